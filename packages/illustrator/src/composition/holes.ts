import { darker, lighter } from '../drawing/colour.ts'
import { flat, line, round, type Shape } from '../drawing/shape.ts'
import { blob, curve, ellipse, polygon } from '../geometry/path.ts'
import { onCircle, type Point } from '../geometry/point.ts'
import type { NamedProp } from '../props/prop.ts'

/** What grows closes around a hole; of what is built a piece is missing. */
export const isLeafy = (noun: string): boolean =>
  /\b(?:hedges?|bush(?:es)?|brambles?|thorns?|shrubs?|vines?)\b/i.test(noun)

/** Half of the stretch of a fence or a wall that is missing, on the stage. */
export const GAP = 92

/** Half the width of a hole in a hedge, and its height. */
const HOLLOW = { half: 138, height: 158 }
/** The leaves around its edge from the ground over the top to the ground, as parts of a whole turn. */
const LEAVES = Array.from({ length: 15 }, (_, index) => 0.5 + (index / 14) * 0.5)

/** A hole in a hedge: dark, as it is inside, with leaves and twigs all around its edge; it has no smooth rim, as a tent has. */
export function hollow({ colour }: NamedProp, x: number, y: number): Shape[] {
  const { half, height } = HOLLOW
  const edge = (part: number, out: number): Point => {
    const [dx, dy] = onCircle([0, 0], out, part * Math.PI * 2)
    return [x + dx * half, y + dy * height]
  }
  const ragged = LEAVES.map((part, index) => edge(part, index % 2 ? 0.86 : 1))
  const deep = LEAVES.filter((_, index) => index % 2 === 0).map((part) => edge(part, 0.7))
  const twigs = [0.57, 0.69, 0.8, 0.93].map((part) =>
    line(curve([edge(part, 1), edge(part + 0.02, 0.82), edge(part - 0.01, 0.68)]), '#6b4a30', 5),
  )
  const leaves = LEAVES.map((part, index) => {
    const [leafX, leafY] = edge(part, index % 2 ? 0.92 : 1)
    const turn = part * Math.PI * 2 + (index % 2 ? 0.5 : -0.5)
    return round(
      ellipse(leafX, Math.min(leafY, y - 10), 24, 12, turn),
      index % 3 ? colour : lighter(colour, 0.1),
    )
  })
  return [
    flat(blob([...ragged, [x, y + 3]]), darker(colour, 0.46)),
    flat(blob([...deep, [x, y + 2]]), darker(colour, 0.3)),
    ...twigs,
    ...leaves,
  ]
}

/** What is left of the missing piece: broken pales in the ground, or stones that fell. */
export function fallen({ noun, colour }: NamedProp, x: number, y: number): Shape[] {
  if (!/\b(?:fence|railing|palings?|boards?)\b/i.test(noun))
    return [-0.92, -0.6, 0.64, 0.95].map((part, index) =>
      round(ellipse(x + part * GAP, y - 11, 24 - index * 2, 15), darker(colour, index % 2 ? 0.9 : 1)),
    )
  return [-0.66, 0, 0.66].map((part, index) => {
    const [middle, tall] = [x + part * GAP, 24 + (index % 2) * 14]
    return round(
      polygon([
        [middle - 15, y],
        [middle - 15, y - tall],
        [middle - 6, y - tall + 12],
        [middle + 2, y - tall - 12],
        [middle + 8, y - tall + 6],
        [middle + 15, y - tall - 4],
        [middle + 15, y],
      ]),
      colour,
    )
  })
}
