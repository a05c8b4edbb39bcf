import { describe, expect, test } from 'vitest'
import { writeStory } from './storyteller.ts'
import { aStoryRequest, onlyPlot } from './testing/story-requests.ts'

test('the same request gives the same story', () => {
  expect(writeStory(aStoryRequest())).toEqual(writeStory(aStoryRequest()))
})

test('other seeds give other plots and other words', () => {
  const stories = Array.from({ length: 12 }, (_unused, index) =>
    writeStory(aStoryRequest({ seed: `seed ${index}` })),
  )
  expect(new Set(stories.map(({ text }) => text)).size).toBe(12)
  expect(new Set(stories.map(({ plot }) => plot)).size).toBeGreaterThanOrEqual(2)
  expect(new Set(stories.map(({ pages }) => pages[0]?.text)).size).toBeGreaterThanOrEqual(5)
})

test("a plot of the parent's last stories is not told again while another one fits", () => {
  for (let index = 0; index < 10; index++) {
    const first = writeStory(aStoryRequest({ seed: `seed ${index}` }))
    const second = writeStory(aStoryRequest({ seed: `seed ${index}`, avoidPlots: [first.plot] }))
    expect(second.plot).not.toBe(first.plot)
  }
})

test('a plot of ten beats is told in books of ten pages at most', () => {
  const request = { avoidPlots: onlyPlot('first-hello'), additionalDetails: 'It is her first day at school.' }
  const plotIn = (sceneCount: number) => writeStory(aStoryRequest({ ...request, sceneCount })).plot
  for (const sceneCount of [1, 5, 7, 10]) expect(plotIn(sceneCount), `${sceneCount}`).toBe('first-hello')
  for (const sceneCount of [11, 15, 20]) expect(plotIn(sceneCount), `${sceneCount}`).not.toBe('first-hello')
})

describe('what the parent tells of this story chooses the plot', () => {
  const love = { kind: 'moral', name: 'Love', description: 'Love one another.' } as const
  const plotsOf = (additionalDetails: string) =>
    ['a', 'b', 'c'].map((seed) => writeStory(aStoryRequest({ seed, focus: love, additionalDetails })).plot)

  test.each([
    ['She is scared of the thunderstorm and does not want to go to bed.', 'sound-at-night'],
    ['Their dog ran away on Saturday.', 'open-gate'],
    ['It is his first day at a new school.', 'first-hello'],
    ['Her friend has been ill for weeks.', 'window-across'],
  ])('%s', (additionalDetails, plot) => {
    expect(new Set(plotsOf(additionalDetails))).toEqual(new Set([plot]))
  })

  test('but not what it is to be without, nor one that was told lately', () => {
    expect(plotsOf('No thunder and without any storms, please.')).not.toContain('sound-at-night')
    const additionalDetails = 'She is scared of the thunder.'
    const later = aStoryRequest({
      focus: love,
      additionalDetails,
      avoidPlots: ['sound-at-night'],
    })
    expect(writeStory(later).plot).not.toBe('sound-at-night')
  })
})

test('the treasured thing of the details becomes the thing of the plot', () => {
  const story = writeStory(aStoryRequest({ avoidPlots: onlyPlot('broken-treasure') }))
  expect(story.text).toContain('teapot')
  expect(story.pages.some(({ scene }) => scene.props.includes('blue teapot'))).toBe(true)
})

test('who is drawn is known as the text knows them', () => {
  const characters = [
    { name: 'Emily', details: 'loves football' },
    { name: 'William', details: 'hugs a stuffed bear' },
    { name: 'Riley', details: '' },
    { name: 'Hop', details: 'her stuffed rabbit' },
  ]
  const { cast } = writeStory(aStoryRequest({ characters }))
  expect(cast.slice(0, 4).map(({ name, pronoun, sort }) => [name, pronoun, sort])).toEqual([
    ['Emily', 'she', null],
    ['William', 'he', null],
    ['Riley', 'they', null],
    ['Hop', expect.any(String), 'stuffed rabbit'],
  ])
})

test('names and details cannot break the text', () => {
  const story = writeStory(
    aStoryRequest({
      characters: [
        { name: 'Al{hero}ex\n[x / y]', details: 'a boy {verse} who\nsays "¶" and [loves / hates] soup' },
        { name: "Mary-Jane O'Neil", details: '$& $1 \\' },
      ],
      additionalDetails: 'Line one.\n\n{companion} [+ drop] "quoted" ¶ text',
    }),
  )
  expect(story.text).not.toMatch(/[{}[\]¶]/)
  expect(story.text).toContain("Mary-Jane O'Neil")
})

test('a baby of one year is not the old one whose treasure breaks', () => {
  const children = [
    { name: 'Chidi', details: '8, the oldest' },
    { name: 'Ngozi', details: '6, sister' },
    { name: 'Ada', details: 'the baby, 1 year old' },
  ]
  const story = writeStory(
    aStoryRequest({
      ageGroup: 'Toddlers',
      characters: children,
      avoidPlots: onlyPlot('broken-treasure'),
    }),
  )
  expect(story.text).not.toMatch(/says Ada|Ada sings|Ada\?"/)
})

test('any name, details and wishes give a story with all its pages', () => {
  const odd = ['Ω', 'José María', '李雷', '🦊', 'x'.repeat(200), '   ', '...', 'constructor']
  for (const name of odd) {
    const story = writeStory(
      aStoryRequest({ characters: [{ name, details: name }], additionalDetails: name }),
    )
    expect(story.pages).toHaveLength(10)
  }
})

test('refuses a story without characters or with an impossible number of scenes', () => {
  expect(() => writeStory(aStoryRequest({ characters: [] }))).toThrow(RangeError)
  expect(() => writeStory(aStoryRequest({ sceneCount: 0 }))).toThrow(RangeError)
  expect(() => writeStory(aStoryRequest({ sceneCount: 21 }))).toThrow(RangeError)
})

test('the cast says who of the characters are kin; those of the plot are nobody’s', () => {
  const characters = [
    { name: 'Luca', details: '6' },
    { name: 'Emma', details: 'his big sister, 9' },
    { name: 'Mrs. Green', details: 'teacher' },
  ]
  for (const seed of ['one', 'two', 'three']) {
    const { cast } = writeStory(aStoryRequest({ characters, seed }))
    expect(cast.flatMap(({ name, family }) => (family ? [`${name} ${family}`] : []))).toEqual([
      'Luca Luca',
      'Emma Luca',
    ])
  }
})
