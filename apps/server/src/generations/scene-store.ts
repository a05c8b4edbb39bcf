import { randomUUID } from 'node:crypto'
import { curlyMarks, type FeedbackOutcome } from '@faith-fables/contract'
import type { SceneDescription } from '@faith-fables/illustrator/scene-description'
import { and, asc, count, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../db/database.ts'
import { illustrationAttempts, scenes } from '../db/schema.ts'
import { attemptInPrint } from './words-in-print.ts'

export type Scene = typeof scenes.$inferSelect
export type Attempt = typeof illustrationAttempts.$inferSelect
export type AttemptChanges = Partial<
  Pick<Attempt, 'status' | 'imageUrls' | 'alt' | 'imageAlts' | 'description' | 'report'>
>

/** The scenes of a generation in story order. */
export function listScenes(queryable: Queryable, generationId: string): Promise<Scene[]> {
  return queryable
    .select()
    .from(scenes)
    .where(eq(scenes.generationId, generationId))
    .orderBy(asc(scenes.index))
}

export async function findScene(
  queryable: Queryable,
  generationId: string,
  index: number,
): Promise<Scene | null> {
  const [found] = await queryable
    .select()
    .from(scenes)
    .where(and(eq(scenes.generationId, generationId), eq(scenes.index, index)))
  return found ?? null
}

/** Puts these snippets in the place of whatever scenes there were. */
export async function replaceScenes(
  transaction: Transaction,
  generationId: string,
  snippets: string[],
): Promise<void> {
  await transaction.delete(scenes).where(eq(scenes.generationId, generationId))
  await transaction
    .insert(scenes)
    .values(snippets.map((textSnippet, index) => ({ id: randomUUID(), generationId, index, textSnippet })))
}

export async function describeScene(
  transaction: Transaction,
  sceneId: string,
  change: { description?: SceneDescription; ideaProblem?: string | null },
): Promise<void> {
  const { description, ...rest } = change
  const printed = description && { ...description, action: curlyMarks(description.action) }
  await transaction
    .update(scenes)
    .set({ ...rest, ...(printed && { description: printed }) })
    .where(eq(scenes.id, sceneId))
}

export async function selectSceneImage(
  transaction: Transaction,
  sceneId: string,
  selectedImageUrl: string,
): Promise<void> {
  await transaction.update(scenes).set({ selectedImageUrl }).where(eq(scenes.id, sceneId))
}

/** Without what the picture was drawn from, which is most of an attempt and nobody's to read. */
const { description: _description, ...shownAttemptColumns } = getTableColumns(illustrationAttempts)

/** An attempt as its parent sees it. */
export type ShownAttempt = Omit<Attempt, 'description'>

/** The attempts of all scenes of a generation as its parent sees them, each scene's in the order they were made. */
export async function listShownAttempts(queryable: Queryable, generationId: string): Promise<ShownAttempt[]> {
  return queryable
    .select(shownAttemptColumns)
    .from(illustrationAttempts)
    .innerJoin(scenes, eq(scenes.id, illustrationAttempts.sceneId))
    .where(eq(scenes.generationId, generationId))
    .orderBy(asc(scenes.index), asc(illustrationAttempts.number))
}

/** As `listShownAttempts`, with what the pictures were drawn from. */
export async function listAttempts(queryable: Queryable, generationId: string): Promise<Attempt[]> {
  const rows = await queryable
    .select({ attempt: illustrationAttempts })
    .from(illustrationAttempts)
    .innerJoin(scenes, eq(scenes.id, illustrationAttempts.sceneId))
    .where(eq(scenes.generationId, generationId))
    .orderBy(asc(scenes.index), asc(illustrationAttempts.number))
  return rows.map(({ attempt }) => attempt)
}

/** The attempts at one scene in the order they were made. */
export function listSceneAttempts(queryable: Queryable, sceneId: string): Promise<Attempt[]> {
  return queryable
    .select()
    .from(illustrationAttempts)
    .where(eq(illustrationAttempts.sceneId, sceneId))
    .orderBy(asc(illustrationAttempts.number))
}

/** An attempt with its scene and the generation's id; null when it is gone. */
export async function findAttempt(
  queryable: Queryable,
  attemptId: string,
): Promise<{ attempt: Attempt; scene: Scene } | null> {
  const [found] = await queryable
    .select({ attempt: illustrationAttempts, scene: scenes })
    .from(illustrationAttempts)
    .innerJoin(scenes, eq(scenes.id, illustrationAttempts.sceneId))
    .where(eq(illustrationAttempts.id, attemptId))
  return found ?? null
}

export async function insertAttempt(
  transaction: Transaction,
  attempt: {
    sceneId: string
    number: number
    price: number
    description: SceneDescription
    feedback: string | null
    report: FeedbackOutcome[]
  },
): Promise<Attempt> {
  const [inserted] = await transaction
    .insert(illustrationAttempts)
    .values({ id: randomUUID(), status: 'image_generation_queued', ...attemptInPrint(attempt) })
    .returning()
  if (!inserted) throw new Error('The attempt was not stored.')
  return inserted
}

/** @returns whether the attempt was still under way, and so was changed. */
export async function updateAttempt(
  queryable: Queryable,
  attemptId: string,
  changes: AttemptChanges,
): Promise<boolean> {
  const updated = await queryable
    .update(illustrationAttempts)
    .set(attemptInPrint(changes))
    .where(
      and(
        eq(illustrationAttempts.id, attemptId),
        inArray(illustrationAttempts.status, ['image_generation_queued', 'image_generation_in_progress']),
      ),
    )
    .returning({ id: illustrationAttempts.id })
  return updated.length > 0
}

/** Per generation: how many of its scenes have a picture to choose from. */
export async function countDrawnScenes(
  queryable: Queryable,
  generationIds: string[],
): Promise<Map<string, number>> {
  if (generationIds.length === 0) return new Map()
  const rows = await queryable
    .select({ generationId: scenes.generationId, drawn: count(sql`distinct ${scenes.id}`) })
    .from(scenes)
    .innerJoin(illustrationAttempts, eq(illustrationAttempts.sceneId, scenes.id))
    .where(
      and(
        inArray(scenes.generationId, generationIds),
        eq(illustrationAttempts.status, 'image_generation_completed'),
      ),
    )
    .groupBy(scenes.generationId)
  return new Map(rows.map(({ generationId, drawn }) => [generationId, drawn]))
}
