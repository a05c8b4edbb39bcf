import type { FeedbackOutcome } from '@faith-fables/contract'
import type { SceneDescription } from '@faith-fables/illustrator/scene-description'
import type { Transaction } from '../../db/database.ts'
import { plainOrderWordsOf } from '../../listening/listening.ts'
import type { GenerationDeps } from '../generation-deps.ts'
import type { Generation } from '../generation-store.ts'
import { feedbackInTheirWords, hearOnce } from '../hear-order.ts'
import { type Attempt, updateAttempt } from '../scene-store.ts'
import { findStep, keepStep } from '../step-memo-store.ts'

/** What an attempt shows once its wish is followed, and what became of the wish. */
interface FollowedWish {
  description: SceneDescription
  report: FeedbackOutcome[]
}

const startOf = (attempt: Pick<Attempt, 'id'>): string => `start:${attempt.id}`

/** Keeps what a wish is to change, for a hosted listener that will hear it better than it was heard when it was sent. */
export const keepStart = (
  transaction: Transaction,
  generation: Pick<Generation, 'id'>,
  { attempt, start }: { attempt: Pick<Attempt, 'id'>; start: SceneDescription },
): Promise<void> => keepStep(transaction, generation.id, startOf(attempt), start)

/**
 * A wish is heard by the built-in listener when it is sent. Where there is a hosted one, it is heard again by the job that draws, once,
 * after the moderator has read it; where nothing comes of that, the scene stays as it was sent.
 */
export async function followWish(
  deps: Pick<GenerationDeps, 'db' | 'imageModel' | 'listening'>,
  { generation, attempt, feedback }: { generation: Generation; attempt: Attempt; feedback: string },
  signal: AbortSignal,
): Promise<Partial<FollowedWish>> {
  const cast = generation.cast ?? []
  const said = { about: 'picture' as const, words: feedback, cast }
  const heard = await hearOnce(deps, generation, said, signal)
  if (!heard) return {}
  // Only keepStart writes it.
  const start = (await findStep(deps.db, generation.id, startOf(attempt))) as SceneDescription | undefined
  if (!start) return {}
  const { scene, report } = deps.imageModel.reviseScene(start, cast, plainOrderWordsOf(heard))
  const followed = { description: scene, report: report ? feedbackInTheirWords(report, heard) : [] }
  await updateAttempt(deps.db, attempt.id, followed)
  return followed
}
