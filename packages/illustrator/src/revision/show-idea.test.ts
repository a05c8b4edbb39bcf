import { expect, test } from 'vitest'
import type { FigureDescription, SceneDescription } from '../scene-description.ts'
import { showIdea } from './show-idea.ts'

const cast: FigureDescription[] = [
  { name: 'Mia', details: 'girl, 6, brown hair' },
  { name: 'Leo', details: 'boy, 8, a cap' },
].map((one) => ({ ...one, kind: 'human' }) as FigureDescription)
const scene: SceneDescription = {
  setting: 'kitchen',
  time: 'day',
  weather: 'clear',
  shot: 'medium',
  figures: [{ name: 'Mia', pose: 'stand', face: 'calm' }],
  props: ['bowl'],
  action: 'Mia bakes.',
}

test('place, hour, names and things of an idea are shown, however it is worded', () => {
  expect(showIdea(scene, cast, 'Mia and Leo fly a kite at the beach at sunset')).toMatchObject({
    setting: 'sea',
    time: 'dusk',
    figures: [{ name: 'Mia' }, { name: 'Leo' }],
    props: ['bowl', 'kite'],
  })
})

test('the weather and the season of an idea are shown', () => {
  expect(showIdea(scene, cast, 'It is a snowy winter morning and Mia looks out of the window')).toMatchObject(
    {
      time: 'morning',
      weather: 'snow',
      season: 'winter',
    },
  )
})

test('what an idea does not speak of stays as it is', () => {
  expect(showIdea(scene, cast, 'Mia thinks about yesterday')).toEqual(scene)
})
