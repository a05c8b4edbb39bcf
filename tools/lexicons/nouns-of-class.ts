import type { ClassRoots } from './class-roots.ts'
import type { WordNet } from './read-wordnet.ts'

/** An entry of a class and its sub-class, empty where it has none. */
export type Noun = [word: string, kind: string]

/**
 * The nouns of a class that most people mean so: the word's most frequent sense lies in the class, and the word is
 * not more often a verb or an adjective ("duck" is). What is left out can still be written into the class by hand.
 */
export function nounsOfClass(
  { roots, cut = [], kinds = {}, isOfSingleWords }: ClassRoots,
  wordNet: WordNet,
): Noun[] {
  const outside = below(cut, wordNet)
  const inside = below(roots, wordNet, outside)
  const kindSets = Object.entries(kinds).map(([kind, tops]) => [kind, below(tops, wordNet)] as const)
  const kindOf = (offset: string) => kindSets.find(([, offsets]) => offsets.has(offset))?.[0] ?? ''

  const nouns = new Map<string, string>()
  for (const offset of inside)
    for (const word of wordNet.synsets.get(offset)?.words ?? [])
      if (
        isPlain(word) &&
        !(isOfSingleWords && word.includes(' ')) &&
        wordNet.sensesOf(word)[0] === offset &&
        isMostlyNoun(word, wordNet)
      )
        nouns.set(word, kindOf(offset))
  return [...nouns].sort(([one], [other]) => (one < other ? -1 : 1))
}

/** Every synset below these, themselves included; what lies in `without` is not entered. */
function below(
  tops: readonly string[],
  wordNet: WordNet,
  without: ReadonlySet<string> = new Set(),
): Set<string> {
  const found = new Set<string>()
  const open = tops.map((top) => synsetNamed(top, wordNet))
  for (let next = open.pop(); next; next = open.pop()) {
    if (found.has(next) || without.has(next)) continue
    found.add(next)
    open.push(...(wordNet.synsets.get(next)?.below ?? []))
  }
  return found
}

/** @throws Error when WordNet has no such sense. */
function synsetNamed(name: string, wordNet: WordNet): string {
  const [noun = '', sense] = name.split('#')
  const offset = wordNet.sensesOf(noun)[Number(sense) - 1]
  if (!offset) throw new Error(`WordNet has no sense "${name}".`)
  return offset
}

/** Small letters, one word or a fixed pair: no names, no Latin with its capitals, no abbreviations. */
function isPlain(word: string): boolean {
  return /^[a-z]['a-z-]+( ['a-z-]+)?$/.test(word)
}

function isMostlyNoun(word: string, { timesSeen }: WordNet): boolean {
  return timesSeen(word, 'noun') >= timesSeen(word, 'verb') + timesSeen(word, 'adjective')
}
