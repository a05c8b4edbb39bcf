import { darker, mix } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import { capped, flat, glow, pieceOf, round, shining } from '../../drawing/shape.ts'
import { archway, blob, ellipse, joined, type Path, polygon, roundedRectangle } from '../../geometry/path.ts'

export interface HouseOptions {
  wall: string
  roof: string
  door?: string
  /** A flat roof, as in the lands of the Bible. */
  flatRoof?: boolean
  /** Light in the windows. */
  lit?: boolean
}

const WINDOW = '#cfe6ef'
const LIT = '#ffe08a'

const windowGlass = (path: Path, lit: boolean, glass: string): Shape[] =>
  lit ? shining(path, LIT) : [flat(path, glass)]

/** A house whose lower left corner stands at x, y. */
export function house(x: number, y: number, width: number, height: number, options: HouseOptions): Shape[] {
  const { wall, roof, door = '#8a5a3a', flatRoof = false, lit = false } = options
  const top = y - height
  const roofShape = flatRoof
    ? round(roundedRectangle(x - 8, top - 16, width + 16, 26, 7), darker(wall, 0.86))
    : round(
        polygon([
          [x - width * 0.1, top + 8],
          [x + width * 0.2, top - height * 0.42],
          [x + width * 0.8, top - height * 0.42],
          [x + width * 1.1, top + 8],
        ]),
        roof,
      )
  const windows = [0.12, 0.7].flatMap((part) => {
    const [left, foot, wide, tall] = [x + width * part, y - height * 0.45, width * 0.18, height * 0.28]
    return [
      flat(archway(left - 4, foot + 4, wide + 8, tall + 8), darker(wall, 0.78)),
      ...windowGlass(archway(left, foot, wide, tall), lit, WINDOW),
      ...(lit ? [glow(left + wide / 2, foot - tall / 2, wide * 1.5, LIT, 0.4)] : []),
    ]
  })
  return pieceOf('house', [
    round(roundedRectangle(x, top, width, height, 6), wall),
    capped(roofShape),
    round(archway(x + width * 0.38, y, width * 0.24, height * 0.46), door),
    flat(ellipse(x + width * 0.57, y - height * 0.18, 4), '#f2d16b'),
    ...windows,
  ])
}

/** A small white church with a tower; the middle of its front stands at x, y. */
export function chapel(x: number, y: number, size: number, lit: boolean): Shape[] {
  const s = (value: number) => value * size
  return pieceOf('church', [
    round(roundedRectangle(x - s(150), y - s(250), s(300), s(250), 6), '#fbf3e4'),
    capped(
      round(
        polygon([
          [x - s(190), y - s(240)],
          [x - s(70), y - s(340)],
          [x, y - s(380)],
          [x + s(70), y - s(340)],
          [x + s(190), y - s(240)],
        ]),
        '#b5574a',
      ),
    ),
    round(roundedRectangle(x - s(52), y - s(480), s(104), s(190), 4), '#f5ead6'),
    capped(
      round(
        polygon([
          [x - s(70), y - s(474)],
          [x, y - s(610)],
          [x + s(70), y - s(474)],
        ]),
        '#b5574a',
      ),
    ),
    flat(
      joined([
        roundedRectangle(x - s(5), y - s(672), s(10), s(70), 3),
        roundedRectangle(x - s(22), y - s(652), s(44), s(10), 3),
      ]),
      '#e7b93f',
    ),
    round(archway(x - s(42), y, s(84), s(150)), '#8a5236'),
    flat(roundedRectangle(x - s(2), y - s(140), s(4), s(140), 1), '#6d3f2a'),
    ...[-112, 72].flatMap((dx) => [
      ...windowGlass(archway(x + s(dx), y - s(70), s(40), s(104)), lit, '#8fc3e6'),
      ...(lit ? [glow(x + s(dx + 20), y - s(120), s(70), LIT, 0.45)] : []),
    ]),
    ...windowGlass(ellipse(x, y - s(410), s(27)), lit, '#e7938c'),
  ])
}

export function fence(from: number, to: number, y: number, height: number, colour = '#fbf4e4'): Shape[] {
  const shapes = [0.34, 0.74].map((part) =>
    round(roundedRectangle(from, y - height * (1 - part), to - from, height * 0.11, 5), darker(colour, 0.93)),
  )
  for (let x = from; x < to; x += height * 0.6) {
    const w = height * 0.34
    shapes.push(
      capped(
        round(
          blob([
            [x, y],
            [x, y - height * 0.84],
            [x + w / 2, y - height],
            [x + w, y - height * 0.84],
            [x + w, y],
            [x + w / 2, y + 2],
          ]),
          colour,
        ),
      ),
    )
  }
  return pieceOf('fence', shapes)
}

const barnRoof = (path: Path): Shape => capped(round(path, '#6b4a3c'))

export function barnFront(x: number, y: number, size: number): Shape[] {
  const s = (value: number) => value * size
  return pieceOf('barn', [
    round(
      polygon([
        [x - s(170), y],
        [x - s(170), y - s(200)],
        [x - s(110), y - s(300)],
        [x, y - s(350)],
        [x + s(110), y - s(300)],
        [x + s(170), y - s(200)],
        [x + s(170), y],
      ]),
      '#b5473c',
    ),
    barnRoof(
      polygon([
        [x - s(190), y - s(190)],
        [x - s(122), y - s(312)],
        [x, y - s(372)],
        [x + s(122), y - s(312)],
        [x + s(190), y - s(190)],
        [x + s(168), y - s(190)],
        [x + s(106), y - s(290)],
        [x, y - s(340)],
        [x - s(106), y - s(290)],
        [x - s(168), y - s(190)],
      ]),
    ),
    flat(roundedRectangle(x - s(76), y - s(150), s(152), s(150), 4), '#7d3028'),
    ...[-1, 1].map((side) =>
      flat(
        polygon([
          [x + side * s(70), y - s(146)],
          [x + side * s(60), y - s(146)],
          [x + side * s(4), y - s(4)],
          [x + side * s(14), y - s(4)],
        ]),
        '#f3e3c3',
      ),
    ),
    flat(ellipse(x, y - s(240), s(34)), '#3f2a28'),
  ])
}

/** A market stall with a striped awning; fruit lies on two thirds of its counter, from the left or from the right. */
export function stall(
  x: number,
  y: number,
  width: number,
  awning: string,
  goods: readonly string[],
  from: 'left' | 'right' = 'left',
): Shape[] {
  const [top, counter] = [y - 230, y - 96]
  const first = from === 'left' ? x + 28 : x + width * 0.42 + 10
  const stripes = Math.round(width / 44)
  return pieceOf('stall', [
    ...[x + 4, x + width - 18].map((post) => round(roundedRectangle(post, top, 14, 230, 3), '#8a5a38')),
    ...goods.flatMap((colour, index) =>
      Array.from({ length: 3 }, (_, piece) =>
        round(
          ellipse(
            first + ((index * 3 + piece) / (goods.length * 3)) * (width * 0.58 - 10),
            counter - 10 - (piece % 2) * 12,
            15,
            14,
          ),
          colour,
        ),
      ),
    ),
    round(roundedRectangle(x - 8, counter, width + 16, 96, 6), '#a8713f'),
    flat(roundedRectangle(x - 8, counter, width + 16, 14, 6), '#c48f58'),
    ...Array.from({ length: stripes }, (_, index) => {
      const left = x - 16 + (index * (width + 32)) / stripes
      const wide = (width + 32) / stripes
      return capped(
        round(
          blob([
            [left, top - 12],
            [left + wide, top - 12],
            [left + wide, top + 44],
            [left + wide / 2, top + 60],
            [left, top + 44],
          ]),
          index % 2 ? '#fbf1dc' : awning,
        ),
      )
    }),
  ])
}

/** The wall's stones, a few here and there. */
export const stones = (
  places: readonly (readonly [x: number, y: number, width: number])[],
  colour: string,
): Shape[] =>
  places.map(([x, y, width], index) =>
    flat(
      roundedRectangle(x, y, width, width * 0.42, 8),
      mix(colour, index % 2 ? '#ffffff' : '#5a4a3a', 0.12),
    ),
  )
