import { expect, test } from 'vitest'
import { bookmarks } from './bookmarks.ts'

const storageKey = 'faith-fables.bookmarks'

test('each story has its own bookmark', () => {
  bookmarks.keep('s1', 3)
  bookmarks.keep('s2', 1)
  bookmarks.keep('s1', 4)
  expect(['s1', 's2', 's3'].map(bookmarks.placeIn)).toEqual([4, 1, 0])
})

test('at its beginning a story needs none', () => {
  bookmarks.keep('s1', 3)
  bookmarks.keep('s1', 0)
  expect(localStorage.getItem(storageKey)).toBe('[]')
})

test('of many books those read longest ago are forgotten', () => {
  for (let book = 1; book <= 51; book++) bookmarks.keep(`s${book}`, 1)
  expect([bookmarks.placeIn('s1'), bookmarks.placeIn('s2'), bookmarks.placeIn('s51')]).toEqual([0, 1, 1])
})

test.each(['{"s1":3}', '[{"storyId":"s1","leafNumber":-1},{"storyId":"s1","leafNumber":"2"},null]', 'torn'])(
  'what is no bookmark is passed over: %s',
  (stored) => {
    localStorage.setItem(storageKey, stored)
    expect(bookmarks.placeIn('s1')).toBe(0)
  },
)
