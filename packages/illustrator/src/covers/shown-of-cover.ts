import type { Composition } from '../composition/composition.ts'
import type { Bounds } from '../geometry/path.ts'
import { type CoverFormat, shownOf } from './cover-format.ts'
import type { CoverKind } from './cover-idea.ts'

/** What of a composed page is seen in a format. */
export function shownOfCover(
  kind: CoverKind,
  format: CoverFormat,
  { figures, boxes }: Pick<Composition, 'figures' | 'boxes'>,
): Bounds {
  const feet = [...figures.map(({ bounds }) => bounds.bottom), ...boxes.map(({ bottom }) => bottom)]
  return shownOf(format, kind, Math.max(...feet))
}
