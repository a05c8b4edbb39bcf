import { expect, test } from 'vitest'
import type { SceneDescription } from '../scene-description.ts'
import { reviseScene } from './revise-scene.ts'

const cast = [{ name: 'Mia', details: 'girl, 6' }]
const scene: SceneDescription = {
  setting: 'barn',
  time: 'day',
  weather: 'clear',
  shot: 'medium',
  figures: [{ name: 'Mia', pose: 'stand', face: 'happy' }],
  props: ['lamb'],
  action: 'Mia stands in the barn beside a lamb.',
}
const after = (wish: string, before = scene) => reviseScene(before, cast, wish)

test('a lamb of no cast is hugged in the arms (IR-161)', () => {
  const { scene: revised, report } = after('let her hug the lamb')
  expect(report).toMatchObject([{ outcome: 'done' }])
  expect(revised.figures).toMatchObject([{ hold: 'lamb' }])
})

test('what nobody can lift is not hugged so (IR-161)', () => {
  expect(after('let her hug the elephant').report).toMatchObject([{ outcome: 'not done' }])
})

test('bees are around the flowers where there are some, else in part (IR-161)', () => {
  const garden: SceneDescription = { ...scene, setting: 'meadow', props: ['flowers'] }
  expect(after('bees around the flowers', garden).report).toMatchObject([{ outcome: 'done' }])
  expect(after('bees around the cake', garden).report).toMatchObject([{ outcome: 'partly' }])
})
