import { expect, test } from 'vitest'
import { readUnsavedCharacter } from './unsaved-character.ts'

const written = { name: 'Amara', details: 'Six' }
const tobias = { characterId: 'c1', name: 'Tobias', details: 'A donkey.' }

test('a character that was being written is read again', () => {
  expect(readUnsavedCharacter({ editing: 'new', written })).toEqual({ editing: 'new', written })
  expect(readUnsavedCharacter({ editing: tobias, written })).toEqual({ editing: tobias, written })
})

test.each([
  null,
  'new',
  { editing: 'new' },
  { editing: 'new', written: { name: 'Amara' } },
  { editing: written, written },
])('%j is none', (stored) => {
  expect(readUnsavedCharacter(stored)).toBeNull()
})
