import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { readLexicon } from './lexicon.ts'
import { classesOf, isA, valueFor, valuesFor } from './lexicons.ts'
import { askedClasses, wordClasses } from './word-class.ts'

describe('whether words are of a class', () => {
  test.each([
    ['animal', 'hedgehog'],
    ['animal', 'Hedgehogs'],
    ['animal', 'guinea pigs'],
    ['animal', 'geese'],
    ['animal', 'ponies'],
    ['animal', 'foxes'],
    ['animal', 'T-Rex'],
    ['animal', 'wolves'],
    ['animal', 'tasmanian devils'],
    ['garment', 't-shirt'],
    ['garment', 'Bow ties'],
    ['garment', 'scarves'],
    ['garment', 'jeans'],
    ['fantasy', 'fairies'],
    ['kin', 'mothers-in-law'],
    ['trade', 'firefighter'],
    ['toy', 'teddies'],
    ['thing', 'toothbrushes'],
    ['thing', 'torch'],
  ] as const)('%s: %s', (wordClass, words) => {
    expect(isA(wordClass, words)).toBe(true)
  })

  test.each([
    ['animal', 'bug'],
    ['animal', 'kid'],
    ['animal', 'jersey'],
    ['garment', 'pearl'],
    ['place', 'bar'],
    ['animal', 'his'],
    ['animal', 'a hedgehog'],
    ['material', 'toy'],
    ['thing', 'contact'],
    ['thing', 'life'],
  ] as const)('not %s: %s', (wordClass, words) => {
    expect(isA(wordClass, words)).toBe(false)
  })
})

describe('what an entry tells besides', () => {
  test.each([
    ['animal', 'Owls', 'bird'],
    ['garment', 'wellies', 'footwear'],
    ['garment', 'bobble hat', 'headwear'],
    ['aid', 'AFOs', 'leg braces'],
    ['aid', 'running blades', 'running blade'],
    ['aid', 'Power chair', 'wheelchair'],
    ['colour', 'teal', '#008080'],
    ['colour', 'ash blond', '#b2a280'],
    ['hair', 'bangs', 'fringe'],
    ['head-covering', 'yarmulke', 'kippah'],
    ['kin-words', 'Abuelito', 'he'],
    ['kin-words', 'mormor', 'she'],
    ['names', 'Łukasz', 'he'],
    ['names', 'Zoë', 'she'],
    ['names', 'Robin', undefined],
    ['pronoun-nouns', 'lassie', 'she'],
    ['childhood', 'first-grader', 'child'],
    ['grown', 'pensioner', 'elder'],
    ['trait', 'slow to warm up', 'shy'],
    ['trait', 'strong-willed', 'determined'],
    ['skin', 'port-wine stain', 'port-wine stain'],
    ['speech', 'BSL', 'sign'],
    ['health', 'on the spectrum', 'autism'],
    ['figurative', 'redhead', 'red hair'],
    ['animal', 'hedgehog', undefined],
    ['animal', 'nothing we know', undefined],
  ] as const)('%s: %s', (wordClass, words, value) => {
    expect(valueFor(wordClass, words)).toBe(value)
  })
})

test('no abbreviation, foreign word or plural is an everyday word in small letters', () => {
  for (const word of ['has', 'add', 'send', 'pots', 'did', 'ate', 'far', 'nine', 'me', 'aged', 'old', 'does'])
    expect
      .soft(
        classesOf(word).filter((name) => ['aid', 'animal', 'grown', 'health', 'kin-words'].includes(name)),
        word,
      )
      .toEqual([])
})

test('words are of as many classes as they have meanings', () => {
  expect(classesOf('jeans')).toEqual(['garment'])
  expect(classesOf('Hedgehogs')).toEqual(['animal'])
  expect(classesOf('orange')).toEqual(expect.arrayContaining(['colour', 'food']))
  expect(classesOf('Rose')).toEqual(expect.arrayContaining(['names', 'plant']))
  expect(classesOf('asdfgh')).toEqual([])
})

test.each([
  'bookworm',
  'night owl',
  'Early bird',
  'copycat',
  'scaredy-cat',
  'daredevil',
  'tomboy',
  'tiger mom',
])('a %s is no animal and no plant but says something of a child', (words) =>
  expect(classesOf(words).filter((name) => !['trait', 'pronoun-nouns', 'person'].includes(name))).toEqual([
    'figurative',
  ]),
)

test.each([
  ['Vó', 'she', 'grandmother'],
  ['Vô', 'he', 'grandfather'],
  ['vo', 'she', 'grandmother'],
  ['Avó', 'she', 'grandmother'],
  ['avô', 'he', 'grandfather'],
])('%s is told apart by its accent', (word, ...values) =>
  expect(valuesFor('kin-words', word)).toEqual(values),
)

test('each class has entries, and each file belongs to a class', () => {
  for (const name of [...wordClasses, ...askedClasses])
    expect.soft(readLexicon(name).entries.size, name).toBeGreaterThan(20)
  const files = readdirSync(fileURLToPath(new URL('../../lexicons/', import.meta.url)))
  const known = [...wordClasses, ...askedClasses].flatMap((name) => [
    name,
    `${name}-by-hand`,
    `${name}-exceptions`,
  ])
  const others = ['README.md', 'cues.txt', 'picture-cues.txt', 'plurals.txt', 'wordnet-licence.txt']
  expect(files.filter((file) => !others.includes(file) && !known.includes(file.replace('.txt', '')))).toEqual(
    [],
  )
})
