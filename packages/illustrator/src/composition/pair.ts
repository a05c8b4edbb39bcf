import type { Shape } from '../drawing/shape.ts'
import type { Point } from '../geometry/point.ts'
import { between, distance } from '../geometry/point.ts'
import type { Figure } from '../people/figure.ts'
import { FACE } from '../people/own-face.ts'
import type { Side, Sides } from '../people/posture.ts'
import type { Pose } from '../scene-description.ts'
import type { Person } from './row.ts'

/** What the hands of one of a pair do. */
export interface Hold {
  grasps?: Partial<Sides<Point>>
  /** Arms drawn over both. */
  over?: readonly Side[]
  /** Arms behind both. */
  under?: readonly Side[]
  /** What is held is drawn over both. */
  thingOver?: boolean
  /** What is held is between both, and in nobody's own hands. */
  empty?: boolean
}

/** How two figures touch, in the doer's own units: the doer faces right. */
export interface Joined {
  doer?: Hold
  partner?: Hold
  /** Somebody who sits on or lies in the other's arms: who, where, and how far above the ground. */
  lifted?: { who: 'doer' | 'partner'; x: number; up: number }
  /** Something between both, such as a rope. */
  between?: Shape[]
}

/** The two as they stand, before they touch. */
export interface Couple {
  doer: Figure
  partner: Figure
  /** From the partner's units to the doer's, and back. */
  toDoer: (point: Point) => Point
  toPartner: (point: Point) => Point
  /** The partner is an animal. */
  animal: boolean
  /** What the doer holds, as the scene names it. */
  noun?: string | undefined
}

/** A way in which two touch. */
export interface PairDrawing {
  /** Whether both look the same way, as when one leads the other; otherwise they face each other. */
  sameWay?: (partner: Person) => boolean
  /** Whether these two do it; all whose pose asks for it where it is absent. */
  fits?: (doer: Person, partner: Person) => boolean
  /** Their heads may touch. */
  embraces?: boolean
  /** How far both turn to each other, see `Attention.turn`. */
  turn: number
  /** How far their heads do, where the bodies turn further. */
  headTurn?: number
  /** The pose each takes, when the one it has cannot do it. */
  poses?: (
    doer: Person,
    partner: Person,
    sizes: { doer: Figure; partner: Figure },
  ) => { doer?: Pose; partner?: Pose }
  /** The distance of their feet; negative when the partner is behind the doer. */
  apart: (doer: Figure, partner: Figure, noun?: string) => number
  join: (couple: Couple) => Joined
}

/** Poses with feet on the ground and nothing else to do: they may answer a neighbour. */
const idle = new Set<Pose>([
  'stand',
  'walk',
  'wave',
  'look-up',
  'lean',
  'clap',
  'stretch-arms',
  'reach',
  'give',
  'hug',
])

export const isIdle = ({ figure }: Person): boolean => idle.has(figure.pose)

/** Length of an arm; an animal has none. */
export const armOf = ({ limbs }: Figure): number => limbs?.build.arm ?? 60

/** Somebody so much taller kneels down to the other, so that no sleeve hides the smaller one's face. */
export const isTall = (one: Figure, other: Figure): boolean => other.height < one.height * 0.84

/** An animal that fits on a hand. */
export const isTiny = ({ head, faceFirst }: Figure): boolean => faceFirst === true && head.radius < 26

/** Room for two heads of so many units together beside each other: less the more one is over the other. */
export function roomForHeads(one: Figure, other: Figure, together: number): number {
  const high = Math.abs(one.head.centre[1] - other.head.centre[1])
  return high < together * 0.62 ? together : Math.sqrt(Math.max(0, together ** 2 - high ** 2))
}

/** How far the head of who is lifted by `up` is beside the other's, so that neither hair nor puffs hide a face. */
export function roomWhenLifted(lifted: Figure, bearer: Figure, up: number): number {
  const high = lifted.head.centre[1] - up - bearer.head.centre[1]
  const cheeks = Math.sqrt(Math.max(0, (radiiOf(lifted, bearer) * CHEEKS) ** 2 - high ** 2))
  const isWide = lifted.head.half > lifted.head.radius * WIDE
  return Math.max(cheeks, isWide ? bearer.head.radius * FACE + lifted.head.half : 0)
}

/** How near two heads are in arms or on a lap, in their radii together. */
const CHEEKS = 0.96

/** The radii of two heads without hair. */
export const radiiOf = (one: Figure, other: Figure): number => one.head.radius + other.head.radius

/** The height of whichever chin of two is lower. */
export const lowerChin = (one: Figure, other: Figure): number =>
  Math.max(...[one, other].map(({ head }) => head.centre[1] + head.radius))

/** Room for two who embrace: heads side by side, and the higher face beside puffs and hats of who is lower. */
export function roomForEmbrace(one: Figure, other: Figure, closeness: number): number {
  const [higher, lower] =
    one.head.centre[1] < other.head.centre[1] ? [one.head, other.head] : [other.head, one.head]
  const high = lower.centre[1] - higher.centre[1]
  const isWide = lower.half > lower.radius * WIDE
  const isAtFace = isWide && high < higher.radius * FACE + lower.radius * HAIR
  const hair = lower.half * (isWide ? UP_ASIDE : 1)
  return Math.max(
    roomForHeads(one, other, radiiOf(one, other) * closeness),
    isAtFace ? higher.radius * FACE + lower.half : 0,
    (higher.aside ?? 0) + Math.sqrt(Math.max(0, (higher.radius * FACE + hair) ** 2 - high ** 2)),
  )
}

/** How far puffs and hats reach above the middle of a head, and from when on they are wide, in its radii. */
const [HAIR, WIDE] = [1.3, 1.2]

/** Puffs reach so much farther up aside than to the side. */
const UP_ASIDE = 1.34

/** How far apart two stand whose arms meet, stretched by `share`; closer when one is much taller. */
export function armsApart(one: Figure, other: Figure, share: number): number {
  const arms = (armOf(one) + armOf(other)) * share
  const steep = one.shoulders.left[1] - other.shoulders.left[1]
  const level = Math.sqrt(Math.max(0, arms * arms - steep * steep))
  return Math.max(level, (one.footing + other.footing) * 0.74)
}

/** The point nearest to the middle between two hands that both shoulders reach. */
export function meeting(
  one: { shoulder: Point; arm: number },
  other: { shoulder: Point; arm: number },
  wish: Point,
): Point {
  let point = wish
  for (let round = 0; round < 4; round++) {
    for (const { shoulder, arm } of [one, other]) {
      const far = distance(shoulder, point)
      const reach = arm * 0.93
      if (far > reach) point = between(shoulder, point, reach / far)
    }
  }
  return point
}
