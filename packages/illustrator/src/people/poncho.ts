import { darker } from '../drawing/colour.ts'
import { flat, line, type Shape } from '../drawing/shape.ts'
import { curve, ellipse, type Path, polygon } from '../geometry/path.ts'
import type { HumanLook } from '../looks/look.ts'
import type { Build } from './build.ts'
import type { Trunk } from './trunk.ts'

/** Zigzags where nothing else is said of it, and a fringe. */
export function poncho(
  trunk: Trunk,
  { shoulder, girth }: Build,
  { colour, trim, pattern }: HumanLook['garment'],
): Shape[] {
  const half = 43 * girth * 1.7
  const fringe = [-0.96, -0.74, -0.52, -0.3, -0.1, 0.1, 0.3, 0.52, 0.74, 0.96].map((part) => {
    const side = part < 0 ? -1 : 1
    const at = (down: number) => trunk.edge(down, half * Math.abs(part), side)
    return line(curve([at(1.08), at(1.16), at(1.25)]), darker(trim, 0.92), 5)
  })
  const rows =
    pattern === 'plain'
      ? [zigzag(trunk, shoulder * 1.2, 0.5, trim), zigzag(trunk, shoulder * 1.4, 0.86, trim)]
      : []
  return [
    ...rows,
    ...fringe,
    ...(trunk.behind
      ? []
      : [line(curve([trunk.on(0, -22), trunk.on(0.22, 0), trunk.on(0, 22)]), darker(colour, 0.7), 5)]),
  ]
}

/** Across the cloth, as wide as twice `half` from the breastbone. */
function zigzag({ on }: Trunk, half: number, down: number, colour: string): Shape {
  const steps = [-1, -0.72, -0.44, -0.16, 0.12, 0.4, 0.68, 0.96]
  const teeth = steps.map((part, index) => on(down + (index % 2 ? 0.1 : 0), part * half))
  const back = [...steps].reverse().map((part, index) => on(down + (index % 2 ? 0.17 : 0.07), part * half))
  return flat(polygon([...teeth, ...back]), colour)
}

export const isBlanket = ({ garment }: HumanLook): boolean => garment.fabric === 'blanket'

/** A blanket about the shoulders: bands run down it, one edge lies over the other and is pinned. */
export function blanket(
  { across, on, behind }: Trunk,
  { colour, trim, pattern }: HumanLook['garment'],
): Shape[] {
  const down = (part: number): Path =>
    curve([across(0.1, part), across(0.7, part * 1.06), across(1.4, part * 1.1)])
  const bands = pattern === 'plain' ? [-0.84, -0.68, 0.68, 0.84].map((part) => line(down(part), trim, 6)) : []
  if (behind) return bands
  return [
    ...bands,
    line(curve([on(0, -20), on(0.16, 0), on(0, 20)]), darker(colour, 0.7), 5),
    line(curve([on(0.14, 2), on(0.7, 12), on(1.42, 16)]), darker(colour, 0.66), 5),
    line(curve([on(0.2, -9), on(0.235, 6), on(0.22, 20)]), '#c9ccd2', 6),
    flat(ellipse(...on(0.22, 21), 5), '#e9ecf0'),
  ]
}
