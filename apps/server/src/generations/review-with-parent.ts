import type { ModeratedKind, ReviewOptions, Verdict } from '../ports/moderator.ts'
import { readHeldBefore } from '../verdicts/verdicts.ts'
import type { GenerationDeps } from './generation-deps.ts'
import type { Generation } from './generation-store.ts'
import { namesIn } from './order-story.ts'

/** What was learned from lines alone may be wrong: it is shown to the parent and declines nothing. */
export const isOnlyDoubted = ({ allowed, findings = [] }: Verdict): boolean =>
  !allowed && findings.length > 0 && findings.every(({ layer }) => layer === 'learned')

interface Reading {
  kind: ModeratedKind
  scripture?: string[]
  language?: ReviewOptions['language']
  signal: AbortSignal
  /** When the parent sent these words: what was doubted before, the parent has read. */
  since: Date
}

/** Reads what a parent wrote. Who was told of a doubt and sends the same words again means them: then they pass. */
export async function reviewWithParent(
  { db, moderator }: Pick<GenerationDeps, 'db' | 'moderator'>,
  generation: Generation,
  text: string,
  { kind, scripture, language, signal, since }: Reading,
): Promise<Verdict> {
  const names = namesIn(generation)
  const verdict = await moderator.review(text, kind, {
    ...(scripture && { scripture }),
    ...(language && { language }),
    names,
    signal,
  })
  if (!isOnlyDoubted(verdict)) return verdict
  const told = (await readHeldBefore(db, generation.id)).filter(({ at }) => Date.parse(at) < since.getTime())
  const isTold = (reason: string) => told.some((held) => held.layer === 'learned' && held.reason === reason)
  return verdict.reasons.every(isTold) ? { allowed: true, reasons: [] } : verdict
}
