/** Runs a deed when its turn comes. `first`: before all who wait and did not ask for that. */
export type Turns = <Result>(deed: () => Promise<Result>, options?: { first?: boolean }) => Promise<Result>

/** Lets so many do something at once; the others wait in the order in which they came. */
export function turns(atOnce: number): Turns {
  let free = atOnce
  const first: (() => void)[] = []
  const waiting: (() => void)[] = []
  return async (deed, options) => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => (options?.first ? first : waiting).push(resolve))
    try {
      return await deed()
    } finally {
      const next = first.shift() ?? waiting.shift()
      if (next) next()
      else free++
    }
  }
}
