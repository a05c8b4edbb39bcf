import { expect, test } from 'vitest'
import { emptyScene, figure } from '../samples/sample-story.ts'
import type { Pose } from '../scene-description.ts'
import { compose } from './compose.ts'
import { faultsOf } from './faults.ts'

const cast = [
  { name: 'Ada', details: 'girl, 2, brown skin, afro puffs, orange dress' },
  { name: 'Ben', details: 'boy, 7, red jumper' },
  { name: 'Opa', details: 'grandfather, 70, grey hair, blue shirt' },
]

const embrace = (pose: Pose, who: string, seed: string) => {
  const scene = {
    ...emptyScene,
    setting: 'meadow' as const,
    shot: 'medium' as const,
    figures: [figure('Opa', pose, 'tender', { look: who }), figure(who, 'stand', 'sad')],
  }
  return { scene, composition: compose({ scene, cast, seed, candidate: 0 }) }
}

test.each(['comfort', 'hug', 'give'] as const)(
  'in the pose %s no puff and no hair lies on the other face, and no head over the other (IR-145)',
  (pose) => {
    for (const who of ['Ada', 'Ben'])
      for (const seed of ['one', 'two', 'three']) {
        const { scene, composition } = embrace(pose, who, seed)
        expect(faultsOf(scene, composition), `${who} ${seed}`).toEqual([])
        const [one, other] = composition.figures
        if (!one || !other) throw new Error('Somebody is missing.')
        const away = Math.hypot(one.head.x - other.head.x, one.head.y - other.head.y)
        expect(away / (one.head.radius + other.head.radius), `${who} ${seed}`).toBeGreaterThan(0.9)
      }
  },
)
