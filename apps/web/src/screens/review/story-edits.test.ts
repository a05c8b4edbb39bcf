import { expect, test } from 'vitest'
import { editsAfterSending, hasUnsavedEdits, replacedEdits, shownText } from './story-edits.ts'

const edits = { base: 'Old.', text: 'Old and mine.' }

test('the field shows the edits of the text that the server has', () => {
  expect(shownText('Old.', edits)).toBe('Old and mine.')
  expect(hasUnsavedEdits('Old.', edits)).toBe(true)
  expect(hasUnsavedEdits('Old.', { base: 'Old.', text: 'Old.' })).toBe(false)
  expect(hasUnsavedEdits('Old.', null)).toBe(false)
})

test('a new text takes their place, and they can be brought back', () => {
  expect(shownText('New.', edits)).toBe('New.')
  expect(hasUnsavedEdits('New.', edits)).toBe(false)
  expect(replacedEdits('New.', edits)).toBe('Old and mine.')
  expect(replacedEdits('Old.', edits)).toBeNull()
  expect(replacedEdits('New.', null)).toBeNull()
})

test('what was sent is no edit any more; what was typed since then is', () => {
  expect(editsAfterSending(edits, 'Old and mine.')).toBeNull()
  const typedOn = { base: 'Old.', text: 'Old and mine and more.' }
  expect(editsAfterSending(typedOn, 'Old and mine.')).toEqual({
    base: 'Old and mine.',
    text: 'Old and mine and more.',
  })
  expect(editsAfterSending(null, 'Old.')).toBeNull()
})
