import { darker, lighter } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import { flat, glow, pieceOf, round, shining } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, ellipse, type Path, polygon, roundedRectangle } from '../../geometry/path.ts'
import type { Random } from '../../geometry/random.ts'
import type { Bed } from '../setting.ts'

export function bookshelf(random: Random, x: number, y: number, width: number, height: number): Shape[] {
  const rows = Math.round(height / 126)
  const shapes = [round(roundedRectangle(x, y - height, width, height, 10), '#a8713f')]
  for (let row = 0; row < rows; row++) {
    const [top, tall] = [y - height + 18 + row * ((height - 20) / rows), (height - 20) / rows - 18]
    shapes.push(flat(roundedRectangle(x + 16, top, width - 32, tall, 4), '#6f472c'))
    for (let left = x + 24; left < x + width - 44; left += 27) {
      const tallBook = tall * random.between(0.68, 0.94)
      if (random.chance(0.9))
        shapes.push(
          round(
            roundedRectangle(left, top + tall - tallBook, 22, tallBook, 3),
            random.pick(['#d8584a', '#3f7fc4', '#f2b84a', '#5aa35a', '#8a63b8', '#f3e3c3', '#3aa6a0']),
          ),
        )
    }
  }
  return pieceOf('bookshelf', shapes)
}

const lampShade = (path: Path, lit: boolean): Shape[] =>
  lit ? shining(path, '#ffe3a0') : [round(path, '#f4deb0')]

export function floorLamp(x: number, y: number, lit: boolean): Shape[] {
  return [
    round(ellipse(x, y, 52, 14), '#8a5a38'),
    round(
      limb(
        [
          [x, y - 4],
          [x, y - 262],
        ],
        [14, 12],
      ),
      '#8a5a38',
    ),
    ...(lit ? [glow(x, y - 300, 190, '#ffe0a0', 0.5)] : []),
    ...lampShade(
      polygon([
        [x - 56, y - 254],
        [x - 32, y - 356],
        [x + 32, y - 356],
        [x + 56, y - 254],
      ]),
      lit,
    ),
  ]
}

/** A small lamp whose foot stands at x, y. */
export function tableLamp(x: number, y: number, lit: boolean): Shape[] {
  return [
    ...(lit ? [glow(x, y - 70, 150, '#ffe0a0', 0.5)] : []),
    round(
      blob([
        [x - 18, y],
        [x - 24, y - 22],
        [x, y - 46],
        [x + 24, y - 22],
        [x + 18, y],
      ]),
      '#5f9fc9',
    ),
    ...lampShade(
      polygon([
        [x - 44, y - 40],
        [x - 24, y - 104],
        [x + 24, y - 104],
        [x + 44, y - 40],
      ]),
      lit,
    ),
  ]
}

export function rug(x: number, y: number, width: number, colours: readonly [string, string]): Shape[] {
  return pieceOf(
    'rug',
    [1, 0.84, 0.7, 0.34].map((part, ring) =>
      flat(ellipse(x, y, width * part, width * 0.2 * part), ring % 2 ? colours[1] : colours[0]),
    ),
  )
}

export function picture(x: number, y: number, size: number): Shape[] {
  return pieceOf('picture', [
    round(roundedRectangle(x - 70 * size, y - 54 * size, 140 * size, 108 * size, 6), '#8a5a38'),
    flat(roundedRectangle(x - 57 * size, y - 42 * size, 114 * size, 84 * size, 3), '#d5ead9'),
    flat(
      blob([
        [x - 57 * size, y + 42 * size],
        [x - 20 * size, y - 2 * size],
        [x + 10 * size, y + 22 * size],
        [x + 38 * size, y - 8 * size],
        [x + 57 * size, y + 42 * size],
      ]),
      '#7fb06a',
    ),
    flat(ellipse(x + 22 * size, y - 20 * size, 11 * size), '#ffe07a'),
  ])
}

export function door(x: number, y: number, width: number, height: number, colour: string): Shape[] {
  return [
    round(roundedRectangle(x - 14, y - height - 14, width + 28, height + 14, 8), darker(colour, 0.72)),
    round(roundedRectangle(x, y - height, width, height, 4), colour),
    ...[0.1, 0.55].map((part) =>
      flat(
        roundedRectangle(x + width * 0.16, y - height * (part + 0.38), width * 0.68, height * 0.34, 8),
        darker(colour, 0.88),
      ),
    ),
    flat(ellipse(x + width * 0.86, y - height * 0.46, 8), '#f2d16b'),
  ]
}

export function table(x: number, y: number, width: number, height: number, cloth: string | null): Shape[] {
  const wood = '#a8713f'
  return [
    ...[x - width / 2 + 22, x + width / 2 - 22].map((leg) =>
      round(
        limb(
          [
            [leg, y - height + 10],
            [leg, y],
          ],
          [22, 17],
        ),
        darker(wood, 0.86),
      ),
    ),
    round(roundedRectangle(x - width / 2, y - height, width, 26, 9), wood),
    ...(cloth
      ? [
          round(
            polygon([
              [x - width * 0.48, y - height - 4],
              [x + width * 0.48, y - height - 4],
              [x + width * 0.52, y - height + 56],
              [x + width * 0.4, y - height + 34],
              [x, y - height + 40],
              [x - width * 0.4, y - height + 34],
              [x - width * 0.52, y - height + 56],
            ]),
            cloth,
          ),
          flat(roundedRectangle(x - width * 0.46, y - height + 20, width * 0.92, 8, 3), darker(cloth, 0.84)),
        ]
      : []),
  ]
}

/** A bed seen from the side, the pillow at the left. */
export function bed({ x, y, quilt }: Bed, width: number): Shape[] {
  const wood = '#a8713f'
  return [
    round(roundedRectangle(x - width / 2 - 22, y - 150, 34, 262, 14), wood),
    round(roundedRectangle(x + width / 2 - 12, y - 70, 32, 182, 14), wood),
    round(roundedRectangle(x - width / 2, y - 14, width, 92, 16), '#f5ead6'),
    round(
      blob([
        [x - width * 0.5, y + 10],
        [x - width * 0.5, y + 84],
        [x, y + 92],
        [x + width * 0.5, y + 84],
        [x + width * 0.5, y + 10],
        [x, y + 20],
      ]),
      quilt,
    ),
    ...[-0.36, -0.12, 0.12, 0.36].map((part) =>
      flat(ellipse(x + width * part, y + 54, 17, 15), lighter(quilt, 0.4)),
    ),
  ]
}
