import { createHash } from 'node:crypto'
import type { ParentWords, PlainReading } from '../ports/listener.ts'

/** Some 2 KB each. */
const mostKept = 1000

/** What was made of texts, in memory, and what is being asked just now: the same words are asked for once. */
export interface ReadingShelf {
  find(said: ParentWords): PlainReading | undefined
  /** Whoever asks for what is being asked waits for the same answer. Null is an answer that is not kept. */
  ask(said: ParentWords, ask: () => Promise<PlainReading | null>): Promise<PlainReading | null>
  /** When nothing is being asked any more. */
  settled(): Promise<void>
}

/** Those longest not asked for make room. */
export function createReadingShelf(): ReadingShelf {
  const kept = new Map<string, PlainReading>()
  const asking = new Map<string, Promise<PlainReading | null>>()

  function keep(key: string, reading: PlainReading) {
    kept.delete(key)
    kept.set(key, reading)
    const [longestUnasked] = kept.keys()
    if (kept.size > mostKept && longestUnasked !== undefined) kept.delete(longestUnasked)
  }
  function find(key: string) {
    const found = kept.get(key)
    if (found) keep(key, found)
    return found
  }
  return {
    find: (said) => find(keyOf(said)),
    async ask(said, ask) {
      const key = keyOf(said)
      const found = find(key)
      if (found) return found
      const asked =
        asking.get(key) ??
        ask()
          .then((reading) => {
            if (reading) keep(key, reading)
            return reading
          })
          .finally(() => asking.delete(key))
      asking.set(key, asked)
      return await asked
    },
    async settled() {
      await Promise.allSettled(asking.values())
    },
  }
}

/** The same for the same words of the same people; it tells nobody which words. */
export function keyOf(said: ParentWords): string {
  const whose = said.about === 'character' ? said.name : said.cast.map(({ name }) => name)
  return createHash('sha256')
    .update(JSON.stringify([said.about, whose, said.words]))
    .digest('base64url')
}
