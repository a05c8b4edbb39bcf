import { expect, test } from 'vitest'
import { place, type Shape } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import { boundsOf } from '../geometry/path.ts'
import type { HumanLook } from '../looks/look.ts'
import { readLook } from '../looks/read-look.ts'
import { drawPerson } from './draw-person.ts'
import { alone } from './figure.ts'

function person(details: string): HumanLook {
  const look = readLook({ name: 'Robin', details })
  if (look.kind !== 'human') throw new Error(`${details} should look like people.`)
  return look
}

const digitsOf = (details: string, turn: number): Shape[] =>
  drawPerson(person(details), { ...alone, pose: 'stand', turn, face: 'happy' }).shapes.filter(
    ({ legible }) => legible,
  )

test.each([
  'boy, 9, yellow football jersey number 10',
  'he is 2, red rugby jersey with the white 7',
  'girl, 6, blue shirt with a big 4 on it',
])('the number of "%s" is seen from the front, the side and behind', (details) => {
  for (const turn of [0, 0.4, 0.7, 1, 1.15, 1.5, 2]) expect(digitsOf(details, turn)).toHaveLength(1)
})

test.each(['boy, 6, shirt with 2 pockets', 'girl, 7, size 8 shoes, red shirt'])(
  '"%s" has no number on',
  (details) => {
    expect(person(details).garment).not.toHaveProperty('motif')
  },
)

test('a number is not mirrored when who wears it faces the other way', () => {
  const drawn = digitsOf('boy, 9, red jersey number 10', 0.2)
  const mirrored = place(drawn, placement({ mirrored: true, x: 100, scale: 2 }))
  const [before, after] = [drawn, mirrored].map((shapes) => {
    const { left } = boundsOf(shapes.map(({ path }) => path))
    return shapes.flatMap(({ path }) =>
      path.points.filter((_, index) => index % 2 === 0).map((x) => x - left),
    )
  })
  expect(drawn).toHaveLength(1)
  expect(after?.map((x) => Math.round(x))).toEqual(before?.map((x) => Math.round(x * 2)))
})
