import { expect, test } from 'vitest'
import { sampleCast } from '../samples/sample-cast.ts'
import { emptyScene, figure } from '../samples/sample-story.ts'
import type { SceneDescription } from '../scene-description.ts'
import { compose } from './compose.ts'
import { thingFaultsOf } from './thing-faults.ts'

const composed = (scene: Partial<SceneDescription>, page = 0) =>
  compose({
    scene: { ...emptyScene, figures: [figure('Mia', 'stand', 'happy')], ...scene },
    cast: sampleCast,
    seed: 'things',
    candidate: 0,
    page,
  })

test('what hangs in the air behind everybody, a giant and two things in one place are found (IR-152)', () => {
  const picture = composed({ setting: 'garden', props: ['basket', 'gate'] })
  expect(thingFaultsOf(picture)).toEqual([])
  const [standing] = picture.standing
  const basket = picture.boxes.find(({ noun }) => noun === 'basket')
  if (!standing || !basket) throw new Error('Something is missing.')
  const kindsIn = (change: Partial<typeof picture>) =>
    thingFaultsOf({ ...picture, ...change }).map(({ kind }) => kind)
  expect(kindsIn({ standing: [{ ...standing, foot: standing.ground - 40 }] })).toEqual(['floating'])
  const giant = { ...basket, left: basket.right - 700, top: basket.bottom - 700 }
  expect(kindsIn({ boxes: [giant] })).toEqual(['giant'])
  expect(kindsIn({ boxes: [basket, { ...basket, noun: 'bucket' }] })).toEqual(['in-another'])
})

test('what stands on the ground stands in no other thing (IR-152)', () => {
  const figures = [
    figure('Mia', 'work', 'happy', { hold: 'raft', look: 'raft' }),
    figure('Leo', 'stand', 'happy'),
  ]
  const found = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((page) =>
    thingFaultsOf(composed({ setting: 'porch', figures, props: ['raft', 'tools'] }, page)),
  )
  expect(found).toEqual([])
})

test('a flag on the shore stands on the shore, before those who are on the water (IR-152)', () => {
  const figures = [
    figure('Mia', 'ride', 'joy', { hold: 'raft', look: 'away' }),
    figure('Leo', 'ride', 'laugh', { hold: 'raft', look: 'away' }),
    figure('Dad', 'wave', 'happy', { look: 'Mia' }),
  ]
  for (let page = 0; page < 8; page++) {
    const { standing, things, arrangement } = composed(
      { setting: 'riverbank', figures, props: ['flag'] },
      page,
    )
    if (arrangement.viewpoint === 'above') continue
    expect(standing.every(({ foot, ground }) => foot > ground)).toBe(true)
    expect(things.map(({ noun }) => noun)).toContain('flag')
  }
})
