import { curlyMarks } from '@faith-fables/contract'
import { notFound } from '../../api-error.ts'
import type { Remember } from '../../idempotency/idempotency.ts'
import type { GenerationDeps } from '../generation-deps.ts'
import { type Generation, updateGeneration } from '../generation-store.ts'
import { findVersion } from '../text-version-store.ts'
import { changesTo, keepVersion } from '../text-versions.ts'
import { lockOwnFor } from './own-generation.ts'

/**
 * Makes a version of the text the text again, with everything that was told and asked for up to it. What stood there
 * is kept as a version, and so is what the parent has changed of it.
 * @throws ApiError NOT_FOUND also for a version that is not there, WRONG_STATUS
 */
export async function restoreText(
  { db }: GenerationDeps,
  uid: string,
  generationId: string,
  wanted: { version: number; editedStoryText?: string | undefined },
  remember: Remember<Generation>,
): Promise<Generation> {
  return db.transaction(async (transaction) => {
    const generation = await lockOwnFor('restoreText', transaction, uid, generationId)
    const version = await findVersion(transaction, generation.id, wanted.version)
    if (!version) throw notFound(`This story has no version ${wanted.version}.`)
    const { editedStoryText: edited } = wanted
    const storyText = edited === undefined ? generation.storyText : curlyMarks(edited, [generation.themeText])
    await keepVersion(transaction, { ...generation, storyText })
    await updateGeneration(transaction, generation.id, {
      ...changesTo(version),
      reviewModerationFeedback: null,
      processingError: null,
    })
    await remember(transaction, generation)
    return generation
  })
}
