import { expect, test } from 'vitest'
import { PAGE_SIZE } from '../drawing/shape.ts'
import { boundsOf } from '../geometry/path.ts'
import { findProp } from '../props/find-prop.ts'
import { sampleCast } from '../samples/sample-cast.ts'
import { emptyScene, figure } from '../samples/sample-story.ts'
import type { Pose } from '../scene-description.ts'
import { compose } from './compose.ts'

const ball = 'pink ball'

test.each<Pose>(['sit', 'stand', 'kneel', 'walk', 'carry', 'give', 'play'])(
  'a close shot of somebody with the pose %s shows what is held',
  (pose) => {
    const colour = findProp(ball)?.colour
    for (const page of [0, 1, 2, 3]) {
      const scene = {
        ...emptyScene,
        shot: 'close' as const,
        figures: [{ ...figure('Mia', pose, 'calm'), hold: ball }],
      }
      const { layers } = compose({ scene, cast: sampleCast, seed: 'held', candidate: 0, page }).page
      const held = layers.flatMap(({ shapes }) => shapes).filter(({ fill }) => fill === colour)
      const { left, right, top, bottom } = boundsOf(held.map(({ path }) => path))
      expect(held).not.toEqual([])
      expect(Math.min(left, top)).toBeGreaterThan(0)
      expect(Math.max(right, bottom)).toBeLessThan(PAGE_SIZE)
    }
  },
)
