import { randomUUID } from 'node:crypto'
import type { Character, SavedCharacter } from '@faith-fables/contract'
import { notFound } from '../api-error.ts'
import type { Database } from '../db/database.ts'
import { changeCharacter, findCharacters, insertCharacter, removeCharacter } from './saved-character-store.ts'

const noSuchCharacter = 'There is no such character among yours.'

export async function listCharacters(db: Database, uid: string): Promise<SavedCharacter[]> {
  const characters = await findCharacters(db, uid)
  return characters.map(({ id, name, details }) => ({ characterId: id, name, details }))
}

export async function addCharacter(
  db: Database,
  uid: string,
  { name, details }: Character,
): Promise<SavedCharacter> {
  const characterId = randomUUID()
  await insertCharacter(db, { id: characterId, uid, name, details })
  return { characterId, name, details }
}

export async function updateCharacter(
  db: Database,
  uid: string,
  { characterId, name, details }: SavedCharacter,
): Promise<SavedCharacter> {
  if (!(await changeCharacter(db, uid, characterId, { name, details }))) throw notFound(noSuchCharacter)
  return { characterId, name, details }
}

export async function deleteCharacter(db: Database, uid: string, characterId: string): Promise<void> {
  if (!(await removeCharacter(db, uid, characterId))) throw notFound(noSuchCharacter)
}
