import type { SceneDescription } from '@faith-fables/illustrator/scene-description'
import { expect, test } from 'vitest'
import { crowdAsTold } from './crowd-as-told.ts'

const scene: SceneDescription = {
  setting: 'school',
  time: 'day',
  weather: 'clear',
  shot: 'medium',
  figures: [{ name: 'Mia', pose: 'stand', face: 'shy' }],
  props: ['bench', 'children'],
  action: '',
}
const shown = (text: string, props = scene.props) => crowdAsTold({ ...scene, props }, text).props

test.each([
  'They all laughed at Mia.',
  'Somebody giggled. Mia looked at her shoes.',
  '“What is that?” said a little girl, and a whole row fell apart laughing.',
  '“Hee!” went a boy in the front, and he poked his brother.',
  'Five of them fell about laughing.',
  'A laugh rang out from the left.',
])('where many laugh, the children of the picture do (IR-136): "%s"', (text) => {
  expect(shown(text)).toEqual(['bench', 'laughing children'])
  expect(shown(text, ['crowd'])).toEqual(['laughing crowd'])
  expect(shown(text, ['flowers'])).toEqual(['flowers'])
})

test.each([
  'Nobody laughed. It was very quiet.',
  'They did not laugh. They looked at the latch.',
  'Mia was afraid that everybody would laugh.',
  'Grandma Ruth laughed, and Mia laughed as well.',
  '“They all laughed,” said Mia.',
  'She had been happy. It was the hardest breath of the day.',
])('and nowhere else: "%s"', (text) => {
  expect(shown(text)).toEqual(['bench', 'children'])
})
