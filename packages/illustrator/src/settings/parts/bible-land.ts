import { darker, lighter, mix } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import { capped, flat, line, pieceOf, round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, curve, ellipse, joined, roundedRectangle } from '../../geometry/path.ts'
import type { Random } from '../../geometry/random.ts'
import { STAGE } from '../setting.ts'
import { house } from './buildings.ts'

/** A sand-coloured house with a flat roof; its lower left corner stands at x, y. */
export const flatHouse = (
  x: number,
  y: number,
  width: number,
  height: number,
  { wall, door, lit }: { wall: string; door: string; lit: boolean },
): Shape[] => house(x, y, width, height, { wall, roof: wall, flatRoof: true, lit, door })

/** A clay jar with two handles; its foot stands at x, y, and it is 110 units tall at size 1. */
export function clayJar(x: number, y: number, size: number, colour = '#c07a4c'): Shape[] {
  const at = (dx: number, dy: number) => [x + dx * size, y + dy * size] as const
  const handle = (side: number): Shape =>
    line(curve([at(side * 16, -98), at(side * 40, -88), at(side * 32, -66)]), darker(colour, 0.82), 7 * size)
  return pieceOf('jar', [
    handle(-1),
    handle(1),
    round(
      blob([
        at(-16, -108),
        at(16, -108),
        at(13, -92),
        at(38, -62),
        at(30, -18),
        at(14, 0),
        at(-14, 0),
        at(-30, -18),
        at(-38, -62),
        at(-13, -92),
      ]),
      colour,
    ),
    line(curve([at(-36, -58), at(0, -50), at(36, -58)]), lighter(colour, 0.4), 6 * size),
  ])
}

/** A low wall of field stones along `y`, from one side to the other. */
export function fieldWall(random: Random, from: number, to: number, y: number, colour: string): Shape[] {
  const shapes: Shape[] = []
  for (let row = 0; row < 3; row++) {
    for (let x = from; x < to; ) {
      const width = random.between(40, 74)
      const stone = mix(colour, row % 2 ? '#ffffff' : '#6a5a48', random.between(0.04, 0.16))
      const block = round(roundedRectangle(x, y - 26 - row * 24, width - 3, 27, 11), stone)
      shapes.push(row === 2 ? capped(block) : block)
      x += width
    }
  }
  return pieceOf('wall', shapes)
}

/** An old olive tree: a twisted trunk, silver leaves; 270 units tall at size 1. */
export function oliveTree(random: Random, x: number, y: number, size: number, leaves = '#8fa67a'): Shape[] {
  const at = (dx: number, dy: number) => [x + dx * size, y + dy * size] as const
  const crown = (
    [
      [-74, -168, 62, 44],
      [-10, -206, 74, 52],
      [66, -176, 66, 46],
      [0, -158, 70, 40],
    ] as const
  ).map(([dx, dy, wide, tall]) => ellipse(...at(dx, dy), wide * size, tall * size))
  const leavesAt = (dx: number, dy: number): Shape =>
    flat(ellipse(...at(dx, dy), 13 * size, 5 * size, random.between(-0.7, 0.7)), lighter(leaves, 0.3))
  return pieceOf('tree', [
    round(limb([at(-14, 6), at(10, -58), at(-14, -140)], [58 * size, 34 * size, 20 * size]), '#8a7058'),
    round(limb([at(6, -52), at(34, -104), at(52, -160)], [28 * size, 20 * size, 12 * size]), '#8a7058'),
    line(curve([at(-16, -4), at(2, -50), at(-10, -100)]), '#6d5644', 5 * size),
    round(joined(crown), leaves),
    ...[-92, -50, -20, 14, 48, 84].map((dx) => leavesAt(dx, random.between(-222, -150))),
  ])
}

/** Paving stones that grow larger towards the reader. */
export function paving(from: number, colour: string): Shape[] {
  const rows = [0, 34, 78, 134, 204, 292, 400]
  const across = rows.map((down) =>
    flat(roundedRectangle(STAGE.left, from + down, STAGE.right - STAGE.left, 4, 0), darker(colour, 0.88)),
  )
  const joints = rows.slice(0, -1).flatMap((down, row) => {
    const next = rows[row + 1] ?? down
    return Array.from({ length: 17 }, (_, index) => {
      const part = index - 8 + (row % 2) * 0.5
      const [upper, lower] = [512 + part * (74 + down * 0.3), 512 + part * (74 + next * 0.3)]
      return line(
        curve([
          [upper, from + down],
          [(upper + lower) / 2, from + (down + next) / 2],
          [lower, from + next],
        ]),
        darker(colour, 0.88),
        3.4,
      )
    })
  })
  return [...across, ...joints]
}
