import { listenToCharacter } from '@faith-fables/listener'
import { expect, test } from 'vitest'
import { drawnFacts } from '../looks/drawn-facts.ts'
import type { HumanLook } from '../looks/look.ts'
import { readLook } from '../looks/read-look.ts'
import { drawArm } from './arms.ts'
import { buildOf } from './build.ts'
import { stanceOf } from './poses.ts'
import { postureOf } from './posture.ts'

function person(details: string): HumanLook {
  const look = readLook({ name: 'Robin', details })
  if (look.kind !== 'human') throw new Error(`${details} should look like people.`)
  return look
}

/** From the elbow to where the arm ends. */
function forearm(look: HumanLook, side: 'left' | 'right'): number {
  const build = buildOf(look)
  const posture = postureOf(build, stanceOf('stand', look.age, 'stools'), 0)
  const [, elbow, end] = drawArm(look, build, posture, side, undefined).joints
  return Math.hypot(end[0] - elbow[0], end[1] - elbow[1])
}

test.each([
  'boy, 8, his left arm ends below the elbow',
  'girl, 8, missing her left forearm',
  'girl, 8, her left arm ends at the elbow',
])('the arm of "%s" is short, and it is that arm', (details) => {
  const look = person(details)
  // Their left is the reader's right.
  expect(forearm(look, 'right')).toBeLessThan(forearm(look, 'left') * 0.6)
  const drawn = drawnFacts(listenToCharacter({ name: 'Robin', details }).facts)
  expect(drawn.filter((one) => one.drawn !== 'whole')).toEqual([])
})

test('strong forearms are no short ones', () => {
  expect(person('carer, 40, strong forearms').marks.map(({ kind }) => kind)).not.toContain('short-arm')
})
