import { expect, test } from 'vitest'
import { poseWith } from './plays-as-told.ts'

test.each([
  ['boat', 'ride'],
  ['pony', 'ride'],
  ['big drum', 'play'],
  ['huge bell', 'cheer'],
  ['crown', 'cheer'],
] as const)('the honour of the day is had as it is one: %s, %s (IR-158)', (held, pose) => {
  expect(poseWith('ride', held)).toBe(pose)
})
