import { expect, test } from 'vitest'
import { compose } from '../composition/compose.ts'
import { looksInScene } from '../looks/look-in-scene.ts'
import { sampleCast } from '../samples/sample-cast.ts'
import type { SceneDescription } from '../scene-description.ts'
import { gardenScene } from '../testing/garden-scene.ts'
import { reviseScene } from './revise-scene.ts'

const wished = (words: string, before: SceneDescription = gardenScene) => {
  const { scene, report } = reviseScene(before, sampleCast, words)
  const look = looksInScene(scene, sampleCast).at(-1)
  return { scene, look, last: scene.figures.at(-1), outcomes: report.map(({ outcome }) => outcome) }
}
const ofLeo = { ...gardenScene, figures: gardenScene.figures.slice(1) }

test.each([
  ['where is their mum?', 'Mum', { age: 'adult', gender: 'feminine' }],
  ['add a baby brother', 'Baby brother', { age: 'baby', gender: 'masculine' }],
  ['a teacher should be there too', 'Teacher', { age: 'adult' }],
  ['add another boy', 'Boy', { age: 'child', gender: 'masculine' }],
])('“%s”, whom no cast describes: somebody comes into this picture (IR-29)', (words, name, looks) => {
  const { scene, look, last, outcomes } = wished(words)
  expect(outcomes).toEqual(['done'])
  expect(last?.name).toBe(name)
  expect(look).toMatchObject(looks)
  const { figures } = compose({ scene, cast: sampleCast, seed: 's', candidate: 0 })
  expect(figures.map((one) => one.name)).toContain(name)
})

test('kin have the skin and the hair of whom they are kin to (IR-29)', () => {
  const { scene, look } = wished('bring in his sister', ofLeo)
  const [leo] = looksInScene(scene, sampleCast)
  if (leo?.kind !== 'human' || look?.kind !== 'human') throw new Error('Both are people.')
  expect([look.skin, look.hair.colour]).toEqual([leo.skin, leo.hair.colour])
})

test('who has come can be spoken of, and goes again (IR-29)', () => {
  const { scene } = wished('where is their mum?')
  expect(wished('the mum should wave', scene).scene.figures.at(-1)).toMatchObject({
    name: 'Mum',
    pose: 'wave',
  })
  expect(wished('remove the mum', scene).scene.figures).toHaveLength(2)
})

test('who is meant in the cast comes, and nobody where there is a crowd already (IR-29)', () => {
  expect(wished('where is grandma?').last?.name).toBe('Grandma Ruth')
  const crowd = ['Grandma Ruth', 'Dad', 'Snowy'].map(
    (name) => ({ name, pose: 'stand', face: 'happy' }) as const,
  )
  const full = { ...gardenScene, figures: [...gardenScene.figures, ...crowd] }
  expect(wished('add an uncle', full).outcomes).toEqual(['not done'])
})
