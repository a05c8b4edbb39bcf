import type { Point } from '../geometry/point.ts'
import type { Build } from './build.ts'

export type Legs =
  | { kind: 'feet'; left: Point; right: Point }
  | { kind: 'kneeling' }
  | { kind: 'crossed' }
  | { kind: 'knees-up' }
  | { kind: 'seated' }

/**
 * How a body holds itself, drawn as if facing right (a figure that faces left is mirrored as a whole).
 * "Left" and "right" are the reader's.
 */
export interface Stance {
  hips: Point
  neck: Point
  head: Point
  /** Degrees; positive leans the head to the right. */
  tilt: number
  /** -1 looks up, 1 looks down. */
  nod: number
  hands: { left: Point; right: Point }
  /** Arms in front of body and hair; an arm that is not hangs behind the body's edge. */
  front: { left: boolean; right: boolean }
  /** An arm that lies around a neighbour: it passes behind, and its hand is drawn over the neighbour. */
  around: 'left' | 'right' | null
  legs: Legs
  /** How far the feet are off the ground. */
  lift: number
  /** Where a held thing is. */
  grip: 'right' | 'left' | 'both'
  /** The least turn to the side this pose asks for, 0 to 1. */
  turn: number
  eyesClosed: boolean
}

/** Where the neighbour of a pair is, in this figure's own units; the neighbour stands on the right. */
export interface Contact {
  hand: Point
  shoulder: Point
  farShoulder: Point
}

export type PoseDrawing = (build: Build, contact: Contact | null) => Stance

/** Standing at ease: every pose starts here. */
export function atEase(build: Build): Stance {
  const { hip, shoulder, neckY, hipY, head, arm } = build
  return {
    hips: [0, hipY],
    neck: [0, neckY],
    head: [0, neckY - head * 0.97],
    tilt: 0,
    nod: 0,
    hands: {
      left: [-shoulder - arm * 0.2, neckY + arm * 0.88],
      right: [shoulder + arm * 0.2, neckY + arm * 0.88],
    },
    front: { left: false, right: false },
    around: null,
    legs: { kind: 'feet', left: [-hip - 2, 0], right: [hip + 2, 0] },
    lift: 0,
    grip: 'right',
    turn: 0,
    eyesClosed: false,
  }
}

/** The upper body moved as a whole: lower for sitting, sideways for leaning. */
export function sunk(stance: Stance, down: number, sideways = 0): Stance {
  const move = ([x, y]: Point): Point => [x + sideways, y + down]
  return {
    ...stance,
    hips: [stance.hips[0], stance.hips[1] + down],
    neck: move(stance.neck),
    head: move(stance.head),
    hands: { left: move(stance.hands.left), right: move(stance.hands.right) },
  }
}

/** Bends the back to the right (or left when negative): shoulders move, hips stay. */
export function bent(stance: Stance, sideways: number, down = Math.abs(sideways) * 0.25): Stance {
  const move = ([x, y]: Point, share: number): Point => [x + sideways * share, y + down * share]
  return {
    ...stance,
    neck: move(stance.neck, 1),
    head: move(stance.head, 1.35),
    hands: { left: move(stance.hands.left, 1), right: move(stance.hands.right, 1) },
  }
}

/** How far the body sinks until the hips are where the legs of that kind carry them. */
export function sinking(build: Build, kind: Exclude<Legs['kind'], 'feet'>): number {
  const hipHeight = { kneeling: 0.66, crossed: 0.22, 'knees-up': 0.22, seated: 0.74 }[kind]
  return -build.hipY * (1 - hipHeight)
}

/** On the knees, on the ground, on a stool: at ease otherwise. */
export function resting(build: Build, kind: Exclude<Legs['kind'], 'feet'>): Stance {
  return { ...sunk(atEase(build), sinking(build, kind)), legs: { kind } }
}

/** The same pose with arms and head, but seated, for somebody who uses a wheelchair. */
export function seatedInstead(stance: Stance, build: Build): Stance {
  const hips = build.hipY + sinking(build, 'seated')
  return {
    ...sunk(stance, hips - stance.hips[1]),
    legs: { kind: 'seated' },
    lift: 0,
    turn: Math.max(stance.turn, 0.3),
  }
}
