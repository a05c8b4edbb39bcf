import type { ModerationCategory } from '../moderation-category.ts'
import type { Word } from '../words/read-words.ts'
import type { HarmModel } from './harm-model.ts'
import { harmOf, knowsMostOf, mostSentencesTogether } from './weigh-sentences.ts'

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
 * So unlikely are words harmful that a rule which found something in them is not believed. Of 2,749 lines of sixteen strangers that rules
 * held which had seen none of them, and that are read by their meaning and hidden nowhere, none is less likely than 0.12 by weights that
 * had seen none of them either; of the 94 harmless ones 35 are less likely than 0.06. At 0.1, which 43 are, a harmful sentence gets lost
 * among harmless neighbours.
 */
const hardlyHarmful = 0.06
/** Words on each side of a finding that are weighed with it: a finding does not get lost in a long sentence. */
const wordsAround = 8
/** What is said in fewer words is for the rule to say. */
const leastWords = 6

/**
 * Says whether what was learned holds the words around a rule's finding, the words [first, end) of a sentence, to be harmless beyond
 * doubt. Of few sentences all of them have to be so together as well: “He holds a cigarette. Please give the boy one.”
 */
export function outweighedBy(model: HarmModel, sentences: readonly (readonly Word[])[]) {
  const isHarmlessAsAWhole =
    sentences.length > mostSentencesTogether || harmOf(sentences, model) < hardlyHarmful
  return (category: ModerationCategory, sentence: readonly Word[], first: number, end: number): boolean => {
    if (!isHarmlessAsAWhole || !readByMeaning.has(category)) return false
    const around = [sentence.slice(Math.max(0, first - wordsAround), end + wordsAround)]
    if ((around[0]?.length ?? 0) < leastWords || !knowsMostOf(around, model)) return false
    return harmOf(around, model) < hardlyHarmful
  }
}
