import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  type LinearModel,
  type Ranking,
  rank,
  readModel,
} from '@faith-fables/listener/learned/linear-classifier'
import { type ModerationCategory, moderationCategories } from '../moderation-category.ts'
import type { Word } from '../words/read-words.ts'
import { featuresOf } from './features.ts'

/** What the classifier calls a line with nothing in it. */
export const harmless = 'harmless'

/** Some sentences that are like declined ones. */
export interface Suspicion {
  category: ModerationCategory
  /** From the first to the last of them, as indexes of sentences [first, end). */
  first: number
  end: number
}

const file = fileURLToPath(new URL('../../weights/themes.txt', import.meta.url))
let model: LinearModel | undefined

/** The weights that `npm run train -- moderation` wrote, read when they are first asked. */
const learnedModel = (): LinearModel => {
  model ??= readModel(readFileSync(file, 'utf8'))
  return model
}

/**
 * What a ranking says, against what each theme asks for: the likeliest theme, and how likely it is that the words are harmful at all. A
 * line between two themes is no less harmful for that.
 */
export function suspect(ranking: Ranking): { category: ModerationCategory; probability: number } | null {
  const innocence = ranking.find(({ label }) => label === harmless)?.probability ?? 0
  const likeliest = ranking.find(({ label }) => label !== harmless)?.label
  const category = moderationCategories.find((one) => one === likeliest)
  return category ? { category, probability: 1 - innocence } : null
}

/** Fewer words are like anything. */
const leastWords = 4
/** A sentence of a longer text says less by itself than one that somebody typed alone. */
const leastWordsOfMany = 7
/** Of a long text there are many sentences to be wrong about: each has to be surer, by this share of what is missing to certainty. */
const sentencesOfLongText = 12
const surenessOfMany = 0.75
/** So few sentences are read as one as well: what the first says of the next. */
const mostSentencesTogether = 3

export const isLongEnough = (sentences: readonly (readonly Word[])[]): boolean =>
  countWords(sentences) >= leastWords

const countWords = (sentences: readonly (readonly Word[])[]): number =>
  sentences.reduce((sum, words) => sum + words.length, 0)

/** The sentences that the classifier holds to be harmful; of a few sentences all of them, where they are so together. */
export function weighSentences(sentences: readonly (readonly Word[])[]): Suspicion[] {
  const isShort = sentences.length <= mostSentencesTogether
  const caution = sentences.length > sentencesOfLongText ? surenessOfMany : 0
  const least = sentences.length > 1 ? leastWordsOfMany : leastWords
  const found = sentences.flatMap((sentence, first): Suspicion[] => {
    const category = sentence.length >= least ? weigh([sentence], caution) : null
    return category ? [{ category, first, end: first + 1 }] : []
  })
  if (found.length > 0 || !isShort || sentences.length < 2 || !isLongEnough(sentences)) return found
  const category = weigh(sentences, caution)
  return category ? [{ category, first: 0, end: sentences.length }] : []
}

/** It learned from English: of another language it knows some letters and no words, and what it makes of them means nothing. */
const leastKnownWords = 1 / 2

function isEnglish(sentences: readonly (readonly Word[])[]): boolean {
  const { weights } = learnedModel()
  const words = sentences.flat()
  const known = words.filter(({ text }) => weights.has(`w ${text}`))
  return known.length >= words.length * leastKnownWords
}

function weigh(sentences: readonly (readonly Word[])[], caution: number): ModerationCategory | null {
  if (!isEnglish(sentences)) return null
  const { labels, thresholds } = learnedModel()
  const found = suspect(rank(learnedModel(), featuresOf(sentences)))
  if (!found) return null
  const threshold = thresholds[labels.indexOf(found.category)] ?? 1
  const asked = threshold + (1 - threshold) * caution
  return found.probability >= asked ? found.category : null
}
