import { expect, test } from 'vitest'
import { sampleCast } from '../samples/sample-cast.ts'
import { gardenScene } from '../testing/garden-scene.ts'
import { reviseScene } from './revise-scene.ts'

const wished = (words: string) => {
  const { scene, report } = reviseScene(gardenScene, sampleCast, words)
  return { scene, outcomes: report.map(({ outcome }) => outcome) }
}

test.each([
  ['in the text it is raining', { weather: 'rain' }],
  ['it’s in the text that it snows', { weather: 'snow' }],
  ['the story says dawn', { time: 'dawn' }],
  ['early mist', { time: 'morning', weather: 'fog' }],
])('“%s” is followed (IR-99)', (words, change) => {
  const { scene, outcomes } = wished(words)
  expect(outcomes).toEqual(['done'])
  expect(scene).toMatchObject(change)
})

test('what the text tells of somebody is done by them (IR-99)', () => {
  expect(wished('it says Leo rides a donkey').scene.figures[1]).toMatchObject({
    pose: 'ride',
    hold: 'donkey',
  })
  expect(wished('the text says that Mia carries a basket').scene.figures[0]).toMatchObject({ hold: 'basket' })
})

test('that something stands in the text says not what, and the parent is told (IR-99)', () => {
  for (const words of ['as it says in the story', 'that is not in the text', 'match the text'])
    expect(wished(words).outcomes).not.toContain('done')
})

test.each([
  'there are two Leos',
  'the book is upside down',
  'he has two left hands',
  'her fingers are jumbled',
])('“%s” is drawn anew: nothing is drawn so (IR-99)', (words) => {
  const { scene, outcomes } = wished(words)
  expect(outcomes).toEqual(['done'])
  expect(scene.variation).toBe(1)
})

test('less of a style is another one (IR-99)', () => {
  expect(wished('less cartoon please').scene.style).toBe('watercolor')
})
