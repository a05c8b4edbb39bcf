import { moved3, reachInSpace, type Spot } from '../geometry/space.ts'
import type { Build } from './build.ts'
import type { Legs } from './stance.ts'

/** Hip, knee and ankle; the sole is 14 units below the ankle. */
export interface Leg {
  hip: Spot
  knee: Spot
  ankle: Spot
}

export const SOLE = 14

/** Length of one bone of the leg. */
export const legBone = ({ hipY }: Build): number => (-hipY - 14) * 0.504

/** Height of the hips above the ground for legs of that kind. */
export function hipHeight(build: Build, kind: Legs['kind']): number {
  const bone = legBone(build)
  switch (kind) {
    case 'feet':
      return -build.hipY
    case 'kneeling':
    case 'crawling':
      return bone + 14 * build.girth
    case 'half-kneeling':
      return bone * 1.04 + 12 * build.girth
    case 'seated':
      return bone + 26 * build.girth
    case 'crossed':
    case 'sprawled':
    case 'knees-up':
      return 24 * build.girth
  }
}

/** A leg in the body's own frame, the ground at y 0; `outward` is -1 for the one at the reader's left. */
export function legInBody(build: Build, legs: Legs, outward: -1 | 1): Leg {
  const bone = legBone(build)
  const g = build.girth
  const hip: Spot = [outward * build.hip, -hipHeight(build, legs.kind), 0]
  const low = -15 * g
  switch (legs.kind) {
    case 'feet': {
      const { out, forward, up } = outward < 0 ? legs.left : legs.right
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
      return outward < 0
        ? { hip, knee: [hip[0] * 1.2, low, bone * 0.1], ankle: [hip[0], low, -bone * 0.86] }
        : { hip, knee: [hip[0] * 1.5, -SOLE - bone * 0.98, bone * 0.96], ankle: [hip[0] * 1.5, -SOLE, bone] }
    case 'crossed': {
      // The knees of short legs, too, come out beside the body.
      const out = Math.max(build.hip + bone * 0.86, build.shoulder + 16 * g)
      const knee: Spot = [outward * out, low - bone * 0.2, bone * 0.46]
      return {
        hip: [outward * (out - bone * 0.86), hip[1], 0],
        knee,
        ankle: [outward * (out - bone * 1.02), -SOLE, bone * 0.72],
      }
    }
    case 'sprawled': {
      const knee: Spot = [outward * (build.hip + bone * 0.5), low, bone * 0.8]
      return { hip, knee, ankle: [knee[0] + outward * bone * 0.2, -SOLE, knee[2] + bone * 0.9] }
    }
    case 'knees-up': {
      const [knee, ankle] = reachInSpace(
        hip,
        [hip[0] * 1.1, -SOLE, bone * (legs.ahead ?? 1.1)],
        bone,
        [0, -1, 0.3],
      )
      return { hip, knee, ankle }
    }
    case 'seated': {
      const knee: Spot = [hip[0] * 1.25, hip[1] + 3, bone * 0.94]
      return { hip, knee, ankle: [knee[0], Math.min(-SOLE, knee[1] + bone), knee[2] + 4] }
    }
  }
}
