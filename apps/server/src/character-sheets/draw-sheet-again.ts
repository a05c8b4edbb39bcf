import type { CharacterSheetState } from '@faith-fables/contract'
import { pictureAddress } from '@faith-fables/contract/picture-sizes'
import { SupplierError } from '../ports/supplier-error.ts'
import type { CharacterSheetDeps, SheetJob } from './character-sheet-deps.ts'
import { changeSheet, findOrdered, lockSheet, type StoredSheet } from './character-sheet-store.ts'
import { folderOfSheet, readSheet, removeSheet, storedSheet, storeSheet } from './sheet-files.ts'

/**
 * Draws a saved character again. Run again, it asks for nothing that was drawn: what is in the file store under the order came of it. Nothing
 * is done for an order that has ended, or for a character that has gone.
 */
export async function drawSheetAgain(
  deps: CharacterSheetDeps,
  job: SheetJob,
  signal: AbortSignal,
): Promise<void> {
  const ordered = await findOrdered(deps.db, job.orderId)
  if (!ordered) return
  if (ordered.isStale) return await endSheet(deps, job, 'ready')
  const { uid, sheet } = ordered
  const path = `${folderOfSheet(uid, sheet.characterId, job.orderId)}/sheet`
  try {
    const imageUrl = (await storedSheet(deps.files, path)) ?? (await draw(deps, sheet, path, signal))
    if (await isForChildren(deps, imageUrl, signal)) return await showSheet(deps, uid, sheet, imageUrl)
    await removeSheet(deps.files, imageUrl)
    await endSheet(deps, job, 'declined')
  } catch (error) {
    deps.logger.warn({ err: error, characterId: sheet.characterId }, 'A character was not drawn again.')
    if (!(error instanceof SupplierError) || signal.aborted || error.retryable) throw error
    await endSheet(deps, job, error.safetyRefusal ? 'declined' : 'failed')
  }
}

async function draw(
  { files, imageModel }: CharacterSheetDeps,
  { figure, style }: StoredSheet,
  path: string,
  signal: AbortSignal,
): Promise<string> {
  // The setting may have changed since it was ordered.
  if (!imageModel.drawSheet) throw new SupplierError('Nobody here draws sheets.', { retryable: false })
  return await storeSheet(files, await imageModel.drawSheet({ figure, style }, signal), path)
}

async function isForChildren(
  { files, imageModel, moderator }: CharacterSheetDeps,
  imageUrl: string,
  signal: AbortSignal,
): Promise<boolean> {
  if (!imageModel.needsModerating || !moderator.reviewPicture) return true
  const picture = await readSheet(files, pictureAddress(imageUrl, 512))
  if (!picture) throw new Error(`The sheet ${imageUrl} is not in the file store.`)
  return (await moderator.reviewPicture(picture, { signal })).allowed
}

/** The one before stays, to be taken back; the one before that is removed. */
async function showSheet(
  { db, files }: CharacterSheetDeps,
  uid: string,
  { orderId, ...wanted }: StoredSheet,
  imageUrl: string,
): Promise<void> {
  const left = await db.transaction(async (transaction) => {
    const sheet = await lockSheet(transaction, uid, wanted)
    // Described otherwise meanwhile, or deleted.
    if (sheet?.orderId !== orderId || sheet.state !== 'making') {
      await changeSheet(transaction, { ...wanted, orderId }, { state: 'ready', orderId: null })
      return imageUrl
    }
    await changeSheet(transaction, sheet, {
      imageUrl,
      earlierUrl: sheet.imageUrl,
      state: 'ready',
      orderId: null,
    })
    return sheet.earlierUrl
  })
  if (left !== null) await removeSheet(files, left)
}

/** Ends an order without a picture: the one that was there stays. */
export async function endSheet(
  { db, logger }: Pick<CharacterSheetDeps, 'db' | 'logger'>,
  job: SheetJob,
  state: CharacterSheetState,
): Promise<void> {
  if (state !== 'ready')
    logger.error({ orderId: job.orderId, state }, 'A character could not be drawn again.')
  await db.transaction(async (transaction) => {
    const ordered = await findOrdered(transaction, job.orderId)
    if (ordered) await changeSheet(transaction, ordered.sheet, { state, orderId: null })
  })
}
