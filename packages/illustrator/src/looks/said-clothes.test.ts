import { expect, test } from 'vitest'
import { lightnessOf } from '../drawing/colour.ts'
import { drawPerson } from '../people/draw-person.ts'
import { alone } from '../people/figure.ts'
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
