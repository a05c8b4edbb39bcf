import { generationRequest } from '@faith-fables/contract'
import { expect, test } from 'vitest'
import { requestOf } from './request-of.ts'
import type { StoryForm } from './story-form.ts'

const form: StoryForm = {
  ageGroupId: 'early-readers',
  illustrationStyleId: 'watercolor',
  characters: [{ name: ' Amara ', details: ' Six years old, two long braids. ' }],
  additionalDetails: '   ',
  focus: 'verse',
  bibleVerseId: 'john-3-16',
  moralValueId: 'kindness',
  language: 'en',
  imageQuality: 'Premium',
  imageNumber: 15,
}

test('the request is one that the contract accepts, and says everything twice (EN-23)', () => {
  const request = requestOf(form)
  expect(generationRequest.safeParse(request).success).toBe(true)
  const choices = {
    ageGroupId: 'early-readers',
    illustrationStyleId: 'watercolor',
    characters: [{ name: 'Amara', details: 'Six years old, two long braids.' }],
    additionalDetails: null,
    bibleVerseId: 'john-3-16',
  }
  expect(request).toEqual({
    ...choices,
    originalPrompt: { ...choices, imageQuality: 'Premium', imageNumber: 15 },
  })
})

test('characters are sent by name and details, without the room around them (EN-05, EN-20)', () => {
  expect(requestOf(form)?.characters).toEqual([{ name: 'Amara', details: 'Six years old, two long braids.' }])
})

test('details that are left empty are sent as null, others as they are (EN-21)', () => {
  expect(requestOf(form)?.additionalDetails).toBeNull()
  expect(requestOf({ ...form, additionalDetails: 'A kite.' })?.additionalDetails).toBe('A kite.')
})

test.each(['Default', 'Premium'] as const)('the quality %s is sent by its name (EN-24)', (imageQuality) => {
  expect(requestOf({ ...form, imageQuality })?.originalPrompt.imageQuality).toBe(imageQuality)
})

test('only the choice of the chosen focus is sent (EN-13, EN-22)', () => {
  expect(requestOf({ ...form, focus: 'moral' })).toMatchObject({ moralValueId: 'kindness' })
  expect(requestOf({ ...form, focus: 'moral' })).not.toHaveProperty('bibleVerseId')
})

test('an incomplete form is no request', () => {
  expect(requestOf({ ...form, bibleVerseId: null })).toBeNull()
  expect(requestOf({ ...form, imageNumber: null })).toBeNull()
})

test('a language is sent where it is another one than English (LN-01)', () => {
  const request = requestOf({ ...form, language: 'de' })
  expect(request).toMatchObject({ language: 'de', originalPrompt: { language: 'de' } })
  expect(generationRequest.safeParse(request).success).toBe(true)
})
