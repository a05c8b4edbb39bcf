import type { Transaction } from '../../db/database.ts'
import type { GenerationDeps } from '../generation-deps.ts'
import { coverJobs, jobPriority } from '../generation-jobs.ts'
import { type Generation, type StoredCover, updateGeneration } from '../generation-store.ts'
import { chosenAttempts, coverName } from './chosen-attempts.ts'

/**
 * Has the cover drawn once every scene has its picture, and anew when the parent chooses pictures that show another scene.
 * @returns the cover that belongs to the choice, drawn or still to come; null for none
 */
export async function queueCover(
  transaction: Transaction,
  { jobs, imageModel }: Pick<GenerationDeps, 'jobs' | 'imageModel'>,
  generation: Generation,
): Promise<StoredCover | null> {
  // Another edition has the cover of the first, or none.
  if (generation.firstEdition !== null) return generation.cover
  if (!imageModel.drawCover) return null
  const chosen = await chosenAttempts(transaction, generation.id)
  if (!chosen) return null
  const name = coverName(chosen)
  if (generation.cover?.name === name) return generation.cover
  const cover = { name, drawn: null }
  await updateGeneration(transaction, generation.id, { cover })
  const job = { generationId: generation.id, name }
  await jobs.send(transaction, coverJobs, job, { priority: jobPriority(generation) })
  return cover
}
