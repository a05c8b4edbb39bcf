import { expect, test } from 'vitest'
import { findFamilies } from './find-families.ts'
import { readFigure } from './read-figure.ts'

function familiesOf(...cast: readonly (readonly [name: string, details: string])[]): (string | undefined)[] {
  const families = findFamilies(cast.map(([name, details]) => readFigure({ name, details })))
  return cast.map(([name]) => families.get(name))
}

test.each([
  ['Papa', 'beard, green sweater, sings songs'],
  ['Emma', 'his big sister, 9, ponytail, glasses'],
  ['Ngozi', '8, sister, always asks why'],
  ['Oma Lisbeth', '81, an old woman'],
  ['Rose', 'his twin sister, 7'],
  ['Ruth', "Luca's grandmother"],
  ['Ruth', 'the mother of Luca'],
  ['Jo', 'the baby, 1 year old'],
  ['Zoe', '9, cousin from Kenya'],
  ['Aunt Vera', 'flies planes'],
  ['Grandda Fintan', 'tall and thin, bald'],
  ['Teta Nouhad', 'their grandmother, short dyed black hair'],
  ['Tía Marisol', 'curly hair'],
  ['Nani', '70, mint salwar suit'],
])('%s, "%s", is of the family of the hero', (name, details) => {
  expect(familiesOf(['Luca', '6, freckles'], [name, details])).toEqual(['Luca', 'Luca'])
})

test.each([
  ['Mrs. Green', 'teacher, gray hair'],
  ['Ben', '11, her best friend'],
  ['Emma', 'his adopted sister'],
  ['Ruth', 'his foster mother'],
  ['Ruth', 'his stepmother'],
  ['Ada', 'loves her brother'],
  ['Grandma Rosa', 'the kind neighbor'],
  ['Sister Maria', 'a nun'],
  ['Father Tom', 'the priest'],
  ['Mama Bear', 'a bear'],
  ['Tim', "Ada's brother"],
  ['Lola', '7, girl'],
  ['Ada', 'his sister-in-law, 30'],
])('%s, "%s", is not', (name, details) => {
  expect(familiesOf(['Luca', '6, freckles'], [name, details])).toEqual([undefined, undefined])
})

test('a friend and his mother are a family of their own', () => {
  const families = familiesOf(['Mia', '7'], ['Mama', ''], ['Ben', 'her friend'], ["Ben's mom", 'tall'])
  expect(families).toEqual(['Mia', 'Mia', 'Ben', 'Ben'])
})

test('the hero, too, may be told of as kin', () => {
  expect(familiesOf(['Luca', "Emma's little brother"], ['Emma', '9'])).toEqual(['Luca', 'Luca'])
})
