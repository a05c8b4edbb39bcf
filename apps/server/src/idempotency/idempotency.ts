import { ApiError } from '../api-error.ts'
import type { Database, Transaction } from '../db/database.ts'
import { clearOldAnswers, findAnswer, insertAnswer, type KeyedCall } from './idempotency-store.ts'

export type { KeyedCall } from './idempotency-store.ts'

/**
 * Keeps the answer of a call in the transaction of its effect, so that both are saved or neither,
 * wherever the process dies.
 * @throws RepeatedCallError when the same call was answered meanwhile; it undoes the transaction.
 */
export type Remember<Answer> = (transaction: Transaction, answer: Answer) => Promise<void>

export interface Idempotency {
  /**
   * Has the call's effect happen once, however often and however parallel the call is made: a repeated
   * one gets the first one's answer. A call that fails keeps nothing, so it can be made again. Without a
   * key the call merely runs.
   * @throws ApiError IDEMPOTENCY_KEY_REUSED when the key belongs to a different call.
   */
  answerOnce<Answer extends object>(
    call: KeyedCall | null,
    run: (remember: Remember<Answer>) => Promise<Answer>,
  ): Promise<Answer>
}

/** The same call was answered while this one was running. */
class RepeatedCallError extends Error {
  override name = 'RepeatedCallError'
}

/** Makes repeated calls harmless by their `Idempotency-Key`. Answers are kept for a day. */
export function createIdempotency({ db }: { db: Database }): Idempotency {
  return {
    async answerOnce<Answer extends object>(
      call: KeyedCall | null,
      run: (remember: Remember<Answer>) => Promise<Answer>,
    ) {
      if (!call) return run(async () => {})
      const kept = await keptAnswer<Answer>(db, call)
      return kept ?? runOrRepeat(db, call, run)
    },
  }
}

/**
 * Whatever goes wrong may be the doing of the same call, made at the same moment: it took the key, the
 * last tokens, or moved the story on. Then its answer is ours too.
 */
async function runOrRepeat<Answer extends object>(
  db: Database,
  call: KeyedCall,
  run: (remember: Remember<Answer>) => Promise<Answer>,
): Promise<Answer> {
  let isRemembered = false
  try {
    const answer = await run(async (transaction, answer) => {
      await clearOldAnswers(transaction)
      if (!(await insertAnswer(transaction, call, answer))) throw new RepeatedCallError()
      isRemembered = true
    })
    if (!isRemembered)
      throw new Error('A call that may be repeated did not keep its answer: its handler forgot `remember`.')
    return answer
  } catch (error) {
    const kept = await keptAnswer<Answer>(db, call)
    if (kept) return kept
    throw error
  }
}

async function keptAnswer<Answer>(db: Database, call: KeyedCall): Promise<Answer | null> {
  const kept = await findAnswer(db, call)
  if (!kept) return null
  if (kept.fingerprint !== call.fingerprint) {
    throw new ApiError(
      'IDEMPOTENCY_KEY_REUSED',
      'This Idempotency-Key was used for a different call. Send a new key with a new call.',
    )
  }
  // The fingerprint says that the same route kept it.
  return kept.answer as Answer
}
