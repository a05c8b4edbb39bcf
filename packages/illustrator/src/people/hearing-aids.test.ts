import { expect, test } from 'vitest'
import { boundsOf } from '../geometry/path.ts'
import { clothColours } from '../looks/colour-words.ts'
import { readLook } from '../looks/read-look.ts'
import { expressions } from './expressions.ts'
import { drawHead } from './head.ts'

/** How many shapes of that colour lie over all hair. */
function aidsOf(details: string, turn: number): number {
  const look = readLook({ name: 'Robin', details })
  if (look.kind !== 'human') throw new Error(`${details} should look like people.`)
  const { front } = drawHead(look, expressions.happy, { turn, nod: 0 })
  const lastHair = front.findLastIndex(({ fill }) => fill === look.hair.colour)
  return front.slice(lastHair + 1).filter(({ fill }) => fill === clothColours.blue).length
}

test.each(['bowl cut', 'black bob', 'long hair', 'two braids', 'afro', 'curly hair', 'bald'])(
  'hearing aids lie over a %s, one at each ear that is seen',
  (hair) => {
    const pair = `boy, 6, ${hair}, blue hearing aids both ears`
    const one = aidsOf(pair, 1)
    expect(one).toBeGreaterThan(0)
    expect(aidsOf(pair, 0)).toBe(2 * one)
    expect(aidsOf(pair, 2)).toBe(2 * one)
    expect(aidsOf(`boy, 6, ${hair}, blue hearing aid`, 0)).toBe(one)
  },
)

test('a hearing aid is no larger than the ear', () => {
  const look = readLook({ name: 'Robin', details: 'boy, 6, bald, blue hearing aids both ears' })
  if (look.kind !== 'human') throw new Error('Robin is a boy.')
  const { front } = drawHead(look, expressions.happy, { turn: 1, nod: 0 })
  const aid = boundsOf(front.filter(({ fill }) => fill === clothColours.blue).map(({ path }) => path))
  expect(aid.bottom - aid.top).toBeLessThan(0.3)
  expect(aid.right - aid.left).toBeLessThan(0.26)
})
