import { expect, test } from 'vitest'
import { compose } from '../composition/compose.ts'
import { sampleCast } from '../samples/sample-cast.ts'
import { gardenScene } from '../testing/garden-scene.ts'
import { reviseScene } from './revise-scene.ts'

const cast = [...sampleCast, { name: 'Star', details: 'a white horse' }]
const wished = (words: string, props = gardenScene.props) => {
  const { scene, report } = reviseScene({ ...gardenScene, props }, cast, words)
  const leo = scene.figures.find(({ name }) => name === 'Leo')
  return { scene, leo, outcomes: report.map(({ outcome }) => outcome) }
}

test.each([
  ['put Leo on a bicycle', { pose: 'ride', hold: 'bicycle' }],
  ['Leo should ride a blue scooter', { pose: 'ride', hold: 'blue scooter' }],
  ['Leo rides a unicorn', { pose: 'ride', hold: 'unicorn' }],
  ['Leo should ride on Star', { pose: 'ride', look: 'Star' }],
  ['hands in his pockets', { pose: 'hands-in-pockets' }],
  ['Leo stands on tiptoe', { pose: 'tiptoe' }],
])('“%s” is done (IR-95)', (words, change) => {
  const { leo, outcomes } = wished(words)
  expect(outcomes).toEqual(['done'])
  expect(leo).toMatchObject(change)
})

test('a bicycle that stands about is ridden, and stands nowhere else (IR-95)', () => {
  const { scene, leo } = wished('Leo should ride the bike', ['red bike', 'basket'])
  expect(leo).toMatchObject({ pose: 'ride', hold: 'red bike' })
  const { things } = compose({ scene, cast, seed: 's', candidate: 0 })
  expect(things.map(({ noun }) => noun)).toEqual(['basket'])
})

test('on an animal of the cast somebody sits above it (IR-95)', () => {
  const { scene } = wished('Leo should ride on Star')
  const { figures } = compose({ scene, cast, seed: 's', candidate: 0 })
  const [leo, star] = ['Leo', 'Star'].map((who) => figures.find(({ name }) => name === who)?.bounds)
  expect(leo?.bottom).toBeLessThan((star?.bottom ?? 0) + 10)
  expect(leo?.top).toBeLessThan((star?.top ?? 0) - 60)
  expect(leo?.left).toBeGreaterThan((star?.left ?? 0) - 60)
  expect(leo?.right).toBeLessThan((star?.right ?? 0) + 60)
})

test('on tiptoe nobody does anything else, and the parent is told (IR-95)', () => {
  expect(wished('Leo should hold the basket out to her, on tiptoe').outcomes).not.toContain('done')
})

test('what nobody can ride is told as not done (IR-95)', () => {
  expect(wished('Leo should ride an apple').outcomes).toEqual(['not done'])
})
