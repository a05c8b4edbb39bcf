import { expect, test } from 'vitest'
import { allPlots } from '../plots/plots.ts'
import { writeStory } from '../storyteller.ts'
import { ageGroups, aStoryRequest, onlyPlot } from '../testing/story-requests.ts'
import { pictureOf } from './picture-of.ts'

test.each([
  ['teapot', 'blue teapot with three painted birds', 'blue teapot'],
  ['clock', 'old green cuckoo clock', 'green clock'],
  ['boat', 'dark red sailboat', 'dark red boat'],
  ['vase', 'vase with a gold rim', 'vase'],
  ['lamp', 'clay lamp', 'lamp'],
])('of what is told of %s the picture has the colour of the thing itself (IR-59)', (word, full, shown) => {
  expect(pictureOf({ noun: { id: word, word, forms: {} }, full, fromParent: true })).toBe(shown)
})

test("the treasure that breaks is the parent's own, and no other of its kind is in a picture (IR-59)", () => {
  const nouns = ageGroups.flatMap((ageGroup) =>
    [5, 10, 15, 20].flatMap((sceneCount) =>
      writeStory(
        aStoryRequest({
          ageGroup,
          sceneCount,
          additionalDetails: 'Grandma has an old green cuckoo clock.',
          avoidPlots: onlyPlot('broken-treasure'),
        }),
      ).pages.flatMap(({ scene }) =>
        [...scene.props, ...scene.figures.flatMap(({ hold, look }) => [hold ?? '', look ?? ''])].filter(
          (noun) => /\bclock$/.test(noun),
        ),
      ),
    ),
  )
  expect(new Set(nouns)).toContain('broken green clock')
  expect(nouns.filter((noun) => !/green clock$/.test(noun))).toEqual([])
})

test('no picture of the broken treasure names a clock, a lamp or a vase that may be the treasure itself (IR-59)', () => {
  const plot = allPlots().find(({ id }) => id === 'broken-treasure')
  if (!plot) throw new Error('There is no such plot.')
  const shown = [...plot.beats, ...plot.melted].flatMap((page) =>
    Object.values(page.text).flatMap((phrasings) =>
      phrasings.flatMap((phrasing) => (typeof phrasing === 'string' ? [] : (phrasing.shows?.props ?? []))),
    ),
  )
  expect(shown.length).toBeGreaterThan(10)
  expect(shown.filter((noun) => /clock|vase|teapot|globe|music box/.test(noun))).toEqual([])
})
