import { expect, test } from 'vitest'
import type { Body } from '../plots/body-names.ts'
import { readFigure } from './read-figure.ts'

const bodiesIn = (details: string): readonly Body[] => readFigure({ name: 'Mia', details }).bodies

test.each<[string, Body]>([
  ['8, walks with crutches', 'unsteady'],
  ['walking frame, red', 'unsteady'],
  ['her leg is in a cast', 'unsteady'],
  ['a great-grandmother, 91', 'unsteady'],
  ['8 years old, blind, has a white cane', 'blind'],
  ['she cannot see', 'blind'],
  ['7, a deaf boy', 'deaf'],
  ['10, a girl who cannot speak', 'signing'],
  ['Wheelchair, red, lightning stickers on the wheels', 'seated'],
  ['bound to his wheelchair', 'seated'],
])('%j is a body of its own: %s (TT-06)', (details, body) => {
  expect(bodiesIn(details)).toEqual([body])
})

test.each([
  "pushes a blind man's wheelchair",
  'helps her blind neighbour',
  'has a brother who is deaf',
  'has a blind cat',
  'colour blind',
  'blind in one eye',
  'deaf in one ear',
  'visits her blind grandpa',
  'loves her great-grandma',
  'is not deaf',
])('%j says nothing of her own body (TT-06)', (details) => {
  expect(bodiesIn(details)).toEqual([])
})
