import type { CharacterSheet } from '@faith-fables/contract'
import type { FileStore } from '../ports/file-store.ts'
import { type CharacterSheetDeps, sheetJobs, type WantedSheet } from './character-sheet-deps.ts'
import { listSheets } from './character-sheet-store.ts'
import { drawSheetAgain, endSheet } from './draw-sheet-again.ts'
import { orderSheet, returnSheet } from './order-sheet.ts'
import { presentSheet } from './present-sheet.ts'
import { folderOfCharacter, folderOfParent } from './sheet-files.ts'

export { sheetJobs } from './character-sheet-deps.ts'
export { findSavedCharacter } from './character-sheet-store.ts'
export { keepWithCharacter } from './keep-with-character.ts'
export { copySheet, storeSheet } from './sheet-files.ts'

/** How a hosted model drew the saved characters alone; the next stories are drawn by that. */
export interface CharacterSheets {
  /** Those of the characters as they are described now. Empty where nothing is drawn so. */
  list(uid: string): Promise<CharacterSheet[]>
  /**
   * Has one drawn again, for the next stories; one that is being drawn is not ordered twice.
   * @throws ApiError NOT_FOUND also for another family's, UNAVAILABLE where nobody here draws sheets
   */
  redraw(uid: string, wanted: WantedSheet): Promise<CharacterSheet>
  /**
   * Puts the one before in its place, and that in the place of the one before.
   * @throws ApiError NOT_FOUND also for another family's, WRONG_STATUS while it is drawn again, or where there is none before
   */
  putBack(uid: string, wanted: WantedSheet): Promise<CharacterSheet>
  /** Begins to draw in this process. */
  work(): Promise<void>
}

export function createCharacterSheets(deps: CharacterSheetDeps): CharacterSheets {
  return {
    async list(uid) {
      const styles = await deps.reference.illustrationStyles()
      return (await listSheets(deps.db, uid)).map((sheet) => presentSheet(sheet, styles))
    },
    redraw: (uid, wanted) => orderSheet(deps, uid, wanted),
    putBack: (uid, wanted) => returnSheet(deps, uid, wanted),
    work: () =>
      deps.jobs.work(sheetJobs, {
        run: (job, signal) => drawSheetAgain(deps, job, signal),
        giveUp: (job) => endSheet(deps, job, 'failed'),
      }),
  }
}

/** Removes the files of a character that is gone. */
export const removeSheetsOfCharacter = (files: FileStore, uid: string, characterId: string): Promise<void> =>
  files.deleteFolder(folderOfCharacter(uid, characterId))

/** Removes the files of all characters of a parent. */
export const removeSheetsOfParent = (files: FileStore, uid: string): Promise<void> =>
  files.deleteFolder(folderOfParent(uid))
