import type { SceneDescription } from '@faith-fables/illustrator/scene-description'
import { expect, test } from 'vitest'
import { aboutAsTold } from './about-as-told.ts'

const scene: SceneDescription = {
  setting: 'porch',
  time: 'day',
  weather: 'clear',
  shot: 'medium',
  figures: [{ name: 'Mia', pose: 'stand', face: 'calm' }],
  props: ['tin', 'broken clock', 'flags'],
  action: '',
}

test.each([
  ['The clock fell. Mia looked at the clock, and at the tin.', 'broken clock'],
  ['Flags hung on every house, one flag after another.', 'flags'],
  ['Mia put the tin under the clock.', 'tin'],
  ['Mia was tinkering and clockwise.', undefined],
])('a page is about what it tells of most: "%s" (IR-100)', (text, about) => {
  expect(aboutAsTold(scene, text).about).toBe(about)
})
