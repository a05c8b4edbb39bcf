import { darker } from '../drawing/colour.ts'
import { flat, line, round, type Shape } from '../drawing/shape.ts'
import { disc, hull } from '../geometry/hull.ts'
import { blob, curve, polygon } from '../geometry/path.ts'
import { between, shifted } from '../geometry/point.ts'
import { seen } from '../geometry/space.ts'
import type { HumanLook } from '../looks/look.ts'
import type { Build } from './build.ts'
import type { Leg } from './leg-joints.ts'
import { type Posture, type Sides, seenFromBehind, sides } from './posture.ts'
import { isPrint, prints } from './prints.ts'
import type { Stance } from './stance.ts'
import type { Trunk } from './trunk.ts'

/** The apron's bib and skirt; from behind only its strings. */
export function apron(colour: string, build: Build, { on, edge, behind }: Trunk, standing: boolean): Shape[] {
  const w = build.shoulder * (1 + build.roundness * 0.34)
  const strings = line(curve([edge(0.72, w, -1), on(0.78, 0), edge(0.72, w, 1)]), darker(colour, 0.8), 6)
  if (behind) {
    return [strings, ...[-1, 1].map((side) => line(curve([on(0.76, 0), on(1.02, side * 14)]), colour, 6))]
  }
  const hem = standing ? 1.66 : 1.2
  return [
    round(
      blob([
        on(0.2, -w * 0.56),
        on(0.2, w * 0.56),
        on(0.7, w * 0.86),
        on(hem - 0.08, w * 0.98),
        on(hem, 0),
        on(hem - 0.08, -w * 0.98),
        on(0.7, -w * 0.86),
      ]),
      colour,
    ),
    strings,
    ...[-1, 1].map((side) => pocket(side, w, on, colour)),
  ]
}

/** One of the two on the skirt of an apron. */
const pocket = (side: number, w: number, on: Trunk['on'], colour: string): Shape =>
  flat(
    polygon([
      on(0.92, side * w * 0.12),
      on(0.92, side * w * 0.62),
      on(1.08, side * w * 0.62),
      on(1.15, side * w * 0.37),
      on(1.08, side * w * 0.12),
    ]),
    darker(colour, 0.84),
  )

/** Flowers, dots or stripes on an apron. */
export function apronPrint(
  { apron: cloth, apronPrint: print }: HumanLook,
  build: Build,
  { on, behind }: Trunk,
  standing: boolean,
): Shape[] {
  if (!cloth || !print || behind) return []
  const { pattern, colour } = print
  const w = build.shoulder * (1 + build.roundness * 0.34)
  if (pattern === 'checks') return checks(w, on, colour, standing ? 1.56 : 1.12)
  const rows = standing ? [0.36, 0.92, 1.14, 1.36, 1.54] : [0.36, 0.9, 1.08]
  if (pattern === 'trimming')
    return [
      line(
        curve([
          on(rows.at(-1) ?? 1, -w * 0.9),
          on((rows.at(-1) ?? 1) + 0.04, 0),
          on(rows.at(-1) ?? 1, w * 0.9),
        ]),
        colour,
        10,
      ),
    ]
  if (pattern === 'stripes' || pattern === 'zigzags')
    return rows.map((down) =>
      line(curve([on(down, -w * 0.6), on(down + 0.02, 0), on(down, w * 0.6)]), colour, 6),
    )
  return prints(
    pattern,
    rows.flatMap((down, at) => (at % 2 ? [on(down, -w * 0.52), on(down, w * 0.5)] : [on(down, w * 0.02)])),
    colour,
  )
}

/** Small ones all over the cloth, as a kitchen apron has them: narrow on the bib, wide below. */
const checks = (w: number, on: Trunk['on'], colour: string, hem: number): Shape[] => {
  const half = (down: number): number => w * (down < 0.6 ? 0.5 : 0.78)
  const rows = Array.from({ length: Math.floor((hem - 0.24) / 0.16) + 1 }, (_, step) => 0.28 + step * 0.16)
  return [
    ...rows.map((down) =>
      line(curve([on(down, -half(down)), on(down + 0.02, 0), on(down, half(down))]), colour, 5, 0.7),
    ),
    ...[-0.66, -0.4, -0.14, 0.14, 0.4, 0.66].map((aside) => {
      const top = Math.abs(aside) > 0.5 ? 0.68 : 0.24
      return line(curve([on(top, w * aside), on(hem, w * aside * 1.1)]), colour, 5, 0.7)
    }),
  ]
}

/** Where knees are drawn up to the chest they hide it. */
const laps: ReadonlySet<Stance['legs']['kind']> = new Set<Stance['legs']['kind']>([
  'kneeling',
  'half-kneeling',
  'crossed',
  'sprawled',
  'seated',
])

/** What of an apron lies over the lap of who sits or kneels, where skirt and legs would hide it. */
export function apronOnLap(look: HumanLook, build: Build, posture: Posture, legs: Sides<Leg>): Shape[] {
  const { kind } = posture.stance.legs
  if (!look.apron || !laps.has(kind) || seenFromBehind(posture.turn)) return []
  const hips = seen(posture.hips)
  const low = sides.map((side) => between(hips, seen(legs[side].knee), 0.72))
  const cloth = hull([
    ...disc(shifted(hips, 0, -34), build.shoulder * 0.6, 8),
    ...low.flatMap((place) => disc(place, 18 * build.girth)),
  ])
  const print = look.apronPrint
  return [
    round(cloth, look.apron),
    ...(print && isPrint(print.pattern)
      ? prints(
          print.pattern,
          low.flatMap((place) => [between(hips, place, 0.36), between(hips, place, 0.92)]),
          print.colour,
          0.8,
        )
      : []),
  ]
}
