import { expect, test } from 'vitest'
import { publicStory } from '../../testing/stories.ts'
import { allAges } from './age-filters.ts'
import { anyStory, findStories, isParticular } from './find-stories.ts'

const boat = publicStory()
const lamb = publicStory({
  id: 's-lamb',
  title: 'Good Night, Lamb',
  ageGroup: 'Toddlers',
  moralMessage: 'God watches while we sleep.',
  bibleVerse: null,
})
const stories = [boat, lamb]

test.each([
  ['the title', 'NIGHT', [lamb]],
  ['what it teaches', 'bigger than', [boat]],
  ['its verse', 'psalm 56', [boat]],
  ['several', 'the', [boat]],
  ['the title, whatever blanks stand around', '  lamb ', [lamb]],
  ['nothing', 'zebra', []],
  ['every story, for blanks alone', '   ', stories],
])('words are found in %s (EX-18)', (_, words, found) => {
  expect(findStories(stories, { words, age: allAges })).toEqual(found)
})

test('a story without a verse is not found by the word null', () => {
  expect(findStories([lamb], { words: 'null', age: allAges })).toEqual([])
})

test('age and words must both hold (EX-20, EX-21)', () => {
  expect(findStories(stories, { words: '', age: 'Toddlers' })).toEqual([lamb])
  expect(findStories(stories, { words: 'boat', age: 'Toddlers' })).toEqual([])
  expect(findStories(stories, { words: 'boat', age: 'Early Readers' })).toEqual([boat])
})

test('only words and a chosen age are a particular wish', () => {
  expect(isParticular(anyStory)).toBe(false)
  expect(isParticular({ ...anyStory, words: ' ' })).toBe(false)
  expect(isParticular({ ...anyStory, words: 'a' })).toBe(true)
  expect(isParticular({ ...anyStory, age: 'Pre-Teens' })).toBe(true)
})
