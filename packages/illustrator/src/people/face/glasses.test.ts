import { expect, test } from 'vitest'
import type { HumanLook } from '../../looks/look.ts'
import { readLook } from '../../looks/read-look.ts'
import { expressions } from '../expressions.ts'
import { drawHead } from '../head.ts'

function person(details: string): HumanLook {
  const look = readLook({ name: 'Robin', details })
  if (look.kind !== 'human') throw new Error(`${details} should look like people.`)
  return look
}

/** The frames about the eyes, from the front. */
function frames(details: string) {
  const look = person(`boy, 8, light skin, ${details}`)
  return drawHead(look, expressions.calm, { turn: 0, nod: 0 }).front.filter(
    ({ line, path }) => line?.colour === look.glasses && path.points.length > 14,
  )
}

test('square glasses have corners, round ones none, and thick ones a thick frame', () => {
  const [round, square, thick] = ['round red glasses', 'square red glasses', 'thick square red glasses'].map(
    frames,
  )
  for (const both of [round, square, thick]) expect(both).toHaveLength(2)
  expect(square?.[0]?.path.commands).not.toEqual(round?.[0]?.path.commands)
  expect(thick?.[0]?.path).toEqual(square?.[0]?.path)
  expect(thick?.[0]?.line?.width).toBeGreaterThan(square?.[0]?.line?.width ?? 1)
})
