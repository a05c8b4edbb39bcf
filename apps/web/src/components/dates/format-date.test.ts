import { expect, test } from 'vitest'
import { formatDate } from './format-date.ts'

test('a date is short month, day and year (TH-05)', () => {
  expect(formatDate('2026-11-21T12:00:00Z')).toBe('Nov 21, 2026')
})

test.each([null, undefined, '', 'yesterday'])('a date that is %j is not available (TH-06)', (moment) => {
  expect(formatDate(moment)).toBe('N/A')
})
