import { darker } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import { flat, round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { ellipse, joined } from '../../geometry/path.ts'
import { between, type Point } from '../../geometry/point.ts'
import type { AnimalLook } from '../../looks/look.ts'
import type { SpeciesBuild } from '../species-build.ts'
import { PATCH, patch } from './coat-patches.ts'

/** From the shoulders through its bend to the head: smooth, woolly or patched. Thinner on who lies. */
export function drawNeck(
  look: AnimalLook,
  { trunk: { high }, mark }: SpeciesBuild,
  joints: readonly [Point, Point, Point],
  lying = false,
): Shape[] {
  const widths = lying ? [high * 1.2, high, high * 0.8] : [high * 1.3, high * 0.96, high * 0.84]
  const neck = round(limb(joints, widths), look.coat)
  if (mark === 'fleece') return [...woolAlong(look, joints, high * 0.56)]
  return mark === 'patchwork' ? [mane(joints, high), neck, ...patchesAlong(joints, high)] : [neck]
}

/** Up from the shoulders and back over the body, as a long neck lies in sleep. */
export const curledNeck = (long: number, high: number, head: Point): readonly [Point, Point, Point] => [
  [long * 0.56, -high * 0.6],
  [long * 0.62, -high * 1.7],
  head,
]

const along = ([from, bend, to]: readonly [Point, Point, Point], share: number): Point =>
  share < 0.5 ? between(from, bend, share * 2) : between(bend, to, share * 2 - 1)

const woolAlong = (look: AnimalLook, joints: readonly [Point, Point, Point], radius: number): Shape[] => [
  round(
    joined(
      [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) =>
        ellipse(...along(joints, share), radius * (1.16 - share * 0.3)),
      ),
    ),
    look.coat,
  ),
]

function patchesAlong(joints: readonly [Point, Point, Point], high: number): Shape[] {
  return [0.16, 0.34, 0.52, 0.7].map((share, index) => {
    const [x, y] = along(joints, share)
    return flat(patch(x + (index % 2 ? 0.2 : -0.16) * high, y, high * 0.21, index), PATCH)
  })
}

/** A short mane down the back of the neck. */
const mane = (joints: readonly [Point, Point, Point], high: number): Shape =>
  round(
    limb(
      joints.map(([x, y]): Point => [x - high * 0.42, y]),
      [high * 0.3, high * 0.36, high * 0.3],
    ),
    darker(PATCH, 0.86),
  )
