import { expect, test } from 'vitest'
import { lightnessOf } from '../drawing/colour.ts'
import { drawPerson } from '../people/draw-person.ts'
import { alone } from '../people/figure.ts'
import { clothColours } from './colour-words.ts'
import type { HumanLook } from './look.ts'
import { readLook } from './read-look.ts'

function person(details: string): HumanLook {
  const look = readLook({ name: 'Robin', details })
  if (look.kind !== 'human') throw new Error('Robin was read as an animal.')
  return look
}

test('"white skin" is the skin of people, not paint, and a white blouse colours no skin (IR-49)', () => {
  expect(lightnessOf(person('girl, 8, white skin').skin)).toBeLessThan(0.93)
  const elder = person('grandmother, 78, brown wrinkled skin, white chatta and mundu')
  expect(lightnessOf(elder.skin)).toBeLessThan(0.7)
})

test('a newborn sister is drawn as a baby (IR-49)', () => {
  expect(person('newborn sister, tiny, bald').age).toBe('baby')
})

test('a dress-up crown is a crown and no dress; a nurse wears blue (IR-49)', () => {
  const dressedUp = person('she is 4, big curly afro with a gold dress-up crown, tutu over jeans')
  expect(dressedUp.headwear?.kind).toBe('crown')
  expect(dressedUp.bottom.kind).toBe('skirt')
  expect(dressedUp.garment.kind).not.toBe('dress')
  expect(person('my wife, nurse uniform').garment).toMatchObject({ kind: 'blouse', colour: '#6fb1d0' })
})

test.each(['boy, 6, dinosaur hoodie', 'girl, 5, pyjamas with rockets', 'girl, 7, t-shirt with a shark'])(
  'what is printed on clothes is seen on the chest: %j (IR-50)',
  (details) => {
    const look = person(details)
    expect(look.garment.motif).toBeDefined()
    const { motif: _printed, ...plain } = look.garment
    const draw = (garment: HumanLook['garment']) =>
      drawPerson({ ...look, garment }, { ...alone, pose: 'stand', face: 'calm' }).shapes.length
    expect(draw(look.garment)).toBeGreaterThan(draw(plain))
  },
)

test('the number on a jersey is seen, and another number is another picture (IR-121)', () => {
  const shapesOf = (details: string) =>
    JSON.stringify(drawPerson(person(details), { ...alone, pose: 'stand', face: 'calm' }).shapes)
  const numbers = ['', ' number 7', ' number 10'].map((number) => shapesOf(`boy, red jersey${number}`))
  expect(new Set(numbers).size).toBe(3)
})

test.each([
  ['grandmother, 78, tiny, white chatta and mundu', 'blouse', 'white'],
  ['granny, red busuti', 'dress', 'red'],
  ['mother, green kebaya', 'blouse', 'green'],
  ['grandfather, white jellabiya', 'robe', 'white'],
  ['aunt, purple puletasi', 'dress', 'purple'],
  ['girl, 8, blue hanbok', 'dress', 'blue'],
  ['boy, 7, brown gho', 'kurta', 'brown'],
  ['grandmother, white habesha kemis', 'dress', 'white'],
] as const)('“%s”: what is worn where they live is known (IR-49)', (details, kind, colour) => {
  expect(person(details).garment).toMatchObject({ kind, colour: clothColours[colour] })
})

test.each([
  ['boy, 10, maroon jersey, white mundu for the fair', 'white'],
  ['uncle, blue longyi', 'blue'],
  ['girl, six, pink pavada skirt', 'pink'],
  ['cousin, 12, red sulu', 'red'],
] as const)('“%s”: a cloth about the hips reaches the ankles (IR-49)', (details, colour) => {
  const { bottom, garment } = person(details)
  expect(bottom).toMatchObject({ kind: 'skirt', colour: clothColours[colour] })
  expect(garment.long).toBe(true)
})

test.each([
  'great-grandmother, very old and thin, white sari',
  'mother, green saree',
  'aunt, a red sari with a gold border',
])('the end of a sari lies over a shoulder: %s (IR-49)', (details) => {
  const look = person(details)
  const shapes = (one: HumanLook) =>
    drawPerson(one, { ...alone, pose: 'stand', turn: 0.1, face: 'happy' }).shapes.map(({ path }) =>
      JSON.stringify(path),
    )
  expect(look.garment.fabric).toBe('draped')
  const { fabric: _, ...plain } = look.garment
  const without = new Set(shapes({ ...look, garment: plain }))
  expect(shapes(look).filter((path) => !without.has(path)).length).toBeGreaterThan(2)
})

test.each([
  'girl of 7, green dress with gold zigzag pattern on the hem',
  'girl, 6, red dress with white flowers along the hem',
  'mother, blue dress with stars around the hem',
])('what is on the hem is on no sleeve: %s (IR-49)', (details) => {
  const look = person(details)
  const { onHem: _, ...garment } = look.garment
  const shapes = (one: HumanLook) =>
    drawPerson(one, { ...alone, pose: 'stand', turn: 0.1, face: 'happy' }).shapes.filter(
      ({ fill }) => fill === one.garment.trim,
    )
  expect(look.garment.onHem).toBe(true)
  expect(shapes(look).length).toBeGreaterThan(0)
  expect(shapes(look).length).toBeLessThan(shapes({ ...look, garment }).length)
})

test.each([
  'her newborn brother, bald, wrapped in a white blanket',
  'newborn sister, swaddled in a soft white shawl',
  'baby, 2 months, always wrapped in his white blanket',
])('who is wrapped in a blanket has its colour: %s (IR-49)', (details) => {
  expect(person(details).garment).toMatchObject({ kind: 'romper', colour: clothColours.white })
})
