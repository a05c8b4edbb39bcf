import { type Bounds, boundsOf } from '../geometry/path.ts'
import type { Scenery } from '../settings/setting.ts'

/** Where the sun or the moon of a place stands in its sky, on the stage; undefined where none is seen. */
export function sunOrMoonIn({ back }: Pick<Scenery, 'back'>): Bounds | undefined {
  const shapes = back.flatMap((layer) =>
    layer.shapes.filter(
      ({ piece, surface }) => (piece?.noun === 'sun' || piece?.noun === 'moon') && surface !== 'glow',
    ),
  )
  return shapes.length === 0 ? undefined : boundsOf(shapes.map(({ path }) => path))
}
