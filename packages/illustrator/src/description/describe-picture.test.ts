import { describe, expect, test } from 'vitest'
import { emptyScene, figure } from '../samples/sample-story.ts'
import { faces, poses, type SceneDescription, settings, times, weathers } from '../scene-description.ts'
import { describePicture } from './describe-picture.ts'

const told = (change: Partial<SceneDescription>) =>
  describePicture({ ...emptyScene, setting: 'garden', ...change })

describe('the sentence for those who cannot see a picture', () => {
  test.each<[string, Partial<SceneDescription>]>([
    ['Mia waves in a garden.', { figures: [figure('Mia', 'wave', 'joy')] }],
    ['Mia carries some bread in a garden.', { figures: [figure('Mia', 'carry', 'joy', { hold: 'bread' })] }],
    [
      'Mia, Leo and Snowy walk in a garden at night.',
      {
        time: 'night',
        figures: ['Mia', 'Leo', 'Snowy'].map((name) => figure(name, 'walk', 'calm')),
      },
    ],
    [
      'Mia and Leo hug in a garden in the rain.',
      {
        weather: 'rain',
        figures: [figure('Mia', 'hug', 'joy', { look: 'Leo' }), figure('Leo', 'hug', 'joy', { look: 'Mia' })],
      },
    ],
    [
      'Mia and Leo hug while Biscuit sits in a garden.',
      {
        figures: [
          figure('Mia', 'hug', 'joy', { look: 'Leo' }),
          figure('Biscuit', 'sit', 'happy'),
          figure('Leo', 'stand', 'joy', { look: 'Mia' }),
        ],
      },
    ],
    [
      'Leo helps Mia up and Mia kneels in a garden.',
      {
        figures: [figure('Leo', 'help-up', 'tender', { look: 'Mia' }), figure('Mia', 'kneel', 'sad')],
      },
    ],
    [
      'Mia gives Leo an apple and Leo waves to Mia in a garden.',
      {
        figures: [
          figure('Mia', 'give', 'happy', { look: 'Leo', hold: 'apple' }),
          figure('Leo', 'wave', 'happy', { look: 'Mia' }),
        ],
      },
    ],
    [
      'Dad plants and digs with a spade while Mia and Leo clap in a garden.',
      {
        figures: [
          figure('Dad', 'garden', 'calm', { hold: 'spade' }),
          figure('Mia', 'clap', 'joy'),
          figure('Leo', 'clap', 'joy'),
        ],
      },
    ],
    [
      'Mia sits on the lap of Grandma Ruth and Grandma Ruth reads a Bible to Mia in the living room in the evening.',
      {
        setting: 'living-room',
        time: 'evening',
        weather: 'rain',
        figures: [
          figure('Mia', 'sit-on-lap', 'calm', { look: 'Grandma Ruth' }),
          figure('Grandma Ruth', 'read', 'calm', { look: 'Mia', hold: 'Bible' }),
        ],
      },
    ],
    [
      'Snowy sleeps in a garden, with a basket and a ball close by.',
      {
        figures: [figure('Snowy', 'sleep', 'calm')],
        props: ['basket', 'ball', 'star'],
      },
    ],
    ['A garden at dawn, with nobody there.', { time: 'dawn' }],
  ])('%j', (sentence, scene) => {
    expect(told(scene)).toBe(sentence)
  })

  test('is one clean sentence for every pose, place, hour and weather', () => {
    for (const [index, pose] of poses.entries()) {
      for (const setting of settings) {
        for (const look of [undefined, 'Leo']) {
          const sentence = told({
            setting,
            time: times[index % times.length] ?? 'day',
            weather: weathers[index % weathers.length] ?? 'clear',
            figures: [
              figure('Mia', pose, faces[index % faces.length] ?? 'calm', look === undefined ? {} : { look }),
              figure('Leo', 'stand', 'calm'),
            ],
          })
          expect(sentence).toMatch(/^[A-Z][^.]+\.$/)
          expect(sentence).not.toMatch(/…|undefined|\s\s| ,|ss\b(?<!dress)| somebody| something(?! to)/)
          for (const name of ['Mia', 'Leo']) expect(sentence).toContain(name)
        }
      }
    }
  })
})
