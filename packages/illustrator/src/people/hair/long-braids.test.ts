import { expect, test } from 'vitest'
import { boundsOf } from '../../geometry/path.ts'
import { readLook } from '../../looks/read-look.ts'
import { expressions } from '../expressions.ts'
import { drawHead } from '../head.ts'

/** How far below the middle of the head hair reaches, in radii of it. */
function lowest(details: string, turn: number): number {
  const look = readLook({ name: 'Robin', details })
  if (look.kind !== 'human') throw new Error(`${details} should look like people.`)
  const { back, front } = drawHead(look, expressions.happy, { turn, nod: 0 })
  return boundsOf([...back, ...front].map(({ path }) => path)).bottom
}

test.each([0, 0.9, 1.6])('long braids reach the waist from each side (turned by %d)', (turn) => {
  expect(lowest('girl, 8, one plait down to her waist', turn)).toBeGreaterThan(2.5)
  expect(lowest('girl, 8, two long plaits', turn)).toBeGreaterThan(2.5)
  expect(lowest('girl, 8, two plaits', turn)).toBeLessThan(2)
})

test('a long plait lies before the shoulder of who faces the reader', () => {
  const look = readLook({ name: 'Robin', details: 'girl, 8, one plait down to her waist' })
  if (look.kind !== 'human') throw new Error('Robin should look like people.')
  const { front } = drawHead(look, expressions.happy, { turn: 0, nod: 0 })
  expect(boundsOf(front.map(({ path }) => path)).bottom).toBeGreaterThan(2.5)
})
