import type { Shape } from '../../drawing/shape.ts'
import { line } from '../../drawing/shape.ts'
import { curve } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { Headwear } from '../../looks/clothing.ts'
import type { HumanLook } from '../../looks/look.ts'
import type { HeadView } from '../head-view.ts'
import { isPrint, prints } from '../prints.ts'
import { edgeOfHeadscarf } from './cloths.ts'

/** A round around the head on which prints lie: its height, its radius, and from which longitude on there is cloth. */
interface Round {
  y: number
  radius: number
  from: number
}

const aroundTheFace: readonly Round[] = [
  { y: -0.92, radius: 0.66, from: 0 },
  { y: -0.42, radius: 0.99, from: 74 },
  { y: 0.08, radius: 1.03, from: 78 },
  { y: 0.56, radius: 1.0, from: 74 },
  { y: 1.06, radius: 0.6, from: 20 },
]
const overTheHair: readonly Round[] = [
  { y: -0.78, radius: 1.04, from: 0 },
  { y: -1.16, radius: 0.8, from: 0 },
]

/** What is of cloth and large enough to be seen with a print. */
const rounds: Partial<Record<Headwear, readonly Round[]>> = {
  headscarf: aroundTheFace,
  turban: overTheHair,
  headwrap: overTheHair,
  patka: [{ y: -0.78, radius: 0.96, from: 0 }],
  beanie: [{ y: -0.86, radius: 0.86, from: 0 }],
  kufi: [
    { y: -0.72, radius: 0.98, from: 0 },
    { y: -1.06, radius: 0.9, from: 0 },
  ],
  bonnet: [{ y: -0.82, radius: 0.8, from: 0 }],
  'head-cloth': [{ y: -0.94, radius: 0.62, from: 0 }],
}

/** Degrees between one print and the next. */
const STEP = 40
/** A print nearer to the edge of the head than this would hang over it. */
const SEEN = 0.3

/** The stars, dots or stripes of a head covering, on a head of radius 1; they turn with it. */
export function clothPrints({ headwear }: HumanLook, view: HeadView): Shape[] {
  const { kind, pattern, trim } = headwear ?? {}
  const cloth = kind && rounds[kind]
  if (!cloth || !pattern || !trim) return []
  const rows = cloth.map((one, index) => seenOn(one, index % 2 ? STEP / 2 : 0, view))
  if (pattern === 'trimming' && kind === 'headscarf') return [line(edgeOfHeadscarf(view), trim, 0.13)]
  // A cap without a peak is embroidered all around.
  if (pattern === 'trimming' && kind === 'kufi') return prints('diamonds', rows.flat(), trim, 0.015)
  if (isPrint(pattern)) return prints(pattern, rows.flat(), trim, pattern === 'flowers' ? 0.015 : 0.0105)
  return rows.flatMap(runsOf).map((run) => line(curve(run), trim, 0.12))
}

/** From one edge of the cloth to the other, and never over the face between two. */
function runsOf(row: readonly Point[]): Point[][] {
  const runs: Point[][] = []
  for (const point of row) {
    const [x] = runs.at(-1)?.at(-1) ?? [Number.NEGATIVE_INFINITY]
    if (point[0] - x > GAP) runs.push([])
    runs.at(-1)?.push(point)
  }
  return runs.map((run) => {
    const [first, ...others] = run
    return first && others.length === 0 ? stroke(first) : run
  })
}

/** Prints of one round lie nearer than this. */
const GAP = 0.8

const stroke = ([x, y]: Point): Point[] => [
  [x - 0.1, y],
  [x + 0.1, y],
]

function seenOn({ y, radius, from }: Round, first: number, view: HeadView): Point[] {
  const longitudes = Array.from({ length: 360 / STEP }, (_, index) => first + index * STEP - 180)
  return longitudes
    .filter((longitude) => Math.abs(longitude) >= from)
    .map((longitude) => view.around(longitude, y, radius))
    .filter(({ front }) => front > (from > 0 ? -0.05 : SEEN))
    .map(({ x }): Point => [x, y])
    .sort(([one], [other]) => one - other)
}
