import { place, type Shape } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import { boundsOf } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import type { HumanLook } from '../looks/look.ts'
import type { Build } from './build.ts'
import type { Figure, FigureDirections, Mount } from './figure.ts'
import { legBone } from './leg-joints.ts'
import type { Sides } from './posture.ts'
import { both, feet, middle, posed, reach, type Stance, step } from './stance.ts'

/** A body on what it rides, and that thing under it: the rider's hips or feet are above the origin. */
export interface Riding {
  stance: Stance
  /** Where the hands hold on, before the rider is lifted. */
  grasps: Partial<Sides<Point>>
  shapes: Shape[]
  /** What of it is before the rider. */
  front: Shape[]
}

/** From the ankle down to the sole. */
const SOLE = 14
/** The heights of the lower and of the upper pedal, in a bicycle's own units. */
const pedals = { low: 19, high: 41 } as const
/** A leg on the lower pedal is not quite stretched. */
const BENT = 0.9
/** From the hips down to a stick between the legs, and how far off the ground who runs with it or hops in a sack is. */
const [BETWEEN, LEAP] = [16, 12]
/** A sack that somebody hops in ends a little above the hips. */
const UP_TO_THE_WAIST = 1.14
/** No bicycle is smaller than a toddler's. */
const LEAST = 1.2

/** Fitted to the rider: a bicycle is as high as the legs are long, a scooter as the chest; an animal is as large as it is. */
export function ridingOf(
  { age, aid }: HumanLook,
  build: Build,
  { mount, pose, astride }: FigureDirections,
): Riding | null {
  if (astride) return { stance: onBack(0), grasps: {}, shapes: [], front: [] }
  if (!mount || pose !== 'ride' || age === 'baby' || aid === 'wheelchair') return null
  const { shapes, front = [], size, ride } = mount
  const scale = scaleFor(ride, size, build)
  const [seatX] = ride.seat
  const lift = liftFor(ride, scale, build)
  const raised = raisedBy(ride, scale, build, lift)
  const at = ([x, y]: Point): Point => [(x - seatX) * scale, y * scale + raised + lift]
  const under = placement({ x: -seatX * scale, y: raised, scale })
  return {
    stance: { ...stanceFor(ride, scale, build), lift },
    grasps: ride.bar ? { left: at(ride.bar), right: at([ride.bar[0] + 3, ride.bar[1]]) } : {},
    shapes: place(shapes, under),
    front: place(front, under),
  }
}

function scaleFor({ legs, seat }: Mount['ride'], size: number, build: Build): number {
  if (legs === 'pedals') return Math.max(LEAST, (legBone(build) * 2 * BENT + SOLE) / (-seat[1] - pedals.low))
  if (legs === 'hops') return (Math.max(-build.hipY, build.height * 0.38) / 100) * UP_TO_THE_WAIST
  return legs === 'astride' ? size / 100 : (size / 100) * (build.height / 400) ** 0.8
}

function liftFor({ legs, seat }: Mount['ride'], scale: number, build: Build): number {
  if (legs === 'pedals') return Math.max(0, -seat[1] * scale + build.hipY)
  if (legs === 'pushes') return 0
  if (legs === 'gallops' || legs === 'hops') return LEAP
  if (legs === 'stands' || legs === 'aboard') return -seat[1] * scale
  return -seat[1] * scale + build.hipY + 8
}

/** How far what is ridden is off the ground with its rider. */
function raisedBy({ legs, seat }: Mount['ride'], scale: number, build: Build, lift: number): number {
  if (legs === 'gallops') return build.hipY + BETWEEN - lift - seat[1] * scale
  return legs === 'hops' ? -lift : 0
}

/** One leg on this side of an animal, both hands before; on a low one the knees are up. @param up in shares of the leg */
const onBack = (up: number): Stance =>
  posed({
    turn: [0.66, 0.9],
    lean: 0.06,
    hands: both(middle(0.12, 0.8, 0.42)),
    legs: feet(step(0.1, 0.16, 0.2 + up), step(0.1, 0.16, 0.2 + up)),
    grip: 'both',
    farLegHidden: true,
  })

/** Knees drawn up in what floats, the hands on them. */
const aboard = posed({
  turn: [0.6, 0.9],
  lean: 0.02,
  hands: both(reach(0, 0.52, 0.5)),
  legs: { kind: 'knees-up' },
  grip: 'both',
})

/** Both feet together, the hands at the rim. */
const inSack = posed({ turn: [0.4, 0.8], lean: 0.1, legs: feet(step(-0.06), step(-0.06)), grip: 'both' })

function stanceFor({ legs, seat }: Mount['ride'], scale: number, build: Build): Stance {
  const leg = legBone(build) * 2
  if (legs === 'stands')
    return posed({ turn: [0.72, 0.9], lean: 0.08, legs: feet(step(0, 0.2), step(0, -0.16)), grip: 'both' })
  if (legs === 'pushes')
    return posed({
      turn: [0.8, 0.94],
      lean: 0.2,
      legs: feet(step(0, 0.36, 0.06), step(0, -0.5, 0.2)),
      grip: 'both',
    })
  if (legs === 'gallops')
    return posed({
      turn: [0.74, 0.9],
      lean: 0.14,
      legs: feet(step(0, 0.5, 0.14), step(0, -0.56, 0.3)),
      grip: 'both',
    })
  if (legs === 'aboard') return aboard
  if (legs === 'hops') return inSack
  if (legs === 'astride') return onBack(Math.max(0, -liftFor({ legs, seat }, scale, build)) / leg)
  const forward = (-seat[0] * scale) / leg
  const lift = liftFor({ legs, seat }, scale, build)
  const up = (pedal: number): number => Math.max(0, (pedal * scale - lift - SOLE * 0.5) / leg)
  return posed({
    turn: [0.86, 0.94],
    lean: 0.2,
    legs: feet(step(0, forward * 0.8, up(pedals.low)), step(0, forward, up(pedals.high))),
    grip: 'both',
  })
}

/** The rider above what is ridden, which is behind the body but for its near side; the shadow is as wide as both. */
export function onMount(figure: Figure, { shapes, front }: Riding): Figure {
  if (shapes.length === 0) return figure
  const { left, right } = boundsOf(shapes.map(({ path }) => path))
  const footing = Math.max(figure.footing, -left, right)
  return { ...figure, shapes: [...shapes, ...figure.shapes, ...front], footing }
}
