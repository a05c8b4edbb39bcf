import type { Age } from '../plots/plot.ts'
import { sentencesOf } from './sentences.ts'

/** Shorter ones ("Nobody laughed.") may come back in a story, as they do when somebody tells it. */
const fewestWords = 7

/** The sentences that a story has told so far. Small children love it when one comes back; for them none counts as told. */
export class ToldSentences {
  readonly #told = new Set<string>()
  readonly #age: Age

  constructor(age: Age) {
    this.#age = age
  }

  add(page: string): void {
    for (const sentence of this.#longSentences(page)) this.#told.add(sentence)
  }

  /** Whether something of it stands on an earlier page, or twice on this one. */
  repeats(page: string): boolean {
    const sentences = this.#longSentences(page)
    return (
      new Set(sentences).size < sentences.length || sentences.some((sentence) => this.#told.has(sentence))
    )
  }

  #longSentences(page: string): string[] {
    if (this.#age === 'toddlers') return []
    return page
      .split('¶')
      .flatMap(sentencesOf)
      .filter((sentence) => sentence.split(' ').length >= fewestWords)
  }
}

/** The first of some ways to tell something that repeats nothing; the very first where all do, none where there are none. */
export function firstUntold<Told>(
  ways: readonly (() => Told)[],
  repeats: (told: Told) => boolean,
): Told | undefined {
  let first: Told | undefined
  for (const way of ways) {
    const told = way()
    if (!repeats(told)) return told
    first ??= told
  }
  return first
}
