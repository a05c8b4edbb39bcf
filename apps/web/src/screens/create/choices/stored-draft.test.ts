import { beforeEach, expect, test } from 'vitest'
import { forgetStoredDraft, readStoredDraft, storeDraft } from './stored-draft.ts'

beforeEach(() => localStorage.clear())

test('a draft is read back for the same parent only, until it is forgotten', () => {
  const draft = { characters: [{ name: 'Amara', details: 'Two long braids.' }], bibleVerseId: null }
  storeDraft('rachel', draft)
  expect(readStoredDraft('rachel')).toEqual(draft)
  expect(readStoredDraft('naomi')).toEqual({})
  forgetStoredDraft('rachel')
  expect(readStoredDraft('rachel')).toEqual({})
})

test.each(['not json', 'null', '[]', '7'])('a stored %s is an empty draft', (stored) => {
  localStorage.setItem('faith-fables.story-draft.rachel', stored)
  expect(readStoredDraft('rachel')).toEqual({})
})

test('fields of another shape are left out, the others stay', () => {
  const stored = {
    focus: 'psalm',
    imageNumber: '10',
    characters: [{ name: 'Ben' }],
    additionalDetails: 'Kite',
  }
  localStorage.setItem('faith-fables.story-draft.rachel', JSON.stringify({ ...stored, constructor: 1 }))
  expect(readStoredDraft('rachel')).toEqual({ additionalDetails: 'Kite' })
})
