import { SupplierError } from '../ports/supplier-error.ts'
import { type GenerationDeps, withMakers } from './generation-deps.ts'
import type { StageJob } from './generation-jobs.ts'
import { findGeneration, type Generation, lockGeneration } from './generation-store.ts'
import { moveGeneration } from './move-generation.ts'
import { moveTo, type Stage, type StageOutcome } from './stages/stage.ts'
import { stages } from './stages/stages.ts'
import { once } from './step-memo-store.ts'

/** What a parent reads when a story could not be made through no fault of theirs. */
const plainFailure = 'Something went wrong on our side while making this story. Your tokens were given back.'

/**
 * Runs the stage that a job asks for. A job that comes late, or twice, finds another revision and does
 * nothing; a stage that throws is tried again, since nothing of it was stored.
 */
export async function runStage(deps: GenerationDeps, job: StageJob, signal: AbortSignal): Promise<void> {
  const found = await findStage(deps, job)
  if (!found) return
  const { generation, stage } = found
  const tools = {
    ...withMakers(deps, generation),
    signal,
    once: <Answer>(step: string, ask: () => Promise<Answer>) =>
      once(deps.db, generation.id, `${generation.status}:${generation.revision}:${step}`, ask),
  }
  const begun = performance.now()
  const note = (outcome: 'moved' | 'failed') =>
    deps.noteStage({ stage: generation.status, outcome, seconds: (performance.now() - begun) / 1000 })
  try {
    const outcome = await stage.run(generation, tools)
    await store(deps, generation, outcome)
    note('moved')
  } catch (error) {
    note('failed')
    deps.logger.warn(
      { err: error, generationId: generation.id, status: generation.status },
      'A stage did not succeed.',
    )
    if (!(error instanceof SupplierError) || error.retryable || signal.aborted) throw error
    await store(deps, generation, giveUpOutcome(stage, generation))
  }
}

/** Ends what could not be done after every try. */
export async function giveUpStage(deps: GenerationDeps, job: StageJob): Promise<void> {
  const found = await findStage(deps, job)
  if (!found) return
  deps.logger.error(
    { generationId: job.generationId, status: found.generation.status },
    'A stage failed for good.',
  )
  await store(deps, found.generation, giveUpOutcome(found.stage, found.generation))
}

async function findStage(
  { db }: GenerationDeps,
  job: StageJob,
): Promise<{ generation: Generation; stage: Stage } | null> {
  const generation = await findGeneration(db, job.generationId)
  if (!generation || generation.revision !== job.revision) return null
  const stage = stages[generation.status]
  return stage ? { generation, stage } : null
}

function giveUpOutcome(stage: Stage, generation: Generation): StageOutcome {
  return stage.giveUp?.(generation) ?? moveTo('failed', { processingError: plainFailure })
}

/** Stores an outcome unless somebody else moved or deleted the generation meanwhile. */
async function store(
  { db, jobs }: GenerationDeps,
  generation: Generation,
  outcome: StageOutcome,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const locked = await lockGeneration(transaction, generation.id)
    if (!locked || locked.revision !== generation.revision) return
    const moved = await moveGeneration(transaction, jobs, locked, outcome.to, outcome.changes)
    await outcome.also?.(transaction, moved)
  })
}
