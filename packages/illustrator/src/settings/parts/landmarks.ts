import { darker, lighter } from '../../drawing/colour.ts'
import { capped, covered, flat, pieceOf, round, type Shape, shining } from '../../drawing/shape.ts'
import { archway, blob, ellipse, polygon, roundedRectangle } from '../../geometry/path.ts'
import { onCircle, type Point } from '../../geometry/point.ts'
import { stroke } from './timber.ts'

/** A windmill with four sails; its foot's middle stands at x, y, and it is 330 units tall at size 1. */
export function windmill(x: number, y: number, size: number, lit: boolean): Shape[] {
  const at = (dx: number, dy: number): Point => [x + dx * size, y + dy * size]
  const hub = at(0, -222)
  const sails = [0.5, 2.07, 3.64, 5.21].flatMap((turn) => {
    const [far, near] = [onCircle(hub, 128 * size, turn), onCircle(hub, 34 * size, turn)]
    const wide = onCircle([0, 0], 26 * size, turn + 1.571)
    return [
      round(
        polygon([near, far, [far[0] + wide[0], far[1] + wide[1]], [near[0] + wide[0], near[1] + wide[1]]]),
        '#fbf1dc',
      ),
      stroke(hub, far, 7 * size, '#8a5a38'),
    ]
  })
  return pieceOf('windmill', [
    round(polygon([at(-66, 0), at(-42, -204), at(42, -204), at(66, 0)]), '#f0dcb8'),
    capped(round(blob([at(-50, -200), at(-30, -252), at(30, -252), at(50, -200)]), '#9c5a48')),
    round(archway(...at(-18, 0), 36 * size, 70 * size), '#8a5a38'),
    ...(lit
      ? shining(ellipse(...at(0, -120), 14 * size), '#ffe08a')
      : [flat(ellipse(...at(0, -120), 14 * size), '#a9c8d6')]),
    ...sails,
    flat(ellipse(...hub, 10 * size), '#6b4a30'),
  ])
}

/** A rounded stack of hay, 90 units tall at size 1. */
export function haystack(x: number, y: number, size: number): Shape[] {
  const at = (dx: number, dy: number): Point => [x + dx * size, y + dy * size]
  return pieceOf('haystack', [
    capped(
      round(blob([at(-62, 0), at(-58, -46), at(-24, -86), at(20, -90), at(56, -48), at(62, 0)]), '#e3bd62'),
    ),
    ...[-34, -6, 24].map((dx) => stroke(at(dx, -64), at(dx * 1.4, -8), 4 * size, '#c79a42')),
  ])
}

/** Still water between banks, with the sky in it. */
export const pond = (x: number, y: number, width: number, sky: string, dark: boolean): Shape[] => [
  covered(flat(ellipse(x, y, width, width * 0.19), '#6f9a55')),
  covered(flat(ellipse(x, y + 2, width * 0.93, width * 0.16), dark ? '#4f6f9f' : '#83c3dc')),
  covered(flat(ellipse(x - width * 0.2, y - 2, width * 0.4, width * 0.05), lighter(sky, 0.2), 0.7)),
  ...[-0.5, 0.36, 0.56].map((part) =>
    covered(flat(ellipse(x + width * part, y + width * 0.05, width * 0.1, width * 0.03), '#6cab5c')),
  ),
]

/** A lighthouse with red bands; its foot's middle stands at x, y, and it is 300 units tall at size 1. */
export function lighthouse(x: number, y: number, size: number, lit: boolean): Shape[] {
  const at = (dx: number, dy: number): Point => [x + dx * size, y + dy * size]
  const band = (from: number, to: number): Shape => {
    const half = (height: number) => 44 - height * 0.085
    return flat(
      polygon([at(-half(from), -from), at(-half(to), -to), at(half(to), -to), at(half(from), -from)]),
      '#d2574a',
    )
  }
  const lamp = roundedRectangle(...at(-20, -268), 40 * size, 42 * size, 4)
  return pieceOf('lighthouse', [
    round(polygon([at(-44, 0), at(-25, -226), at(25, -226), at(44, 0)]), '#fdf6e6'),
    band(40, 90),
    band(140, 186),
    round(roundedRectangle(...at(-34, -232), 68 * size, 12 * size, 3), '#5a5a68'),
    ...(lit ? shining(lamp, '#ffe08a') : [flat(lamp, '#cfe6ef')]),
    capped(round(polygon([at(-30, -266), at(0, -300), at(30, -266)]), '#b5473c')),
  ])
}

/** Mountains far off with snow on their tops, along a foot at y. */
export function peaks(y: number, height: number, colour: string, turn: number): Shape[] {
  const tops = [-330, -90, 130, 330, 560, 800, 1030, 1260].map(
    (x, index): Point => [x, y - height * (0.62 + 0.38 * Math.abs(Math.sin(index * 2.3 + turn)))],
  )
  return tops.flatMap(([x, top]) => {
    const tall = y - top
    return [
      round(
        polygon([
          [x - tall * 0.95, y + 60],
          [x, top],
          [x + tall * 0.95, y + 60],
        ]),
        colour,
      ),
      flat(
        polygon([
          [x, top],
          [x + tall * 0.27, top + tall * 0.3],
          [x + tall * 0.1, top + tall * 0.24],
          [x, top + tall * 0.36],
          [x - tall * 0.12, top + tall * 0.25],
          [x - tall * 0.27, top + tall * 0.3],
        ]),
        '#fbfdff',
      ),
      flat(
        polygon([
          [x, top + tall * 0.36],
          [x + tall * 0.27, top + tall * 0.3],
          [x + tall * 0.9, y + 50],
          [x + tall * 0.2, y + 50],
        ]),
        darker(colour, 0.9),
        0.5,
      ),
    ]
  })
}
