import { harmScale, type LearnedHarm } from '../../packages/moderator/src/learned/harm-model.ts'

export interface HarmExample {
  features: readonly string[]
  isHarmful: boolean
  /** How many lines it counts as. */
  weight: number
}

/** Chosen on lines of strangers that were left out. */
const rounds = 10
const step = 0.3
const shrinking = 1e-4
const leastExamples = 2
const added = 1
const leastTelling = 0.7
const mostTelling = 4
const firstSeed = 20_261_126

/** So many times the lines are shuffled anew and learned from; the mean of what each time gives finds one in a hundred more at the same false alarms. */
const shufflings = 4

/**
 * Logistic regression by stochastic gradient descent (AdaGrad). How much a feature may say grows with how unevenly it stands in harmful
 * and harmless examples, as in naive Bayes: of a few examples that learns more than from counts alone. The same lines give the same weights.
 */
export function learnHarm(examples: readonly HarmExample[]): LearnedHarm {
  const telling = howTelling(examples)
  const features = [...telling.keys()]
  const places = new Map(features.map((feature, at) => [feature, at]))
  const scales = Float64Array.from(telling.values())
  const known = examples.map((example) => knownExample(example, places))
  const sum = new Float64Array(scales.length)
  let bias = 0
  for (let turn = 0; turn < shufflings; turn++) {
    const learned = descend([...known], scales, generator(firstSeed + turn))
    bias += learned.bias / shufflings
    for (let at = 0; at < sum.length; at++)
      sum[at] = (sum[at] ?? 0) + ((learned.weights[at] ?? 0) * (scales[at] ?? 0)) / shufflings
  }
  const weights = features.map((feature, at): [string, number] => [feature, rounded(sum[at] ?? 0)])
  return { threshold: 1, bias: rounded(bias), weights: weights.filter(([, weight]) => weight !== 0) }
}

interface KnownExample {
  rows: Uint32Array
  share: number
  wanted: number
  weight: number
}

const knownExample = (
  { features, isHarmful, weight }: HarmExample,
  places: ReadonlyMap<string, number>,
): KnownExample => ({
  rows: Uint32Array.from(features.flatMap((feature) => places.get(feature) ?? [])),
  share: 1 / Math.sqrt(Math.max(1, features.length)),
  wanted: isHarmful ? 1 : 0,
  weight,
})

/** Some rounds over the examples, in another order each time. */
function descend(
  known: KnownExample[],
  scales: Float64Array,
  random: () => number,
): { bias: number; weights: Float64Array } {
  const weights = new Float64Array(scales.length)
  const sums = new Float64Array(scales.length).fill(1e-6)
  let bias = 0
  let biasSum = 1e-6
  for (let round = 0; round < rounds; round++) {
    shuffle(known, random)
    for (const { rows, share, wanted, weight } of known) {
      let score = bias
      for (const row of rows) score += (weights[row] ?? 0) * (scales[row] ?? 0) * share
      const error = weight * (1 / (1 + Math.exp(-score)) - wanted)
      for (const row of rows) {
        const now = weights[row] ?? 0
        const slope = error * share * (scales[row] ?? 0) + shrinking * now
        const sum = (sums[row] ?? 0) + slope * slope
        sums[row] = sum
        weights[row] = now - (step * slope) / Math.sqrt(sum)
      }
      biasSum += error * error
      bias -= (step * error) / Math.sqrt(biasSum)
    }
  }
  return { bias, weights }
}

const rounded = (weight: number): number => Math.round(weight * harmScale) / harmScale

/** The logarithm of how much commoner each feature is on one side than on the other. */
function howTelling(examples: readonly HarmExample[]): Map<string, number> {
  const counts = new Map<string, [harmless: number, harmful: number]>()
  for (const { features, isHarmful } of examples)
    for (const feature of features) {
      const count = counts.get(feature) ?? [0, 0]
      count[isHarmful ? 1 : 0]++
      counts.set(feature, count)
    }
  const kept = [...counts].filter(([, [harmless, harmful]]) => harmless + harmful >= leastExamples)
  const allHarmless = kept.reduce((sum, [, [harmless]]) => sum + harmless + added, 0)
  const allHarmful = kept.reduce((sum, [, [, harmful]]) => sum + harmful + added, 0)
  return new Map(
    kept.map(([feature, [harmless, harmful]]) => {
      const ratio = (harmful + added) / allHarmful / ((harmless + added) / allHarmless)
      return [feature, Math.min(mostTelling, leastTelling + Math.abs(Math.log(ratio)))]
    }),
  )
}

/** Numbers from 0 to 1, the same ones every time. */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function shuffle<Item>(items: Item[], random: () => number): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const moved = items[last] as Item
    items[last] = items[other] as Item
    items[other] = moved
  }
}
