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
 * For each sentence the part of an index that can be found in it. Most phrases begin with a harmless word and need a rare one: they are left
 * out where it is missing, instead of being tried at each place. Which sentences hold a word of a group is asked once for the text.
 */
export function phrasesBySentence<T>(
  index: PhraseIndex<T>,
  sentences: readonly (readonly Word[])[],
): PhraseIndex<T>[] {
  const places = placesOfWords(sentences)
  const placesOf = rememberedPlaces(places, Math.ceil(sentences.length / bitsOfPart))
  const among = sentences.map(() => new Map<string, { phrase: Phrase; of: T }[]>())
  for (const [word, own] of places) {
    for (const entry of index.get(word) ?? []) {
      for (const place of commonPlaces(own, entry.phrase.needed, placesOf)) {
        const known = among[place]
        const entries = known?.get(word)
        if (entries) entries.push(entry)
        else known?.set(word, [entry])
      }
    }
  }
  return among
}

/** Sentences as bits, in parts of so many. */
type Places = Uint32Array
const bitsOfPart = 32

function placesOfWords(sentences: readonly (readonly Word[])[]): Map<string, Places> {
  const places = new Map<string, Places>()
  const parts = Math.ceil(sentences.length / bitsOfPart)
  for (const [place, sentence] of sentences.entries()) {
    for (const { text } of sentence) {
      const known = places.get(text) ?? new Uint32Array(parts)
      const part = Math.floor(place / bitsOfPart)
      known[part] = (known[part] ?? 0) | (1 << (place % bitsOfPart))
      places.set(text, known)
    }
  }
  return places
}

/** The sentences with a word that begins an entry of a group; each group is gone through once. */
function rememberedPlaces(places: ReadonlyMap<string, Places>, parts: number): (group: WordGroup) => Places {
  const known = new Map<WordGroup, Places>()
  const placesOf = (group: WordGroup): Places => {
    const before = known.get(group)
    if (before) return before
    const all = new Uint32Array(parts)
    known.set(group, all)
    if (group.parts) for (const part of group.parts) addPlaces(all, placesOf(part))
    else for (const word of group.keys()) addPlaces(all, places.get(word))
    return all
  }
  return placesOf
}

function addPlaces(all: Places, more: Places | undefined): void {
  if (more) for (let part = 0; part < all.length; part++) all[part] = (all[part] ?? 0) | (more[part] ?? 0)
}

/** Asked for each phrase of each word: most have nothing in common with their first group, and the others are not asked. */
function commonPlaces(
  own: Places,
  needed: readonly WordGroup[],
  placesOf: (group: WordGroup) => Places,
): number[] {
  const common: number[] = []
  for (let part = 0; part < own.length; part++) {
    let bits = own[part] ?? 0
    for (const group of needed) {
      if (bits === 0) break
      bits &= placesOf(group)[part] ?? 0
    }
    while (bits !== 0) {
      const bit = bitsOfPart - 1 - Math.clz32(bits & -bits)
      common.push(part * bitsOfPart + bit)
      bits &= bits - 1
    }
  }
  return common
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
