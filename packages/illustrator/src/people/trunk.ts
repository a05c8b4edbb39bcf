import type { Point } from '../geometry/point.ts'
import { seen } from '../geometry/space.ts'
import type { Build } from './build.ts'
import { type Posture, seenFromBehind } from './posture.ts'

/** The trunk as a rounded box that is turned: where its surface and its edges are seen. */
export interface Trunk {
  /**
   * A point on the side that faces the reader: `down` 0 at the shoulders and 1 at the hips, `aside` in units from
   * the breastbone (or from the spine, when the back is seen).
   */
  on(down: number, aside: number): Point
  /** The outline at a height, for a trunk of that half width: to the left for -1, to the right for 1. */
  edge(down: number, half: number, side: -1 | 1): Point
  /** A point between the two edges, -1 to 1: for prints, which cover all of the side that is seen. */
  across(down: number, part: number): Point
  /** The chest is hidden, the back is seen. */
  behind: boolean
  /** 0 seen from the front or the back, 1 seen from the side. */
  sideways: number
}

/** A trunk is this deep against its width. */
const DEPTH = 0.68

export function trunkOf(build: Build, posture: Posture): Trunk {
  const [neck, hips] = [seen(posture.neck), seen(posture.hips)]
  const behind = seenFromBehind(posture.turn)
  const angle = behind ? posture.angle - Math.PI : posture.angle
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  const along = (down: number): Point => [
    neck[0] + (hips[0] - neck[0]) * down,
    neck[1] + (hips[1] - neck[1]) * down,
  ]
  const reach = (half: number): number => Math.hypot(half * cosine, half * DEPTH * sine)
  return {
    behind,
    sideways: Math.abs(sine),
    on(down, aside) {
      const [x, y] = along(down)
      const share = Math.max(-1, Math.min(1, aside / build.shoulder))
      const round = Math.sqrt(1 - share * share) * build.shoulder * DEPTH
      const limit = reach(build.shoulder) * 0.93
      return [x + Math.max(-limit, Math.min(limit, aside * cosine + round * sine)), y]
    },
    across(down, part) {
      const [x, y] = along(down)
      return [x + part * reach(build.shoulder), y]
    },
    edge(down, half, side) {
      const [x, y] = along(down)
      return [x + side * reach(half), y]
    },
  }
}
