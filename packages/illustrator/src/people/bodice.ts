import { blob, type Path, polygon } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import type { HumanLook } from '../looks/look.ts'
import type { Build } from './build.ts'
import { cutOf } from './garments.ts'
import type { Trunk } from './trunk.ts'

/** The upper part of a garment as it is cut for somebody: its outline, and bands from one side of it to the other. */
export interface Bodice {
  outline: Path
  /** `down` 0 at the shoulders and 1 at the hips, as thick as `thick` on the same measure. */
  band(down: number, thick: number): Path
  /** The lowest place for a band. */
  lowest: number
}

/** Points of a band's edge between the two sides, -1 to 1. */
const ALONG = [-1, -0.8, -0.5, 0, 0.5, 0.8, 1] as const

/** How much lower a band hangs in the middle: it goes around a body. */
const SAG = 0.04

/** A band ends within the line that is drawn around the cloth. */
const WITHIN = 0.97

export function bodiceOf(
  { shoulder, girth, roundness }: Build,
  { edge, on, sideways }: Trunk,
  look: HumanLook,
): Bodice {
  const { hem, flare, skirt, bulk = 1 } = cutOf(look.garment)
  const waist = shoulder * (skirt && look.gender === 'feminine' ? 0.88 + 0.17 * roundness : 1.03)
  const low = (skirt ? shoulder : 43 * girth) * flare * (1 + roundness * (skirt ? 0.36 : 0.2))
  const belly = look.marks.some(({ kind }) => kind === 'belly') ? 1 : roundness
  const wide = look.garment.kind === 'poncho' ? 1.24 : bulk
  // Seen from the side it is before the body alone.
  const [back, front] = [
    wide * (1 + belly * 0.34 * (1 - sideways)),
    wide * (1 + belly * (0.34 + 0.5 * sideways)),
  ]
  const widths = (side: -1 | 1) =>
    [
      [-0.02, shoulder * 0.55],
      [0.12, shoulder * 1.02 * wide],
      [0.6, waist * (side < 0 ? back : front)],
      [hem - 0.06, low],
    ] as const
  const half = (down: number, side: -1 | 1): number => between(widths(side), down)
  const across = (down: number, part: number): Point => {
    const side = part < 0 ? -1 : 1
    return edge(down + SAG * (1 - part ** 2), half(down, side) * Math.abs(part) * WITHIN, side)
  }
  return {
    outline: blob([
      ...widths(-1).map(([down, wide]) => edge(down, wide, -1)),
      edge(hem + 0.02, low * 0.5, -1),
      edge(hem + 0.04, 0, 1),
      edge(hem + 0.02, low * 0.5, 1),
      ...widths(1)
        .map(([down, wide]) => edge(down, wide, 1))
        .reverse(),
      on(0.02, 0),
    ]),
    band: (down, thick) =>
      polygon([
        ...ALONG.map((part) => across(down, part)),
        ...ALONG.map((part) => across(down + thick, part)).reverse(),
      ]),
    lowest: hem - 0.2,
  }
}

/** The width at a height, on straight lines between those that are given. */
function between(widths: readonly (readonly [number, number])[], down: number): number {
  const next = widths.findIndex(([at]) => at >= down)
  const index = next < 0 ? widths.length - 1 : Math.max(1, next)
  const [[from, one], [to, other]] = [widths[index - 1] ?? [0, 0], widths[index] ?? [1, 0]]
  return one + ((other - one) * (down - from)) / (to - from)
}
