import type { AgeGroupName } from '../reference/age-groups.ts'
import { countOf } from '../words/count-of.ts'

/** How long and how hard a text is, Scripture left out. */
export interface TextMeasure {
  words: number
  /** Words for each picture, whole. */
  wordsPerPage: number
  /** Words of a sentence, on average. */
  wordsPerSentence: number
  longestSentence: { words: number; text: string }
  /** Years of school that reading it takes (Flesch–Kincaid); syllables are estimated. */
  grade: number
}

interface AgeBounds {
  /** Words for each of ten pictures. */
  fewest: number
  most: number
  wordsPerSentence: number
  grade: number
}

/** What stories for an age usually keep to. */
export const ageBounds: Record<AgeGroupName, AgeBounds> = {
  Toddlers: { fewest: 6, most: 20, wordsPerSentence: 7, grade: 1.5 },
  'Early Readers': { fewest: 25, most: 60, wordsPerSentence: 10, grade: 3 },
  'Middle Childhood': { fewest: 60, most: 150, wordsPerSentence: 13, grade: 5.3 },
  'Pre-Teens': { fewest: 120, most: 250, wordsPerSentence: 17, grade: 7.7 },
}

/** A story of few pictures tells more beside each; and a warning must be worth a parent's while. */
const roomy = { words: 2, wordsPerSentence: 1.4, longestSentence: 3, grade: 2.5 }

/**
 * Where a gauge says that there is more than usual. Fewer pictures have more words beside each: with five of them the
 * built-in storyteller tells 1.4 to 1.8 times as many as with ten; and its longest sentence has about twice the words
 * of its average one (100 stories of each age).
 *
 * @param pictures at least one
 */
export function usualMost(
  age: AgeGroupName,
  pictures: number,
): { wordsPerPage: number; longestSentence: number } {
  const { most, wordsPerSentence } = ageBounds[age]
  const share = Math.min(1.7, Math.max(1, (10 / pictures) ** 0.75))
  return { wordsPerPage: Math.round(most * share), longestSentence: wordsPerSentence * 2 }
}

/** @param scripture exact words that are not measured: they are as they are */
export function measureText(text: string, pictures: number, scripture = ''): TextMeasure {
  const own = scripture === '' ? text : text.replaceAll(scripture, ' ')
  const sentences = own
    .split(/\n+|(?<=[.!?]["”’']?)(?<!\b(?:Mrs?|Ms|Dr|St)\.)\s+(?=["“‘'\p{Lu}])/u)
    .map((sentence) => ({ text: sentence.trim(), words: wordsIn(sentence).length }))
    .filter(({ words }) => words > 0)
  const words = wordsIn(own)
  const wordsPerSentence = words.length / Math.max(1, sentences.length)
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return {
    words: words.length,
    wordsPerPage: Math.round(words.length / Math.max(1, pictures)),
    wordsPerSentence,
    longestSentence: sentences.reduce((long, one) => (one.words > long.words ? one : long), {
      text: '',
      words: 0,
    }),
    grade: words.length === 0 ? 0 : 0.39 * wordsPerSentence + 11.8 * (syllables / words.length) - 15.59,
  }
}

/** What a parent may want to know before they approve; empty when the text suits the age. It never stops anything. */
export function lengthWarnings(measure: TextMeasure, age: AgeGroupName): string[] {
  const bounds = ageBounds[age]
  const { words, wordsPerPage, wordsPerSentence, longestSentence, grade } = measure
  const usual = `${age} usually get ${bounds.fewest} to ${bounds.most}`
  const warnings: string[] = []
  if (wordsPerPage > bounds.most * roomy.words)
    warnings.push(`About ${countOf(wordsPerPage, 'word')} a page: ${usual}. A tired child may not last.`)
  else if (words > 0 && wordsPerPage < bounds.fewest / roomy.words)
    warnings.push(`About ${countOf(wordsPerPage, 'word')} a page: ${usual}. It is soon over.`)
  if (longestSentence.words > bounds.wordsPerSentence * roomy.longestSentence)
    warnings.push(
      `The longest sentence has ${longestSentence.words} words (“${beginningOf(longestSentence.text)}”). For ${age} about ${bounds.wordsPerSentence} are easy to follow.`,
    )
  else if (wordsPerSentence > bounds.wordsPerSentence * roomy.wordsPerSentence)
    warnings.push(
      `Its sentences have ${Math.round(wordsPerSentence)} words on average; for ${age} about ${bounds.wordsPerSentence} are easy to follow.`,
    )
  if (words >= 20 && grade > bounds.grade + roomy.grade)
    warnings.push(`Its words and sentences are rather hard for ${age}; shorter ones are easier to listen to.`)
  return warnings
}

/** Syllables from which a word is long to say at an age; our own rule, by the bounds of sentences above. */
const longFrom: Record<AgeGroupName, number> = {
  Toddlers: 3,
  'Early Readers': 4,
  'Middle Childhood': 5,
  'Pre-Teens': 6,
}

/** Long words that every small child says, their endings left out. */
const everyday = new Set(
  `afternoon already animal another anybody anyone anything banana beautiful birthday butterfly caterpillar chocolate
  dinosaur elephant everybody everyone everything everywhere family favourite favorite grandfather grandmother hospital
  kangaroo ladybird ladybug library medicine potato puppy remember somebody somewhere spaghetti suddenly telephone
  television together tomato tomorrow umbrella understand underneath vegetable yesterday`.split(/\s+/),
)

/**
 * Words that are hard at an age: long to say, and neither names nor such as every child knows.
 * @param scripture as for `measureText`
 * @returns each once, as it first stands in the text
 */
export function hardWords(text: string, age: AgeGroupName, scripture = ''): string[] {
  const own = scripture === '' ? text : text.replaceAll(scripture, ' ')
  const hard = wordsIn(own).filter((word) => {
    const plain = word.toLowerCase().replace(/['’]s$|s$/, '')
    return !everyday.has(plain) && syllablesOf(word) >= longFrom[age]
  })
  return [...new Map(hard.map((word) => [word.toLowerCase(), word])).values()]
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []

/** Groups of vowels, without an "e" that is not spoken at the end. A name counts as one that every child can say. */
function syllablesOf(word: string): number {
  if (/^\p{Lu}/u.test(word)) return 1
  const spoken = word.toLowerCase().replace(/(?:[^l]e|ed|es)$/, '')
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0)
}

function beginningOf(sentence: string): string {
  const words = sentence.split(/\s+/)
  return words.length > 6 ? `${words.slice(0, 6).join(' ')} …` : sentence
}
