import { describe, expect, test } from 'vitest'
import { emptyScene, figure } from '../samples/sample-story.ts'
import { faces, poses, type SceneDescription, settings, times, weathers } from '../scene-description.ts'
import { describePicture } from './describe-picture.ts'

const told = (change: Partial<SceneDescription>) =>
  describePicture({ ...emptyScene, setting: 'garden', ...change })

describe('the sentence for those who cannot see a picture', () => {
  test.each<[string, Partial<SceneDescription>]>([
    ['In a garden, Mia waves joyfully.', { figures: [figure('Mia', 'wave', 'joy')] }],
    [
      'In a garden, Mia joyfully carries some bread.',
      { figures: [figure('Mia', 'carry', 'joy', { hold: 'bread' })] },
    ],
    [
      'In a garden at night, Mia, Leo and Snowy walk along.',
      { time: 'night', figures: ['Mia', 'Leo', 'Snowy'].map((name) => figure(name, 'walk', 'calm')) },
    ],
    [
      'In a garden in the rain, Mia and Leo joyfully hug each other.',
      {
        weather: 'rain',
        figures: [figure('Mia', 'hug', 'joy', { look: 'Leo' }), figure('Leo', 'hug', 'joy', { look: 'Mia' })],
      },
    ],
    [
      'In a garden, Mia looks at Leo at the window with a smile.',
      { figures: [figure('Mia', 'stand', 'happy', { look: 'window with Leo' })], props: ['window with Leo'] },
    ],
    [
      'In a garden, Mia carries a map along and looks at Leo with a smile, while Leo sits.',
      {
        figures: [figure('Mia', 'walk', 'happy', { look: 'Leo', hold: 'map' }), figure('Leo', 'sit', 'calm')],
      },
    ],
    [
      'By a lake, Mia rides a boat and looks at Leo anxiously, while Leo sits sadly.',
      {
        setting: 'lake',
        figures: [
          figure('Mia', 'ride', 'worried', { look: 'Leo', hold: 'boat' }),
          figure('Leo', 'sit', 'sad'),
        ],
      },
    ],
    [
      'In a garden, Mia carries a bag and looks at Leo with a smile, while Leo walks along.',
      {
        figures: [
          figure('Mia', 'carry', 'happy', { look: 'Leo', hold: 'bag' }),
          figure('Leo', 'walk', 'calm'),
        ],
      },
    ],
    [
      'In a garden, Leo tenderly helps Mia up, while Mia kneels sadly.',
      { figures: [figure('Leo', 'help-up', 'tender', { look: 'Mia' }), figure('Mia', 'kneel', 'sad')] },
    ],
    [
      'In a garden, Mia happily gives Leo an apple, while Leo happily waves to Mia.',
      {
        figures: [
          figure('Mia', 'give', 'happy', { look: 'Leo', hold: 'apple' }),
          figure('Leo', 'wave', 'happy', { look: 'Mia' }),
        ],
      },
    ],
    [
      'In a garden, Mia kneels before the seed and marvels; Leo holds a lantern and looks at Mia shyly; and Dad digs with a spade.',
      {
        figures: [
          figure('Mia', 'kneel', 'wow', { look: 'seed' }),
          figure('Leo', 'stand', 'shy', { look: 'Mia', hold: 'lantern' }),
          figure('Dad', 'garden', 'calm', { hold: 'spade' }),
        ],
        props: ['seed'],
      },
    ],
    [
      'In the living room in the evening, Mia sits on the lap of Grandma Ruth, while Grandma Ruth reads a Bible to Mia.',
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
      'In a garden, Ben and Mia crossly pull at the kite from two sides.',
      {
        figures: [
          figure('Ben', 'pull', 'angry', { look: 'Mia', hold: 'kite' }),
          figure('Mia', 'pull', 'angry', { look: 'Ben', hold: 'kite' }),
        ],
      },
    ],
    [
      'In a bedroom at night, Mia lies in bed and looks up at the moon sleepily, while Snowy sleeps.',
      {
        setting: 'bedroom',
        time: 'night',
        figures: [figure('Mia', 'lie', 'sleepy', { look: 'moon' }), figure('Snowy', 'sleep', 'happy')],
      },
    ],
    [
      'In a garden, Mia joyfully pushes a wheelbarrow along.',
      { figures: [figure('Mia', 'ride', 'joy', { hold: 'wheelbarrow' })], props: ['wheelbarrow'] },
    ],
    ['A garden at dawn, with nobody there.', { time: 'dawn' }],
  ])('%j (IR-43)', (sentence, scene) => {
    expect(told(scene)).toBe(sentence)
  })

  test('nobody who is not in the picture is named (IR-44)', () => {
    const sentence = told({ figures: [figure('Mia', 'point', 'worried', { look: 'Uncle Jory' })] })
    expect(sentence).toBe('In a garden, Mia points anxiously.')
  })

  test('is one clean sentence for every pose, place, hour and weather (IR-44)', () => {
    for (const [index, pose] of poses.entries()) {
      for (const setting of settings) {
        for (const look of [undefined, 'Leo', 'seed', 'left']) {
          for (const hold of [undefined, 'lantern', 'wagon']) {
            const sentence = told({
              setting,
              time: times[index % times.length] ?? 'day',
              weather: weathers[index % weathers.length] ?? 'clear',
              figures: [
                figure('Mia', pose, faces[(index + setting.length) % faces.length] ?? 'calm', {
                  ...(look !== undefined && { look }),
                  ...(hold !== undefined && { hold }),
                }),
                figure('Leo', 'stand', 'calm'),
              ],
            })
            expect(sentence).toMatch(/^[A-Z][^.]+\.$/)
            expect(sentence).not.toMatch(/…|undefined|\s\s| ,|ss\b(?<!dress|crossly)| somebody|\b(\w+) \1\b/)
            expect(sentence).toContain('Mia')
            expect(sentence).toContain('Leo')
          }
        }
      }
    }
  })
})
