import { endedUnsuccessfully, isAttemptUnderWay, statusKind } from '@faith-fables/contract'
import type { Transaction } from '../db/database.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import { storyReadyMail } from '../mail/mail.ts'
import type { GenerationDeps } from './generation-deps.ts'
import { type StageJob, tellingJobs } from './generation-jobs.ts'
import { findAwayParent, type Generation, lockGeneration, noteKnown } from './generation-store.ts'
import { listAttempts } from './scene-store.ts'

/** Whoever has not looked for so long went away, and wants to be told. */
const awaySeconds = 5 * 60

type Standing = Pick<Generation, 'id' | 'status' | 'revision' | 'knownRevision' | 'starterKey'>

/** Whether there is something that the parent should know of. */
const awaitsParent = ({ status }: Pick<Generation, 'status'>): boolean =>
  statusKind(status) === 'waiting' || endedUnsuccessfully(status)

/** Has the parent written to if she does not look within some minutes. */
export async function tellParentLater(
  transaction: Transaction,
  jobs: JobQueue,
  { id, revision, ...generation }: Standing,
): Promise<void> {
  if (generation.starterKey !== null || !awaitsParent(generation)) return
  await jobs.send(transaction, tellingJobs, { generationId: id, revision }, { afterSeconds: awaySeconds })
}

/**
 * Notes that the parent has seen where her stories stand, once for each thing to see.
 * @param seen `isDrawing` says that pictures are still to come: then there is nothing to know of yet
 */
export async function noteSeen(
  { db }: Pick<GenerationDeps, 'db'>,
  seen: readonly (Standing & { isDrawing: boolean })[],
): Promise<void> {
  for (const { isDrawing, ...generation } of seen) {
    if (isDrawing || !awaitsParent(generation) || generation.knownRevision === generation.revision) continue
    await noteKnown(db, generation)
  }
}

/** Writes to the parent, unless she has looked or the story has moved on. Who is killed and runs again writes once. */
export async function tellParent(
  { db, jobs, mail, publicUrl }: Pick<GenerationDeps, 'db' | 'jobs' | 'mail' | 'publicUrl'>,
  { generationId, revision }: StageJob,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const generation = await lockGeneration(transaction, generationId)
    if (generation?.revision !== revision || generation.knownRevision === revision) return
    const attempts = await listAttempts(transaction, generationId)
    if (attempts.some(({ status }) => isAttemptUnderWay(status)))
      return await tellParentLater(transaction, jobs, generation)
    await noteKnown(transaction, generation)
    const parent = await findAwayParent(transaction, generation.uid)
    const { status, theme } = generation
    const letter = parent && storyReadyMail({ ...parent, generationId, status, theme, publicUrl })
    if (letter) await mail.post(transaction, { uid: generation.uid, about: 'stories', letter })
  })
}
