import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** What a clause may be, the likeliest first; the probabilities of all labels sum to 1. */
export type Ranking = readonly { label: string; probability: number }[]

export interface LinearModel {
  labels: readonly string[]
  /** Below this probability the likeliest label is a guess. */
  threshold: number
  /** The same for each label, where they differ. */
  thresholds: readonly number[]
  /** For each feature the labels it speaks for or against, as pairs of place and weight. */
  weights: ReadonlyMap<string, readonly (readonly [label: number, weight: number])[]>
}

/** Weights are written as whole numbers of this many to one. */
export const weightScale = 8

const folder = fileURLToPath(new URL('../../weights/', import.meta.url))
const models = new Map<string, LinearModel>()

/** The model that `npm run train -- listener` wrote into `weights/<task>.txt`, read when it is first asked. */
export function modelOf(task: string): LinearModel {
  const known = models.get(task)
  if (known) return known
  const model = readModel(readFileSync(`${folder}${task}.txt`, 'utf8'))
  models.set(task, model)
  return model
}

/** Reads what `writeModel` of tools/train wrote: labels, the threshold of all or one for each, then one feature a line. */
export function readModel(text: string): LinearModel {
  const [labels = '', written = '', ...lines] = text.trimEnd().split('\n')
  const thresholds = written.split(' ').map(Number)
  const [threshold = 0] = thresholds
  return {
    labels: labels.split(' '),
    threshold,
    thresholds: labels.split(' ').map((_label, at) => thresholds[at] ?? threshold),
    weights: new Map(
      lines.map((line) => {
        const tab = line.indexOf('\t')
        const pairs = line.slice(tab + 1).split(' ')
        return [
          line.slice(0, tab),
          pairs.map((pair) => {
            const colon = pair.indexOf(':')
            return [Number(pair.slice(0, colon)), Number(pair.slice(colon + 1)) / weightScale] as const
          }),
        ]
      }),
    ),
  }
}

/** How likely each label is for something with these features. */
export function rank({ labels, weights }: LinearModel, features: readonly string[]): Ranking {
  const scores = labels.map(() => 0)
  const share = 1 / Math.sqrt(Math.max(1, features.length))
  for (const feature of features)
    for (const [label, weight] of weights.get(feature) ?? [])
      scores[label] = (scores[label] ?? 0) + weight * share
  const highest = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - highest))
  const sum = powers.reduce((total, power) => total + power, 0)
  return labels
    .map((label, at) => ({ label, probability: (powers[at] ?? 0) / sum }))
    .sort((one, other) => other.probability - one.probability)
}
