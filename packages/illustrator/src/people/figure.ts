import type { Colour } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import type { Point } from '../geometry/point.ts'
import type { Ride } from '../props/prop.ts'
import type { Face, PerchPlace, Pose } from '../scene-description.ts'
import type { Arm } from './arms.ts'
import type { Build } from './build.ts'
import type { Side, Sides } from './posture.ts'

export interface Held {
  shapes: Shape[]
  /** Held by its foot, so that it needs a raised hand: an umbrella, a balloon. */
  aloft: boolean
  /** So wide that it takes two hands: a toy raft, a tray. */
  wide: boolean
  /** It is held open by its upper corners: the hands are out on both sides, and it hangs between them. */
  heldOpen?: boolean
  /** How far it hangs below the one hand that has it by its handle: its middle, and its foot; absent where it has none. */
  carried?: { middle: number; foot: number }
  /** How far its middle is above the one hand that holds it up. */
  stands?: number
}

/** What somebody rides: its shapes, 100 units tall and facing right, and how large it is for a child of 400. */
export interface Mount {
  shapes: Shape[]
  /** What of it is before the rider. */
  front?: Shape[]
  size: number
  ride: Ride
}

/** What the setting has for figures to be on or in. */
export interface Ground {
  /** A bed is under who lies: with a pillow and a blanket instead of grass. */
  bed: boolean
  /** What lies over who is in the bed. */
  quilt?: Colour
  /** Where a fish swims: in the setting's own water, in a pond drawn for it, or in a bowl; `none` for who is ashore. */
  water: 'open' | 'pond' | 'bowl' | 'none'
  /** Flowers may grow at the feet of who flies from one to the next. */
  flowers: boolean
  /** There is nothing to sit on: grown-ups sit on the ground, too. */
  noSeats?: boolean
  /** A bench is under those who sit: nobody is on the ground or has a stool. */
  bench?: boolean
  /** Behind what somebody hides. */
  cover?: Cover
}

/** A curtain that falls to the floor, or a bush that hides who crouches behind it. */
export interface Cover {
  kind: 'curtain' | 'bush'
  colour: Colour
}

export interface FigureDirections extends Ground {
  pose: Pose
  face: Face
  /** Where the figure wants to face: 0 the reader, 1 its right-hand side, 2 away; a pose may allow less. */
  turn: number
  /** Where the head turns, as far as the body lets it; as the body where it is absent. */
  headTurn?: number
  /** Looks up (-1) or down (1). */
  nod: number
  /** Where hands hold on to a neighbour, in the figure's own units. */
  grasps: Partial<Sides<Point>>
  /** Arms that lie over the neighbour. */
  over: readonly Side[]
  /** Arms that lie behind the neighbour and the own body. */
  under?: readonly Side[]
  /** What is held is drawn over the neighbour, too. */
  thingOver: boolean
  /** What is in the hands, drawn about the origin; null for empty hands. */
  held: Held | null
  /** The colour of the blanket or sleeping bag that lies over who rests; absent where none was told. */
  blanket?: Colour
  /** What is on them, its foot at the origin; absent where nothing is. */
  perched?: { shapes: Shape[]; on: PerchPlace }
  /** What is ridden; absent for who rides nothing. */
  mount?: Mount
  /** Sits on an animal's back. */
  astride?: boolean
  /** Nobody holds, carries or strokes them, or is held by them. */
  untouched?: boolean
  /** Sits on somebody, so that no stool is drawn. */
  onLap: boolean
}

/** Standing alone, facing the reader. */
export const alone = {
  turn: 0,
  nod: 0,
  grasps: {},
  over: [],
  thingOver: false,
  held: null,
  onLap: false,
  bed: false,
  water: 'pond',
  flowers: false,
} as const

/** A drawn figure: feet at the origin, facing right, up is negative. */
export interface Figure {
  shapes: Shape[]
  /** Arms around a neighbour: drawn over the neighbour. */
  over: Shape[]
  /** Arms behind a neighbour's back: drawn before either body. */
  under?: Shape[]
  height: number
  /** Half the width of the shadow on the ground. */
  footing: number
  hands: Sides<Point>
  shoulders: Sides<Point>
  /** Shoulder, elbow and hand of each arm, hip, knee and ankle of each leg; null for animals. */
  limbs: { arms: Sides<Arm['joints']>; legs: Sides<readonly [Point, Point, Point]>; build: Build } | null
  /**
   * `half` is half its width with hair and hat; `hair` the same down to the chin, where it is more; `aside` how far the middle
   * of the face is before the middle of the head, where that is turned.
   */
  head: { centre: Point; radius: number; half: number; hair?: number; aside?: number }
  /** Its face is what a neighbour meets first: arms and heads keep off it. */
  faceFirst?: boolean
  /** Where a hand holds an animal that has a neck or shoulders below its face. */
  neck?: Point
  /** Where a hand is laid in passing: between the shoulders, on an animal's back. */
  back: Point
  /** Where a child sits or something lies on the lap. */
  lap: Point
  lying: boolean
  /** Whether the face is turned away from the reader. */
  faceless: boolean
  /** The share of the own face that is behind what is held, 0 to 1. */
  hidesOwnFace?: number
  /** The curtain that hides it is these of its shapes, from one to before another. */
  curtain?: { from: number; to: number; colour: Colour }
}
