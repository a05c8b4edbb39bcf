import type { Point } from '../geometry/point.ts'

/** Where a head points: 0 to the reader, 1 to the right, 2 away; -1 up to 1 down. */
export interface Gaze {
  turn: number
  nod: number
}

/** A head of radius 1 as the reader sees it: what is on it is given by where it is when the head faces the reader. */
export interface HeadView {
  /** Radians; see `yawOf`. */
  yaw: number
  /** Seen from the side, with half a face. */
  isProfile?: boolean
  /** A feature of the face that faces the reader at x, y. */
  at(x: number, y: number): Point
  /** How much is left of the width of something there: 1 seen straight on, 0 at the edge, negative behind. */
  facing(x: number, y?: number): number
  /** A place on a ball around the head: longitude in degrees, 0 the nose, 90 the ear on the reader's right. */
  around(longitude: number, y: number, radius?: number): { x: number; y: number; front: number }
}

/**
 * A profile is drawn less than a quarter turned, so that eye and cheek stay large; from there on the head turns
 * faster, until at 2 it shows its back.
 */
function yawOf(turn: number): number {
  const degrees = turn <= 1 ? turn * 64 : 64 + (turn - 1) * 116
  return (degrees * Math.PI) / 180
}

/** Half the width of a face at a height: it narrows to the chin. */
const halfWidth = (y: number): number => (y < 0.2 ? 1 : Math.max(0.5, 1 - (y - 0.2) * 0.42))

export function headView({ turn, nod }: Gaze): HeadView {
  const yaw = yawOf(turn)
  const drop = nod * 0.13 * Math.max(0, Math.cos(yaw * 0.8))
  const longitude = (x: number, y: number): number =>
    Math.asin(Math.max(-1, Math.min(1, (x / halfWidth(y)) * 0.98)))
  return {
    yaw,
    at(x, y) {
      const angle = Math.max(-1.5, Math.min(1.5, longitude(x, y) + yaw))
      return [halfWidth(y) * Math.sin(angle), y + drop]
    },
    facing: (x, y = 0) => Math.cos(longitude(x, y) + yaw),
    around(degrees, y, radius = 1) {
      const angle = (degrees * Math.PI) / 180 + yaw
      return { x: radius * Math.sin(angle), y, front: Math.cos(angle) }
    },
  }
}

/** Something on the face is drawn while more than this of its width is left. */
export const SEEN = 0.16
