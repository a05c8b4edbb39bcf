import { expect, test } from 'vitest'
import { lookInScene } from '../looks/look-in-scene.ts'
import { readCast } from '../looks/read-cast.ts'
import type { FigureDescription, SceneDescription } from '../scene-description.ts'
import { gardenScene } from '../testing/garden-scene.ts'
import { reviseScene } from './revise-scene.ts'

const cast: FigureDescription[] = [
  { name: 'Mia', details: 'girl, 7, in a red hijab' },
  { name: 'Leo', details: 'boy, 5' },
  { name: 'Nana', details: 'grandmother with brown hair' },
]
const wished = (words: string, scene: SceneDescription = gardenScene) => {
  const { scene: after, report } = reviseScene(scene, cast, words)
  return { after, outcomes: report.map(({ outcome }) => outcome) }
}
const lookOf = ({ figures }: SceneDescription, name: string) => {
  const figure = figures.find((one) => one.name === name)
  return figure && lookInScene(figure, readCast(cast))
}

test.each([
  ['only one apple please', ['apples'], ['apple']],
  ['there should be only two apples', ['apples'], ['two apples']],
  ['three candles is enough', ['seven candles'], ['three candles']],
  ['three candles is enough', ['cake with six candles'], ['cake with three candles']],
  ['two owls, one will do', ['two owls', 'kite'], ['owl', 'kite']],
])('“%s”: of %j so many stay (IR-113)', (words, props, after) => {
  const { after: scene, outcomes } = wished(words, { ...gardenScene, props })
  expect({ props: scene.props, outcomes }).toEqual({ props: after, outcomes: ['done'] })
})

test('what is to have a colour and is not there yet comes in that colour (IR-114)', () => {
  const { after, outcomes } = wished('the watering can should be red')
  expect(outcomes).toEqual(['done'])
  expect(after.props).toContain('red watering can')
})

test.each([
  'there’s a sixth finger on one hand',
  'one wing has dropped off',
  'the bicycle has three wheels',
  'his left shoe has vanished',
  'a third hand’s coming out of the basket',
])('“%s” is drawn anew, for nothing is drawn so (IR-114)', (words) => {
  const { after, outcomes } = wished(words)
  expect(outcomes).toEqual(['done'])
  expect(after.variation).not.toBe(gardenScene.variation)
})

test('who already looks as old as anybody has white hair at least, and whoever is to have clothes on has some (IR-114)', () => {
  const scene = { ...gardenScene, figures: [{ name: 'Nana', pose: 'stand', face: 'calm' } as const] }
  const { after, outcomes } = wished('can you make her older', scene)
  expect(outcomes).toEqual(['done'])
  expect(lookOf(after, 'Nana')).not.toEqual(lookOf(scene, 'Nana'))
  expect(wished('put clothes on Leo').outcomes).toEqual(['done'])
})

test.each([
  'Mia’s hijab doesn’t cover her hair at the front',
  'no hair showing please',
  'her hijab must cover all her hair and neck',
])('“%s” makes nobody bald and takes no scarf off (IR-115)', (words) => {
  const { after, outcomes } = wished(words)
  expect(outcomes).toEqual(['done'])
  const look = lookOf(after, 'Mia')
  expect(look).toEqual(lookOf(gardenScene, 'Mia'))
})

test('skin that is darker than drawn becomes a shade that is seen (IR-116)', () => {
  const skinAfter = (words: string) => {
    const look = lookOf(wished(words).after, 'Mia')
    return look?.kind === 'human' ? look.skin : ''
  }
  const red = (colour: string) => Number.parseInt(colour.slice(1, 3), 16)
  const before = lookOf(gardenScene, 'Mia')
  const was = before?.kind === 'human' ? before.skin : ''
  for (const words of ['Mia’s skin is a lot darker than this', 'Mia’s skin is too light'])
    expect(red(was) - red(skinAfter(words))).toBeGreaterThan(20)
})

test('who is said to be bald is drawn so, and all of it is done (IR-116)', () => {
  const { after, outcomes } = wished('Leo is bald as a coot')
  const look = lookOf(after, 'Leo')
  expect(outcomes).toEqual(['done'])
  expect(look?.kind === 'human' && look.hair.cut).toBe('bald')
})

test('a bored or a mean face is to be another, and is (IR-116)', () => {
  expect(wished('Leo looks bored').outcomes).toEqual(['done'])
  expect(wished('Leo looks mean').outcomes).toEqual(['done'])
  expect(wished('Leo frowns').after.figures.find(({ name }) => name === 'Leo')?.face).toBe('happy')
})
