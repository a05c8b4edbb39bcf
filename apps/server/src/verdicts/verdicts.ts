import type { HeldBefore } from '@faith-fables/contract'
import type { Database, Queryable } from '../db/database.ts'
import type { Logger } from '../logger.ts'
import type { Moderator, Verdict } from '../ports/moderator.ts'
import { generationAskedFor } from '../supplier-calls/supplier-calls.ts'
import { forgetWordsBefore, insertVerdicts, listVerdicts } from './verdict-store.ts'

/** What the moderator held back, for the desk: what it was, who found it, why and when. */
export interface Verdicts {
  /**
   * The same moderator, who writes down what is held back of a story. What cannot be written down is in the log alone: the verdict
   * stands, and nobody waits.
   */
  noting(moderator: Moderator): Moderator
  /** Takes the parent's own words out of verdicts from before this moment; what was held, and why, stays. */
  forgetWordsBefore(moment: Date): Promise<number>
  /** When all that was noted is stored. */
  settled(): Promise<void>
}

export function createVerdicts({ db, logger }: { db: Database; logger: Pick<Logger, 'error'> }): Verdicts {
  const storing = new Set<Promise<void>>()
  const note = (kind: string, { findings = [] }: Verdict) => {
    const generationId = generationAskedFor()
    const rows = findings.map(({ layer, theme, reason }) => ({
      generationId,
      kind,
      layer,
      theme,
      // Without a story nobody at the desk needs the words.
      reason: generationId === null ? null : reason,
    }))
    const stored = insertVerdicts(db, rows)
      .catch((error: unknown) => logger.error({ err: error }, 'A verdict could not be written down.'))
      .finally(() => storing.delete(stored))
    storing.add(stored)
  }
  return {
    noting: (moderator) => ({
      ...moderator,
      async review(text, kind, options) {
        const verdict = await moderator.review(text, kind, options)
        if (!verdict.allowed) note(kind, verdict)
        return verdict
      },
    }),
    forgetWordsBefore: (moment) => forgetWordsBefore(db, moment),
    settled: async () => {
      await Promise.all(storing)
    },
  }
}

/** More than a parent sends before giving up. */
const mostShown = 30

/** What was held back of a story while it was made, the oldest first. */
export async function readHeldBefore(queryable: Queryable, generationId: string): Promise<HeldBefore[]> {
  const verdicts = await listVerdicts(queryable, generationId, mostShown)
  return verdicts.map(({ kind, layer, theme, reason, at }) => ({
    kind,
    layer,
    theme,
    reason,
    at: at.toISOString(),
  }))
}
