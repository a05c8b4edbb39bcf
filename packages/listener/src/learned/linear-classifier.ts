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
  /** For each feature the labels it speaks for or against: place and weight (`weightScale` times as large) in turn. Small numbers side by side take a quarter of the room. */
  weights: ReadonlyMap<string, Int16Array>
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
        return [line.slice(0, tab), Int16Array.from(line.slice(tab + 1).split(/[: ]/), Number)]
      }),
    ),
  }
}

const none = new Int16Array()

/** How likely each label is for something with these features. */
export function rank({ labels, weights }: LinearModel, features: readonly string[]): Ranking {
  const scores = labels.map(() => 0)
  const share = 1 / (weightScale * Math.sqrt(Math.max(1, features.length)))
  for (const feature of features) {
    const pairs = weights.get(feature) ?? none
    for (let at = 0; at < pairs.length; at += 2) {
      const label = pairs[at] ?? 0
      scores[label] = (scores[label] ?? 0) + (pairs[at + 1] ?? 0) * share
    }
  }
  const highest = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - highest))
  const sum = powers.reduce((total, power) => total + power, 0)
  return labels
    .map((label, at) => ({ label, probability: (powers[at] ?? 0) / sum }))
    .sort((one, other) => other.probability - one.probability)
}
