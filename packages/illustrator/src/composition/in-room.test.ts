import { expect, test } from 'vitest'
import { findProp } from '../props/find-prop.ts'
import { sampleCast } from '../samples/sample-cast.ts'
import { emptyScene, figure } from '../samples/sample-story.ts'
import type { SceneDescription } from '../scene-description.ts'
import { compose } from './compose.ts'
import { inRoom } from './in-room.ts'

const boxesOf = (more: Partial<SceneDescription>) =>
  ['a', 'b', 'c'].flatMap(
    (seed) =>
      compose({
        scene: { ...emptyScene, shot: 'wide', figures: [figure('Mia', 'stand', 'happy')], ...more },
        cast: sampleCast,
        seed,
        candidate: 0,
      }).boxes,
  )

test.each([
  ['flag', 'bunting'],
  ['flags', 'bunting'],
  ['flowers', 'vase of flowers'],
])('in a room a %s is %s: no pole stands on its floor, and no cut flowers lie there', (noun, other) => {
  const prop = findProp(noun)
  if (!prop) throw new Error('It is drawn.')
  expect(inRoom(prop).drawing).toBe(findProp(other)?.drawing)
})

test('who has a drum has its sticks, and no more stand on the ground', () => {
  const [noun] = ['drumsticks']
  const alone = boxesOf({ setting: 'school', props: [noun] })
  expect(alone.length).toBeGreaterThan(0)
  const figures = [figure('Mia', 'stand', 'happy', { hold: 'drum' })]
  expect(boxesOf({ setting: 'school', props: [noun], figures })).toEqual([])
})

test('a sign that somebody reads is on the page as a whole', () => {
  for (const viewpoint of ['level', 'above', 'near', 'window'] as const)
    for (const setting of ['forest', 'hills', 'street'] as const) {
      const noun = 'sign that says "REALLY?"'
      const figures = ['Mia', 'Leo'].map((name) => figure(name, 'stand', 'wow', { look: noun }))
      for (const { left, right } of boxesOf({ setting, viewpoint, shot: 'medium', props: [noun], figures })) {
        expect(left).toBeGreaterThan(-6)
        expect(right).toBeLessThan(1030)
      }
    }
})
