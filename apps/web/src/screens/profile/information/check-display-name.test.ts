import { expect, test } from 'vitest'
import { checkDisplayName } from './check-display-name.ts'

test.each(['', '   ', 'Ruth Adler', ' Ruth Adler '])('"%s" is no new name of Ruth Adler', (typed) => {
  expect(checkDisplayName(typed, 'Ruth Adler')).toBe('Please enter a new, non-empty display name.')
})

test('another name is', () => {
  expect(checkDisplayName('Ruth', 'Ruth Adler')).toBeNull()
  expect(checkDisplayName('Ruth', null)).toBeNull()
})
