import { expect, test } from 'vitest'
import { factOf, wordsOf } from './testing/facts-heard.ts'

test('a grey streak is in the hair, a stubborn one in the mind (LN-47)', () => {
  expect(factOf('grey streak in short curly hair', 'trait')).toBeUndefined()
  expect(factOf('grey streak in short curly hair', 'hair')).toMatchObject({ words: 'short curly hair' })
  expect(factOf('a stubborn streak', 'trait')).toMatchObject({ words: 'stubborn streak' })
})

test('a streak and the hair it is in are both heard, and of what a robot’s body is (LN-48)', () => {
  expect(wordsOf('his aunt, grey streak in short curly hair', 'hair')).toEqual([
    'short curly hair',
    'grey streak',
  ])
  expect(wordsOf('her robot, tin biscuit box body, one green light', 'body')).toEqual([
    'tin biscuit box body',
    'one green light',
  ])
})
