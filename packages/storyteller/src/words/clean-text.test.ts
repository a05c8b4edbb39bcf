import { expect, test } from 'vitest'
import { writeStory } from '../storyteller.ts'
import { ageGroups, aStoryRequest } from '../testing/story-requests.ts'
import { withinLimit } from './clean-text.ts'

const longName = 'Maximiliana Josephine Theodora Alexandrina Rosalie'

test.each(ageGroups)('a name of fifty letters is told and drawn whole to %s', (ageGroup) => {
  expect(longName).toHaveLength(50)
  const characters = [{ name: longName, details: '6 years old, loves to paint' }]
  const { text, title, cast } = writeStory(aStoryRequest({ ageGroup, characters }))
  expect(text).toContain(longName)
  expect(text.replaceAll(longName, '')).not.toMatch(/Maximiliana|Josephine|Alexandr/)
  expect(title.replaceAll(longName, '')).not.toMatch(/Maximiliana|Josephine|Alexandr/)
  expect(cast.map(({ name }) => name)).toContain(longName)
})

test('the last words of long details and of long feedback are heard', () => {
  const filler = (length: number) => 'She has brown hair. '.repeat(60).slice(0, length)
  const characters = [{ name: 'Ada', details: `${filler(920)} Ada uses a wheelchair.` }]
  expect(writeStory(aStoryRequest({ characters })).cast[0]?.details).toContain('wheelchair')
  const feedback = [`${'Thank you.\n'.repeat(150)}Rename Theo to Felix`]
  expect(writeStory(aStoryRequest({ feedback })).text).toContain('Felix')
})

test('what is longer than it may be ends with a whole word, or with a whole letter', () => {
  expect(withinLimit('a red kite', 10)).toBe('a red kite')
  expect(withinLimit('a red kite over the sea', 9)).toBe('a red')
  expect(withinLimit('a red kite over the sea', 10)).toBe('a red kite')
  expect(withinLimit('abcdefgh', 4)).toBe('abcd')
  expect(withinLimit('ab👩‍👧cd', 4)).toBe('ab')
})
