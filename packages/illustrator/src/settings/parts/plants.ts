import { mix } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import { flat, growing, line, pieceOf, round } from '../../drawing/shape.ts'
import { blob, curve, ellipse, joined, roundedRectangle } from '../../geometry/path.ts'
import { onCircle } from '../../geometry/point.ts'
import type { Random } from '../../geometry/random.ts'
import { STAGE } from '../setting.ts'

export const petals = ['#ef6f6c', '#f9a3b8', '#ffd45a', '#b58be0', '#ff8d4a', '#ffffff'] as const

export const bush = (x: number, y: number, size: number, colour = '#6fae5c'): Shape => ({
  piece: { noun: 'bush' },
  ...growing(
    'bush',
    round(
      joined(
        (
          [
            [-50, 0, 44],
            [0, -22, 54],
            [52, -2, 46],
            [20, 6, 40],
          ] as const
        ).map(([dx, dy, radius]) =>
          ellipse(x + dx * size, y + dy * size, radius * size, radius * 0.8 * size),
        ),
      ),
      colour,
    ),
  ),
})

export function flower(x: number, y: number, size: number, colour: string): Shape[] {
  const parts = [
    line(
      curve([
        [x, y],
        [x + 4 * size, y - 24 * size],
        [x, y - 46 * size],
      ]),
      '#5a9150',
      5 * size,
    ),
    flat(
      joined(
        [0, 1, 2, 3, 4].map((petal) =>
          ellipse(...onCircle([x, y - 48 * size], 13 * size, petal * 1.257 - 0.3), 9.5 * size),
        ),
      ),
      colour,
    ),
    flat(ellipse(x, y - 48 * size, 8 * size), '#f8cf55'),
  ]
  return pieceOf(
    'flower',
    parts.map((part) => growing('flower', part)),
  )
}

export const tuft = (x: number, y: number, size: number, colour: string): Shape =>
  growing(
    'grass',
    flat(
      joined(
        [-1, 0, 1].map((blade) =>
          blob([
            [x + blade * 8 * size - 4 * size, y],
            [x + blade * 20 * size, y - (38 - Math.abs(blade) * 10) * size],
            [x + blade * 8 * size + 5 * size, y],
          ]),
        ),
      ),
      colour,
    ),
  )

/** Tufts strewn over the ground between two heights. */
export const strewnGrass = (
  random: Random,
  from: number,
  to: number,
  count: number,
  colour: string,
): Shape[] =>
  Array.from({ length: count }, () => {
    const y = random.between(from, to)
    return tuft(random.between(STAGE.left, STAGE.right), y, 0.4 + (y - 640) / 600, colour)
  })

/** Grass and flowers right before the reader. */
export function nearGrass(random: Random, y: number, colour: string): Shape[] {
  const shapes: Shape[] = []
  for (let x: number = STAGE.left; x < STAGE.right; x += random.between(24, 46)) {
    shapes.push(tuft(x, y + 34, random.between(1, 1.8), mix(colour, '#2f5a34', random.between(0.1, 0.35))))
  }
  for (let x: number = STAGE.left; x < STAGE.right; x += random.between(110, 260))
    shapes.push(...flower(x, y + random.between(6, 26), random.between(0.9, 1.4), random.pick(petals)))
  return shapes
}

export function mushroom(x: number, y: number, size: number): Shape[] {
  const parts = [
    flat(roundedRectangle(x - 7 * size, y - 24 * size, 14 * size, 26 * size, 6), '#f5ead6'),
    round(
      blob([
        [x - 25 * size, y - 19 * size],
        [x - 16 * size, y - 40 * size],
        [x, y - 47 * size],
        [x + 16 * size, y - 40 * size],
        [x + 25 * size, y - 19 * size],
        [x, y - 15 * size],
      ]),
      '#d8584a',
    ),
    flat(
      joined([
        ellipse(x - 8 * size, y - 31 * size, 4.4 * size),
        ellipse(x + 9 * size, y - 27 * size, 3.6 * size),
        ellipse(x + 1 * size, y - 40 * size, 3 * size),
      ]),
      '#fff6e8',
    ),
  ]
  return pieceOf(
    'mushroom',
    parts.map((part) => growing('fruit', part)),
  )
}
