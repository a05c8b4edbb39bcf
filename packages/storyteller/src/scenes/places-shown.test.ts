import { expect, test } from 'vitest'
import type { StoryPage } from '../story-request.ts'
import { writeStory } from '../storyteller.ts'
import { ageGroups, aStoryRequest, onlyPlot } from '../testing/story-requests.ts'
import { isIndoors } from '../words/indoors.ts'

function pagesOf(plot: string, additionalDetails: string | null, count: number): StoryPage[][] {
  return Array.from({ length: count }, (_unused, index) => {
    const request = aStoryRequest({
      ageGroup: ageGroups[index % 4] ?? 'Toddlers',
      additionalDetails,
      sceneCount: 20,
      seed: `places ${index}`,
      avoidPlots: onlyPlot(plot),
    })
    return writeStory(request).pages
  })
}

test.each(['hedge', 'miscount', 'turned-around'])(
  'in "%s" a page that tells of the place the parent named is drawn there',
  (plot) => {
    const told = pagesOf(plot, 'in a vineyard', 8).flatMap((pages) =>
      pages.filter(({ text, scene }) => /\bvineyard\b/.test(text) && !isIndoors(scene.setting)),
    )
    expect(told.length).toBeGreaterThan(4)
    expect(told.map(({ scene }) => scene.setting)).toEqual(told.map(() => 'vineyard'))
  },
)

test.each(['sound-at-night', 'broken-treasure', 'two-halves', 'slow-seed'])(
  'in "%s" a place that a parent names in passing moves no picture (IR-71)',
  (plot) => {
    const settings = (details: string | null) =>
      pagesOf(plot, details, 8).flatMap((pages) => pages.map(({ scene }) => scene.setting))
    const places = new Set(settings(null))
    for (const passing of [
      "He is new in Ruth's class. Someone at school was unkind.",
      'no school in it. it is the holidays',
      'Oma died in the hospital.',
    ])
      expect(settings(passing).filter((setting) => !places.has(setting))).toEqual([])
  },
)

test('a page told in the bath is drawn in the bathroom, with what stands there', () => {
  const bathed = pagesOf('miscount', null, 24)
    .flat()
    .filter(({ text }) => /\b(?:was in the bath|Bath time|was the bath|like a bathroom)\b/.test(text))
  expect(bathed.length).toBeGreaterThan(2)
  for (const { scene } of bathed)
    expect(scene).toMatchObject({ setting: 'bathroom', props: ['bubble bath', 'duck', 'towel'] })
})

test('two who say the words in turns on their way home walk there together', () => {
  const walks = pagesOf('slow-seed', null, 80)
    .flat()
    .filter(({ text }) => /On the way home from the field/.test(text))
  expect(walks.length).toBeGreaterThan(2)
  for (const { scene } of walks) {
    expect(scene.setting).toBe('farm')
    expect(scene.figures.filter(({ pose }) => pose === 'walk').length).toBeGreaterThan(1)
  }
})

test("a page told over the dishes is drawn in the kitchen, without a book in anybody's hands", () => {
  const washed = pagesOf('two-halves', null, 80)
    .flat()
    .filter(({ text }) => /washed the dishes/.test(text))
  expect(washed.length).toBeGreaterThan(2)
  for (const { scene } of washed) {
    expect(scene.setting).toBe('kitchen')
    expect(scene.figures.map(({ hold }) => hold)).not.toContain('book')
    expect(scene.action).toMatch(/washes up/)
  }
})

test('two pages in a row at one place are seen from different distances', () => {
  for (const pages of ['rained-off', 'window-across', 'slow-seed'].flatMap((plot) =>
    pagesOf(plot, null, 4),
  )) {
    const views = pages.map(({ scene }) => `${scene.setting} ${scene.shot}`)
    expect(views.filter((view, index) => view === views[index - 1])).toEqual([])
  }
})

test('somebody whom only one page tells of is in its picture', () => {
  const found = pagesOf('open-gate', null, 80)
    .flat()
    .filter(({ text }) => /It was the baker\. He was looking, too/.test(text))
  expect(found.length).toBeGreaterThan(2)
  for (const { scene } of found) {
    expect(scene.figures.map(({ name }) => name)).toContain('Baker')
    expect(scene.figures.find(({ name }) => name !== 'Baker')?.look).toBe('Baker')
  }
})

test('what is heard behind a cabin is found out there and not in its bedroom (IR-71)', () => {
  for (const pages of pagesOf('sound-at-night', 'a night in a cabin', 4)) {
    const found = pages.filter(({ scene }) =>
      scene.figures.some(({ pose }) => pose === 'hide' || pose === 'peek'),
    )
    expect(pages[0]?.scene.setting).toBe('bedroom')
    expect(found.some(({ scene }) => scene.setting === 'hills')).toBe(true)
  }
})
