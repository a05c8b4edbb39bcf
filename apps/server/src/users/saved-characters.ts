import { randomUUID } from 'node:crypto'
import { type Character, limits, type SavedCharacter } from '@faith-fables/contract'
import { ApiError, notFound } from '../api-error.ts'
import { removeSheetsOfCharacter } from '../character-sheets/character-sheets.ts'
import type { Database } from '../db/database.ts'
import type { FileStore } from '../ports/file-store.ts'
import { lockProfile } from './profile-store.ts'
import {
  changeCharacter,
  countCharacters,
  findCharacters,
  insertCharacter,
  removeCharacter,
} from './saved-character-store.ts'

const noSuchCharacter = 'There is no such character among yours.'

export async function listCharacters(db: Database, uid: string): Promise<SavedCharacter[]> {
  const characters = await findCharacters(db, uid)
  return characters.map(({ id, name, details }) => ({ characterId: id, name, details }))
}

/** The profile's row is locked while they are counted: two saved at once do not pass the limit together. */
export async function addCharacter(
  db: Database,
  uid: string,
  { name, details }: Character,
): Promise<SavedCharacter> {
  const characterId = randomUUID()
  await db.transaction(async (transaction) => {
    await lockProfile(transaction, uid)
    if ((await countCharacters(transaction, uid)) >= limits.savedCharacters) throw noRoom()
    await insertCharacter(transaction, { id: characterId, uid, name, details })
  })
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

/** Its files go after it: a drawing under way finds it gone, and leaves none. */
export async function deleteCharacter(
  { db, files }: { db: Database; files: FileStore },
  uid: string,
  characterId: string,
): Promise<void> {
  if (!(await removeCharacter(db, uid, characterId))) throw notFound(noSuchCharacter)
  await removeSheetsOfCharacter(files, uid, characterId)
}

function noRoom(): ApiError {
  return new ApiError(
    'NOTHING_LEFT',
    `You can save up to ${limits.savedCharacters} characters. Please delete one first.`,
  )
}
