import { place, type Shape } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import { boundsOf } from '../geometry/path.ts'
import { seen } from '../geometry/space.ts'
import type { HumanLook } from '../looks/look.ts'
import type { Build } from './build.ts'
import { isSkirted } from './garments.ts'
import type { Leg } from './leg-joints.ts'
import { shoePlace } from './legs.ts'
import { type Posture, type Sides, sides } from './posture.ts'
import { drawShoe } from './shoe.ts'
import type { Legs } from './stance.ts'

/** Of a shoe that comes out behind a skirt, so much is still under it, in units at a child's girth. */
const UNDER = 12

/**
 * The shoes of who kneels or sits on the ground in a skirt, which would cover them: a body without feet looks sunk into
 * the ground. Toes come out before who sits, heels behind who kneels.
 */
export function feetUnderSkirt(
  look: HumanLook,
  build: Build,
  posture: Posture,
  legs: Sides<Leg>,
  skirt: readonly Shape[],
): { behind: Shape[]; before: Shape[] } {
  const none = { behind: [], before: [] }
  if (!isSkirted(look) || skirt.length === 0) return none
  const shoe = (side: 'left' | 'right'): Shape[] =>
    drawShoe(look, build, shoePlace(posture, legs[side], side))
  const { kind } = posture.stance.legs
  if (sitsOnGround.has(kind)) return { ...none, before: sides.flatMap(shoe) }
  if (kind !== 'kneeling') return none
  // The foot that is farther behind is seen.
  const [back] = [...sides].sort((one, other) => seen(legs[one].ankle)[0] - seen(legs[other].ankle)[0])
  const heel = shoe(back ?? 'left')
  const hem = boundsOf(skirt.map(({ path }) => path)).left
  const out = hem + UNDER * build.girth - boundsOf(heel.map(({ path }) => path)).right
  return { ...none, behind: place(heel, placement({ x: Math.min(0, out + WIDTH * build.girth) })) }
}

/** So much of a shoe may be under the skirt before it is moved. */
const WIDTH = 14

const sitsOnGround: ReadonlySet<Legs['kind']> = new Set<Legs['kind']>(['crossed', 'sprawled', 'knees-up'])
