import type { Character, SavedCharacter } from '@faith-fables/contract'

/** A character whose editor is open: which one, and what is written of it so far. */
export interface UnsavedCharacter {
  editing: SavedCharacter | 'new'
  written: Character
}

/** For `useKeptOnDevice`. */
export function readUnsavedCharacter(stored: unknown): UnsavedCharacter | null {
  if (typeof stored !== 'object' || stored === null) return null
  if (!('editing' in stored && 'written' in stored)) return null
  const { editing, written } = stored
  if (!isCharacter(written)) return null
  if (editing === 'new') return { editing, written }
  return isCharacter(editing) && isSaved(editing) ? { editing, written } : null
}

function isCharacter(value: unknown): value is Character {
  if (typeof value !== 'object' || value === null) return false
  if (!('name' in value && 'details' in value)) return false
  return typeof value.name === 'string' && typeof value.details === 'string'
}

function isSaved(character: Character): character is SavedCharacter {
  return 'characterId' in character && typeof character.characterId === 'string'
}
