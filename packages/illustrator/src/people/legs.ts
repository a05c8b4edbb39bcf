import type { Colour } from '../drawing/colour.ts'
import { darker } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { round, skin } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import type { Path } from '../geometry/path.ts'
import { between, distance, shifted } from '../geometry/point.ts'
import { seen, spun } from '../geometry/space.ts'
import type { HumanLook } from '../looks/look.ts'
import type { Build } from './build.ts'
import { clothOfLegs, isSkirted } from './garments.ts'
import { type Leg, legInBody, SOLE } from './leg-joints.ts'
import { marksOnLeg } from './marks/body-marks.ts'
import { drawLegPattern } from './pattern.ts'
import { type Posture, type Side, type Sides, sides, sign } from './posture.ts'
import { drawShoe } from './shoe.ts'
import { drawSock } from './socks.ts'

/** Both legs as they are seen. */
export function legsOf(build: Build, posture: Posture): Sides<Leg> {
  const turned = (side: Side): Leg => {
    const { hip, knee, ankle } = legInBody(build, posture.stance.legs, sign(side))
    return {
      hip: spun(hip, posture.angle),
      knee: spun(knee, posture.angle),
      ankle: spun(ankle, posture.angle),
    }
  }
  return { left: turned('left'), right: turned('right') }
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
  const low = width * (bare ? 0.7 : 0.86)
  // A shin that is drawn in lies over its thigh: one outline around both would be a log.
  const bones =
    posture.stance.legs.kind === 'crossed'
      ? [limb([hip, knee], [width * 1.08, width * 0.96]), limb([knee, ankle], [width * 0.96, low])]
      : [limb([hip, knee, ankle], [width * 1.08, width * 0.96, low])]
  const parts = [
    ...bones.map(clothed),
    ...(shorts
      ? [round(limb([hip, between(hip, knee, 0.9)], [width * 1.2, width * 1.16]), shade(look.bottom.colour))]
      : []),
    ...(cloth ? drawLegPattern(cloth, shorts, [hip, knee, ankle], width) : []),
    ...(posture.stance.legs.kind === 'kneeling' || posture.stance.legs.kind === 'crawling'
      ? []
      : drawSock(look, [knee, ankle], low, side)),
    ...marksOnLeg(look, build, knee, ankle, side),
    ...drawShoe(look, build, shoePlace(posture, leg, side)),
  ]
  // Soles that point to the reader come before the shin, those at the back of a kneeling body behind it.
  return leg.ankle[2] < leg.knee[2] - 20 ? [...parts.slice(-1), ...parts.slice(0, -1)] : parts
}

/** How much of a shin there is for a shaft: those of crossed legs lie under each other. */
function riseOf({ legs }: Posture['stance'], leg: Leg): number {
  const [ankle, knee] = [seen(leg.ankle), seen(leg.knee)]
  if (legs.kind === 'crossed') return 0
  return legs.kind === 'knees-up'
    ? distance(ankle, knee)
    : ankle[1] - (legs.kind === 'feet' ? seen(leg.hip) : knee)[1]
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
    ...(stance.legs.kind === 'knees-up' && { towards: seen(leg.knee) }),
    rise: riseOf(stance, leg),
  }
}
