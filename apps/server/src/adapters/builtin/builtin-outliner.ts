import { createDrawingPool, type StyleId, styles } from '@faith-fables/illustrator'
import type { PictureOrder } from '../../ports/image-model.ts'
import type { Outliner } from '../../ports/outliner.ts'

/**
 * The illustrator draws the lines of its own pictures, and finds those of others. On a thread of its own, which is there while a
 * colouring book is made: pictures that a parent waits for go on beside it.
 */
export function createBuiltinOutliner(): Outliner {
  const pool = createDrawingPool({ threads: 1 })
  return {
    outline: (picture, order, signal) =>
      pool.drawOutline({ picture, drawn: order && drawnBy(order) }, { signal }),
    close: () => pool.close(),
  }
}

/** Null in a style that the illustrator does not have: then it did not draw it. */
function drawnBy({ style, quality: _, ageGroup: __, references: ___, ...order }: PictureOrder) {
  const known = styles.find(({ id }) => id === style)
  return known ? { ...order, style: known.id satisfies StyleId } : null
}
