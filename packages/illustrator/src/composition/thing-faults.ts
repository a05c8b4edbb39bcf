import type { Bounds } from '../geometry/path.ts'
import { findProp } from '../props/find-prop.ts'
import type { PropDrawing } from '../props/prop.ts'
import type { Composition } from './composition.ts'
import { beyond } from './dividers.ts'
import { isCrowd } from './many-who-watch.ts'

/** What is wrong with a thing of a page as it stands there: a picture is shown with it all the same. */
export interface ThingFault {
  kind: 'floating' | 'giant' | 'in-another'
  who: string
}

type Box = Composition['boxes'][number]

/** What is at most so tall where a child is 400 is small: from a cup to a toolbox. */
const SMALL = 110
/** How large a small thing is at most, the mean of its sides, in heads without their hair. */
const LARGEST = 1.2
/** The share of the smaller of two things that may lie behind or before the other. */
const SHARED = 0.5

/** Things behind everybody that stand on nothing, small ones that are larger than heads, and two in one place. */
export function thingFaultsOf({ boxes, standing, figures }: Composition): ThingFault[] {
  const head = Math.max(0, ...figures.map((figure) => figure.head.radius * 2))
  return [
    ...standing
      .filter(({ foot, ground }) => foot < ground - 4)
      .map(({ noun }): ThingFault => ({ kind: 'floating', who: noun })),
    ...boxes
      .filter((box) => head > 0 && isSmall(box) && Math.sqrt(area(box)) > LARGEST * head)
      .map(({ noun }): ThingFault => ({ kind: 'giant', who: noun })),
    ...boxes.flatMap((box, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => isSolid(box) && isSolid(other) && sharedPart(box, other) > SHARED)
        .map(({ noun }): ThingFault => ({ kind: 'in-another', who: `${box.noun} and ${noun}` })),
    ),
  ]
}

const drawingOf = ({ noun }: Box): PropDrawing | undefined => findProp(noun)?.drawing

const isSmall = (box: Box): boolean => {
  const drawing = drawingOf(box)
  const found = findProp(box.noun)
  if (/^window\b/.test(box.noun)) return false
  return (
    drawing !== undefined &&
    drawing.size * (found?.scale ?? 1) <= SMALL &&
    (found?.count ?? 1) === 1 &&
    !drawing.several &&
    !drawing.spread &&
    !drawing.inWall &&
    drawing.place === 'ground'
  )
}

/** What others sit on, are in, stand on or stand before is no thing that is in the way. */
function isSolid(box: Box): boolean {
  const drawing = drawingOf(box)
  if (!drawing || drawing.onlyIndoors || drawing.place === 'sky' || beyond(box.noun) !== undefined)
    return false
  const found = findProp(box.noun)
  if (found && isCrowd(found)) return false
  const { spread, seat, board, shelter, top, across, bath, crown, underfoot } = drawing
  return ![spread, seat, board, shelter, top, across, bath, crown, underfoot].some(Boolean)
}

const area = ({ left, right, top, bottom }: Bounds): number => (right - left) * (bottom - top)

/** Of a thing behind everybody and one among them, the share of the first that the second hides. */
function sharedPart(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const tall = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  const [farther, ...more] = [one, other].filter((box) => drawingOf(box)?.place === 'behind')
  const of = farther && more.length === 0 ? area(farther) : Math.min(area(one), area(other))
  return wide <= 0 || tall <= 0 ? 0 : (wide * tall) / of
}
