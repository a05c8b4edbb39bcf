import { darker } from '../drawing/colour.ts'
import { flat, line, type Shape } from '../drawing/shape.ts'
import { curve, polygon } from '../geometry/path.ts'
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
