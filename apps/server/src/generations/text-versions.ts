import type { FeedbackOutcome, TextHistory } from '@faith-fables/contract'
import { canDo, curlyMarks } from '@faith-fables/contract'
import type { Queryable, Transaction } from '../db/database.ts'
import { type Generation, type GenerationChanges, updateGeneration } from './generation-store.ts'
import {
  countVersions,
  findVersion,
  findVersionWithText,
  insertVersion,
  type NewTextVersion,
  type TextVersion,
} from './text-version-store.ts'

/**
 * Keeps the text as it is now, unless it is a version already: a version is what the storyteller wrote, or that with
 * the parent's changes. The generation must be locked.
 * @returns its number; null when there is no text yet
 */
export async function keepVersion(transaction: Transaction, generation: Generation): Promise<number | null> {
  const { id, storyText, textVersion } = generation
  if (storyText === null) return null
  const written = textVersion === null ? null : await findVersion(transaction, id, textVersion)
  if (written?.storyText === storyText) return written.number
  const kept = await findVersionWithText(transaction, id, storyText)
  if (kept) return kept.number
  const asWritten = generation.pages?.map(({ text }) => text).join('\n\n')
  return insertVersion(transaction, {
    ...versionOf(generation, storyText),
    madeFrom: textVersion,
    isEdited: asWritten !== undefined && asWritten !== storyText,
  })
}

/** Keeps both texts of a rewriting, the one it began with and the one that came of it, and what became of the wishes. */
export async function keepRewriting(
  transaction: Transaction,
  { before, after }: { before: Generation; after: Generation },
  report: FeedbackOutcome[] | null,
): Promise<void> {
  const madeFrom = await keepVersion(transaction, before)
  const textVersion = await insertVersion(transaction, {
    ...versionOf(after, after.storyText ?? ''),
    madeFrom,
    askedFor: after.feedback.at(-1) ?? null,
    report: report?.map((outcome) => ({ ...outcome, words: curlyMarks(outcome.words) })) ?? null,
  })
  await updateGeneration(transaction, after.id, { textVersion })
}

/** What of a generation becomes as it was in a version. */
export function changesTo(version: TextVersion): GenerationChanges {
  return { ...writtenOf(version), storyText: version.storyText, textVersion: version.number }
}

function versionOf(generation: Generation, storyText: string): NewTextVersion {
  return { ...writtenOf(generation), generationId: generation.id, storyText }
}

/** What was written together with a text, and goes back and forward with it. */
function writtenOf({
  title,
  moralMessage,
  companion,
  plot,
  pages,
  cast,
  promptReport,
  feedback,
}: Generation | TextVersion) {
  return { title, moralMessage, companion, plot, pages, cast, promptReport, feedback }
}

/** Where the text stands among its versions; null while there is one alone, and once nobody can go back. */
export async function presentTextHistory(
  queryable: Queryable,
  { id, status, textVersion }: Generation,
): Promise<TextHistory | null> {
  if (textVersion === null || !canDo('editText', status)) return null
  const current = await findVersion(queryable, id, textVersion)
  if (!current) return null
  const before = current.madeFrom === null ? null : await findVersion(queryable, id, current.madeFrom)
  return {
    version: current.number,
    versions: await countVersions(queryable, id),
    feedback: current.askedFor,
    report: current.report,
    before: before && {
      version: before.number,
      title: before.title,
      storyText: before.storyText,
      isEdited: before.isEdited,
    },
  }
}
