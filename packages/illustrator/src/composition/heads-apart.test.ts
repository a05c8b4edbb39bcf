import { expect, test } from 'vitest'
import { emptyScene, figure } from '../samples/sample-story.ts'
import type { SceneDescription } from '../scene-description.ts'
import { compose } from './compose.ts'
import type { Composition } from './composition.ts'
import { faultsOf } from './faults.ts'

const cast = [
  { name: 'Ada', details: 'girl, 2, brown skin, afro puffs, orange dress' },
  { name: 'Mia', details: 'girl, 9, long curly hair, blue dress' },
  { name: 'Opa', details: 'grandfather, 70, straw hat, blue shirt' },
]

/** How far the boxes around two heads, with hair and hats, lie over each other. */
function overlapOf([one, other]: Composition['figures']): number {
  if (!one || !other) throw new Error('Somebody is missing.')
  const aside = Math.abs(one.head.x - other.head.x)
  const level = Math.abs(one.head.y - other.head.y) < (one.head.radius + other.head.radius) * 0.85
  return level ? one.head.half + other.head.half - aside : 0
}

const scenes: [string, Partial<SceneDescription>][] = [
  ['on a bench', { setting: 'porch', props: ['bench'], shot: 'close' }],
  ['at a table', { setting: 'kitchen', props: ['table'], shot: 'close' }],
  ['on the ground', { setting: 'meadow', shot: 'medium' }],
]

test.each(scenes)('no hair and no hat of who sits %s touches a neighbour’s head (IR-154)', (_, place) => {
  for (const who of ['Ada', 'Mia'])
    for (const seed of ['one', 'two', 'three']) {
      const scene = {
        ...emptyScene,
        ...place,
        figures: [figure('Opa', 'sit', 'tender', { look: who }), figure(who, 'sit', 'happy')],
      }
      const composition = compose({ scene, cast, seed, candidate: 0 })
      expect(overlapOf(composition.figures), `${who} ${seed}`).toBeLessThanOrEqual(0)
    }
})

test.each(scenes)('the noses of two who sit %s and face each other do not meet (IR-154)', (_, place) => {
  for (const who of ['Ada', 'Mia'])
    for (const seed of ['one', 'two', 'three']) {
      const figures = [
        figure('Opa', 'sit', 'sad', { look: who }),
        figure(who, 'sit', 'happy', { look: 'Opa' }),
      ]
      const composition = compose({ scene: { ...emptyScene, ...place, figures }, cast, seed, candidate: 0 })
      const [one, other] = composition.figures
      if (!one || !other) throw new Error('Somebody is missing.')
      const faceEachOther = one.facing !== other.facing && one.turn > 0.5 && other.turn > 0.5
      if (faceEachOther && Math.abs(one.head.y - other.head.y) < one.head.radius)
        expect(overlapOf(composition.figures), `${who} ${seed}`).toBeLessThan(-0.5 * one.head.radius)
    }
})

test('hair that touches a neighbour’s is found in a picture (IR-154)', () => {
  const scene = {
    ...emptyScene,
    setting: 'meadow' as const,
    figures: [figure('Ada', 'stand', 'happy'), figure('Mia', 'stand', 'happy')],
  }
  const composition = compose({ scene, cast, seed: 'one', candidate: 0 })
  const [one, other] = composition.figures
  if (!one || !other) throw new Error('Somebody is missing.')
  const kindsAt = (share: number) => {
    const x = one.head.x + (one.head.half + other.head.half) * share
    const near = { ...other, head: { ...other.head, x, y: one.head.y } }
    return faultsOf(scene, { ...composition, figures: [one, near] }).map(({ kind }) => kind)
  }
  expect(kindsAt(0.9)).toContain('fused')
  expect(kindsAt(1.02)).not.toContain('fused')
})

test('what passes between two is below the chins of both, and neither is in profile (IR-154)', () => {
  for (const [doer, partner] of [
    ['Ada', 'Opa'],
    ['Opa', 'Mia'],
  ] as const)
    for (const viewpoint of ['level', 'above'] as const) {
      const figures = [
        figure(doer, 'give', 'sad', { look: partner, hold: 'hat' }),
        figure(partner, 'stand', 'tender', { look: doer }),
      ]
      const scene = { ...emptyScene, setting: 'kitchen' as const, viewpoint, figures }
      const composition = compose({ scene, cast, seed: 'one', candidate: 0 })
      expect(faultsOf(scene, composition)).toEqual([])
      expect(composition.figures.every(({ turn }) => turn < 0.6)).toBe(true)
    }
})
