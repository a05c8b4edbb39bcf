import { flat, line, type Shape } from '../drawing/shape.ts'
import { curve, type Path, polygon } from '../geometry/path.ts'
import type { HumanLook } from '../looks/look.ts'
import { diamond, isPrint, prints } from './prints.ts'
import type { Trunk } from './trunk.ts'

/** A panel of stitches over the breast: a frame, and rows of small diamonds in it. */
export function chestPanel({ across }: Trunk, colour: string): Shape[] {
  const frame = [
    across(0.1, -0.5),
    across(0.1, 0.5),
    across(0.66, 0.44),
    across(0.74, 0),
    across(0.66, -0.44),
  ]
  const rows = [0.2, 0.34, 0.48, 0.62].flatMap((down, row) =>
    (row % 2 ? [-0.24, 0, 0.24] : [-0.34, -0.12, 0.12, 0.34]).map((part) =>
      flat(diamond(across(down, part), 6.4), colour),
    ),
  )
  return [line(polygon(frame), colour, 6), ...rows]
}

/** The print of a bib: of dungarees or a pinafore, whose shirt is plain. */
export function patternOnBib({ garment }: HumanLook, { on, behind }: Trunk, girth: number): Shape[] {
  const { pattern, trim } = garment
  if (pattern === 'plain' || pattern === 'trimming' || behind) return []
  const row = (down: number, half: number): Path =>
    curve([on(down, -half * girth), on(down + 0.03, 0), on(down, half * girth)])
  if (!isPrint(pattern))
    return [
      ...(
        [
          [0.42, 25],
          [0.6, 27],
          [0.78, 29],
          [0.96, 38],
        ] as const
      ).map(([down, half]) => line(row(down, half), trim, 8)),
      ...(pattern === 'checks' ? [-14, 14] : []).map((aside) =>
        line(curve([on(0.34, aside * girth), on(1.02, aside * girth)]), trim, 5, 0.7),
      ),
    ]
  return prints(
    pattern,
    (
      [
        [0.4, -14],
        [0.48, 14],
        [0.66, -20],
        [0.76, 4],
        [0.92, 24],
        [0.96, -26],
        [1.06, -2],
      ] as const
    ).map(([down, aside]) => on(down, aside * girth)),
    trim,
    0.8,
  )
}
