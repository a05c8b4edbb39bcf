import type { ModerationCategory } from '../moderation-category.ts'
import type { Word } from '../words/read-words.ts'
import type { HarmModel } from './harm-model.ts'
import { harmOf, knowsMostOf } from './weigh-sentences.ts'

/** Themes whose rules read what is meant. What is a list or a shape (swearing, names, numbers, brands, orders to a machine) is not weighed. */
const readByMeaning: ReadonlySet<ModerationCategory> = new Set([
  'violence',
  'self-harm',
  'sexual',
  'drugs',
  'hate',
  'terror',
  'weapons',
  'eating-disorders',
  'challenges',
  'bullying',
  'occult',
])

/**
 * So unlikely are words harmful that a rule which found something in them is not believed. Of the lines to be declined, by two
 * strangers, that a rule alone held, none is less likely than 0.14; at 0.2 a harmful sentence gets lost among harmless neighbours.
 */
const hardlyHarmful = 0.06
/** Words on each side of a finding that are weighed with it: a finding does not get lost in a long sentence. */
const wordsAround = 8
/** What is said in fewer words is for the rule to say. */
const leastWords = 6

/** Says whether what was learned holds the words around a rule's finding, the words [first, end) of a sentence, to be harmless beyond doubt. */
export const outweighedBy =
  (model: HarmModel) =>
  (category: ModerationCategory, sentence: readonly Word[], first: number, end: number): boolean => {
    if (!readByMeaning.has(category)) return false
    const around = [sentence.slice(Math.max(0, first - wordsAround), end + wordsAround)]
    if ((around[0]?.length ?? 0) < leastWords || !knowsMostOf(around, model)) return false
    return harmOf(around, model) < hardlyHarmful
  }
