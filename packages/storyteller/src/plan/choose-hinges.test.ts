import { describe, expect, test } from 'vitest'
import { writeStory } from '../storyteller.ts'
import { ageGroups, aStoryRequest, onlyPlot } from '../testing/story-requests.ts'

const told = (
  details: string,
  ageGroup: (typeof ageGroups)[number],
  changes: Partial<Parameters<typeof aStoryRequest>[0]> = {},
) =>
  writeStory(
    aStoryRequest({
      ageGroup,
      characters: [{ name: 'Milo', details }],
      additionalDetails: null,
      avoidPlots: onlyPlot('sound-at-night'),
      ...changes,
    }),
  )

const pagesWith = (words: RegExp, story: ReturnType<typeof told>) =>
  story.pages.flatMap(({ text }, page) => (words.test(text) ? [page] : []))

describe.each(ageGroups)('for %s', (ageGroup) => {
  test('what is told of the hero acts twice: before the choice, and in what comes of it', () => {
    const story = told('6 years old, is afraid of escalators', ageGroup)
    const [early = -1, late = -1, ...more] = pagesWith(/escalators/, story)
    expect(story.text).toMatch(/escalators/)
    expect(early).toBeLessThan(6)
    expect(late).toBeGreaterThan(5)
    expect(more).toEqual([])
  })

  test('every fact that parents tell acts in the plot, and none is told in words that are too long', () => {
    expect(told('6, loves diggers', ageGroup).text).toMatch(/think of diggers|thinks of diggers|had diggers/)
    expect(told('6, plays the drums', ageGroup).text).toMatch(/play(?:ing)? the drums/)
    expect(told('6, has a compass', ageGroup).text).toMatch(/the compass/)
    const story = told('6, is afraid of the big brown horses of the mill', ageGroup)
    expect(story.text).not.toMatch(/way I am of the big|like that with the big/)
  })
})

test('somebody else shows what is told of them, too', () => {
  const characters = [
    { name: 'Milo', details: '6, loves diggers' },
    { name: 'Grandpa', details: 'his grandfather, an old man, loves crossword puzzles' },
  ]
  expect(told('', 'Middle Childhood', { characters }).text).toMatch(/talk about crossword puzzles/)
})

test('a story that is to be less scary does without a fear, and none names what is to be left out', () => {
  const story = told('6, is afraid of escalators', 'Middle Childhood', { feedback: ['Make it less scary.'] })
  expect(story.text).not.toMatch(/the way I am of escalators/)
  const without = told('6, is afraid of escalators, loves diggers', 'Middle Childhood', {
    feedback: ['No escalators, please.'],
  })
  expect(without.text).not.toMatch(/escalators/)
})

test('the plot is one in which what is told can act', () => {
  const plots = new Set(
    Array.from({ length: 12 }, (_unused, seed) =>
      told('6, is afraid of escalators', 'Early Readers', { avoidPlots: [], seed: `plot ${seed}` }),
    ).map(({ text, plot }) => (/escalators/.test(text) ? 'acts' : plot)),
  )
  expect([...plots]).toEqual(['acts'])
})
