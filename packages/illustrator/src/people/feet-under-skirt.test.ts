import { expect, test } from 'vitest'
import { contains } from '../geometry/contains.ts'
import type { Point } from '../geometry/point.ts'
import type { HumanLook } from '../looks/look.ts'
import type { Pose } from '../scene-description.ts'
import { human } from '../testing/human-look.ts'
import { drawPerson } from './draw-person.ts'
import { alone } from './figure.ts'

const looks = ['girl, 3, orange dress, red shoes', 'grandmother, 70, long purple dress, red shoes'].map(
  (details) => human(details),
)

/** The share of the outline of a shoe that no cloth lies over, of whichever shoe is seen most. */
function seenOf(look: HumanLook, pose: Pose): number {
  const { shapes } = drawPerson(look, { ...alone, pose, face: 'happy', noSeats: true })
  const shares = shapes.map(({ fill, path: { points } }, index) => {
    if (fill !== look.shoes.colour) return 0
    const later = shapes.slice(index + 1).filter((one) => one.fill === look.garment.colour)
    const outline = Array.from(
      { length: points.length / 2 },
      (_, at): Point => [points[at * 2] ?? 0, points[at * 2 + 1] ?? 0],
    )
    return outline.filter((point) => !later.some(({ path }) => contains(path, point))).length / outline.length
  })
  return Math.max(...shares)
}

test.each(['sit', 'kneel', 'pray', 'garden'] as const)(
  'whoever is on the ground in a dress (%s) has feet that are seen (IR-154)',
  (pose) => {
    for (const look of looks) expect(seenOf(look, pose), `${look.age} ${pose}`).toBeGreaterThan(0.4)
  },
)

test('whoever jumps in a dress has feet that are seen below it (IR-154)', () => {
  for (const look of looks) expect(seenOf(look, 'jump'), look.age).toBeGreaterThan(0.5)
})

test('cloth lies over the knee of whoever lifts a leg in a dress (IR-154)', () => {
  for (const look of looks)
    for (const pose of ['climb', 'dance', 'kick'] as const) {
      const { shapes, limbs } = drawPerson(look, { ...alone, pose, face: 'happy', turn: 0.7 })
      if (!limbs) throw new Error('People have limbs.')
      const cloth = shapes.filter(({ fill }) => fill === look.garment.colour)
      const [[x, y] = [0, 0]] = [limbs.legs.left[1], limbs.legs.right[1]].sort(
        (one, other) => one[1] - other[1],
      )
      expect(
        cloth.some(({ path }) => contains(path, [x + 12, y])),
        `${look.age} ${pose}`,
      ).toBe(true)
    }
})

test('the front of a long coat ends at its hem, above the feet (IR-154)', () => {
  const look = human('boy, 7, a long green coat and gray boots')
  const { shapes } = drawPerson(look, { ...alone, pose: 'stand', face: 'happy', noSeats: true })
  const edges = shapes.filter(({ line, surface }) => line?.width === 4 && surface === 'flat')
  expect(edges.length).toBeGreaterThan(0)
  for (const { path } of edges)
    expect(Math.max(...path.points.filter((_, index) => index % 2 === 1))).toBeLessThan(-20)
})
