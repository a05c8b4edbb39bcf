import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { readLexicon } from './lexicon.ts'
import { classesOf, find, findAt, isA, valueFor, wordClasses } from './lexicons.ts'

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
  ] as const)('not %s: %s', (wordClass, words) => {
    expect(isA(wordClass, words)).toBe(false)
  })
})

describe('what an entry tells besides', () => {
  test.each([
    ['animal', 'Owls', 'bird'],
    ['garment', 'wellies', 'footwear'],
    ['garment', 'bobble hat', 'headwear'],
    ['animal', 'hedgehog', undefined],
    ['animal', 'nothing we know', undefined],
  ] as const)('%s: %s', (wordClass, words, value) => {
    expect(valueFor(wordClass, words)).toBe(value)
  })
})

describe('an entry among tokens', () => {
  test('is the longest that begins first', () => {
    const tokens = ['her', 'two', 'Guinea', 'pigs', 'and', 'a', 'dog']
    expect(find('animal', tokens)).toEqual({ entry: 'guinea pig', values: [], start: 2, length: 2 })
    expect(find('animal', tokens, 4)).toMatchObject({ entry: 'dog', start: 6, length: 1 })
    expect(find('animal', tokens, 7)).toBeUndefined()
  })

  test('may have a hyphen as a token of its own', () => {
    expect(findAt('garment', ['t', '-', 'shirts'], 0)).toMatchObject({ entry: 't shirt', length: 3 })
  })

  test('does not reach across a comma, nor begin later than it is asked for', () => {
    expect(find('garment', ['bow', ',', 'tie'])).toMatchObject({ entry: 'bow', length: 1 })
    expect(findAt('garment', ['a', 'coat'], 0)).toBeUndefined()
  })
})

test('a word that is an entry as it stands is no plural of another', () => {
  expect(classesOf('jeans')).toEqual(['garment'])
  expect(classesOf('Hedgehogs')).toEqual(['animal'])
  expect(classesOf('asdfgh')).toEqual([])
})

test('each class has entries, and each file belongs to a class', () => {
  for (const name of wordClasses) expect.soft(readLexicon(name).entries.size, name).toBeGreaterThan(20)
  const files = readdirSync(fileURLToPath(new URL('../../lexicons/', import.meta.url)))
  const known = wordClasses.flatMap((name) => [name, `${name}-by-hand`, `${name}-exceptions`])
  const others = ['README.md', 'plurals.txt', 'wordnet-licence.txt']
  expect(files.filter((file) => !others.includes(file) && !known.includes(file.replace('.txt', '')))).toEqual(
    [],
  )
})
