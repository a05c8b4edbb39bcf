import { expect, test } from 'vitest'
import type { HumanLook } from './look.ts'
import { readCast } from './read-cast.ts'

function hairOf(one: string, other: string): [HumanLook['hair'], HumanLook['hair']] {
  const looks = readCast([
    { name: 'Domantas', details: one },
    { name: 'Ugnius', details: other },
  ])
  return [...looks.values()].map((look) => {
    if (look.kind !== 'human') throw new Error('Twins should look like people.')
    return look.hair
  }) as [HumanLook['hair'], HumanLook['hair']]
}

test.each([
  ['six, straight straw-blond hair, green jumper', 'the other twin, six, same blond hair, orange jumper'],
  ['girl, 7, long ginger plaits', 'her twin sister, 7, same hair'],
  ['boy, 5, brown curls', 'twin brother, 5, same curls'],
  ['girl, 9, black bob with a fringe', 'her twin sister, 9, identical hair'],
])('twins with the same hair wear it alike: %s; %s (IR-49)', (one, other) => {
  const [own, their] = hairOf(one, other)
  expect(their).toEqual(own)
})

test('of hair of the same colour the words tell the cut (IR-49)', () => {
  const [own, their] = hairOf(
    'twin boy, 3, white-blond hair that sticks straight up',
    'his twin sister, 3, same white-blond hair but with a straight fringe',
  )
  expect(their.colour).toBe(own.colour)
  expect(their.cut).not.toBe(own.cut)
})
