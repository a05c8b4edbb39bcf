import { describe, expect, test } from 'vitest'
import { type Circumstances, formProblem } from './form-problem.ts'
import type { StoryForm } from './story-form.ts'

const form: StoryForm = {
  ageGroupId: 'early-readers',
  illustrationStyleId: 'watercolor',
  characters: [{ name: 'Amara', details: 'Six years old, two long braids.' }],
  additionalDetails: '',
  focus: 'verse',
  bibleVerseId: 'john-3-16',
  moralValueId: null,
  language: 'en',
  imageQuality: 'Default',
  imageNumber: 10,
}
const circumstances: Circumstances = { balance: 300, cost: 100, isSignedIn: true }
const sentence = (changes: Partial<StoryForm>, others: Partial<Circumstances> = {}) =>
  formProblem({ ...form, ...changes }, { ...circumstances, ...others })?.sentence

test('nothing is wrong with a complete form that the balance covers', () => {
  expect(formProblem(form, circumstances)).toBeNull()
  expect(formProblem(form, { ...circumstances, balance: 100 })).toBeNull()
})

test('the first failing check speaks, in this order (CR-33, CR-36, CR-37, CR-38, CR-39, CR-40, CR-41, CR-42, CR-43)', () => {
  const changes: Partial<StoryForm> = {
    characters: [],
    ageGroupId: null,
    illustrationStyleId: null,
    bibleVerseId: null,
  }
  const others: Partial<Circumstances> = { balance: 99, isSignedIn: false }
  expect(sentence(changes, others)).toBe(
    'Error: You need at least 100 tokens for these settings. Your balance: 99.',
  )
  others.balance = 100
  expect(sentence(changes, others)).toBe('Error: Please add at least one character to the story.')
  changes.characters = [{ name: 'Ben', details: 'Too short' }]
  expect(sentence(changes, others)).toBe(
    'Error: All characters must have a name (min 1 char) and details (min 10 chars).',
  )
  changes.characters = form.characters
  expect(sentence(changes, others)).toBe('Error: Please select an age group.')
  changes.ageGroupId = 'toddlers'
  expect(sentence(changes, others)).toBe('Error: Please select an illustration style.')
  changes.illustrationStyleId = 'crayon'
  expect(sentence(changes, others)).toBe('Error: Please select a Bible verse.')
  changes.focus = 'moral'
  expect(sentence(changes, others)).toBe('Error: Please select a moral value.')
  changes.moralValueId = 'kindness'
  expect(sentence(changes, others)).toBe('Error: You must be logged in.')
})

describe('the balance', () => {
  test('asks for tokens only when it is the trouble', () => {
    expect(formProblem(form, { ...circumstances, balance: 0 })?.needs).toBe('tokens')
    expect(formProblem({ ...form, characters: [] }, circumstances)?.needs).toBeNull()
    expect(formProblem(form, { ...circumstances, isSignedIn: false })?.needs).toBe('login')
  })

  test('stops nobody while it is unknown', () => {
    expect(sentence({}, { balance: null })).toBeUndefined()
  })
})

test('nobody orders at an unknown price', () => {
  expect(sentence({}, { cost: null })).toBe('Error: The estimated cost is not available.')
  expect(sentence({ ageGroupId: null }, { cost: null })).toBe('Error: Please select an age group.')
})

test('names and details count without the blanks around them (CR-38)', () => {
  expect(sentence({ characters: [{ name: '  ', details: 'Long enough details' }] })).toContain('min 1 char')
  expect(sentence({ characters: [{ name: 'Ben', details: '  123456789   ' }] })).toContain('min 10 chars')
  expect(sentence({ characters: [{ name: ' B ', details: ' 1234567890 ' }] })).toBeUndefined()
})

test('additional details end at 2000 characters', () => {
  expect(sentence({ additionalDetails: 'a'.repeat(2000) })).toBeUndefined()
  expect(sentence({ additionalDetails: 'a'.repeat(2001) })).toBe(
    'Error: Additional details must be 2000 characters or less.',
  )
})
