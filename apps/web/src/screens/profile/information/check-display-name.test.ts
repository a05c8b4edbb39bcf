import { expect, test } from 'vitest'
import { checkDisplayName } from './check-display-name.ts'

test.each(['', '   ', '\u200b\u3164', 'Ruth Adler', ' Ruth  Adler ', 'Ruth\u00ad Adler'])(
  '"%s" is no new name of Ruth Adler',
  (typed) => {
    expect(checkDisplayName(typed, 'Ruth Adler')).toBe('Please enter a new, non-empty display name.')
  },
)

test('signs and digits alone are no name', () => {
  expect(checkDisplayName('!!! 7', 'Ruth Adler')).toBe('Please use at least one letter in the name.')
})

test('another name is', () => {
  expect(checkDisplayName('Ruth', 'Ruth Adler')).toBeNull()
  expect(checkDisplayName('Ruth', null)).toBeNull()
})
