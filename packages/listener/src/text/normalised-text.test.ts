import { expect, test } from 'vitest'
import { normaliseText } from './normalised-text.ts'

test.each([
  ['SHE IS 6 AND LOVES TRAINS', 'she is 6 and loves trains'],
  ['4yo w/ curls & freckles', '4 years old with curls and freckles'],
  ['hes 9, dont call him Bobby', "he's 9, don't call him Bobby"],
  ['5ish, whos shy, havent met', "about 5, who's shy, haven't met"],
  ['5 wks', '5 weeks old'],
  ['- red coat\n- blue boots', '; red coat; blue boots'],
  ['shy 😊 loves mud', 'shy ;  loves mud'],
  ['Anna’s sister', "Anna's sister"],
  ['born in 2019, USA', 'born in 2019, USA'],
])('%j is read as %j', (typed, read) => {
  expect(normaliseText(typed).text).toBe(read)
})

test('what was read is found again in the words of the parent', () => {
  const typed = '4yo w/ curls & freckles'
  const { text, spanOf } = normaliseText(typed)
  const quoted = (words: string) => {
    const start = text.indexOf(words)
    return typed.slice(...spanOf(start, start + words.length))
  }

  expect(quoted('4 years old')).toBe('4yo')
  expect(quoted('with curls')).toBe('w/ curls')
  expect(quoted('freckles')).toBe('freckles')
})
