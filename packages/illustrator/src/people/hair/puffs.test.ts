import { expect, test } from 'vitest'
import { readLook } from '../../looks/read-look.ts'
import { expressions } from '../expressions.ts'
import { drawHead } from '../head.ts'

/** Every puff that is seen from the front has two bobbles, one of them of the colour that is said. */
function bobblesOf(hair: string): number {
  const look = readLook({ name: 'Robin', details: `girl, 5, ${hair} with red bobbles` })
  if (look.kind !== 'human') throw new Error(`${hair} should be hair of people.`)
  const { front } = drawHead(look, expressions.calm, { turn: 0, nod: 0 })
  return front.filter(({ fill }) => fill === look.bows).length
}

test('four puffs are four, three are three, and puffs are two', () => {
  expect(['hair in four little puffs', 'three puffs', 'afro puffs', 'two puffs'].map(bobblesOf)).toEqual([
    4, 3, 2, 2,
  ])
})
