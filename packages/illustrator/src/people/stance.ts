/**
 * How a body holds itself, in its own frame: facing the reader, "left" and "right" are the reader's. Lengths are
 * shares of the body's own bones, so that one description fits a baby and a grandfather; the body is turned
 * afterwards (see posture.ts).
 */
export interface Stance {
  /** The least and the most this pose turns: 0 to the reader, 1 to the right side, 2 away from the reader. */
  turn: readonly [least: number, most: number]
  /** Seen from the side a raised hand would be before the face: the body turns less, or on to its back. */
  neverSideways?: boolean
  /** Shares of the trunk's length by which the shoulders are before the hips, and to the right of them. */
  lean: number
  sway: number
  /** Degrees; positive leans the head to the right. */
  tilt: number
  /** How far the head is behind the chest, in its radii: of who embraces, or large heads would keep the bodies apart. */
  tuck?: number
  /** -1 looks up, 1 looks down. */
  nod: number
  hands: { left: Reach; right: Reach }
  /** Where hands rest that hold nothing; absent where that makes no difference. */
  resting?: { left: Reach; right: Reach }
  legs: Legs
  /** Units by which the feet are off the ground. */
  lift: number
  /** Where a held thing is. */
  grip: 'right' | 'left' | 'both'
  eyesClosed: boolean
  /** Heels are off the ground. */
  onToes?: boolean
  /** Hands are in pockets. */
  pocketed?: boolean
  /** The far leg is on the other side of what is ridden. */
  farLegHidden?: boolean
  /** Units by which a held thing is above the hand. */
  above?: number
  /** Degrees by which a held thing is tipped. */
  tip?: number
  /** Hands with the fingers spread. */
  open?: readonly ('left' | 'right')[]
}

/** Where a hand is, in arm's lengths; `out` is away from the body's middle, on the hand's own side. */
export interface Reach {
  /** Measured from the own shoulder, from between both, or from the knee on the hand's side. */
  from: 'shoulder' | 'middle' | 'knee'
  out: number
  down: number
  forward: number
}

export type Legs =
  | { kind: 'feet'; left: Step; right: Step }
  | { kind: 'kneeling' }
  | { kind: 'half-kneeling' }
  | { kind: 'crossed' }
  | { kind: 'sprawled' }
  /** The feet are so far before the hips, in bones of the leg. */
  | { kind: 'knees-up'; ahead?: number }
  | { kind: 'seated' }
  | { kind: 'crawling' }

/** A foot from under its hip, in shares of the leg. */
export interface Step {
  out: number
  forward: number
  up: number
}

export const reach = (out: number, down: number, forward = 0): Reach => ({
  from: 'shoulder',
  out,
  down,
  forward,
})

/** A hand near the middle of the body. */
export const middle = (out: number, down: number, forward: number): Reach => ({
  from: 'middle',
  out,
  down,
  forward,
})

/** A hand on or at the own knee. */
export const atKnee = (out: number, down: number, forward: number): Reach => ({
  from: 'knee',
  out,
  down,
  forward,
})

export const hanging = reach(0.14, 0.93, 0.08)

/** The same for both hands. */
export const both = (hand: Reach): Stance['hands'] => ({ left: hand, right: hand })

export const step = (out = 0.05, forward = 0, up = 0): Step => ({ out, forward, up })

export const feet = (left: Step, right: Step): Legs => ({ kind: 'feet', left, right })

/** Standing at ease, with what a pose changes. */
export const posed = (change: Partial<Stance>): Stance => ({
  turn: [0, 2],
  lean: 0,
  sway: 0,
  tilt: 0,
  nod: 0,
  hands: both(hanging),
  legs: feet(step(), step()),
  lift: 0,
  grip: 'right',
  eyesClosed: false,
  ...change,
})
