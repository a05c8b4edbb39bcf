/** Something with its features, and what it is. */
export interface Example {
  features: readonly string[]
  label: string
  /** As how many it counts; 1 where nobody says. */
  weight?: number
}

/** Weights as they are learned: for each feature one number for each label. */
export interface Learned {
  labels: readonly string[]
  weights: Map<string, Float64Array>
}

/** Chosen by cross-validation. */
const rounds = 30
const step = 0.3
const shrinking = 1e-3
/** What L1 takes off a weight at each step: it leaves the file small, and costs no accuracy. */
const sparing = 5e-3
/** What stands in fewer examples says more about its writer than about its label. */
const leastExamples = 2

/**
 * Multinomial logistic regression by stochastic gradient descent (AdaGrad), with L1 and L2 penalties on what an example touches. The
 * order of the examples is shuffled by a generator of its own: the same lines give the same weights.
 */
export function learnLinear(examples: readonly Example[]): Learned {
  const labels = [...new Set(examples.map(({ label }) => label))].sort()
  const width = labels.length
  const places = new Map([...featuresKept(examples)].map((feature, at) => [feature, at * width]))
  const weights = new Float64Array(places.size * width)
  const sums = new Float64Array(places.size * width)
  const known = examples.map(({ features, label, weight = 1 }) => ({
    weight,
    share: 1 / Math.sqrt(Math.max(1, features.length)),
    rows: Uint32Array.from(features.flatMap((feature) => places.get(feature) ?? [])),
    place: labels.indexOf(label),
  }))
  const random = generator(20_261_122)
  const errors = new Float64Array(width)
  for (let round = 0; round < rounds; round++) {
    for (const { rows, place, share, weight } of shuffled(known, random)) {
      errors.fill(0)
      for (const row of rows)
        for (let at = 0; at < width; at++) errors[at] = (errors[at] ?? 0) + (weights[row + at] ?? 0) * share
      takeErrors(errors, place)
      for (const row of rows) {
        for (let at = 0; at < width; at++) {
          const now = weights[row + at] ?? 0
          const slope = (errors[at] ?? 0) * share * weight + shrinking * now
          const sum = (sums[row + at] ?? 0) + slope * slope
          sums[row + at] = sum
          const rate = step / Math.sqrt(sum + 1e-8)
          weights[row + at] = nearerToNothing(now - rate * slope, rate * sparing)
        }
      }
    }
  }
  const rowOf = ([feature, row]: [string, number]): [string, Float64Array] => [
    feature,
    weights.subarray(row, row + width),
  ]
  return { labels, weights: new Map([...places].map(rowOf)) }
}

/** Turns scores into how far each label's probability is from what it should be. */
function takeErrors(scores: Float64Array, place: number): void {
  const highest = scores.reduce((most, score) => Math.max(most, score))
  let sum = 0
  for (let at = 0; at < scores.length; at++) {
    scores[at] = Math.exp((scores[at] ?? 0) - highest)
    sum += scores[at] ?? 0
  }
  for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] ?? 0) / sum - (at === place ? 1 : 0)
}

function nearerToNothing(weight: number, by: number): number {
  if (weight > by) return weight - by
  return weight < -by ? weight + by : 0
}

function featuresKept(examples: readonly Example[]): Set<string> {
  const counts = new Map<string, number>()
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return new Set([...counts].flatMap(([feature, count]) => (count >= leastExamples ? [feature] : [])))
}

/** Numbers from 0 to 1, the same ones every time. */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const order = [...items]
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const moved = order[last] as Item
    order[last] = order[other] as Item
    order[other] = moved
  }
  return order
}
