import { expect, test } from 'vitest'
import {
  editsAfterSending,
  editsAfterTyping,
  hasUnsavedEdits,
  replacedEdits,
  shownText,
} from './story-edits.ts'

const typed = editsAfterTyping('Old.', null, 'Mine.')
const sent = editsAfterSending('Old.', 'Mine.')

test('the field shows what was typed into the text that the server has', () => {
  expect(shownText('Old.', typed)).toBe('Mine.')
  expect(hasUnsavedEdits('Old.', typed)).toBe(true)
  expect(hasUnsavedEdits('Old.', editsAfterTyping('Old.', typed, 'Old.'))).toBe(false)
  expect(hasUnsavedEdits('Old.', null)).toBe(false)
})

test('what was sent is the server’s as soon as the server has it, and not before', () => {
  expect(hasUnsavedEdits('Old.', sent)).toBe(true)
  expect(shownText('Mine.', sent)).toBe('Mine.')
  expect(hasUnsavedEdits('Mine.', sent)).toBe(false)
})

test('typing goes on while a text is on its way to the server', () => {
  const typedOn = editsAfterTyping('Old.', sent, 'Mine, and more.')
  expect(shownText('Old.', typedOn)).toBe('Mine, and more.')
  expect(shownText('Mine.', typedOn)).toBe('Mine, and more.')
  expect(hasUnsavedEdits('Mine.', typedOn)).toBe(true)
})

test('a new text takes the place of all; only what was typed since sending is offered again', () => {
  const typedOn = editsAfterTyping('Mine.', sent, 'Mine, and more.')
  expect(shownText('New.', typedOn)).toBe('New.')
  expect(replacedEdits('New.', typedOn)).toBe('Mine, and more.')
  expect(replacedEdits('Mine.', typedOn)).toBeNull()
  expect(replacedEdits('New.', sent)).toBeNull()
  expect(replacedEdits('New.', null)).toBeNull()
})
