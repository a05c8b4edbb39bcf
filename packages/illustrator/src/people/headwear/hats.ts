import type { Colour } from '../../drawing/colour.ts'
import { darker, lighter } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import { flat, line, round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, curve, ellipse, polygon, polyline } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import { onCircle } from '../../geometry/point.ts'
import type { HeadView } from '../head-view.ts'
import { hatband } from './hatband.ts'
import type { HeadwearDrawing } from './headwear-drawing.ts'

const brimmedHat = (colour: Colour, band: Colour): Shape[] => [
  round(ellipse(0, -0.62, 1.52, 0.3), colour),
  round(
    blob([
      [-0.94, -0.64],
      [-0.9, -1.22],
      [-0.52, -1.54],
      [0, -1.62],
      [0.52, -1.54],
      [0.9, -1.22],
      [0.94, -0.64],
      [0, -0.5],
    ]),
    lighter(colour, 0.08),
  ),
  hatband({ half: 0.93, at: -0.76, middle: -0.62, width: 0.2 }, band),
]

export const strawHat: HeadwearDrawing = { front: (colour) => brimmedHat(colour, '#b5483f') }

export const hat: HeadwearDrawing = { front: (colour) => brimmedHat(colour, darker(colour, 0.66)) }

/** The dome that caps share. */
const dome = (height: number): Point[] => [
  [-1.12, -0.4],
  [-1.14, -0.86],
  [-0.68, -height + 0.12],
  [0, -height],
  [0.68, -height + 0.12],
  [1.14, -0.86],
  [1.12, -0.4],
]

export const cap: HeadwearDrawing = {
  front: (colour, view) => [
    round(blob([...dome(1.42), [0, -0.5]]), colour),
    ...[-0.5, 0.5].map((part) =>
      line(
        curve([
          [0, -1.4],
          [part * 0.9, -1.1],
          [part * 1.3, -0.62],
        ]),
        darker(colour, 0.84),
        0.04,
      ),
    ),
    ...peak(colour, view),
    flat(ellipse(0, -1.42, 0.1, 0.07), darker(colour, 0.8)),
  ],
}

/** A kippah or a topi: it lies on the crown of the head and leaves the hair around it to be seen. */
export const skullcap: HeadwearDrawing = {
  open: true,
  front: (colour) => [
    round(
      blob([
        [-0.74, -0.9],
        [-0.62, -1.2],
        [0, -1.38],
        [0.62, -1.2],
        [0.74, -0.9],
        [0, -0.8],
      ]),
      colour,
    ),
    line(
      curve([
        [-0.72, -0.92],
        [0, -0.83],
        [0.72, -0.92],
      ]),
      darker(colour, 0.78),
      0.07,
    ),
  ],
}

/** A peak points where the head looks; it is hidden from behind. */
function peak(colour: Colour, view: HeadView): Shape[] {
  const { x, front } = view.around(0, -0.46, 1.1)
  if (front < -0.3) return []
  const half = 0.36 + 0.46 * Math.max(0, front)
  const tip = x * 1.4
  return [
    round(
      blob([
        [x - half, -0.54],
        [x, -0.62],
        [Math.min(1.16, x + half), -0.56],
        [tip + half * 0.86, -0.32],
        [tip, -0.18],
        [tip - half * 0.98, -0.3],
      ]),
      darker(colour, 0.82),
    ),
  ]
}

export const beanie: HeadwearDrawing = {
  front: (colour) => [
    round(blob([...dome(1.46), [0, -0.54]]), colour),
    round(
      limb(
        [
          [-1.1, -0.44],
          [0, -0.56],
          [1.1, -0.44],
        ],
        [0.3, 0.32, 0.3],
      ),
      lighter(colour, 0.35),
    ),
    round(ellipse(0, -1.54, 0.24), lighter(colour, 0.5)),
  ],
}

/** From the dome down over an ear, where that is seen. */
function earflap({ x, front }: { x: number; front: number }, side: -1 | 1, colour: Colour): Shape[] {
  if (front < -0.35) return []
  const inwards = Math.abs(x) > 0.7 ? 0.3 : 0.24
  return [
    line(
      curve([
        [x, 0.44],
        [x + side * 0.02, 0.86],
      ]),
      lighter(colour, 0.5),
      0.07,
    ),
    round(ellipse(x + side * 0.03, 0.98, 0.12, 0.2), '#f2c14e'),
    round(
      blob([
        [x - inwards, -0.52],
        [x - 0.2, 0.02],
        [x, 0.56],
        [x + 0.2, 0.02],
        [x + inwards, -0.52],
      ]),
      colour,
    ),
    line(
      curve([
        [x - 0.15, -0.06],
        [x, 0.34],
        [x + 0.15, -0.06],
      ]),
      '#f2c14e',
      0.06,
    ),
  ]
}

/** Knitted in bands, with a flap over each ear that ends in a tassel. */
export const chullo: HeadwearDrawing = {
  front: (colour, view) => [
    ...([-1, 1] as const).flatMap((side) => earflap(view.around(side * 94, 0, 1.04), side, colour)),
    round(
      blob([
        [-1.16, -0.36],
        [-1.14, -0.86],
        [-0.6, -1.5],
        [0, -1.86],
        [0.6, -1.5],
        [1.14, -0.86],
        [1.16, -0.36],
        [0, -0.54],
      ]),
      colour,
    ),
    line(
      curve([
        [-1.12, -0.46],
        [0, -0.64],
        [1.12, -0.46],
      ]),
      '#f2c14e',
      0.11,
    ),
    line(
      polyline(
        [-0.99, -0.72, -0.44, -0.15, 0.15, 0.44, 0.72, 0.99].map(
          (x, index): Point => [x, -0.88 - (index % 2) * 0.2],
        ),
      ),
      '#fbf3e0',
      0.09,
    ),
    line(
      curve([
        [-0.84, -1.24],
        [0, -1.32],
        [0.84, -1.24],
      ]),
      '#3f8f8a',
      0.1,
    ),
    round(ellipse(0, -1.88, 0.13, 0.2), '#f2c14e'),
  ],
}

export const crown: HeadwearDrawing = {
  open: true,
  front: (colour, view) => [
    round(
      polygon([
        [-0.82, -0.76],
        [-0.9, -1.5],
        [-0.44, -1.16],
        [0, -1.66],
        [0.44, -1.16],
        [0.9, -1.5],
        [0.82, -0.76],
        [0.42, -0.68],
        [0, -0.66],
        [-0.42, -0.68],
      ]),
      colour,
    ),
    ...[-150, -100, -50, 0, 50, 100, 150]
      .map((longitude) => ({ longitude, ...view.around(longitude, -0.9, 0.72) }))
      .filter(({ front }) => front > 0.3)
      .map(({ longitude, x, y }) =>
        flat(ellipse(x, y - Math.abs(x) * 0.05, 0.08), longitude === 0 ? '#d9493f' : '#4f8fd0'),
      ),
  ],
}

/** A wreath of flowers and leaves. */
export const wreath: HeadwearDrawing = {
  open: true,
  front: (colour, view) => [
    line(
      curve([
        [-1.04, -0.5],
        [0, -0.74],
        [1.04, -0.5],
      ]),
      '#6d9c4a',
      0.13,
    ),
    ...[-165, -120, -75, -30, 15, 60, 105, 150]
      .map((longitude) => view.around(longitude, -0.66, 1.02))
      .filter(({ front }) => front > -0.1)
      .flatMap(({ x, front }) => blossom([x, -0.48 - front * 0.24], colour)),
  ],
}

const blossom = (centre: Point, colour: Colour): Shape[] => [
  ...[0, 1, 2, 3, 4].map((petal) => flat(ellipse(...onCircle(centre, 0.11, petal * 1.257), 0.085), colour)),
  flat(ellipse(...centre, 0.07), '#f6c644'),
]
