import type { Colour } from '../drawing/colour.ts'
import { darker } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { round, skin } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import type { Path } from '../geometry/path.ts'
import { between, shifted } from '../geometry/point.ts'
import { moved3, reachInSpace, type Spot, seen, spun } from '../geometry/space.ts'
import type { HumanLook } from '../looks/look.ts'
import type { Build } from './build.ts'
import { clothOfLegs, isSkirted } from './garments.ts'
import { marksOnLeg } from './marks/body-marks.ts'
import { drawLegPattern } from './pattern.ts'
import { hipHeight, legBone, type Posture, type Side, type Sides, sides, sign } from './posture.ts'
import { drawShoe } from './shoe.ts'

/** Hip, knee and ankle; the sole is 14 units below the ankle. */
export interface Leg {
  hip: Spot
  knee: Spot
  ankle: Spot
}

const SOLE = 14

/** Both legs as they are seen. */
export function legsOf(build: Build, posture: Posture): Sides<Leg> {
  const turned = (side: Side): Leg => {
    const { hip, knee, ankle } = legInBody(build, posture, side)
    return {
      hip: spun(hip, posture.angle),
      knee: spun(knee, posture.angle),
      ankle: spun(ankle, posture.angle),
    }
  }
  return { left: turned('left'), right: turned('right') }
}

/** A leg in the body's own frame, the ground at y 0. */
function legInBody(build: Build, { stance: { legs } }: Posture, side: Side): Leg {
  const bone = legBone(build)
  const g = build.girth
  const outward = sign(side)
  const hip: Spot = [outward * build.hip, -hipHeight(build, legs.kind), 0]
  const low = -15 * g
  switch (legs.kind) {
    case 'feet': {
      const { out, forward, up } = legs[side]
      const length = bone * 2
      const ankle = moved3(hip, outward * out * length, 0, forward * length)
      const foot: Spot = [ankle[0], -SOLE - up * length, ankle[2]]
      const [knee, reached] = reachInSpace(hip, foot, bone, [outward * 0.15, 0, 1])
      return { hip, knee, ankle: reached }
    }
    case 'kneeling':
    case 'crawling':
      return {
        hip,
        knee: [hip[0] * 1.15, low, bone * 0.24],
        ankle: [hip[0] * 1.05, low, -bone * 0.74],
      }
    case 'half-kneeling':
      return side === 'left'
        ? { hip, knee: [hip[0] * 1.2, low, bone * 0.1], ankle: [hip[0], low, -bone * 0.86] }
        : { hip, knee: [hip[0] * 1.5, -SOLE - bone * 0.98, bone * 0.96], ankle: [hip[0] * 1.5, -SOLE, bone] }
    case 'crossed': {
      const knee: Spot = [outward * (build.hip + bone * 0.86), low - bone * 0.2, bone * 0.46]
      return { hip, knee, ankle: [knee[0] - outward * bone * 1.02, -SOLE, bone * 0.72] }
    }
    case 'sprawled': {
      const knee: Spot = [outward * (build.hip + bone * 0.5), low, bone * 0.8]
      return { hip, knee, ankle: [knee[0] + outward * bone * 0.2, -SOLE, knee[2] + bone * 0.9] }
    }
    case 'knees-up': {
      const [knee, ankle] = reachInSpace(hip, [hip[0] * 1.1, -SOLE, bone * 1.1], bone, [0, -1, 0.3])
      return { hip, knee, ankle }
    }
    case 'seated': {
      const knee: Spot = [hip[0] * 1.25, hip[1] + 3, bone * 0.94]
      return { hip, knee, ankle: [knee[0], Math.min(-SOLE, knee[1] + bone), knee[2] + 4] }
    }
  }
}

/** The far leg first. */
export function drawLegs(look: HumanLook, build: Build, posture: Posture, legs: Sides<Leg>): Shape[] {
  const farFirst = [...sides].sort((one, other) => legs[one].knee[2] - legs[other].knee[2])
  const shown = posture.stance.farLegHidden ? farFirst.slice(1) : farFirst
  return shown.flatMap((side) => drawLeg(look, build, posture, legs[side], side))
}

function drawLeg(look: HumanLook, build: Build, posture: Posture, leg: Leg, side: Side): Shape[] {
  const [hip, knee, ankle] = [seen(leg.hip), seen(leg.knee), seen(leg.ankle)]
  const width = 37 * build.girth
  const cloth = clothOfLegs(look)
  const bare = cloth === null || (look.bottom.kind === 'shorts' && !look.legwear)
  const far = leg.hip[2] < -build.hip * 0.6
  const shade = (colour: Colour): Colour => (far ? darker(colour, 0.9) : colour)
  const clothed = (path: Path): Shape =>
    bare ? skin(path, shade(look.skin)) : round(path, shade((cloth ?? look.bottom).colour))
  const shorts = look.bottom.kind === 'shorts' && !isSkirted(look)
  const parts = [
    clothed(limb([hip, knee, ankle], [width * 1.08, width * 0.96, width * (bare ? 0.7 : 0.86)])),
    ...(shorts
      ? [round(limb([hip, between(hip, knee, 0.9)], [width * 1.2, width * 1.16]), shade(look.bottom.colour))]
      : []),
    ...(cloth ? drawLegPattern(cloth, shorts, [hip, knee, ankle], width) : []),
    ...marksOnLeg(look, build, knee, ankle, side),
    ...drawShoe(look, build, shoePlace(posture, leg, side)),
  ]
  // Soles that point to the reader come before the shin, those at the back of a kneeling body behind it.
  return leg.ankle[2] < leg.knee[2] - 20 ? [...parts.slice(-1), ...parts.slice(0, -1)] : parts
}

/** Where the foot of a leg is, and where it points. */
export function shoePlace({ angle, stance }: Posture, leg: Leg, side: Side) {
  const ankle = seen(leg.ankle)
  const resting = stance.legs.kind === 'kneeling' || stance.legs.kind === 'crawling'
  const backFoot = stance.legs.kind === 'half-kneeling' && side === 'left'
  const forward = Math.sin(angle)
  return {
    ankle,
    sole: shifted(ankle, 0, SOLE),
    pointing:
      resting || backFoot
        ? -forward
        : stance.legs.kind === 'crossed'
          ? -sign(side) * 0.8
          : forward + sign(side) * Math.cos(angle) * 0.4,
    lying: resting || backFoot,
    onToes: stance.onToes === true,
  }
}
