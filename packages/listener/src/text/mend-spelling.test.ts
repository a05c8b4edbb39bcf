import { expect, test } from 'vitest'
import { mendSpelling } from './mend-spelling.ts'

test.each([
  ['loevs', 'loves'],
  ['borther', 'brother'],
  ['evrywhere', 'everywhere'],
  ['stubborm', null],
  ['bread', null],
  ['bother', null],
  ['plait', null],
  ['loves', null],
])('%j was meant as %j', (typed, meant) => {
  expect(mendSpelling(typed)).toBe(meant)
})
