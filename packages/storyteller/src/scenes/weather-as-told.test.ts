import { expect, test } from 'vitest'
import { weatherAsTold } from './weather-as-told.ts'

const garden = {
  setting: 'garden',
  time: 'day',
  weather: 'clear',
  shot: 'wide',
  figures: [],
  props: [],
  action: '',
} as const

const weatherOf = (text: string) => weatherAsTold({ ...garden, figures: [], props: [] }, text).weather

test.each([
  ['Mia ran. It was raining, and Leo stood in the doorway.', 'rain'],
  ['The wind blows. Leo opens a big coat.', 'wind'],
  ['“Oh!” said Mia.¶It snowed all night.', 'snow'],
  ['It snows and snows.', 'snow'],
])('the weather that a page tells of is seen: %s (IR-88)', (text, weather) => {
  expect(weatherOf(text)).toBe(weather)
})

test.each([
  '“You were there,” said Mia. “It was raining. We were wet.”',
  'What do you do if it rains frogs?',
  'Mia thought that it was raining.',
  'The wind of it sent six feathers over the fence.',
  'Rip goes the pillow! It snows feathers.',
  'It snowed white petals on the two of them.',
])('what is only said, thought or like it is not: %s (IR-88)', (text) => {
  expect(weatherOf(text)).toBe('clear')
})

test('where the parent asked for snow it goes on snowing (IR-88)', () => {
  expect(
    weatherAsTold({ ...garden, weather: 'snow', figures: [], props: [] }, 'It was raining.').weather,
  ).toBe('snow')
})
