import { darker } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import { flat, round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { ellipse, joined } from '../../geometry/path.ts'
import { between, distance, type Point } from '../../geometry/point.ts'
import type { AnimalLook } from '../../looks/look.ts'
import type { SpeciesBuild } from '../species-build.ts'
import { PATCH, patch } from './coat-patches.ts'

/** Shoulders, bend and head. */
type Neck = readonly [Point, Point, Point]

/** From the shoulders through its bend to the head: smooth, woolly or patched. Thinner on who lies. */
export function drawNeck(
  look: AnimalLook,
  { trunk: { high }, mark }: SpeciesBuild,
  joints: Neck,
  lying = false,
): Shape[] {
  const widths = lying ? [high * 1.2, high, high * 0.8] : [high * 1.3, high * 0.96, high * 0.84]
  const neck = round(limb(joints, widths), look.coat)
  if (mark === 'fleece') return woolAlong(look, joints, high * 0.56)
  return mark === 'patchwork' ? [mane(joints, high), neck, ...patchesAlong(joints, high)] : [neck]
}

/** Up from the shoulders and back over the body, as a long neck lies in sleep. */
export const curledNeck = (long: number, high: number, head: Point): Neck => [
  [long * 0.56, -high * 0.6],
  [long * 0.62, -high * 1.7],
  head,
]

const along = ([from, bend, to]: Neck, share: number): Point =>
  share < 0.5 ? between(from, bend, share * 2) : between(bend, to, share * 2 - 1)

/** Puffs that overlap, smaller towards the head. */
function woolAlong(look: AnimalLook, joints: Neck, radius: number): Shape[] {
  const [from, bend, to] = joints
  const count = Math.ceil((distance(from, bend) + distance(bend, to)) / (radius * 0.6))
  const puffs = Array.from({ length: count + 1 }, (_, index) =>
    ellipse(...along(joints, index / count), radius * (1.16 - (index / count) * 0.3)),
  )
  return [round(joined(puffs), look.coat)]
}

function patchesAlong(joints: Neck, high: number): Shape[] {
  return [0.16, 0.34, 0.52, 0.7].map((share, index) => {
    const [x, y] = along(joints, share)
    return flat(patch(x + (index % 2 ? 0.2 : -0.16) * high, y, high * 0.21, index), PATCH)
  })
}

/** A short mane down the back of the neck. */
const mane = (joints: Neck, high: number): Shape =>
  round(
    limb(
      joints.map(([x, y]): Point => [x - high * 0.42, y]),
      [high * 0.3, high * 0.36, high * 0.3],
    ),
    darker(PATCH, 0.86),
  )
