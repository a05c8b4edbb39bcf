import { describe, expect, test } from 'vitest'
import { compose } from '../composition/compose.ts'
import { lookInScene } from '../looks/look-in-scene.ts'
import { readCast } from '../looks/read-cast.ts'
import { sampleCast } from '../samples/sample-cast.ts'
import type { SceneDescription, Shot } from '../scene-description.ts'
import { gardenScene } from '../testing/garden-scene.ts'
import { reviseScene } from './revise-scene.ts'

const scene = gardenScene
const told = (feedback: string, before = scene) => reviseScene(before, sampleCast, feedback).report
const yes = (words: string) => ({ words, outcome: 'done' })
const part = (words: string) => ({ words, outcome: 'partly' })
const no = (words: string) => ({ words, outcome: 'not done' })
const revise = (feedback: string, before = scene) => reviseScene(before, sampleCast, feedback).scene
const lookOf = (name: string, feedback: string) => {
  const figure = revise(feedback).figures.find((one) => one.name === name) ?? scene.figures[0]
  const look = figure && lookInScene(figure, readCast(sampleCast))
  if (look?.kind !== 'human') throw new Error(`${name} is nobody.`)
  return look
}

describe('what became of a wish', () => {
  test.each([
    ['Add a purple zeppelin and make it night', [no('Add a purple zeppelin'), yes('make it night')]],
    [
      'Could you please add a ZEPPELIN, a red kite and a unicorn?',
      [part('Could you please add a ZEPPELIN, a red kite and a unicorn?')],
    ],
    ['Mia should juggle three balls', [no('Mia should juggle three balls')]],
    ['Mia should juggle with Leo', [no('Mia should juggle with Leo')]],
    ['a shiny red hat', [part('a shiny red hat')]],
    ['put a kite on the left', [yes('put a kite on the left')]],
    ['Leo should stand behind Mia', [yes('Leo should stand behind Mia')]],
    ['put a kite on the church', [part('put a kite on the church')]],
    ['no zeppelin!', [no('no zeppelin')]],
    ['remove the path', [no('remove the path')]],
    ['Can you put in an angel as well?', [no('Can you put in an angel as well?')]],
    ['more people', [no('more people')]],
    ['remove the background', [no('remove the background')]],
    ['Leo should be smaller than Mia', [yes('Leo should be smaller than Mia')]],
    ['add five elephants', [part('add five elephants')]],
    ['Mia’s eyes should  be closed', [yes('Mia’s eyes should  be closed')]],
    ['open Mia’s eyes', [yes('open Mia’s eyes')]],
    ['make the sky pink', [yes('make the sky pink')]],
    ['a green sky', [no('a green sky')]],
    ['Mia should look lonely', [part('Mia should look lonely')]],
    ['her skin is too light', [yes('her skin is too light')]],
    ['swap Mia and Leo', [yes('swap Mia and Leo')]],
    ['swap the basket and the flowers', [no('swap the basket and the flowers')]],
    ['make them sit on a bench', [yes('make them sit on a bench')]],
    ['Leo on his knees', [yes('Leo on his knees')]],
    ['Mia should be barefoot', [yes('Mia should be barefoot')]],
    ['show the whole body', [yes('show the whole body')]],
    ['add a trampoline', [yes('add a trampoline')]],
    ['put a beehive next to Leo', [yes('put a beehive next to Leo')]],
    ['add a merry-go-round', [yes('add a merry-go-round')]],
    ['Ada should smile', [no('Ada should smile')]],
    ['make her skin darker', [yes('make her skin darker')]],
    ['Bitte mach es Nacht', [no('Bitte mach es Nacht')]],
  ])('%j is told clause by clause, in the words that were typed', (feedback, report) => {
    expect(told(feedback)).toEqual(report)
  })

  test.each([
    'not so dark',
    'I do not like it',
    "I don't like it, please try again",
    'add the lamb too',
    'Mia should look at the kite',
    'They should be laughing together',
    'Everyone a little closer, at sunrise.',
    'put Mia in a raincoat and boots, it is raining',
    'Mia should wear a yellow raincoat and hold an umbrella',
    'They should be at the beach instead of the garden',
    'Mia’s hair is blonde, not black',
    'Could the children hold hands?',
    'only Mia, no Leo',
    'Mia should wear pink',
    'a beautiful sunset over the sea with dolphins',
    'Make it nite and shoud snwo',
  ])('all of %j is done', (feedback) => {
    expect(told(feedback).map(({ outcome }) => outcome)).not.toContain('partly')
    expect(told(feedback).map(({ outcome }) => outcome)).not.toContain('not done')
    expect(told(feedback).length).toBeGreaterThan(0)
  })

  test.each(['', '🙂', 'Thank you!', 'Please, please'])(
    '%j asks for nothing, and nothing is told',
    (feedback) => {
      expect(told(feedback)).toEqual([])
    },
  )

  test('is not done where the scene has no room for it', () => {
    expect(told('bigger', { ...scene, shot: 'close' })).toEqual([no('bigger')])
    expect(told('add a lighthouse', { ...scene, setting: 'kitchen' })).toEqual([no('add a lighthouse')])
    expect(told('more flowers', { ...scene, props: ['flowers', 'more flowers', 'more flowers'] })).toEqual([
      no('more flowers'),
    ])
  })
})

describe('wishes for colour, clothes and number', () => {
  test('one wears something else in this picture, and keeps the rest', () => {
    const usual = lookOf('Mia', 'wait')
    const { garment, headwear, ...rest } = lookOf('Mia', 'A red dress and a blue hat')
    expect(garment).toMatchObject({ kind: 'dress', colour: '#d9493f', pattern: 'dots' })
    expect(headwear).toEqual({ kind: 'hat', colour: '#3f7fc4' })
    expect({ ...rest, garment: usual.garment, headwear: null }).toEqual(usual)
    expect(lookOf('Leo', 'A red dress and a blue hat')).toEqual(lookOf('Leo', 'wait'))
  })

  test.each([
    ['Leo', 'Leo’s sweater should be red', { garment: { kind: 'sweater', colour: '#d9493f' } }],
    ['Leo', 'give the boy a crown', { headwear: { kind: 'crown' } }],
    ['Mia', 'Mia should wear blue jeans', { bottom: { kind: 'trousers' }, garment: { kind: 't-shirt' } }],
    ['Leo', 'Leo in green pyjamas', { garment: { kind: 'pyjamas' }, bottom: { colour: '#5aa35a' } }],
    ['Mia', 'a red dress with stripes', { garment: { colour: '#d9493f', pattern: 'stripes' } }],
    ['Mia', 'Mia in dark blue boots', { shoes: { kind: 'boots' } }],
  ] as const)('%s: %j', (name, feedback, look) => {
    expect(lookOf(name, feedback)).toMatchObject(look)
    expect(told(feedback).map(({ outcome }) => outcome)).toEqual(['done'])
  })

  test('a dog gets another coat, and everybody a hat', () => {
    const withDog = revise('add the dog')
    const biscuit = revise('make the dog black', withDog).figures[2]
    expect(biscuit && lookInScene(biscuit, readCast(sampleCast))).toMatchObject({ coat: '#38333c' })
    expect(revise('give everyone hats', withDog).figures.map(({ wears }) => wears)).toEqual([
      ['hat'],
      ['hat'],
      ['hat'],
    ])
  })

  test('a later wish about the same garment counts, and a hat comes off again', () => {
    const once = revise('Mia in a blue hat')
    expect(revise('the hat should be green', once).figures[0]?.wears).toEqual(['green hat'])
    const bare = revise('no hat', once)
    expect(bare.figures[0]?.leftOff).toEqual(['hat'])
    expect(revise('a red hat', bare).figures[0]).toMatchObject({ wears: ['red hat'] })
    expect(revise('a red hat', bare).figures[0]).not.toHaveProperty('leftOff')
  })

  test.each([
    ['brighter', { tone: 'bright' }],
    ['softer colours', { tone: 'soft' }],
    ['more flowers', { props: ['basket', 'flowers', 'more flowers'] }],
    ['the basket should be bigger', { props: ['big basket', 'flowers'] }],
    ['two red kites', { props: ['basket', 'flowers', 'two red kites'] }],
    ['add a cat', { props: ['basket', 'flowers', 'cat'] }],
    ['more trees and fewer flowers', { props: ['basket', 'two flowers', 'trees'] }],
    ['bigger', { shot: 'close' as Shot }],
  ])('%j changes only %j, and that is seen', (feedback, change) => {
    expect(revise(feedback)).toEqual({ ...scene, ...change })
    const page = (one: SceneDescription) =>
      JSON.stringify(compose({ scene: one, cast: sampleCast, seed: 's', candidate: 0 }).page.layers)
    expect(page(revise(feedback))).not.toBe(page(scene))
  })

  test('"brighter" at night is day, and "less bright" takes back what it gave', () => {
    expect(revise('brighter', { ...scene, time: 'night' })).toEqual(scene)
    expect(revise('less bright', revise('brighter'))).toEqual(scene)
  })
})

test('in a room a pink sky is done in part', () => {
  expect(told('make the sky pink', { ...scene, setting: 'kitchen' })).toEqual([part('make the sky pink')])
})

test('what is asked and taken for nothing is named (LN-49)', () => {
  expect(reviseScene(scene, sampleCast, 'Make it evening. He wants it spookier').report).toMatchObject([
    { outcome: 'done' },
    { words: 'He wants it spookier', outcome: 'not done' },
  ])
})
