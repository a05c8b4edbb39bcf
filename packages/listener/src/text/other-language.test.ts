import { expect, test } from 'vitest'
import { otherLanguage } from './other-language.ts'

test.each([
  ['Tiene seis años, es muy tímida y le encantan los perros.', 'Spanish'],
  ['Sie ist sieben Jahre alt und liebt Pferde über alles.', 'German'],
  ['Ma fille a les cheveux longs et bruns', 'French'],
])('%j is %s', (text, language) => {
  expect(otherLanguage(text)).toBe(language)
})

test.each([
  '8, girl, red hair',
  'bald, glasses',
  'Oma Trudi, knits, loves torta and her Opa',
  'un perro',
  'collects: shells, grudges',
])('%j is read as English', (text) => {
  expect(otherLanguage(text)).toBeNull()
})
