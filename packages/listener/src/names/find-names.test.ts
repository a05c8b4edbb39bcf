import { expect, test } from 'vitest'
import { findNames } from './find-names.ts'

test.each([
  ['Her sister Maya likes trains.', ['Maya']],
  ['his brother tom', ['tom']],
  ["Loves her friend Xylanthe's dog.", ['Xylanthe']],
  ['She plays with Zephyrine.', ['Zephyrine']],
  ['Her friends Kael and Xanthe', ['Kael', 'Xanthe']],
  ['MIRIAM is her sister.', ['MIRIAM']],
  ['His brothers MARK and LUKE.', ['MARK', 'LUKE']],
  ['HER SISTER MIRIAM LOVES TRAINS', ['MIRIAM']],
  ['she knows McKenzie and JJ', ['McKenzie', 'JJ']],
  ['Taught by Mrs Abernathy at Oakfield School.', ['Abernathy', 'Oakfield']],
  ['her sister miriam and kamau', ['miriam', 'kamau']],
])('in "%s" the names are found', (text, names) => {
  expect(findNames(text).map(({ name }) => name)).toEqual(names)
})

test.each([
  'has brown hair and will sing',
  'She speaks Korean and loves Christmas.',
  'Grandma takes him to school on Monday. He prays to God.',
  'Afraid of thunder. Brave. Loves dogs.',
])('in "%s" there are none', (text) => {
  expect(findNames(text)).toEqual([])
})

test('the capitals of a sign name nobody, but for a name', () => {
  const namesIn = (text: string) => findNames(text).map(({ name }) => name)
  expect(namesIn('Make it night. There is a sign that says "IT STILL STOPS".')).toEqual([])
  expect(namesIn('The bakery is called “OTIS” here.')).toEqual(['OTIS'])
})
