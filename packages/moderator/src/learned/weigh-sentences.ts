import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type LinearModel, rank, readModel } from '@faith-fables/listener/learned/linear-classifier'
import { type ModerationCategory, moderationCategories } from '../moderation-category.ts'
import type { Word } from '../words/read-words.ts'
import { featuresOf, wordsAsLearned } from './features.ts'
import { readHarmFile } from './harm-file.ts'
import { countLearned, type HarmModel, probabilityOfHarm } from './harm-model.ts'

/** Some sentences that are like declined ones. */
export interface Suspicion {
  category: ModerationCategory
  /** From the first to the last of them, as indexes of sentences [first, end). */
  first: number
  end: number
}

const weightsIn = (file: string): Buffer =>
  readFileSync(fileURLToPath(new URL(`../../weights/${file}`, import.meta.url)))

let harm: HarmModel | undefined
let themes: LinearModel | undefined

/** The weights that `npm run train -- moderation` wrote, read when they are first asked. */
export function harmModel(): HarmModel {
  harm ??= readHarmFile(weightsIn('harm.bin'))
  return harm
}

function themesModel(): LinearModel {
  themes ??= readModel(weightsIn('themes.txt').toString('utf8'))
  return themes
}

/** Fewer words are like anything. */
const leastWords = 3
/** A sentence of a longer text says less by itself than one that somebody typed alone. */
const leastWordsOfMany = 5
/** Of a long text there are many sentences to be wrong about: each has to be surer, by this share of what is missing to certainty. */
const sentencesOfLongText = 12
const surenessOfMany = 0.94
/** So few sentences are read as one as well: what the first says of the next. */
export const mostSentencesTogether = 3

type Sentences = readonly (readonly Word[])[]

export const isLongEnough = (sentences: Sentences): boolean => countWords(sentences) >= leastWords

const countWords = (sentences: Sentences): number =>
  sentences.reduce((sum, words) => sum + wordsAsLearned(words).length, 0)

/** Words of other languages are wrongly doubted more often (record 127): it has to be surer of them, by this share of what is missing. */
const surenessOfTongues = 0.3

/** How likely words of another language are harmful, as it is weighed against the threshold. */
export const inOtherTongue = (harm: number): number => (harm - surenessOfTongues) / (1 - surenessOfTongues)

/** Whether words as likely harmful as this are doubted. @param isOtherTongue asked only where it decides */
export const isDoubted = (harm: number, threshold: number, isOtherTongue: () => boolean): boolean =>
  harm >= threshold && (inOtherTongue(harm) >= threshold || !isOtherTongue())

/** The sentences that the classifier holds to be harmful; of a few sentences all of them, where they are so together. */
export function weighSentences(
  sentences: Sentences,
  model: HarmModel,
  isOtherTongue: () => boolean,
): Suspicion[] {
  const caution = sentences.length > sentencesOfLongText ? surenessOfMany : 0
  const asked = model.threshold + (1 - model.threshold) * caution
  return partsOf(sentences).flatMap(({ first, end }): Suspicion[] => {
    const part = sentences.slice(first, end)
    return isDoubted(harmOf(part, model), asked, isOtherTongue)
      ? [{ category: themeOf(part), first, end }]
      : []
  })
}

/** How likely the worst of some sentences is harmful; what is learned is measured by it, with other weights. */
export const worstHarmOf = (sentences: Sentences, model: HarmModel): number =>
  partsOf(sentences).reduce(
    (worst, { first, end }) => Math.max(worst, harmOf(sentences.slice(first, end), model)),
    0,
  )

/** What is weighed of a text: each sentence and, where they are few, all of them together. */
function partsOf(sentences: Sentences): { first: number; end: number }[] {
  const least = sentences.length > 1 ? leastWordsOfMany : leastWords
  const single = sentences.flatMap((words, first) =>
    words.length < least && countWords([words]) < least ? [] : [{ first, end: first + 1 }],
  )
  const isRead = sentences.length > 1 && sentences.length <= mostSentencesTogether && isLongEnough(sentences)
  return isRead ? [...single, { first: 0, end: sentences.length }] : single
}

/** Of a language that it did not learn it knows some letters and no words, and what it makes of them means nothing. */
const leastKnownWords = 1 / 2
const mostWords = 4 / 5

/** How likely it is that some sentences, read as one, are harmful. */
export function harmOf(sentences: Sentences, model: HarmModel): number {
  const { all, like } = countLearned(model, sentences.flat())
  return like < all * leastKnownWords ? 0 : probabilityOfHarm(model, sentences)
}

/** Whether it has learned so many of the words themselves that its silence means something. */
export function knowsMostOf(sentences: Sentences, model: HarmModel): boolean {
  const { all, learned } = countLearned(model, sentences.flat())
  return learned >= all * mostWords
}

/** What harmful sentences are most like. */
function themeOf(sentences: Sentences): ModerationCategory {
  const [likeliest] = rank(themesModel(), featuresOf(sentences))
  return moderationCategories.find((one) => one === likeliest?.label) ?? 'violence'
}
