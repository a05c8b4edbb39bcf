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
  /** The place of each feature in `starts`. */
  features: ReadonlyMap<string, number>
  /** Where what a feature says begins in `weights`, and behind the last one where it ends. */
  starts: Uint32Array
  /** The labels that a feature speaks for or against: place and weight (`weightScale` times as large) in turn, all features in one array: with one for each the largest model took three times the room (record 129). */
  weights: Int16Array
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
  const features = new Map<string, number>()
  const starts = new Uint32Array(lines.length + 1)
  const weights = new Int16Array(mostWeights(lines))
  let end = 0
  for (const [place, line] of lines.entries()) {
    const tab = line.indexOf('\t')
    features.set(line.slice(0, tab), place)
    for (const number of line.slice(tab + 1).split(/[: ]/)) weights[end++] = Number(number)
    starts[place + 1] = end
  }
  return {
    labels: labels.split(' '),
    threshold,
    thresholds: labels.split(' ').map((_label, at) => thresholds[at] ?? threshold),
    features,
    starts,
    weights: weights.slice(0, end),
  }
}

/** Between two numbers stands a mark, and each has at least one figure. */
const mostWeights = (lines: readonly string[]): number =>
  lines.reduce((sum, line) => sum + ((line.length - line.indexOf('\t')) >>> 1) + 1, 0)

/** How likely each label is for something with these features. */
export function rank(
  { labels, features: places, starts, weights }: LinearModel,
  features: readonly string[],
): Ranking {
  const scores = labels.map(() => 0)
  const share = 1 / (weightScale * Math.sqrt(Math.max(1, features.length)))
  for (const feature of features) {
    const place = places.get(feature)
    if (place === undefined) continue
    const end = starts[place + 1] ?? 0
    for (let at = starts[place] ?? 0; at < end; at += 2) {
      const label = weights[at] ?? 0
      scores[label] = (scores[label] ?? 0) + (weights[at + 1] ?? 0) * share
    }
  }
  const highest = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - highest))
  const sum = powers.reduce((total, power) => total + power, 0)
  return labels
    .map((label, at) => ({ label, probability: (powers[at] ?? 0) / sum }))
    .sort((one, other) => other.probability - one.probability)
}
