import { endOfPhrase, type Phrase } from './phrase.ts'
import type { Word } from './read-words.ts'

/** Phrases by the word they begin with. */
export type PhraseIndex<T> = ReadonlyMap<string, readonly { phrase: Phrase; of: T }[]>

export function phraseIndex<T>(entries: readonly { phrase: Phrase; of: T }[]): PhraseIndex<T> {
  const index = new Map<string, { phrase: Phrase; of: T }[]>()
  for (const entry of entries) {
    for (const word of entry.phrase.first.keys()) {
      const beginning = index.get(word)
      if (beginning) beginning.push(entry)
      else index.set(word, [entry])
    }
  }
  return index
}

/** A phrase in a sentence, as indexes of words [first, end). */
export interface FoundPhrase<T> {
  of: T
  first: number
  end: number
}

/** Every place of the sentence at which a phrase of the index begins. */
export function findPhrases<T>(index: PhraseIndex<T>, sentence: readonly Word[]): FoundPhrase<T>[] {
  const found: FoundPhrase<T>[] = []
  for (const [first, word] of sentence.entries()) {
    for (const { phrase, of } of index.get(word.text) ?? []) {
      const end = endOfPhrase(phrase, sentence, first)
      if (end >= 0) found.push({ of, first, end })
    }
  }
  return found
}
