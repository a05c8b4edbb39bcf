import { weightScale } from '../../packages/listener/src/learned/linear-classifier.ts'
import type { Learned } from './learn-linear.ts'

/** Smaller ones change no order and take most of the file. */
const leastWeight = 1

/** The file that `readModel` of the listener reads; features and labels in alphabetical order, so that a change can be read. */
export function writeModel({ labels, weights }: Learned, threshold: number | readonly number[]): string {
  const lines = [...weights]
    .map(([feature, row]) => ({
      feature,
      pairs: [...row]
        .map((weight, label) => [label, Math.round(weight * weightScale)] as const)
        .filter(([, weight]) => Math.abs(weight) >= leastWeight),
    }))
    .filter(({ pairs }) => pairs.length > 0)
    .sort((one, other) => (one.feature < other.feature ? -1 : 1))
    .map(
      ({ feature, pairs }) => `${feature}\t${pairs.map(([label, weight]) => `${label}:${weight}`).join(' ')}`,
    )
  return `${[labels.join(' '), [threshold].flat().join(' '), ...lines].join('\n')}\n`
}
