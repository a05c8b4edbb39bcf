import { adjust, type Colour, darker, lighter } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { flat, line, round } from '../drawing/shape.ts'
import { blob, curve, ellipse, joined, roundedRectangle } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import type { Figure, FigureDirections } from './figure.ts'

/** Who hides behind a curtain stands there; behind a bush one crouches. */
export const isBehindCurtain = ({ pose, cover }: FigureDirections): boolean =>
  pose === 'hide' && cover?.kind === 'curtain'

/** Somebody who hides or peeks, behind what there is to hide behind: the face looks out, and the toes are seen. */
export function hidden(figure: Figure, { pose, cover, blanket, grasps }: FigureDirections): Figure {
  const isHeld = grasps.left !== undefined || grasps.right !== undefined
  if (figure.faceless || isHeld || (pose !== 'hide' && !(pose === 'peek' && cover?.kind === 'curtain')))
    return figure
  const { centre, radius } = figure.head
  if (pose === 'hide' && blanket) return underBlanket(figure, blanket)
  if (cover?.kind === 'curtain') return behindCurtain(figure, cover.colour)
  if (cover?.kind === 'bush')
    return { ...figure, shapes: [...figure.shapes, ...bush(centre, radius, cover.colour)] }
  return figure
}

function behindCurtain(figure: Figure, colour: Colour): Figure {
  const { centre, radius } = figure.head
  const curtain = [...drape(centre, radius, colour, ROD), ...ownRod(centre, radius)]
  const from = figure.shapes.length
  return {
    ...figure,
    shapes: [...figure.shapes, ...curtain],
    curtain: { from, to: from + curtain.length, colour },
  }
}

/** The same behind the curtain of a window, which hangs from a rod that is there. @param rod its height above the feet, up is negative */
export function hungFrom(figure: Figure, rod: number, colour: Colour): Figure {
  const { curtain, shapes, head } = figure
  if (!curtain) return figure
  return {
    ...figure,
    shapes: [
      ...shapes.slice(0, curtain.from),
      ...drape(head.centre, head.radius, colour, rod),
      ...shapes.slice(curtain.to),
    ],
  }
}

/** How high a curtain hangs in a room, where a child is 400 tall. */
const ROD = -820

/**
 * One half of a curtain, drawn aside above the face and falling over the body to the floor: gathered at the rod, in folds that
 * widen downwards, with a hem in waves. Smooth and straight it would be a slab that stands in the room.
 */
function drape([x, y]: Point, r: number, colour: Colour, rod: number): Shape[] {
  const [chin, back] = [y + r * 0.94, x - r * 1.7]
  const top: Stretch = [back + r * 0.16, x - r * 0.7]
  const face: Stretch = [back - r * 0.06, x - r * 0.62]
  const shoulders: Stretch = [back - r * 0.16, x + r * 0.72]
  const low: Stretch = [back - r * 0.3, x + r * 1.06]
  const hem = Array.from({ length: FOLDS * 2 + 1 }, (_, index): Point => {
    const part = 1 - index / (FOLDS * 2)
    return [at(low, part), index % 2 ? -3 : -20]
  })
  const body = blob([
    [top[0], rod + 24],
    [(top[0] + top[1]) / 2, rod + 20],
    [top[1], rod + 24],
    [face[1] - r * 0.02, (rod + y) / 2],
    [face[1], y - r * 0.5],
    [x - r * 0.42, y + r * 0.4],
    [x + r * 0.24, chin],
    [shoulders[1], chin + r * 0.4],
    [low[1] - r * 0.06, (chin + r * 0.4) * 0.5],
    ...hem,
    [low[0] + r * 0.08, (chin + r * 0.4) * 0.5],
    [shoulders[0], chin],
    [face[0], y - r * 0.5],
    [top[0] - r * 0.04, (rod + y) / 2],
  ])
  const fold = (part: number, wide: number): Shape =>
    flat(
      blob([
        [at(top, part), rod + 34],
        [at(face, part) + wide * 0.4, y - r * 0.4],
        [at(shoulders, part) + wide * 0.7, chin + r * 0.2],
        [at(low, part) + wide, -22],
        [at(low, part) - wide * 0.2, -22],
        [at(shoulders, part) - wide * 0.1, chin + r * 0.2],
        [at(face, part), y - r * 0.4],
      ]),
      darker(colour, 0.9),
      0.8,
    )
  return [
    round(body, colour),
    ...[0.14, 0.39, 0.64, 0.86].map((part) => fold(part, r * 0.13)),
    ...Array.from({ length: 5 }, (_, index) =>
      round(ellipse(at(top, 0.06 + index * 0.22), rod + 16, 9, 12), darker(colour, 0.9)),
    ),
  ]
}

/** How many waves a hem has. */
const FOLDS = 5

type Stretch = readonly [from: number, to: number]

const at = ([from, to]: Stretch, part: number): number => from + (to - from) * part

function ownRod([x]: Point, r: number): Shape[] {
  return [
    round(roundedRectangle(x - r * 1.7 - 40, ROD - 8, r * 2.4 + 60, 18, 8), '#8a5a38'),
    round(ellipse(x + r * 0.7 + 26, ROD + 1, 16), '#8a5a38'),
  ]
}

/** Leaves up to the chin. */
function bush([x, y]: Point, r: number, colour: Colour): Shape[] {
  const top = Math.min(-70, y + r * 0.98)
  const tufts = [-1.7, -0.9, 0, 0.9, 1.7].map((side, index) =>
    ellipse(x + side * r, top * 0.62 + (index % 2 ? -top * 0.16 : 0), r * 0.78, -top * 0.46),
  )
  return [
    round(joined([...tufts, roundedRectangle(x - r * 2.2, top * 0.6, r * 4.4, -top * 0.6 + 6, 30)]), colour),
    ...[-1.4, -0.5, 0.6, 1.5].map((side, index) =>
      line(
        curve([
          [x + side * r - 18, top * 0.42 + (index % 2) * 16],
          [x + side * r, top * 0.5 + (index % 2) * 16],
          [x + side * r + 18, top * 0.42 + (index % 2) * 16],
        ]),
        lighter(colour, 0.24),
        6,
        0.8,
      ),
    ),
  ]
}

/** A blanket over head and shoulders, out of which the face looks. */
function underBlanket(figure: Figure, colour: Colour): Figure {
  const { centre, radius: r } = figure.head
  const [x, y] = centre
  const wide = Math.max(r * 1.7, figure.footing * 1.1)
  const hood = blob([
    [x - r * 1.18, y + r * 0.8],
    [x - r * 1.24, y - r * 0.3],
    [x - r * 0.7, y - r * 1.2],
    [x + r * 0.1, y - r * 1.34],
    [x + r * 0.86, y - r * 1.06],
    [x + r * 1.2, y - r * 0.2],
    [x + r * 1.1, y + r * 0.8],
    [wide, -40],
    [wide + 6, 2],
    [-wide - 6, 2],
    [-wide, -40],
  ])
  const front = blob([
    [x - r * 1.2, y + r * 0.3],
    [x - r * 0.6, y + r * 0.84],
    [x, y + r * 0.98],
    [x + r * 0.6, y + r * 0.84],
    [x + r * 1.14, y + r * 0.3],
    [wide * 0.98, -44],
    [wide, 3],
    [0, 6],
    [-wide, 3],
    [-wide * 0.98, -44],
  ])
  return {
    ...figure,
    shapes: [
      round(hood, darker(colour, 0.9)),
      ...figure.shapes,
      round(front, colour),
      ...[-0.5, 0.06, 0.56].map((side) =>
        line(
          curve([
            [x + r * side * 0.8, y + r * 1.2],
            [wide * side, (y + r) * 0.4],
            [wide * side * 1.1, -12],
          ]),
          adjust(colour, { lightness: 0.86 }),
          5,
          0.7,
        ),
      ),
      ...[-0.72, -0.2, 0.34, 0.78].map((side, index) =>
        flat(ellipse(wide * side, (y + r) * (index % 2 ? 0.3 : 0.6), 11), lighter(colour, 0.5)),
      ),
    ],
    over: [],
    hidesOwnFace: 0,
  }
}
