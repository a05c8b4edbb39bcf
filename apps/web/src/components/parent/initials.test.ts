import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Ruth Adler', 'RA'],
  ['ruth maria von adler', 'RA'],
  ['  Ruth  ', 'R'],
  ['Élodie Öz', 'ÉÖ'],
  ['', 'FF'],
  ['   ', 'FF'],
  [null, 'FF'],
])('the initials of %j are %s (LY-19, LY-20)', (name, expected) => {
  expect(initials(name)).toBe(expected)
})
