import { PAGE_SIZE } from '../drawing/shape.ts'
import type { Matrix } from '../geometry/matrix.ts'
import type { Bounds } from '../geometry/path.ts'
import type { Shot, Viewpoint } from '../scene-description.ts'
import { STAGE } from '../settings/setting.ts'
import type { Arrangement } from './arrangement.ts'

/** The square of the stage that the picture shows. */
export interface View {
  left: number
  top: number
  size: number
}

/** What must be seen, in stage units. */
export interface Subject {
  left: number
  right: number
  top: number
  /** Where the lowest feet stand. */
  bottom: number
  /** The lowest chin or full hand: a close shot may cut legs, but nobody's face and nothing that is held. */
  seenTo: number
  /** Where the stage ends below; absent for where it usually does. */
  ground?: number
  /** How much larger than usual everybody stands on the stage. */
  closeness: number
}

/** How much of the picture's height the group takes; a close shot lets the feet go. */
const share: Record<Shot, number> = { wide: 0.44, medium: 0.64, close: 1.02 }
const nearest: Record<Shot, number> = { wide: 1.4, medium: 3, close: 4 }

/** How much nearer than usual a viewpoint is, how much of the width it gives to the group, how far it may go away. */
const lenses: Record<Viewpoint, { nearness: number; width: number; widest: number }> = {
  level: { nearness: 1, width: 0.87, widest: 0.86 },
  above: { nearness: 1.3, width: 0.9, widest: 0.86 },
  past: { nearness: 1.25, width: 0.92, widest: 0.86 },
  window: { nearness: 0.88, width: 0.72, widest: 0.78 },
  near: { nearness: 1.5, width: 0.9, widest: 0.86 },
  far: { nearness: 0.8, width: 0.8, widest: 0.8 },
}

/** From there bodies and ground are seen, also in a close picture. */
const wantsFloor: ReadonlySet<Viewpoint> = new Set<Viewpoint>(['past', 'above'])

/** How much of the picture's width is left beside everybody: paper is torn there, and hair and hands would be cut. */
const AT_EDGES = 0.046

/** What is seen; where the edge would go through shins and feet, all of them are. */
export function frame(subject: Subject, shot: Shot, arrangement: Arrangement): View {
  const view = framed(subject, shot, arrangement)
  const cut = (subject.bottom - view.top - view.size) / subject.closeness
  if (shot !== 'close' || cut < 0 || cut > SHINS) return view
  const size = (subject.bottom - subject.top) / (1 - OVER_HEAD - UNDER_FEET)
  return {
    size,
    left: within(view.left - (size - view.size) / 2, STAGE.left, STAGE.right - size),
    top: within(subject.top - size * OVER_HEAD, STAGE.top, (subject.ground ?? STAGE.bottom) - size),
  }
}

/** Shins and feet of a child, in figure units. */
const SHINS = 74
/** Room above and below who is seen whole, in shares of the picture. */
const [OVER_HEAD, UNDER_FEET] = [0.08, 0.075]

function framed(subject: Subject, shot: Shot, arrangement: Arrangement): View {
  const [width, height] = [subject.right - subject.left, subject.bottom - subject.top]
  const { viewpoint } = arrangement
  const lens = lenses[viewpoint]
  const usual = shot === 'close' && wantsFloor.has(viewpoint) ? share.medium : share[shot]
  const asked = ((usual * PAGE_SIZE) / height) * arrangement.nearness * lens.nearness
  const widest = (PAGE_SIZE * lens.width) / width
  const seenTo = viewpoint === 'above' ? subject.bottom : subject.seenTo
  const facesSeen = (PAGE_SIZE * 0.82) / (seenTo - subject.top)
  const most = viewpoint === 'near' ? nearest.close : nearest[shot]
  const zoom = Math.max(lens.widest, Math.min(asked, most / subject.closeness ** 0.6, widest, facesSeen))
  const size = PAGE_SIZE / zoom
  const slack = size - width
  const room = Math.min(slack / 2, size * AT_EDGES)
  const left = subject.left - within(slack * (0.5 + arrangement.third * 0.34), room, slack - room)
  // A group that fills little of the height stands higher up, so that the sky above it is not empty.
  const empty = Math.max(0, 1 - height / size - 0.34)
  // Somebody small seen from near stands low instead, so that more than ground is behind them.
  if (viewpoint === 'far') return far(subject, size, left)
  const feetSeen = subject.bottom + size * (0.07 + empty * (zoom > 1.5 ? 0.12 : 0.42)) - size
  const headsSeen = subject.top - size * (shot === 'close' ? 0.13 : 0.09)
  // Who looks down sees ground, and of walls and sky as little as heads allow.
  const wanted = Math.min(viewpoint === 'above' ? feetSeen + size * 0.14 : feetSeen, headsSeen)
  // The sill of a window hides no face.
  const aboveSill = viewpoint === 'window' ? subject.seenTo - size * 0.82 : -Infinity
  return {
    size,
    left: within(left, STAGE.left, STAGE.right - size),
    top: within(Math.max(aboveSill, wanted), STAGE.top, (subject.ground ?? STAGE.bottom) - size),
  }
}

/** Everybody stands low, with the sky and the land over them. */
const far = ({ bottom }: Subject, size: number, left: number): View => ({
  size,
  left: within(left, STAGE.left, STAGE.right - size),
  top: within(bottom + size * 0.12 - size, STAGE.top, STAGE.bottom - size),
})

export const within = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value))

/** A box of the stage in the picture's own units. */
export function inPicture({ left, right, top, bottom }: Bounds, view: View): Bounds {
  const zoom = PAGE_SIZE / view.size
  return {
    left: (left - view.left) * zoom,
    right: (right - view.left) * zoom,
    top: (top - view.top) * zoom,
    bottom: (bottom - view.top) * zoom,
  }
}

/** From the stage to the picture. */
export function cameraMatrix({ left, top, size }: View): Matrix {
  const zoom = PAGE_SIZE / size
  return { a: zoom, b: 0, c: 0, d: zoom, e: -left * zoom, f: -top * zoom }
}
