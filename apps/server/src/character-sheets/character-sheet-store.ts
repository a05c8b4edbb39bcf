import type { Character } from '@faith-fables/contract'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../db/database.ts'
import { characterSheets, savedCharacters } from '../db/schema.ts'

export type StoredSheet = typeof characterSheets.$inferSelect

/** The sheets that are of the characters as they are described now, in the order of the characters. */
export async function listSheets(queryable: Queryable, uid: string): Promise<StoredSheet[]> {
  const found = await queryable
    .select({ sheet: characterSheets })
    .from(characterSheets)
    .innerJoin(savedCharacters, presentOf(uid))
    .orderBy(asc(savedCharacters.createdAt), asc(savedCharacters.id), asc(characterSheets.style))
  return found.map(({ sheet }) => sheet)
}

/** A sheet of the character as it is described now; nobody else changes it until the transaction ends. */
export async function lockSheet(
  transaction: Transaction,
  uid: string,
  { characterId, style }: Pick<StoredSheet, 'characterId' | 'style'>,
): Promise<StoredSheet | null> {
  const [found] = await transaction
    .select({ sheet: characterSheets })
    .from(characterSheets)
    .innerJoin(savedCharacters, presentOf(uid))
    .where(of({ characterId, style }))
    .for('no key update', { of: characterSheets })
  return found?.sheet ?? null
}

/** The parent's character of exactly these words, with the sheet in this style that was drawn from them. */
export async function findSavedCharacter(
  queryable: Queryable,
  uid: string,
  { name, details }: Character,
  style: string,
): Promise<{ characterId: string; sheet: StoredSheet | null } | null> {
  const [found] = await queryable
    .select({ characterId: savedCharacters.id, sheet: characterSheets })
    .from(savedCharacters)
    .leftJoin(
      characterSheets,
      and(
        eq(characterSheets.characterId, savedCharacters.id),
        eq(characterSheets.details, savedCharacters.details),
        eq(characterSheets.style, style),
      ),
    )
    .where(
      and(eq(savedCharacters.uid, uid), eq(savedCharacters.name, name), eq(savedCharacters.details, details)),
    )
    .orderBy(asc(savedCharacters.createdAt))
    .limit(1)
  return found ?? null
}

/** A sheet on the order of a job, with its parent; null once the order has ended. */
export async function findOrdered(
  queryable: Queryable,
  orderId: string,
): Promise<{ uid: string; sheet: StoredSheet; isStale: boolean } | null> {
  const [found] = await queryable
    .select({
      uid: savedCharacters.uid,
      sheet: characterSheets,
      // The parent describes the character otherwise by now.
      isStale: sql<boolean>`${savedCharacters.details} <> ${characterSheets.details}`,
    })
    .from(characterSheets)
    .innerJoin(savedCharacters, eq(savedCharacters.id, characterSheets.characterId))
    .where(and(eq(characterSheets.orderId, orderId), eq(characterSheets.state, 'making')))
  return found ?? null
}

/**
 * Keeps a sheet with a character that is still described by these words; one that another story has brought meanwhile stays.
 * @returns what was in its place, drawn from other words; null where nothing was
 */
export async function keepSheet(
  transaction: Transaction,
  kept: Pick<StoredSheet, 'characterId' | 'style' | 'details' | 'figure' | 'imageUrl'>,
): Promise<StoredSheet | null | 'not kept'> {
  const [character] = await transaction
    .select({ id: savedCharacters.id })
    .from(savedCharacters)
    .where(and(eq(savedCharacters.id, kept.characterId), eq(savedCharacters.details, kept.details)))
    .for('share')
  if (!character) return 'not kept'
  const [stale] = await transaction.select().from(characterSheets).where(of(kept)).for('no key update')
  if (stale?.details === kept.details) return stale.imageUrl === kept.imageUrl ? null : 'not kept'
  const sheet = { ...kept, earlierUrl: null, state: 'ready' as const, orderId: null }
  await transaction
    .insert(characterSheets)
    .values(sheet)
    .onConflictDoUpdate({
      target: [characterSheets.characterId, characterSheets.style],
      set: sheet,
      setWhere: sql`${characterSheets.details} <> ${kept.details}`,
    })
  return stale ?? null
}

/** @param sheet with an order it is changed only for as long as that is the latest */
export async function changeSheet(
  transaction: Transaction,
  sheet: Pick<StoredSheet, 'characterId' | 'style' | 'orderId'>,
  changes: Partial<Pick<StoredSheet, 'imageUrl' | 'earlierUrl' | 'state' | 'orderId'>>,
): Promise<void> {
  const ofOrder = sheet.orderId === null ? undefined : eq(characterSheets.orderId, sheet.orderId)
  await transaction
    .update(characterSheets)
    .set(changes)
    .where(and(of(sheet), ofOrder))
}

const of = ({ characterId, style }: Pick<StoredSheet, 'characterId' | 'style'>) =>
  and(eq(characterSheets.characterId, characterId), eq(characterSheets.style, style))

const presentOf = (uid: string) =>
  and(
    eq(savedCharacters.id, characterSheets.characterId),
    eq(savedCharacters.uid, uid),
    eq(savedCharacters.details, characterSheets.details),
  )
