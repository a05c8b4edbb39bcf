import { endOfPhrase, type Phrase } from './phrase.ts'
import type { Word } from './read-words.ts'
import type { WordGroup } from './word-group.ts'

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

/**
 * The part of an index that can be found in a text of these words. Most phrases begin with a harmless word and need a
 * rare one: they are left out once for the text, instead of being tried at each place.
 */
export function phrasesAmong<T>(index: PhraseIndex<T>, text: ReadonlySet<string>): PhraseIndex<T> {
  const isThere = rememberedPresence(text)
  const among = new Map<string, readonly { phrase: Phrase; of: T }[]>()
  for (const word of text) {
    const possible = index.get(word)?.filter(({ phrase }) => phrase.needed.every(isThere))
    if (possible && possible.length > 0) among.set(word, possible)
  }
  return among
}

/** Tells whether an entry of a group begins with a word of the text; each group is gone through once. */
function rememberedPresence(text: ReadonlySet<string>): (group: WordGroup) => boolean {
  const known = new Map<WordGroup, boolean>()
  const isThere = (group: WordGroup): boolean => {
    const before = known.get(group)
    if (before !== undefined) return before
    const is = group.parts ? group.parts.some(isThere) : someOf(group.keys(), text)
    known.set(group, is)
    return is
  }
  return isThere
}

function someOf(words: Iterable<string>, text: ReadonlySet<string>): boolean {
  for (const word of words) if (text.has(word)) return true
  return false
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
