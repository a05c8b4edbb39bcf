import { describe, expect, test } from 'vitest'
import { checkCharacter, tooShort, visibleCharacter } from './character-check.ts'

const ben = { name: 'Ben', details: 'Seven, curly red hair.' }

test('a name and ten characters of details are enough in both places', () => {
  const nothing = { name: null, details: null }
  expect(checkCharacter({ name: 'B', details: '1234567890' }, 'story')).toEqual(nothing)
  expect(checkCharacter({ name: 'B'.repeat(50), details: 'd'.repeat(1000) }, 'profile')).toEqual(nothing)
})

describe('a missing name', () => {
  test.each([
    ['story', 'Character name is required (min 1 character).'],
    ['profile', 'Character name is required.'],
  ] as const)('in the %s', (place, sentence) => {
    expect(checkCharacter({ ...ben, name: '' }, place).name).toBe(sentence)
  })
})

describe('details that are missing or too short', () => {
  test.each([
    ['story', '', 'Character details are required (min 10 characters).'],
    ['story', '123456789', 'Character details are required (min 10 characters).'],
    ['profile', '', 'Character details are required.'],
    ['profile', '123456789', 'Details must be at least 10 characters (currently 9)'],
  ] as const)('in the %s: "%s"', (place, details, sentence) => {
    expect(checkCharacter({ ...ben, details }, place).details).toBe(sentence)
  })
})

test('what is too long is told, not cut off', () => {
  expect(checkCharacter({ name: 'B'.repeat(51), details: 'd'.repeat(1001) }, 'story')).toEqual({
    name: 'Character name must be 50 characters or less.',
    details: 'Character details must be 1000 characters or less.',
  })
})

test('the count of short details begins at 0 and ends with ten', () => {
  expect(tooShort('')).toBe('Details must be at least 10 characters (currently 0)')
  expect(tooShort('1234567890')).toBeNull()
})

test('blanks around name and details do not count', () => {
  expect(visibleCharacter({ name: ' Be\u200bn ', details: '\n Ru\u00adns.  ' })).toEqual({
    name: 'Ben',
    details: 'Runs.',
  })
})
