import type { SceneDescription } from '@faith-fables/illustrator/scene-description'
import { expect, test } from 'vitest'
import { writeStory } from '../storyteller.ts'
import { ageGroups, aStoryRequest, onlyPlot } from '../testing/story-requests.ts'
import { wornAsTold } from './worn-as-told.ts'

const scene: SceneDescription = {
  setting: 'garden',
  time: 'day',
  weather: 'clear',
  shot: 'wide',
  figures: [
    { name: 'Ji-ho', pose: 'jump', face: 'joy' },
    { name: 'Mom', pose: 'stand', face: 'laugh', hold: 'hat' },
  ],
  props: ['crown', 'tree'],
  action: 'Ji-ho and Mom are outside in the fog, and Mom wears the straw hat.',
}

test('whoever is told to wear a hat wears it, and has it neither in the hands nor beside them (IR-52)', () => {
  expect(wornAsTold(scene)).toMatchObject({
    figures: [
      { name: 'Ji-ho', pose: 'jump' },
      { name: 'Mom', wears: ['straw hat'] },
    ],
    props: ['crown', 'tree'],
  })
  expect(wornAsTold(scene).figures[1]).not.toHaveProperty('hold')
  const crowned = wornAsTold({ ...scene, action: 'Ji-ho puts on the crown, and Mom looks at the hat.' })
  expect(crowned.props).toEqual(['tree'])
  expect(crowned.figures[0]?.wears).toEqual(['crown'])
  expect(crowned.figures[1]?.hold).toBe('hat')
})

const pagesOf = (plot: string) =>
  [...Array(24).keys()].flatMap((index) => {
    const ageGroup = ageGroups[index % ageGroups.length] ?? 'Toddlers'
    const request = aStoryRequest({
      ageGroup,
      sceneCount: 10,
      seed: `worn ${index}`,
      avoidPlots: onlyPlot(plot),
    })
    return writeStory(request).pages
  })

test('a saucepan for a hat is on the head on its page (IR-52)', () => {
  const pages = pagesOf('window-across').filter(({ text }) =>
    /(?:saucepan (?:on|for)|colander on)\b/.test(text),
  )
  expect(pages.length).toBeGreaterThan(0)
  const isOn = pages.filter(({ scene: { figures } }) =>
    figures.some(({ wears }) => wears?.includes('saucepan')),
  )
  expect(isOn.length).toBe(pages.length)
})

test('whoever hears, peeks or sulks behind the curtain is behind it (IR-51)', () => {
  const pages = pagesOf('rained-off').filter(({ scene }) => /behind the curtain/.test(scene.action))
  expect(pages.length).toBeGreaterThan(5)
  for (const { scene } of pages) {
    expect(scene.props).toContain('curtain')
    expect(
      scene.figures
        .map(({ pose }) => pose)
        .some((pose) => pose === 'hide' || pose === 'peek' || pose === 'pray'),
    ).toBe(true)
  }
})

test.each(['broken-treasure', 'two-halves', 'turned-around'])(
  'what has come apart in %s is shown so (IR-59)',
  (plot) => {
    const told = /\bin pieces\b|\bbroken\b|\bhalf of the\b|\bholds a piece\b|\bapart\b(?! from)/
    const pages = pagesOf(plot).filter(({ scene }) => told.test(scene.action))
    expect(pages.length).toBeGreaterThan(3)
    const whole = pages.filter(
      ({ scene: { props, figures } }) =>
        ![...props, ...figures.map(({ hold }) => hold ?? '')].some((noun) =>
          /^(?:broken|half of the) /.test(noun),
        ),
    )
    expect(whole.map(({ scene }) => scene.action)).toEqual([])
  },
)

test('a hat that only lies there, or that somebody takes off, is worn by nobody (IR-52)', () => {
  for (const action of ['Mom holds the hat.', 'Ji-ho looks at the crown.', 'Mom takes off the hat.'])
    expect(wornAsTold({ ...scene, action })).toEqual({ ...scene, action })
})

test('a night in a tent has a tent on its pages outdoors (IR-53)', () => {
  const pages = [0, 1, 2, 3].flatMap((index) => {
    const request = aStoryRequest({
      ageGroup: ageGroups[index] ?? 'Toddlers',
      additionalDetails: 'Our first camping trip with a tent.',
      sceneCount: 10,
      seed: `tent ${index}`,
      avoidPlots: onlyPlot('sound-at-night'),
    })
    return writeStory(request).pages
  })
  const outdoors = pages.filter(({ scene: { setting } }) => ['meadow', 'forest', 'garden'].includes(setting))
  expect(outdoors.length).toBeGreaterThan(12)
  const withTent = outdoors.filter(({ scene: { props } }) => props.includes('tent'))
  expect(withTent.length / outdoors.length).toBeGreaterThan(0.9)
})
