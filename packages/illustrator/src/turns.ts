/** Lets so many do something at once; the others wait in the order in which they came. */
export function turns(atOnce: number): <Result>(deed: () => Promise<Result>) => Promise<Result> {
  let free = atOnce
  const waiting: (() => void)[] = []
  return async (deed) => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await deed()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
