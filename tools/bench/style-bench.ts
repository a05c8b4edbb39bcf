import { benchDrawing, type DrawingFigures } from '@faith-fables/illustrator/bench/bench'
import type { Bench, Figure } from './figure.ts'

/** How long pictures take in each style and what they hold, without the product around them. */
export const styleBench: Bench = {
  name: 'styles',
  measure: async (say) => {
    say('One picture after another in each style, then twenty in two threads of a new process ...')
    const styles = await benchDrawing()
    return [...ofAllStyles(styles), ...styles.flatMap(ofStyle)]
  },
}

function ofAllStyles(styles: readonly DrawingFigures[]): Figure[] {
  const middle = (values: number[]) => values.sort((one, other) => one - other)[values.length >> 1] ?? 0
  return [
    {
      name: 'a picture, median of the styles',
      measured: middle(styles.map(({ medianMs }) => medianMs)),
      unit: 'ms',
      target: { atMost: 450 },
    },
    {
      name: 'its size, median of the styles',
      measured: middle(styles.map(({ medianKilobytes }) => medianKilobytes)),
      unit: 'KB',
      target: { atMost: 150 },
    },
  ]
}

function ofStyle(figures: DrawingFigures): Figure[] {
  const { style, medianMs, computingMs, medianKilobytes, peakMegabytes } = figures
  const { firstMs, firstComputingMs, twentyMs, twentyComputingMs } = figures
  return [
    {
      name: `a picture in ${style}, median`,
      measured: medianMs,
      unit: 'ms',
      target: { atMost: 900 },
      reference: { name: 'its computing', measured: computingMs },
    },
    { name: `its size in ${style}, median`, measured: medianKilobytes, unit: 'KB', target: { atMost: 150 } },
    {
      name: `the first in ${style}`,
      measured: firstMs / 1000,
      unit: 's',
      target: { atMost: 1.5 },
      reference: { name: 'its computing', measured: firstComputingMs / 1000 },
    },
    {
      name: `twenty in ${style}, two threads`,
      measured: twentyMs / 1000,
      unit: 's',
      target: { atMost: 8 },
      reference: { name: 'the computing of each', measured: twentyComputingMs / 1000 },
    },
    {
      name: `memory of two threads in ${style}`,
      measured: peakMegabytes,
      unit: 'MB',
      target: { atMost: 350 },
    },
  ]
}
