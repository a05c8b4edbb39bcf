import { expect, test } from 'vitest'
import { readFigure } from '../figures/read-figure.ts'
import { goingOn, joinLines } from './join-lines.ts'

const figures = [
  { name: 'Theo', details: 'a boy' },
  { name: 'Grandma Rosa', details: '' },
  { name: 'Biscuit', details: 'a dog, he barks' },
  { name: 'Kit', details: '7 years old, loves dinosaurs' },
].map((character) => readFigure(character))

test.each([
  ['Theo hummed.', 'Theo went to the gate.', 'He hummed.'],
  ['Biscuit sat down.', 'There was Biscuit.', 'He sat down.'],
  ['Theo hummed.', 'Theo looked at Biscuit.', 'Theo hummed.'],
  ['Theo hummed.', '"Wait," said Theo.', 'Theo hummed.'],
  ['Theo hummed.', 'The gate squeaked.', 'Theo hummed.'],
  ['Kit hummed.', 'Kit went to the gate.', 'Kit hummed.'],
  ['Theo and Biscuit hummed.', 'Theo went to the gate.', 'Theo and Biscuit hummed.'],
])('"%s" after "%s" is "%s"', (line, before, said) => {
  expect(goingOn(line, before, figures)).toBe(said)
})

test.each([
  ['Biscuit sniffs.', 'Biscuit naps.', 'Biscuit sniffs and naps.'],
  ['Biscuit sniffs.', 'Biscuit naps. Shh.', 'Biscuit sniffs and naps. Shh.'],
  ['Biscuit sniffs and sits.', 'Biscuit naps.', 'Biscuit sniffs and sits. He naps.'],
  ['Biscuit sniffs. Hm.', 'Biscuit naps.', 'Biscuit sniffs. Hm. He naps.'],
  [
    'Biscuit sniffs at Grandma Rosa.',
    'Biscuit takes a very long nap.',
    'Biscuit sniffs at Grandma Rosa. Biscuit takes a very long nap.',
  ],
])('"%s" and "%s" make "%s"', (one, two, told) => {
  expect(joinLines(one, two, { age: 'toddlers', figures })).toBe(told)
})
