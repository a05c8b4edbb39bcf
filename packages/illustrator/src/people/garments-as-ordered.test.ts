import { expect, test } from 'vitest'
import { differenceOf } from '../drawing/colour.ts'
import { clothColours } from '../looks/colour-words.ts'
import type { HumanLook } from '../looks/look.ts'
import { readLook } from '../looks/read-look.ts'
import { drawPerson } from './draw-person.ts'
import { alone } from './figure.ts'

function person(details: string): HumanLook {
  const look = readLook({ name: 'Robin', details })
  if (look.kind !== 'human') throw new Error('Robin was read as an animal.')
  return look
}
const fills = (look: HumanLook): unknown[] =>
  drawPerson(look, { ...alone, pose: 'stand', turn: 0.1, face: 'happy' }).shapes.map(({ fill }) => fill)

test.each([
  ['girl, 5, loves her raincoat with the red foxes', { kind: 'raincoat', motif: 'foxes' }],
  ['boy, 8, lives in his red rugby jersey number 8', { kind: 't-shirt', motif: 'number 8' }],
  ['girl, 6, refuses to take off her tiger onesie', { kind: 'romper', motif: 'tiger' }],
  ['girl, 4, hates taking off her fox coat', { kind: 'jacket', motif: 'fox' }],
  ['girl, 5, practically lives in her green cardigan', { kind: 'cardigan', colour: clothColours.green }],
])('“%s”: what somebody never takes off is worn (IR-147)', (details, garment) => {
  expect(person(details).garment).toMatchObject(garment)
})

test('a hat that nobody is parted from is on the head, and a house is not put on (IR-147)', () => {
  expect(person("girl, 7, won't be parted from her green hat").headwear?.kind).toBe('hat')
  expect(person('boy, 7, blue jumper, lives in his village with the red roof').garment.kind).toBe('sweater')
  expect(person('boy, 6, green jumper, loves hats').headwear).toBeNull()
})

test('who is bald on top wears the shirt that is named, in its colour (IR-147)', () => {
  expect(person('grandpa, 70, bald on top, pressed white shirt').garment.colour).toBe(clothColours.white)
})

test.each([
  'girl, 5, orange dress with white pineapples',
  'boy, 6, green t-shirt with a white rocket on it',
  'girl, 5, blue raincoat with white foxes',
])('what is printed has the colour that is said of it: %s (IR-147)', (details) => {
  const look = person(details)
  expect(look.garment.motifColour).toBe(clothColours.white)
  const { motif: _, motifColour: __, ...plain } = look.garment
  const without = new Set(fills({ ...look, garment: plain as HumanLook['garment'] }))
  const printed = fills(look).filter((fill) => typeof fill === 'string' && !without.has(fill)) as string[]
  expect(printed.length).toBeGreaterThan(0)
  expect(Math.min(...printed.map((fill) => differenceOf(fill, '#ffffff')))).toBeLessThan(0.25)
})

test.each(['toucans', 'a toucan', 'a puffin', 'trout', 'a stegosaurus', 'foxes'])(
  'on a jumper with %s something of its kind is seen (IR-147)',
  (printed) => {
    const look = person(`girl, 7, white jumper with ${printed}`)
    const { motif: _, ...plain } = look.garment
    expect(fills(look).length).toBeGreaterThan(fills({ ...look, garment: plain }).length)
  },
)
