import type { FeedbackOutcome } from '@faith-fables/contract'
import type { SceneDescription } from '@faith-fables/illustrator/scene-description'
import type { Transaction } from '../../db/database.ts'
import type { JobQueue } from '../../jobs/job-queue.ts'
import { drawingJobs, jobPriority } from '../generation-jobs.ts'
import type { Generation } from '../generation-store.ts'
import { type Attempt, insertAttempt, type Scene } from '../scene-store.ts'

/** Queues the first attempt at every scene. */
export async function queueFirstAttempts(
  transaction: Transaction,
  jobs: JobQueue,
  generation: Generation,
  scenes: Scene[],
): Promise<void> {
  for (const scene of scenes) {
    if (!scene.description) throw new Error(`Scene ${scene.index} of ${generation.id} has no picture idea.`)
    await queueAttempt(transaction, jobs, generation, {
      scene,
      number: 1,
      price: 0,
      description: scene.description,
      feedback: null,
      report: [],
    })
  }
}

/** Stores an attempt together with the job that draws it. */
export async function queueAttempt(
  transaction: Transaction,
  jobs: JobQueue,
  generation: Generation,
  order: {
    scene: Scene
    number: number
    price: number
    description: SceneDescription
    feedback: string | null
    report: FeedbackOutcome[]
  },
): Promise<Attempt> {
  const { scene, ...attemptOrder } = order
  const attempt = await insertAttempt(transaction, { sceneId: scene.id, ...attemptOrder })
  await jobs.send(transaction, drawingJobs, { attemptId: attempt.id }, { priority: jobPriority(generation) })
  return attempt
}
