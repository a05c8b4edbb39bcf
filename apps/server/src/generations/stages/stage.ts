import type { GenerationStatus } from '@faith-fables/contract'
import type { Transaction } from '../../db/database.ts'
import type { GenerationDeps } from '../generation-deps.ts'
import type { Generation, GenerationChanges } from '../generation-store.ts'

/** What a stage may use, beside the generation as it stood when the stage began. */
export interface StageTools extends GenerationDeps {
  /** Ends when the server stops. */
  signal: AbortSignal
  /** Asks a supplier once, however often the stage runs for this visit to its status. */
  once<Answer>(step: string, ask: () => Promise<Answer>): Promise<Answer>
}

/** What came of a stage. Nothing is stored until all of it is, in one transaction. */
export interface StageOutcome {
  to: GenerationStatus
  changes?: GenerationChanges
  /** What else belongs to the same transaction; gets the generation in its new status. */
  also?: (transaction: Transaction, generation: Generation) => Promise<void>
}

/** One step of the pipeline. It may run several times, and must not change anything itself. */
export interface Stage {
  run(generation: Generation, tools: StageTools): Promise<StageOutcome>
  /** Where the generation goes when every try failed; `failed` with a refund unless something is kept. */
  giveUp?(generation: Generation): StageOutcome
}

/** Goes on to the next status with what was found out. */
export function moveTo(
  to: GenerationStatus,
  changes: GenerationChanges = {},
  also?: StageOutcome['also'],
): StageOutcome {
  return also ? { to, changes, also } : { to, changes }
}
