import { expect, test } from 'vitest'
import { place, type Shape } from '../drawing/shape.ts'
import { contains } from '../geometry/contains.ts'
import { placement } from '../geometry/matrix.ts'
import { boundsOf } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import type { HumanLook } from '../looks/look.ts'
import { readLook } from '../looks/read-look.ts'
import { heldThing } from '../props/find-prop.ts'
import type { Pose } from '../scene-description.ts'
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

/** Of the digits the share that nothing lies upon. */
function seenOfNumber(pose: Pose, turn: number, held: string | null): number {
  const thing = held && heldThing(held, { aloft: false, upright: false })
  const { shapes } = drawPerson(person('boy, 9, yellow football jersey number 10'), {
    ...alone,
    pose,
    turn,
    face: 'happy',
    held: thing || null,
  })
  const at = shapes.findIndex(({ legible }) => legible)
  const digits = shapes[at]
  if (!digits) return 0
  const { left, right, top, bottom } = boundsOf([digits.path])
  const inked = Array.from(
    { length: 64 },
    (_, index): Point => [
      left + ((right - left) * ((index % 8) + 0.5)) / 8,
      top + ((bottom - top) * (Math.floor(index / 8) + 0.5)) / 8,
    ],
  ).filter((point) => contains(digits.path, point))
  const upon = shapes.slice(at + 1).filter(({ path, fill }) => {
    const box = boundsOf([path])
    return fill !== undefined && box.left < right && box.right > left && box.top < bottom && box.bottom > top
  })
  return inked.filter((point) => !upon.some(({ path }) => contains(path, point))).length / inked.length
}

test('a number is seen beside the arms and what they hold, whatever is done (IR-155)', () => {
  const done: Pose[] = ['stand', 'hug', 'read', 'carry', 'pour', 'push']
  for (const pose of done)
    for (const turn of [0, 0.7, 1])
      for (const held of [null, 'lantern'])
        expect(seenOfNumber(pose, turn, held), `${pose} ${turn} ${held}`).toBeGreaterThan(0.7)
})

test('what is printed on a shirt is on its back and seen from the side, too', () => {
  const look = person('girl, 6, blue t-shirt with a dinosaur')
  const { motif, ...plain } = look.garment
  const count = (garment: HumanLook['garment'], turn: number): number =>
    drawPerson({ ...look, garment }, { ...alone, pose: 'stand', turn, face: 'happy' }).shapes.length
  expect(motif).toBe('dinosaur')
  for (const turn of [1, 2]) expect(count(look.garment, turn)).toBeGreaterThan(count(plain, turn))
})
