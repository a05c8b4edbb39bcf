import type { ModerationCategory } from './moderation-category.ts'
import { originOf, type TracedText } from './normalise/traced-text.ts'
import type { PhraseRule, ShapeRule } from './theme.ts'
import { findListedWords } from './themes/profanity-list.ts'
import { themes } from './themes/themes.ts'
import { isAskedAway } from './words/asked-away.ts'
import {
  type FoundPhrase,
  findPhrases,
  type PhraseIndex,
  phraseIndex,
  phrasesBySentence,
} from './words/find-phrases.ts'
import { findUnclearWords } from './words/find-unclear-words.ts'
import type { Phrase } from './words/phrase.ts'
import type { Word } from './words/read-words.ts'

/** A place in the original text, as [start, end). */
export interface Match {
  category: ModerationCategory
  start: number
  end: number
  /** A single word that is everyday in another language; here nothing around it says so. */
  isUnclear?: boolean
}

interface ThemedRule {
  category: ModerationCategory
  exemptions: PhraseIndex<null>
  mendings: PhraseIndex<null> | null
}

/** Every phrase of every theme, by its first word. */
export const phrasesOfThemes: PhraseIndex<ThemedRule> = phraseIndex(
  themes.flatMap(({ category, phrases, mendedBy }) => {
    const mendings = mendedBy ? indexOf(mendedBy) : null
    return phrases.flatMap((rule) => themedPhrases(category, rule, mendings))
  }),
)

function indexOf(phrases: readonly Phrase[]): PhraseIndex<null> {
  return phraseIndex(phrases.map((phrase) => ({ phrase, of: null })))
}

function themedPhrases(
  category: ModerationCategory,
  { find, unless }: PhraseRule,
  mendings: ThemedRule['mendings'],
) {
  const of = { category, exemptions: indexOf(unless), mendings }
  return find.map((phrase) => ({ phrase, of }))
}

/** Whether what stands around the words [first, end) of a sentence says that they mean no harm. */
type Outweighing = (
  category: ModerationCategory,
  sentence: readonly Word[],
  first: number,
  end: number,
) => boolean

/** What the word list, the phrases and the shapes find; in the order of the themes, then of the text, once per place. */
export function findMatches(
  plain: TracedText,
  unmasked: TracedText,
  sentences: readonly (readonly Word[])[],
  isOutweighed: Outweighing = () => false,
): Match[] {
  const unclear = findUnclearWords(sentences)
  const typed = plain.text.toLowerCase()
  // Who hides a word knows what it means: "Bin L4den" is not said innocently.
  const isHidden = ({ start, end }: Match) => !typed.includes(unmasked.text.slice(start, end))
  const inPhrases = phraseMatches(sentences).filter(
    (found) => isHidden(found) || !isOutweighed(found.category, found.sentence, found.first, found.endWord),
  )
  const inWords = [...findListedWords(unmasked.text), ...inPhrases].flatMap((match) => {
    const word = unclear.get(match.start)
    const isUnclear = word !== undefined && match.end <= word.end
    if (isUnclear && word.isForeign) return []
    return { ...originalMatch(match.category, unmasked, match.start, match.end), isUnclear }
  })
  const found = [
    ...inWords,
    ...themes.flatMap(({ category, shapes }) => shapeMatches(category, shapes ?? [], plain, unmasked)),
  ]
  return themes.flatMap(({ category }) =>
    withoutOverlaps(found.filter((match) => match.category === category)),
  )
}

const noPhrases: PhraseIndex<never> = new Map()

interface FoundInPhrase extends Match {
  /** The found words are [first, endWord) of this sentence. */
  sentence: readonly Word[]
  first: number
  endWord: number
}

/** Places in the text that was read. */
function phraseMatches(sentences: readonly (readonly Word[])[]): FoundInPhrase[] {
  const phrases = phrasesBySentence(phrasesOfThemes, sentences)
  return sentences.flatMap((sentence, place) => {
    const exempt = new Map<PhraseIndex<null>, Uint8Array>()
    return findPhrases(phrases[place] ?? noPhrases, sentence)
      .filter((found) => !isExempt(found, sentence, exempt))
      .filter(({ of }) => !isMended(of, sentences, place))
      .filter(({ of }) => !canBeAskedAway(of.category) || !isAskedAway(sentence))
      .map(({ of, first, end }) => ({
        category: of.category,
        sentence,
        first,
        endWord: end,
        start: sentence[first]?.start ?? 0,
        end: sentence[end - 1]?.end ?? 0,
      }))
  })
}

/** Things that a picture or a page can do without. Contempt, harm to oneself, bodies and orders are asked away in the same words. */
const canBeAskedAway = (category: ModerationCategory): boolean =>
  category === 'violence' || category === 'weapons' || category === 'drugs'

/** How many words around an exempting phrase it speaks for. */
const reachOfExemption = 14

/** Exemptions are sought once for each rule and sentence, so that a text full of findings stays fast to read. */
function isExempt(
  { of, first }: FoundPhrase<ThemedRule>,
  sentence: readonly Word[],
  known: Map<PhraseIndex<null>, Uint8Array>,
): boolean {
  let reached = known.get(of.exemptions)
  if (!reached) {
    reached = new Uint8Array(sentence.length)
    for (const exemption of findPhrases(of.exemptions, sentence)) {
      reached.fill(1, Math.max(0, exemption.first - reachOfExemption), exemption.end + reachOfExemption)
    }
    known.set(of.exemptions, reached)
  }
  return reached[first] === 1
}

/** What is wrong comes first in a story, and is put right some sentences later. */
const sentencesBefore = 2
const sentencesAfter = 8

function isMended({ mendings }: ThemedRule, sentences: readonly (readonly Word[])[], place: number): boolean {
  if (!mendings) return false
  return sentences
    .slice(Math.max(0, place - sentencesBefore), place + sentencesAfter)
    .some((sentence) => findPhrases(mendings, sentence).length > 0)
}

/** Letters that look like Latin ones are such in a plain text: no Cyrillic word has those alone. */
const latin = /^[\p{Script=Latin}\p{Script=Common}]*$/u

function shapeMatches(
  category: ModerationCategory,
  shapes: readonly ShapeRule[],
  plain: TracedText,
  unmasked: TracedText,
): Match[] {
  const isLatin = latin.test(plain.text)
  return shapes.flatMap(({ find, reads, isOfOtherAlphabet }) => {
    if (isLatin && isOfOtherAlphabet) return []
    const traced = reads === 'plain' ? plain : unmasked
    return Array.from(traced.text.matchAll(find), (found) =>
      originalMatch(category, traced, found.index, found.index + found[0].length),
    )
  })
}

function originalMatch(category: ModerationCategory, traced: TracedText, start: number, end: number): Match {
  const [first, last] = originOf(traced, start, end)
  return { category, start: first, end: last }
}

/** Of findings that share a place, the longest: a parent reads each place once. */
function withoutOverlaps(matches: readonly Match[]): Match[] {
  const kept: Match[] = []
  const byPlace = [...matches].sort((one, other) => one.start - other.start || other.end - one.end)
  for (const match of byPlace) {
    const before = kept.at(-1)
    if (!before || match.start >= before.end) kept.push(match)
  }
  return kept
}
