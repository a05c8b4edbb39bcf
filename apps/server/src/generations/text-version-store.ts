import { and, count, desc, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../db/database.ts'
import { textVersions } from '../db/schema.ts'

export type TextVersion = typeof textVersions.$inferSelect
export type NewTextVersion = Omit<typeof textVersions.$inferInsert, 'number' | 'createdAt'>

/** null when the story has no such version. */
export async function findVersion(
  queryable: Queryable,
  generationId: string,
  number: number,
): Promise<TextVersion | null> {
  const [found] = await queryable
    .select()
    .from(textVersions)
    .where(and(eq(textVersions.generationId, generationId), eq(textVersions.number, number)))
  return found ?? null
}

/** The latest version with this very text; null when there is none. */
export async function findVersionWithText(
  queryable: Queryable,
  generationId: string,
  storyText: string,
): Promise<TextVersion | null> {
  const [found] = await queryable
    .select()
    .from(textVersions)
    .where(and(eq(textVersions.generationId, generationId), eq(textVersions.storyText, storyText)))
    .orderBy(desc(textVersions.number))
    .limit(1)
  return found ?? null
}

export async function countVersions(queryable: Queryable, generationId: string): Promise<number> {
  const [row] = await queryable
    .select({ versions: count() })
    .from(textVersions)
    .where(eq(textVersions.generationId, generationId))
  return row?.versions ?? 0
}

/** Stores a version after all others. The generation must be locked. @returns its number */
export async function insertVersion(transaction: Transaction, version: NewTextVersion): Promise<number> {
  const [last] = await transaction
    .select({ number: textVersions.number })
    .from(textVersions)
    .where(eq(textVersions.generationId, version.generationId))
    .orderBy(desc(textVersions.number))
    .limit(1)
  const number = (last?.number ?? 0) + 1
  await transaction.insert(textVersions).values({ ...version, number })
  return number
}
