import type { Database } from '../db/database.ts'
import type { FileStore } from '../ports/file-store.ts'
import { keepSheet, type StoredSheet } from './character-sheet-store.ts'
import { copySheet, folderOfSheet, removeSheet } from './sheet-files.ts'

/**
 * Keeps a sheet that a story has brought with the saved character that it is of, as a copy: whatever becomes of the story, it was paid for.
 * Done again it changes nothing. One that was drawn from other words makes room.
 * @param imageUrl in the story's folder
 * @param name random, and the same when it is done again
 */
export async function keepWithCharacter(
  { db, files }: { db: Database; files: FileStore },
  sheet: Pick<StoredSheet, 'characterId' | 'style' | 'details' | 'figure' | 'imageUrl'>,
  { uid, name }: { uid: string; name: string },
): Promise<void> {
  const path = `${folderOfSheet(uid, sheet.characterId, name)}/sheet`
  const imageUrl = await copySheet(files, sheet.imageUrl, path)
  if (!imageUrl) return
  const outcome = await db.transaction((transaction) => keepSheet(transaction, { ...sheet, imageUrl }))
  const left = outcome === 'not kept' ? [imageUrl] : [outcome?.imageUrl, outcome?.earlierUrl]
  for (const url of left) if (url) await removeSheet(files, url)
}
