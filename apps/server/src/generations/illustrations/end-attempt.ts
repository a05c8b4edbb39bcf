import type { AttemptStatus } from '@faith-fables/contract'
import { refundTokens } from '../../token-ledger/token-ledger.ts'
import type { GenerationDeps } from '../generation-deps.ts'
import { lockGeneration, updateGeneration } from '../generation-store.ts'
import { storyName } from '../move-generation.ts'
import { findAttempt, listSceneAttempts, updateAttempt } from '../scene-store.ts'
import { countsAgainstAllowance } from './regeneration-rules.ts'
import type { WantedAttempt } from './wanted-attempt.ts'

/** Ends an attempt without a picture and gives back what it cost. */
export async function endAttempt(
  deps: GenerationDeps,
  { attempt, generation }: WantedAttempt,
  status: AttemptStatus,
): Promise<void> {
  await deps.db.transaction(async (transaction) => {
    const locked = await lockGeneration(transaction, generation.id)
    const found = await findAttempt(transaction, attempt.id)
    if (!locked || !found || !(await updateAttempt(transaction, attempt.id, { status }))) return
    await refundTokens(transaction, {
      uid: locked.uid,
      kind: 'picture_refund',
      reference: attempt.id,
      amount: attempt.number === 1 ? locked.pricePerImage : attempt.price,
      description: `Refund: picture ${found.scene.index + 1} of ${storyName(locked)} could not be drawn`,
    })
    const earlier = (await listSceneAttempts(transaction, found.scene.id)).filter(
      ({ number }) => number < attempt.number,
    )
    if (countsAgainstAllowance(earlier)) {
      await updateGeneration(transaction, locked.id, { regenerationsUsed: locked.regenerationsUsed - 1 })
    }
  })
}
