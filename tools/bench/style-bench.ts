import { benchDrawing } from '@faith-fables/illustrator/bench'
import type { Bench } from './figure.ts'

/** How long one picture takes in each style, on one thread without the product around it. */
export const styleBench: Bench = {
  name: 'styles',
  measure: async (say) => {
    say('One picture after another in each style ...')
    const styles = await benchDrawing()
    return styles.flatMap(({ style, medianMs, medianKilobytes }) => [
      { name: `a picture in ${style}, median`, measured: medianMs, unit: 'ms' as const },
      { name: `its size in ${style}, median`, measured: medianKilobytes, unit: 'KB' as const },
    ])
  },
}
