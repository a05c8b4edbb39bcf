import type { Word } from '../words/read-words.ts'
import { allTopics, topicsOf } from './cues.ts'
import { always, edge, featuresOfWord, groupsOf, wordsAsLearned } from './features.ts'
import { type PairTable, pairTableOf, weightOfPair } from './pair-table.ts'
import { stemOf } from './stem.ts'

/** Weights as they are learned: each feature (features.ts) with its weight. */
export interface LearnedHarm {
  /** Below this probability nothing is doubted. */
  threshold: number
  /** What speaks for harm before a word is seen. */
  bias: number
  weights: Iterable<readonly [feature: string, weight: number]>
}

/** The weights of a logistic regression that tells harmful lines from harmless ones, laid out so that a long story is read in a few milliseconds. */
export interface HarmModel {
  threshold: number
  bias: number
  /** Weights of features that are of no pair, as whole numbers of {@link harmScale} to one. */
  single: ReadonlyMap<string, number>
  /** Words and stems that are part of a pair, by their places. */
  places: ReadonlyMap<string, number>
  /** Weights of pairs: of words side by side, of stems, and of words with one between. */
  pairs: PairTable
  stems: PairTable
  gaps: PairTable
  topics: TopicWeights
  /** What words say; the same ones come again and again. */
  known: Map<string, KnownWord>
}

interface TopicWeights {
  places: ReadonlyMap<string, number>
  /** A square: of two topics the weight of both at the row of the first in the alphabet, of one alone where its row and its column meet. */
  weights: Int16Array
}

interface KnownWord {
  place: number
  stem: number
  /** What its own features weigh together, and how many they are. */
  score: number
  count: number
  isLearned: boolean
  isLike: boolean
  topics: readonly number[]
}

/** Weights are kept as whole numbers of this many to one. */
export const harmScale = 100
/** So many words are kept: texts for children have few, and a text of noise fills no memory. */
const mostKnown = 20_000
const nowhere = -1
const leastGroups = 2
const shareOfGroups = 0.6

/** Lays out what was learned. */
export function harmModelOf({ threshold, bias, weights }: LearnedHarm): HarmModel {
  const single = new Map<string, number>()
  const places = new Map<string, number>()
  const placeOf = (word: string): number => {
    const place = places.get(word) ?? places.size
    places.set(word, place)
    return place
  }
  const [pairs, stems, gaps]: [number[], number[], number[]] = [[], [], []]
  const byKind = new Map([
    ['b', pairs],
    ['p', stems],
    ['g', gaps],
  ])
  for (const [feature, weight] of weights) {
    const [kind = '', one = '', other = ''] = feature.split(' ')
    const some = byKind.get(kind)
    const whole = Math.round(weight * harmScale)
    if (some) some.push(placeOf(one), placeOf(other), whole)
    else single.set(feature, whole)
  }
  const topics = topicWeights(single)
  return {
    threshold,
    bias,
    single,
    places,
    pairs: pairTableOf(pairs, places.size),
    stems: pairTableOf(stems, places.size),
    gaps: pairTableOf(gaps, places.size),
    topics,
    known: new Map(),
  }
}

/** @param single weights of single features, as whole numbers */
export function topicWeights(single: ReadonlyMap<string, number>): TopicWeights {
  const weights = Int16Array.from(
    allTopics.flatMap((one) =>
      allTopics.map((other) => single.get(one === other ? `t ${one}` : `x ${one} ${other}`) ?? 0),
    ),
  )
  return { places: new Map(allTopics.map((topic, at) => [topic, at])), weights }
}

/** How many words there are as they are learned, how many of these were seen while it learned, and how many were, look like another form of such a word or speak of a known topic. */
export function countLearned(
  model: HarmModel,
  sentence: readonly Word[],
): Record<'all' | 'learned' | 'like', number> {
  const words = wordsAsLearned(sentence)
  let learned = 0
  let like = 0
  for (const word of words) {
    const { isLearned, isLike } = knownWord(model, word)
    if (isLearned) learned++
    if (isLearned || isLike) like++
  }
  return { all: words.length, learned, like }
}

function knownWord(model: HarmModel, word: string): KnownWord {
  const before = model.known.get(word)
  if (before) return before
  const features = featuresOfWord(word)
  const place = model.places.get(word) ?? nowhere
  const stem = model.places.get(stemOf(word)) ?? nowhere
  const topics = topicsOf(word).flatMap((topic) => model.topics.places.get(topic) ?? [])
  const said: KnownWord = {
    place,
    stem,
    score: features.reduce((sum, feature) => sum + (model.single.get(feature) ?? 0), 0),
    count: features.length,
    isLearned: model.single.has(`w ${word}`),
    isLike: topics.length > 0 || isLikeLearned(model, word),
    topics,
  }
  if (model.known.size >= mostKnown) model.known.clear()
  model.known.set(word, said)
  return said
}

/** Most of its groups of letters were learned: another form of a known word, as languages with many endings have them. */
function isLikeLearned(model: HarmModel, word: string): boolean {
  const groups = groupsOf(word)
  const known = groups.filter((group) => model.single.has(group))
  return groups.length >= leastGroups && known.length >= groups.length * shareOfGroups
}

/** How likely some sentences, read as one, are harmful: what their features weigh (features.ts), without writing them out. */
export function probabilityOfHarm(model: HarmModel, sentences: readonly (readonly Word[])[]): number {
  const topics = new Set<number>()
  const end = model.places.get(edge) ?? nowhere
  let score = model.single.get(always) ?? 0
  let count = 1
  for (const sentence of sentences) {
    const words = wordsAsLearned(sentence).map((word) => knownWord(model, word))
    score += weightOfPair(model.pairs, end, words[0]?.place ?? nowhere)
    count += 1
    for (const [at, word] of words.entries()) {
      const next = words[at + 1]
      const afterNext = words[at + 2]
      score += word.score + weightOfPair(model.pairs, word.place, next ? next.place : end)
      count += word.count + 1 + (next ? 1 : 0) + (afterNext ? 1 : 0)
      if (next) score += weightOfPair(model.stems, word.stem, next.stem)
      if (afterNext) score += weightOfPair(model.gaps, word.place, afterNext.place)
      for (const topic of word.topics) topics.add(topic)
    }
  }
  const found = Int32Array.from(topics).sort()
  const weighed = score + scoreOfTopics(model.topics, found)
  return (
    1 /
    (1 +
      Math.exp(
        -model.bias - weighed / harmScale / Math.sqrt(count + (found.length * (found.length + 1)) / 2),
      ))
  )
}

function scoreOfTopics({ places, weights }: TopicWeights, found: Int32Array): number {
  let score = 0
  for (let at = 0; at < found.length; at++) {
    const row = (found[at] ?? 0) * places.size
    for (let next = at; next < found.length; next++) score += weights[row + (found[next] ?? 0)] ?? 0
  }
  return score
}
