import type { GenerationStatus } from '@faith-fables/contract'
import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../db/database.ts'
import { generations, isDraft, profiles } from '../db/schema.ts'
import { generationInPrint } from './words-in-print.ts'

export type Generation = typeof generations.$inferSelect
export type StoredCover = NonNullable<Generation['cover']>
export type NewGeneration = typeof generations.$inferInsert

/** What may change while a generation goes on; what was ordered and paid never does. */
export type GenerationChanges = Partial<
  Pick<
    Generation,
    | 'title'
    | 'storyText'
    | 'moralMessage'
    | 'companion'
    | 'plot'
    | 'pages'
    | 'cast'
    | 'sheets'
    | 'promptReport'
    | 'cover'
    | 'feedback'
    | 'textVersion'
    | 'regenerationsUsed'
    | 'textRegenerationsUsed'
    | 'reviewModerationFeedback'
    | 'processingError'
    | 'hiddenAt'
  >
>

/** What the library shows of a draft. */
const draftColumns = {
  id: generations.id,
  title: generations.title,
  status: generations.status,
  revision: generations.revision,
  knownRevision: generations.knownRevision,
  starterKey: generations.starterKey,
  processingError: generations.processingError,
  ageGroup: generations.ageGroup,
  theme: generations.theme,
  moralMessage: generations.moralMessage,
  bibleVerseId: generations.bibleVerseId,
  imageNumber: generations.imageNumber,
  createdAt: generations.createdAt,
  characterNames: sql<string[]>`jsonb_path_query_array(${generations.characters}, '$[*].name')`,
}

const newestFirst = [desc(generations.createdAt), desc(generations.id)]

export async function insertGeneration(
  transaction: Transaction,
  generation: NewGeneration,
): Promise<Generation> {
  const [inserted] = await transaction.insert(generations).values(generation).returning()
  if (!inserted) throw new Error('The generation was not stored.')
  return inserted
}

/** null when there is none, or it is hidden. */
export async function findGeneration(queryable: Queryable, generationId: string): Promise<Generation | null> {
  const [found] = await queryable
    .select()
    .from(generations)
    .where(and(eq(generations.id, generationId), isNull(generations.hiddenAt)))
  return found ?? null
}

/** As `findGeneration`, and nobody else changes it until the transaction ends. */
export async function lockGeneration(
  transaction: Transaction,
  generationId: string,
): Promise<Generation | null> {
  const [found] = await transaction
    .select()
    .from(generations)
    .where(and(eq(generations.id, generationId), isNull(generations.hiddenAt)))
    .for('no key update')
  return found ?? null
}

/** Changes fields and leaves the status as it is. */
export async function updateGeneration(
  transaction: Transaction,
  generationId: string,
  changes: GenerationChanges,
): Promise<void> {
  await transaction
    .update(generations)
    .set({ ...generationInPrint(changes, []), updatedAt: new Date() })
    .where(eq(generations.id, generationId))
}

/** Stores a new status; `revision` goes up, so that jobs of the old status know that they are late. */
export async function updateStatus(
  transaction: Transaction,
  generation: Generation,
  status: GenerationStatus,
  changes: GenerationChanges,
): Promise<Generation> {
  const [updated] = await transaction
    .update(generations)
    .set({
      ...generationInPrint(changes, [generation.themeText]),
      status,
      revision: generation.revision + 1,
      updatedAt: new Date(),
    })
    .where(and(eq(generations.id, generation.id), eq(generations.revision, generation.revision)))
    .returning()
  if (!updated) throw new Error(`Generation ${generation.id} changed while it was locked.`)
  return updated
}

/** The parent's latest drafts, newest first. */
export function listDrafts(queryable: Queryable, uid: string, limit: number) {
  return queryable
    .select(draftColumns)
    .from(generations)
    .where(and(eq(generations.uid, uid), isDraft(generations)))
    .orderBy(...newestFirst)
    .limit(limit)
}

/** A draft as the library shows it. */
export type Draft = Awaited<ReturnType<typeof listDrafts>>[number]

/** Plots of the parent's latest stories, newest first. */
export async function latestPlots(
  queryable: Queryable,
  generation: Generation,
  limit: number,
): Promise<string[]> {
  const rows = await queryable
    .select({ plot: generations.plot })
    .from(generations)
    .where(
      and(
        eq(generations.uid, generation.uid),
        ne(generations.id, generation.id),
        sql`${generations.plot} is not null`,
      ),
    )
    .orderBy(desc(generations.createdAt))
    .limit(limit)
  return rows.flatMap(({ plot }) => plot ?? [])
}

/** Notes that the parent knows of where the generation stands; it says nothing where it has moved on. */
export async function noteKnown(
  queryable: Queryable,
  { id, revision }: Pick<Generation, 'id' | 'revision'>,
): Promise<void> {
  await queryable
    .update(generations)
    .set({ knownRevision: revision })
    .where(and(eq(generations.id, id), eq(generations.revision, revision)))
}

/** Whom a letter about a story is sent to; null where nobody is to get one. */
export async function findAwayParent(
  queryable: Queryable,
  uid: string,
): Promise<{ email: string; displayName: string | null } | null> {
  const { email, displayName } = profiles
  const [found] = await queryable
    .select({ email, displayName })
    .from(profiles)
    .where(
      and(
        eq(profiles.uid, uid),
        eq(profiles.lettersAboutStories, true),
        isNull(profiles.lockReason),
        isNull(profiles.deletesAt),
        isNull(profiles.deletedAt),
      ),
    )
  return found ?? null
}

/** The generations of the starter library by their key. */
export function listStarters(queryable: Queryable, keys: string[]): Promise<Generation[]> {
  return queryable.select().from(generations).where(inArray(generations.starterKey, keys))
}
