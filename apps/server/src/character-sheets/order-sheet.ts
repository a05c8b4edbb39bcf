import { randomUUID } from 'node:crypto'
import type { CharacterSheet } from '@faith-fables/contract'
import { ApiError, notFound } from '../api-error.ts'
import type { Transaction } from '../db/database.ts'
import { type CharacterSheetDeps, sheetJobs, type WantedSheet } from './character-sheet-deps.ts'
import { changeSheet, lockSheet, type StoredSheet } from './character-sheet-store.ts'
import { presentSheet } from './present-sheet.ts'

/** See `CharacterSheets.redraw`. */
export async function orderSheet(
  deps: CharacterSheetDeps,
  uid: string,
  wanted: WantedSheet,
): Promise<CharacterSheet> {
  const { db, jobs, imageModel, reference } = deps
  const styles = await reference.illustrationStyles()
  return await db.transaction(async (transaction) => {
    const sheet = await lockOwn(transaction, uid, wanted)
    if (!imageModel.drawSheet) throw new ApiError('UNAVAILABLE', 'Characters are not drawn ahead here.')
    if (sheet.state === 'making') return presentSheet(sheet, styles)
    const changes = { state: 'making' as const, orderId: randomUUID() }
    await changeSheet(transaction, sheet, changes)
    await jobs.send(transaction, sheetJobs, { orderId: changes.orderId })
    return presentSheet({ ...sheet, ...changes }, styles)
  })
}

/** See `CharacterSheets.putBack`. */
export async function returnSheet(
  { db, reference }: CharacterSheetDeps,
  uid: string,
  wanted: WantedSheet,
): Promise<CharacterSheet> {
  const styles = await reference.illustrationStyles()
  return await db.transaction(async (transaction) => {
    const sheet = await lockOwn(transaction, uid, wanted)
    if (sheet.state === 'making')
      throw new ApiError('WRONG_STATUS', 'This character is being drawn again. Please wait for it.')
    if (sheet.earlierUrl === null) throw new ApiError('WRONG_STATUS', 'There is no drawing before this one.')
    const changes = { imageUrl: sheet.earlierUrl, earlierUrl: sheet.imageUrl, state: 'ready' as const }
    await changeSheet(transaction, sheet, changes)
    return presentSheet({ ...sheet, ...changes }, styles)
  })
}

async function lockOwn(transaction: Transaction, uid: string, wanted: WantedSheet): Promise<StoredSheet> {
  const sheet = await lockSheet(transaction, uid, wanted)
  if (!sheet) throw notFound('There is no such drawing among those of your characters.')
  return sheet
}
