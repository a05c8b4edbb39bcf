import { type AnswerShelf, createAnswerShelf, type KeptAnswer } from './answer-shelf.ts'

/**
 * An answer that is the same for everybody, made at most once between two changes; null when there is none.
 * @param key names the answer among all
 * @param make the body; null when there is none. What one caller may see and another may not has no place here.
 */
export type FindKept = (key: string, make: () => Promise<string | null>) => Promise<KeptAnswer | null>

/** Answers that are kept together take so much memory at most. */
const keptBytes = 16 * 1024 * 1024

/**
 * Keeps answers for as long as nothing they were made of has changed. Each call asks for the version first, so that none
 * gets an answer from before a change that was there when the call came.
 *
 * @param readVersion answers another value after each change, and never one that is older than the asking
 */
export function keepAnswers(readVersion: () => Promise<string | number>): FindKept {
  let version: string | number | null = null
  let shelf: AnswerShelf = createAnswerShelf(keptBytes)
  return async (key, make) => {
    const current = await readVersion()
    if (current !== version) {
      version = current
      // What is still being made of the old truth lands on the old shelf, where nobody looks any more.
      shelf = createAnswerShelf(keptBytes)
    }
    return shelf.find(key) ?? (await shelf.add(key, make))
  }
}
