import { expect, test } from 'vitest'
import type { AnimalLook } from '../looks/look.ts'
import { readLook } from '../looks/read-look.ts'
import { alone } from '../people/figure.ts'
import { buildOf } from './build-of.ts'
import { drawAnimal } from './draw-animal.ts'
import { speciesBuilds } from './species.ts'

function animal(details: string): AnimalLook {
  const look = readLook({ name: 'Robin', details })
  if (look.kind !== 'animal') throw new Error(`${details} should be an animal.`)
  return look
}
const drawn = (look: AnimalLook) =>
  drawAnimal(look, { ...alone, pose: 'stand', turn: 0.1, face: 'happy' }).shapes
const fillsOf = (details: string) => drawn(animal(details)).map(({ fill }) => fill)

test('a fat cat is fat on short legs, a lean dog lean on long ones (IR-148)', () => {
  const [fat, cat] = [buildOf(animal('a very fat orange cat')), speciesBuilds.cat]
  expect(fat.trunk.high).toBeGreaterThan(cat.trunk.high * 1.6)
  expect(fat.legs).toBeLessThan(cat.legs)
  const [lean, dog] = [buildOf(animal('a lanky brown dog')), speciesBuilds.dog]
  expect(lean.trunk.high).toBeLessThan(dog.trunk.high * 0.85)
  expect(lean.legs).toBeGreaterThan(dog.legs)
})

test.each([
  ['greyhound', { muzzle: 'long', tail: 'thin' }],
  ['husky', { ears: 'pointed', tail: 'curl' }],
  ['corgi', { ears: 'pointed', legs: 26 }],
  ['poodle', { mark: 'wool' }],
  ['capybara', { ears: 'small', muzzle: 'long' }],
])('a %s is built as they are (IR-148)', (noun, build) => {
  expect(buildOf(animal(`our ${noun}`))).toMatchObject(build)
})

test('a dalmatian has spots, a husky a white chest (IR-148)', () => {
  expect(animal('a dalmatian').marks).toContainEqual({ kind: 'speckles', colour: '#3a3640' })
  expect(animal('a husky').marks.map(({ kind }) => kind)).toContain('chest')
})

test('a hamster sits up and has whiskers, hands and no tail (IR-148)', () => {
  expect(speciesBuilds.hamster).toMatchObject({ body: 'upright', whiskers: true, tail: 'none' })
})

test('one eye of another colour, a shell with squares and a cow without horns are drawn (IR-148)', () => {
  expect(animal('a husky, one blue eye, one brown').marks.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['odd-eyes', 'eyes']),
  )
  expect(animal('a tortoise, dark shell with yellow squares').marks).toContainEqual({
    kind: 'shell-marks',
    colour: '#f6c644',
  })
  expect(fillsOf('a tortoise, dark shell with yellow squares')).toContain('#f6c644')
  expect(drawn(animal('a brown cow, no horns')).length).toBe(drawn(animal('a brown cow')).length - 2)
})

test('a toy that was white and is grey now is grey (IR-148)', () => {
  expect(animal('her stuffed sheep, once white now grey').coat).toBe(animal('her stuffed sheep, grey').coat)
})

test.each([
  'his shaggy brown dog with one white ear',
  'small scruffy white dog',
  'a huge fluffy white cat',
  'our pony, shaggy and grey',
  'a long haired orange cat',
])('%j has tufts of fur as it stands, sits and lies (IR-148)', (details) => {
  const look = animal(details)
  expect(look.marks.map(({ kind }) => kind)).toContain('shaggy')
  const plain = { ...look, marks: look.marks.filter(({ kind }) => kind !== 'shaggy') }
  for (const pose of ['stand', 'sit', 'lie'] as const) {
    const shapes = (one: AnimalLook) => drawAnimal(one, { ...alone, pose, turn: 0.1, face: 'happy' }).shapes
    expect(shapes(look).length, pose).toBeGreaterThan(shapes(plain).length)
  }
})

test.each([
  'a fox with a fluffy tail',
  'a fluffy stuffed rabbit',
  'a white lamb, fluffy',
  'a hen with scruffy feathers',
])('%j has no tufts about its body (IR-148)', (details) => {
  expect(animal(details).marks.map(({ kind }) => kind)).not.toContain('shaggy')
})

test('a white chest is seen under the head (IR-148)', () => {
  const white = (details: string) => drawn(animal(details)).filter(({ fill }) => fill === '#faf3e7').length
  expect(white('a lanky brown dog with a white chest')).toBe(white('a lanky brown dog') + 2)
})

test.each(['knitted hedgehog, brown with cream tummy', 'his stuffed hedgehog', 'a plush porcupine'])(
  '%j has points about head and back (IR-148)',
  (details) => {
    const look = animal(details)
    const points = (one: AnimalLook) => drawn(one).filter(({ path }) => path.points.length >= 60).length
    expect(look.plush).toBe(true)
    expect(points(look)).toBeGreaterThanOrEqual(points({ ...look, species: 'bear' }) + 1)
  },
)
