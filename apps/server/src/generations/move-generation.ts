import { endedUnsuccessfully, type GenerationStatus, statusKind } from '@faith-fables/contract'
import type { Transaction } from '../db/database.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import { refundTokens } from '../token-ledger/token-ledger.ts'
import { jobPriority, stageJobs } from './generation-jobs.ts'
import { type Generation, type GenerationChanges, updateStatus } from './generation-store.ts'
import { forgetSteps } from './step-memo-store.ts'
import { tellParentLater } from './tell-parent.ts'
import { assertTransition } from './transitions.ts'

/**
 * The one way a generation changes its status: what was found out, the next status, the job that works
 * on it, and the refund of an unsuccessful end are one transaction.
 * @param generation as it was locked in this transaction
 */
export async function moveGeneration(
  transaction: Transaction,
  jobs: JobQueue,
  generation: Generation,
  to: GenerationStatus,
  changes: GenerationChanges = {},
): Promise<Generation> {
  assertTransition(generation.status, to)
  const moved = await updateStatus(transaction, generation, to, changes)
  if (statusKind(to) === 'working') {
    const job = { generationId: moved.id, revision: moved.revision }
    await jobs.send(transaction, stageJobs, job, { priority: jobPriority(moved) })
  }
  await tellParentLater(transaction, jobs, moved)
  if (statusKind(to) === 'final') await forgetSteps(transaction, moved.id)
  if (endedUnsuccessfully(to)) await refundStory(transaction, moved)
  return moved
}

async function refundStory(transaction: Transaction, generation: Generation): Promise<void> {
  if (generation.price === 0) return
  await refundTokens(transaction, {
    uid: generation.uid,
    kind: 'story_refund',
    reference: generation.id,
    amount: generation.price,
    description: `Refund: ${storyName(generation)} could not be made`,
  })
}

/** What a story is called in the token history, before and after it has a title. */
export function storyName(generation: Pick<Generation, 'title' | 'theme'>): string {
  return generation.title ? `«${generation.title}»` : `your story on ${generation.theme}`
}
