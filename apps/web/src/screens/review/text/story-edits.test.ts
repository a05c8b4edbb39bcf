import { expect, test } from 'vitest'
import {
  areSpent,
  editsAfterRestoring,
  editsAfterSending,
  editsAfterTyping,
  hasUnsavedEdits,
  replacedEdits,
  shownText,
  storedEdits,
} from './story-edits.ts'

const typed = editsAfterTyping('Old.', null, 'Mine.')
const sent = editsAfterSending('Old.', typed, 'Mine.')
const typedOn = editsAfterTyping('Mine.', sent, 'Mine, and more.')

test('the field shows what was typed into the text that the server has', () => {
  expect(shownText('Old.', typed)).toBe('Mine.')
  expect(hasUnsavedEdits('Old.', typed)).toBe(true)
  expect(hasUnsavedEdits('Old.', editsAfterTyping('Old.', typed, 'Old.'))).toBe(false)
  expect(hasUnsavedEdits('Old.', null)).toBe(false)
})

test('what was sent is the server’s as soon as the server has it, and not before', () => {
  expect(hasUnsavedEdits('Old.', sent)).toBe(true)
  expect(areSpent('Old.', sent)).toBe(false)
  expect(shownText('Mine.', sent)).toBe('Mine.')
  expect(hasUnsavedEdits('Mine.', sent)).toBe(false)
  expect(areSpent('Mine.', sent)).toBe(true)
})

test('typing goes on while a text is on its way to the server', () => {
  const inFlight = editsAfterTyping('Old.', sent, 'Mine, and more.')
  expect(shownText('Old.', inFlight)).toBe('Mine, and more.')
  expect(shownText('Mine.', inFlight)).toBe('Mine, and more.')
  expect(hasUnsavedEdits('Mine.', inFlight)).toBe(true)
})

test('a new text takes the place of all; only what was typed since sending is offered again', () => {
  expect(shownText('New.', typedOn)).toBe('New.')
  expect(replacedEdits('New.', typedOn)).toBe('Mine, and more.')
  expect(replacedEdits('Mine.', typedOn)).toBeNull()
  expect(replacedEdits('New.', sent)).toBeNull()
  expect(replacedEdits('New.', null)).toBeNull()
})

test('typing into the new text does not cost the replaced edits, and restoring costs nothing either', () => {
  const typedAnew = editsAfterTyping('New.', typedOn, 'New, too.')
  expect(replacedEdits('New.', typedAnew)).toBe('Mine, and more.')
  const restored = editsAfterRestoring('New.', typedAnew)
  expect(shownText('New.', restored)).toBe('Mine, and more.')
  expect(replacedEdits('New.', restored)).toBe('New, too.')
  expect(replacedEdits('New.', editsAfterRestoring('New.', typedOn))).toBeNull()
  expect(editsAfterRestoring('New.', null)).toBeNull()
})

test('what the device kept is read again, and anything else is nothing', () => {
  expect(storedEdits(JSON.parse(JSON.stringify(typedOn)))).toEqual(typedOn)
  expect(storedEdits({ base: 'Old.', text: 'Mine.' })).toEqual({ ...typed, sent: null, replaced: null })
  for (const other of [null, 'Mine.', { text: 'Mine.' }, { base: 1, text: 2 }])
    expect(storedEdits(other)).toBeNull()
})
