import type { Composition } from '../composition/composition.ts'
import { type Fault, faultsOf } from '../composition/faults.ts'
import type { Bounds } from '../geometry/path.ts'
import { type CoverFormat, TITLE_LINE } from './cover-format.ts'
import type { CoverIdea } from './cover-idea.ts'
import { shownOfCover } from './shown-of-cover.ts'

/** What must not be on a cover besides what must not be on a page. */
export type CoverFault = Fault | { kind: 'cut' | 'under-title'; who: string }

/** Everything that is wrong with a cover in one format; an empty list is a cover to be shown. */
export function coverFaults(idea: CoverIdea, format: CoverFormat, composition: Composition): CoverFault[] {
  const shown = shownOfCover(idea.kind, format, composition)
  return [
    ...faultsOf(idea.scene, composition),
    ...composition.figures
      .filter(({ bounds }) => !isWithin(bounds, shown))
      .map(({ name }): CoverFault => ({ kind: 'cut', who: name })),
    ...composition.boxes
      .filter((box) => idea.thing !== undefined && !isWithin(box, shown))
      .map((): CoverFault => ({ kind: 'cut', who: idea.thing ?? '' })),
    ...composition.figures
      .filter(({ head }) => format === 'square' && head.y - head.radius < TITLE_LINE)
      .map(({ name }): CoverFault => ({ kind: 'under-title', who: name })),
  ]
}

const isWithin = (inner: Bounds, outer: Bounds): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom
