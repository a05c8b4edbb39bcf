import { expect, test } from 'vitest'
import { darker } from '../drawing/colour.ts'
import { readLook } from '../looks/read-look.ts'
import type { Face } from '../scene-description.ts'
import { drawPerson } from './draw-person.ts'
import { alone } from './figure.ts'
import { shirtUnder } from './garments.ts'

test.each<[Face, number]>([
  ['worried', 0.64],
  ['worried', 0.88],
  ['thinking', 0.64],
  ['sorry', 0.5],
])('the sleeve of an arm that is folded covers no beard (%s, turned by %d)', (face, turn) => {
  const look = readLook({ name: 'Afi', details: 'grandfather, 71, big grey beard, blue overalls' })
  if (look.kind !== 'human') throw new Error('A grandfather should look like people.')
  const fills = drawPerson(look, { ...alone, pose: 'stand', face, turn }).shapes.map(({ fill }) => fill)
  const sleeve = fills.lastIndexOf(shirtUnder(look))
  expect(sleeve).toBeGreaterThan(0)
  expect(sleeve).toBeLessThan(fills.lastIndexOf(look.beard.colour))
})

test.each([0, 0.2, 0.5, 0.9])('a shoulder bag is there once, also on who is turned by %d', (turn) => {
  const look = readLook({ name: 'Defne', details: 'girl, 12, grey hoodie, yellow swimming bag' })
  if (look.kind !== 'human' || !look.bag) throw new Error('She has a bag.')
  const { shapes } = drawPerson(look, { ...alone, pose: 'stand', face: 'calm', turn })
  const bags = shapes.filter(({ fill, surface }) => fill === look.bag && surface === 'round')
  expect(bags.length).toBe(1)
  expect(shapes.filter(({ fill }) => fill === darker(look.bag ?? '', 0.92)).length).toBe(0)
})
