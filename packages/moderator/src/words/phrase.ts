import type { Word } from './read-words.ts'
import { joinedGroup, type Lexicon, verbs, type WordGroup, wordGroup, words } from './word-group.ts'

type Step =
  | { kind: 'word'; group: WordGroup; optional: boolean }
  | { kind: 'gap'; most: number }
  | { kind: 'not-next' | 'not-before'; group: WordGroup }

/** A compiled phrase: words that follow each other in one sentence. */
export interface Phrase {
  /** What the phrase begins with, for finding it fast. */
  first: WordGroup
  /** What else must stand in the sentence: of each group a word. */
  needed: readonly WordGroup[]
  steps: readonly Step[]
}

/**
 * Compiles a phrase. It is read word by word:
 *
 * - `hit`: that word; `hit*`: in all its forms; `hit/kick*`: either
 * - `<person>`: a word of that group of the lexicon; groups and words mix: `<person>/idiot`
 * - `knock_down`, `knock_down*`: two words that belong together
 * - `the?`: may be missing; `~3`: up to three other words
 * - `!a/b`: the next word is neither; `-a/b`: nor is the word before
 *
 * Gaps are short, so that the time for a text grows with its length and no faster.
 */
export function phrase(source: string, lexicon: Lexicon): Phrase {
  const steps = source.split(' ').map((part) => step(part, lexicon))
  const first = steps.find((one) => one.kind !== 'not-before')
  if (first?.kind !== 'word' || first.optional) throw new Error(`A phrase begins with a word: ${source}`)
  const needed = steps.flatMap((one) =>
    one.kind === 'word' && !one.optional && one !== first ? one.group : [],
  )
  return { first: first.group, needed, steps }
}

function step(part: string, lexicon: Lexicon): Step {
  if (part.startsWith('~')) return { kind: 'gap', most: Number(part.slice(1)) }
  if (part.startsWith('!')) return { kind: 'not-next', group: alternatives(part.slice(1), lexicon) }
  if (part.startsWith('-')) return { kind: 'not-before', group: alternatives(part.slice(1), lexicon) }
  const optional = part.endsWith('?')
  return { kind: 'word', optional, group: alternatives(optional ? part.slice(0, -1) : part, lexicon) }
}

/** Groups that were compiled, by lexicon and source: hundreds of phrases share the large ones. */
const known = new WeakMap<Lexicon, Map<string, WordGroup>>()

function alternatives(source: string, lexicon: Lexicon): WordGroup {
  const groups = known.get(lexicon) ?? new Map<string, WordGroup>()
  known.set(lexicon, groups)
  const group = groups.get(source) ?? readAlternatives(source, lexicon)
  groups.set(source, group)
  return group
}

function readAlternatives(source: string, lexicon: Lexicon): WordGroup {
  const names = /^<(.+)>$/
  const parts = source.split('/')
  const literal = parts
    .filter((one) => !names.test(one))
    .flatMap((one) => (one.endsWith('*') ? verbs(one.slice(0, -1)) : words(one)))
  const named = parts.flatMap((one) => names.exec(one)?.[1] ?? []).map((name) => namedGroup(name, lexicon))
  return joinedGroup(literal.length > 0 ? [wordGroup(literal), ...named] : named)
}

/** Groups of the lexicons, which themes share. */
const groupsOfLexicons = new WeakMap<readonly string[], WordGroup>()

function namedGroup(name: string, lexicon: Lexicon): WordGroup {
  const entries = lexicon[name]
  if (!entries) throw new Error(`The lexicon has no group ${name}.`)
  const group = groupsOfLexicons.get(entries) ?? wordGroup(entries)
  groupsOfLexicons.set(entries, group)
  return group
}

/** Where the phrase ends (the index after its last word) when it begins at a word of the sentence, or -1. */
export function endOfPhrase({ steps }: Phrase, sentence: readonly Word[], start: number): number {
  return follow(steps, 0, sentence, start)
}

function follow(steps: readonly Step[], from: number, sentence: readonly Word[], at: number): number {
  const now = steps[from]
  if (now === undefined) return at
  if (now.kind === 'gap') {
    for (let skipped = 0; skipped <= now.most && at + skipped <= sentence.length; skipped += 1) {
      const end = follow(steps, from + 1, sentence, at + skipped)
      if (end >= 0) return end
    }
    return -1
  }
  if (now.kind === 'word') return followWord(now, steps, from, sentence, at)
  const looked = now.kind === 'not-next' ? at : at - 1
  return lengthsAt(now.group, sentence, looked).length > 0 ? -1 : follow(steps, from + 1, sentence, at)
}

function followWord(
  { group, optional }: { group: WordGroup; optional: boolean },
  steps: readonly Step[],
  from: number,
  sentence: readonly Word[],
  at: number,
): number {
  for (const length of lengthsAt(group, sentence, at)) {
    const end = follow(steps, from + 1, sentence, at + length)
    if (end >= 0) return end
  }
  return optional ? follow(steps, from + 1, sentence, at) : -1
}

const none: readonly number[] = []
const one: readonly number[] = [1]

/** How many words each entry of the group takes that stands at this place. Asked most of all: single words cost nothing new. */
function lengthsAt(group: WordGroup, sentence: readonly Word[], at: number): readonly number[] {
  const word = sentence[at]
  const entries = word && group.get(word.text)
  if (!entries) return none
  if (entries.length === 1 && entries[0]?.length === 0) return one
  return entries
    .filter((rest) => rest.every((following, index) => sentence[at + 1 + index]?.text === following))
    .map((rest) => rest.length + 1)
}
