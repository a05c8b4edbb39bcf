import { pictureAddress } from '@faith-fables/contract/picture-sizes'
import type { Verdict } from '../../ports/moderator.ts'
import type { GenerationDeps } from '../generation-deps.ts'
import { once } from '../step-memo-store.ts'
import { readPicture } from './picture-files.ts'

/**
 * Has the moderator look at a stored picture of a model that may draw anything, before its address is told to anybody. The verdict is
 * a step of its own: while nobody answers the picture waits, and is not paid for again.
 */
export async function lookAtPicture(
  { db, files, imageModel, moderator }: Pick<GenerationDeps, 'db' | 'files' | 'imageModel' | 'moderator'>,
  { generationId, step }: { generationId: string; step: string },
  url: string,
  signal: AbortSignal,
): Promise<Verdict> {
  if (!imageModel.needsModerating || !moderator.reviewPicture) return { allowed: true, reasons: [] }
  const look = moderator.reviewPicture
  return await once(db, generationId, `${step}:verdict`, async () =>
    look(await readPicture(files, pictureAddress(url, 512)), { signal }),
  )
}
