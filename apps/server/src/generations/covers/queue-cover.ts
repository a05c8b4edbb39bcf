import type { Transaction } from '../../db/database.ts'
import type { GenerationDeps } from '../generation-deps.ts'
import { coverJobs, jobPriority } from '../generation-jobs.ts'
import { type Generation, updateGeneration } from '../generation-store.ts'
import { chosenAttempts, coverName } from './chosen-attempts.ts'

/** Has the cover drawn once every scene has its picture, and anew when the parent chooses pictures that show another scene. */
export async function queueCover(
  transaction: Transaction,
  { jobs, imageModel }: Pick<GenerationDeps, 'jobs' | 'imageModel'>,
  generation: Generation,
): Promise<void> {
  if (!imageModel.drawCover) return
  const chosen = await chosenAttempts(transaction, generation.id)
  if (!chosen) return
  const name = coverName(chosen)
  if (generation.cover?.name === name) return
  await updateGeneration(transaction, generation.id, { cover: { name, drawn: null } })
  const job = { generationId: generation.id, name }
  await jobs.send(transaction, coverJobs, job, { priority: jobPriority(generation) })
}
