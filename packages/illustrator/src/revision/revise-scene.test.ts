import { describe, expect, test } from 'vitest'
import { compose } from '../composition/compose.ts'
import { sampleCast } from '../samples/sample-cast.ts'
import type { SceneDescription } from '../scene-description.ts'
import { reviseScene } from './revise-scene.ts'

const scene: SceneDescription = {
  setting: 'garden',
  time: 'day',
  weather: 'rain',
  shot: 'medium',
  figures: [
    { name: 'Mia', pose: 'stand', face: 'sad', hold: 'lantern' },
    { name: 'Leo', pose: 'walk', face: 'worried', look: 'Mia' },
  ],
  props: ['picnic basket'],
  action: 'Mia and Leo stand in the rain.',
}

const reviseFrom = (before: SceneDescription, feedback: string) =>
  reviseScene(before, sampleCast, feedback).scene
const revise = (feedback: string) => reviseFrom(scene, feedback)
const figure = (revised: SceneDescription, name: string) => revised.figures.find((one) => one.name === name)

describe('feedback on a picture', () => {
  test.each([
    ['Make it night', { time: 'night' }],
    ['it should be in the late afternoon', { time: 'late-afternoon' }],
    ['no rain please', { weather: 'clear' }],
    ['Let it snow', { weather: 'snow' }],
    ['make it winter', { season: 'winter' }],
    ['I would like autumn leaves', { season: 'autumn' }],
    ['at the well', { setting: 'well' }],
    ['it should be on a ship', { setting: 'boat' }],
    ['closer', { shot: 'close' }],
    ['Please zoom out a bit', { shot: 'wide' }],
    ['They should be in the kitchen', { setting: 'kitchen' }],
    ['at the beach', { setting: 'sea' }],
  ] as const)('%j changes only %j', (feedback, change) => {
    expect(revise(feedback)).toEqual({ ...scene, ...change })
  })

  test('another season melts the snow, and winter keeps it', () => {
    const snowy: SceneDescription = { ...scene, weather: 'snow', season: 'winter' }
    expect(reviseFrom(snowy, 'make it spring')).toEqual({
      ...scene,
      weather: 'clear',
      season: 'spring',
    })
    expect(reviseFrom(snowy, 'not winter')).toMatchObject({ weather: 'clear', season: 'summer' })
    expect(reviseFrom({ ...scene, weather: 'snow' }, 'make it winter').weather).toBe('snow')
  })

  test('"less dark" brightens a night', () => {
    expect(reviseFrom({ ...scene, time: 'night' }, 'less dark').time).toBe('day')
  })

  test('changes the face of the one who is named, and of nobody else', () => {
    const revised = revise('Mia should smile')
    expect(figure(revised, 'Mia')?.face).toBe('happy')
    expect(figure(revised, 'Leo')).toEqual(scene.figures[1])
  })

  test('understands what somebody should not feel', () => {
    expect(figure(revise('Leo should not look so worried'), 'Leo')?.face).toBe('happy')
  })

  test('adds the lamb by its kind or its name, from the cast', () => {
    for (const words of ['add the lamb', 'Where is Snowy?', 'Please include Snowy']) {
      expect(revise(words).figures.map(({ name }) => name)).toEqual(['Mia', 'Leo', 'Snowy'])
    }
  })

  test('takes somebody out, but never everybody', () => {
    expect(revise('remove Leo').figures.map(({ name }) => name)).toEqual(['Mia'])
    expect(revise('remove Leo and Mia').figures.length).toBeGreaterThan(0)
  })

  test('changes what somebody does and to whom', () => {
    expect(figure(revise('Mia should hug Leo'), 'Mia')).toMatchObject({ pose: 'hug', look: 'Leo' })
    expect(figure(revise('Leo is running'), 'Leo')).toMatchObject({ pose: 'run' })
  })

  test('who is joined stands where they stood', () => {
    const sidesIn = (one: SceneDescription) =>
      compose({ scene: one, cast: sampleCast, seed: 'sides', candidate: 0 })
        .figures.toSorted((first, second) => first.head.x - second.head.x)
        .map(({ name }) => name)
    for (const words of ['They should hold hands', 'They should hug each other', 'Leo should hug Mia'])
      expect(sidesIn(revise(words)), words).toEqual(sidesIn(scene))
  })

  test('changes things in the picture and in the hands', () => {
    expect(revise('add a red kite').props).toEqual(['picnic basket', 'red kite'])
    expect(revise('no basket').props).toEqual([])
    expect(figure(revise('Leo should hold a book'), 'Leo')?.hold).toBe('book')
    expect(figure(revise('Mia without the lantern'), 'Mia')).toEqual({
      name: 'Mia',
      pose: 'stand',
      face: 'sad',
    })
  })

  test('follows several wishes at once', () => {
    const revised = revise('Make it night, add the lamb and Mia should smile. No rain!')
    expect(revised).toMatchObject({ time: 'night', weather: 'clear' })
    expect(revised.figures).toHaveLength(3)
    expect(figure(revised, 'Mia')?.face).toBe('happy')
  })

  test.each([
    ['take the basket away', { props: [] }],
    ['not so close', { shot: 'wide' }],
    ['show more of the garden', { shot: 'wide' }],
    ['make it nite', { time: 'night' }],
    ['at nigth', { time: 'night' }],
    ['lots of snwo', { weather: 'snow' }],
    ['put them by the lake', { setting: 'lake' }],
  ] as const)('%j changes only %j, however it is put', (feedback, change) => {
    expect(revise(feedback)).toEqual({ ...scene, ...change })
  })

  test.each([
    ['give her a book', 'Mia', { hold: 'book' }],
    ['give Leo a lantern', 'Leo', { hold: 'lantern' }],
    ['Mia shoud smlie', 'Mia', { face: 'happy' }],
    ['Mia should wave', 'Mia', { pose: 'wave' }],
    ['Leo without his glasses', 'Leo', { leftOff: ['glasses'] }],
    ['no glasses', 'Leo', { leftOff: ['glasses'] }],
  ] as const)('%j changes only %s, to %j', (feedback, name, change) => {
    expect(revise(feedback)).toEqual({
      ...scene,
      figures: scene.figures.map((one) => (one.name === name ? { ...one, ...change } : one)),
    })
  })

  test('hears what is said of two at once', () => {
    const [mia, leo] = revise('Mia and Leo should hug').figures
    expect([mia, leo]).toMatchObject([
      { pose: 'hug', look: 'Leo' },
      { pose: 'hug', look: 'Mia' },
    ])
    expect(revise('Mia and Leo should wave').figures.map(({ pose }) => pose)).toEqual(['wave', 'wave'])
  })

  test('a name is no thing and no weather', () => {
    const withDog = revise('add the dog')
    expect(reviseFrom(withDog, 'dont show Biscuit')).toEqual(scene)
    expect(figure(reviseFrom(withDog, 'Mia should be holding Biscuit'), 'Mia')).toMatchObject({
      pose: 'carry',
      look: 'Biscuit',
      hold: 'lantern',
    })
    expect(revise('add Snowy').weather).toBe('rain')
  })

  test('what is left off is drawn on no head of this picture', () => {
    const shapes = (one: SceneDescription) =>
      compose({ scene: one, cast: sampleCast, seed: 'worn', candidate: 0 }).page.layers.flatMap((layer) =>
        layer.figure ? layer.shapes : [],
      ).length
    expect(shapes(revise('no glasses'))).toBeLessThan(shapes(scene))
  })

  test('asks for another staging when the words name nothing to change', () => {
    expect(revise('I do not like it')).toEqual({ ...scene, variation: 1 })
    expect(reviseFrom(revise('hmm'), 'try again').variation).toBe(2)
  })

  test('never hands back the same scene', () => {
    for (const words of ['', 'day', 'make it rainy', '((', 'Mia', '🙂'])
      expect(revise(words)).not.toEqual(scene)
  })
})
