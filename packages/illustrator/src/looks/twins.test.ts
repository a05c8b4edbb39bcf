import { expect, test } from 'vitest'
import { ownFeatures } from '../people/face/own-features.ts'
import type { HumanLook } from './look.ts'
import { readCast } from './read-cast.ts'

function pair(one: string, other: string): HumanLook[] {
  const cast = [
    { name: 'Dalisay', details: one },
    { name: 'Hiraya', details: other },
  ]
  return [...readCast(cast).values()] as HumanLook[]
}
const blood = ({ age, years, skin, eyes, hair, size, ...look }: HumanLook) => ({
  years,
  age,
  skin,
  eyes,
  hair: hair.colour,
  size,
  face: ownFeatures({ ...look, age }),
})

test.each([
  [
    'Twin number one, age 3, light brown skin, short black bob, orange dress',
    'Twin number two, looks the same as her sister but has two tiny pigtails and a green dress',
  ],
  ['girl, 5, freckles, red plaits', "Dalisay's twin sister, blue dungarees"],
  ['8 years, yellow jumper', 'his identical twin, 8, dark skin, green jumper'],
  ['one of the twins, loud', 'the other twin, 6, brown eyes, blond hair'],
])('twins are alike: %s; %s', (one, other) => {
  const [first, second] = pair(one, other).map(blood)
  expect(second).toEqual(first)
})

test('what tells twins apart is kept, and who is no twin looks like nobody', () => {
  const [bob, tails] = pair('twin, girl, 3, black bob', 'twin, girl, 3, two pigtails')
  expect([bob?.hair.cut, tails?.hair.cut]).toEqual(['bob', 'pigtails'])
  const [fair, dark] = pair('twin, girl, 5, blond hair', 'her fraternal twin, brown hair')
  expect(fair?.hair.colour).not.toBe(dark?.hair.colour)
  expect(dark?.years).toBe(5)
  const [child, mother] = pair('girl, 5', 'mother of the twins, tall')
  expect(mother?.age).not.toBe(child?.age)
  const [seven, cousin] = pair('boy, 7', 'cousin, 5, has twin brothers')
  expect([seven?.years, cousin?.years]).toEqual([7, 5])
})
