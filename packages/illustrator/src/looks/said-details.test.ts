import { listenToCharacter } from '@faith-fables/listener'
import { expect, test } from 'vitest'
import { drawPerson } from '../people/draw-person.ts'
import { alone } from '../people/figure.ts'
import { eyeColours } from './colour-words.ts'
import { drawnFacts } from './drawn-facts.ts'
import type { AnimalLook, HumanLook } from './look.ts'
import { readLook } from './read-look.ts'

function person(details: string): HumanLook {
  const look = readLook({ name: 'Robin', details })
  if (look.kind !== 'human') throw new Error(`${details} should look like people.`)
  return look
}

const shapesOf = (look: HumanLook, turn: number): number =>
  drawPerson(look, { ...alone, pose: 'stand', turn, face: 'happy' }).shapes.length

test.each([
  ['girl, 12, purple wheelchair with stickers on the wheels', { hasStickers: true }],
  ['girl, 7, blue glasses with a strap', { hasStrap: true }],
  ['boy, 9, short hair with a line shaved in the side', { hair: { shavedIn: 'line', cut: 'buzz' } }],
  ['boy, 7, low fade with a lightning bolt shaved at the side', { hair: { shavedIn: 'bolt' } }],
])('"%s" is heard, drawn whole and seen in each view', (details, look) => {
  const said = person(details)
  expect(said).toMatchObject(look)
  const { hasStickers: _, hasStrap: __, ...rest } = said
  const { shavedIn: ___, ...hair } = said.hair
  for (const turn of [0, 0.5, 1])
    expect(shapesOf(said, turn)).toBeGreaterThan(shapesOf({ ...rest, hair }, turn))
  const drawn = drawnFacts(listenToCharacter({ name: 'Robin', details }).facts)
  expect(drawn.filter((one) => one.drawn !== 'whole')).toEqual([])
})

test('what is shaved off is not shaved in', () => {
  for (const details of ['boy, 9, hair shaved at the sides', 'boy, 9, line leader, short hair'])
    expect(person(details).hair).not.toHaveProperty('shavedIn')
})

test('a streak is seen from the side, too', () => {
  const look = person('aunt, black bob with a white streak')
  const seen = (turn: number) =>
    drawPerson(look, { ...alone, pose: 'stand', turn, face: 'happy' }).shapes.filter(
      ({ fill }) => fill === look.hair.streak,
    ).length
  for (const turn of [0, 0.5, 1]) expect(seen(turn)).toBe(1)
})

test.each([
  'aunt, purple dress with a woven mat tied round her waist',
  'boy, 9, pale with a sunburnt nose',
  'girl, 7, freckles on the nose',
  'boy, 7, mole on his chin',
  'boy, 7, small scar on the chin',
  'dad, brown felt hat',
  'man, tattooed arms',
  'girl, 4, white-blonde, blue eyes',
  'boy, 5, hair like a dandelion',
])('of "%s" nothing is named as not drawn', (details) => {
  const drawn = drawnFacts(listenToCharacter({ name: 'Robin', details }).facts)
  expect(drawn.filter((one) => one.drawn !== 'whole')).toEqual([])
})

test('a scar and a mole are where they are said to be', () => {
  expect(person('boy, 7, small scar on the chin').marks).toMatchObject([{ kind: 'scar', at: 'chin' }])
  expect(person('girl, 7, mole on her left cheek').marks).toMatchObject([{ kind: 'mole', at: 'cheek' }])
  const places = ['cheek', 'chin', 'forehead'].map((at) => {
    const look = person(`boy, 7, mole on his ${at}`)
    const plain = { ...look, marks: [] }
    const draw = (one: HumanLook) =>
      drawPerson(one, { ...alone, pose: 'stand', turn: 0, face: 'happy' }).shapes
    const without = new Set(draw(plain).map(({ path }) => path.points.join()))
    return draw(look)
      .find(({ path }) => !without.has(path.points.join()))
      ?.path.points.join()
  })
  expect(new Set(places).size).toBe(3)
})

test('curls to the shoulders are no short curls, and the hat of felt is one', () => {
  expect(person('mum, no hair, beautiful bandanas on her head').headwear?.kind).toBe('headwrap')
  expect(person('11, thick dark brown curls to the shoulders').hair.cut).toBe('long-curly')
  expect(person('dad, brown felt hat').headwear?.kind).toBe('hat')
})

test('what a toy has become is its colour, and the other eye has the other', () => {
  const rabbit = readLook({
    name: 'Kluska',
    details: 'his stuffed rabbit, used to be white, now greyish, one button eye is blue and the other brown',
  })
  expect(rabbit).toMatchObject({
    coat: (readLook({ name: 'Kluska', details: 'stuffed grey rabbit' }) as AnimalLook).coat,
    marks: [
      { kind: 'eyes', colour: eyeColours.blue },
      { kind: 'odd-eyes', colour: eyeColours.brown },
    ],
  })
})

test('white hair is combed, or it would be a cap', () => {
  const lines = (details: string) =>
    drawPerson(person(details), { ...alone, pose: 'stand', turn: 0, face: 'happy' }).shapes.filter(
      ({ line }) => line !== undefined,
    ).length
  expect(lines('grandma, white bob, brown skin, blue cardigan')).toBeGreaterThan(
    lines('grandma, black bob, brown skin, blue cardigan') + 2,
  )
})

test.each([
  ['big brother, 12, always carrying a basket of bread', 'basket of bread'],
  ['boy, 5, never goes anywhere without his red ball', 'red ball'],
  ['girl, 6, always has her blue teddy with her', 'blue teddy'],
  ['boy, 7, always with a book under his arm', 'book'],
  ['grandpa, carries a bucket everywhere', 'bucket'],
  ['uncle, always holding a cup of tea', 'cup of tea'],
])('who is told with something has it: %s', (details, noun) => {
  expect(person(details).carries).toBe(noun)
})

test.each([
  'girl, 8, has a yellow bucket at home',
  'boy, 10, carries a blue backpack',
  'grandma, walks with a stick, has a garden',
  'girl, 7, always wears her red boots',
  'boy, 9, has a brother and a horse',
])('what is at home or worn is in no hand: %s', (details) => {
  expect(person(details).carries).toBeUndefined()
})

test.each([
  ['great grandmother, walking stick carved like a bird', 'head'],
  ['grandfather, a cane with a duck head', 'head'],
  ['my mother, 71, walks with a carved stick', 'rings'],
  ['grandad, walks with a stick', undefined],
])('what is carved into the stick of “%s” is: %s', (details, carving) => {
  const look = person(details)
  expect(look.carving).toBe(carving)
  expect(look.aid).toBe('stick')
})

test('one button eye of two is missed, and one that is blue is not', () => {
  const marksOf = (details: string) =>
    (readLook({ name: 'Totoki', details }) as AnimalLook).marks.map(({ kind }) => kind)
  expect(marksOf('his old stuffed rabbit, one button eye, floppy ears')).toEqual(['one-eye', 'floppy-ears'])
  expect(marksOf('a brown dog, one blue eye')).toEqual(['odd-eyes'])
})

test.each([
  ['boy, 7, freckles everywhere', true],
  ['girl, 8, covered in freckles', true],
  ['boy with freckles all over his face', true],
  ['girl, 6, full of freckles', true],
  ['boy, 6, lots of freckles', true],
  ['girl, 8, freckles', undefined],
  ['boy, freckles on his nose', undefined],
])('the freckles of “%s” are all over: %s', (details, isAllOver) => {
  expect(person(details)).toMatchObject({ freckles: true })
  expect(person(details).isFreckledAllOver).toBe(isAllOver)
})

test.each([
  '11, black rugby jersey with white collar',
  'girl, 6, navy dress with a big white lace collar',
  'boy, 8, red jumper, white shirt collar',
])('the collar is white: %s', (details) => {
  expect(person(details).garment.collar).toBe('#f7f1e6')
})
