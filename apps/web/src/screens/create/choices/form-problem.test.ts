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

/** The checks in their order: what is wrong with the form or around it, and what is said of it. */
const failures: readonly [string, Partial<StoryForm>, Partial<Circumstances>, string][] = [
  [
    'a balance below the cost (CR-36)',
    {},
    { balance: 99 },
    'Error: You need at least 100 tokens for these settings. Your balance: 99.',
  ],
  [
    'nobody in the story (CR-37)',
    { characters: [] },
    {},
    'Error: Please add at least one character to the story.',
  ],
  [
    'too few details (CR-38)',
    { characters: [{ name: 'Ben', details: 'Too short' }] },
    {},
    'Error: All characters must have a name (min 1 char) and details (min 10 chars).',
  ],
  ['no age (CR-39)', { ageGroupId: null }, {}, 'Error: Please select an age group.'],
  ['no style (CR-40)', { illustrationStyleId: null }, {}, 'Error: Please select an illustration style.'],
  ['no verse (CR-41)', { focus: 'verse', bibleVerseId: null }, {}, 'Error: Please select a Bible verse.'],
  ['no value (CR-42)', { focus: 'moral' }, {}, 'Error: Please select a moral value.'],
  ['nobody signed in (CR-43)', {}, { isSignedIn: false }, 'Error: You must be logged in.'],
]

test.each(failures)('%s is told', (_, changes, others, words) => {
  expect(sentence(changes, others)).toBe(words)
})

test.each(failures.map(([name, ...failure], place) => [name, place, failure] as const))(
  'of all that fails, %s is told before what comes after it, and after what comes before it (CR-33)',
  (_, place, [changes, others, words]) => {
    for (const [, laterChanges, laterOthers] of failures.slice(place + 1))
      expect(sentence({ ...laterChanges, ...changes }, { ...laterOthers, ...others })).toBe(words)
    for (const [, earlierChanges, earlierOthers, earlierWords] of failures.slice(0, place))
      expect(sentence({ ...changes, ...earlierChanges }, { ...others, ...earlierOthers })).toBe(earlierWords)
  },
)

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
