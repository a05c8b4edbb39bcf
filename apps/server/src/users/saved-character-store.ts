import type { Character } from '@faith-fables/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { savedCharacters } from '../db/schema.ts'

export type StoredCharacter = typeof savedCharacters.$inferSelect

/** Oldest first. */
export async function findCharacters(queryable: Queryable, uid: string): Promise<StoredCharacter[]> {
  return queryable
    .select()
    .from(savedCharacters)
    .where(eq(savedCharacters.uid, uid))
    .orderBy(asc(savedCharacters.createdAt), asc(savedCharacters.id))
}

export async function countCharacters(queryable: Queryable, uid: string): Promise<number> {
  return queryable.$count(savedCharacters, eq(savedCharacters.uid, uid))
}

export async function insertCharacter(
  queryable: Queryable,
  character: Omit<StoredCharacter, 'createdAt'>,
): Promise<void> {
  await queryable.insert(savedCharacters).values(character)
}

/** Whether the parent had such a character. */
export async function changeCharacter(
  queryable: Queryable,
  uid: string,
  id: string,
  { name, details }: Character,
): Promise<boolean> {
  const changed = await queryable
    .update(savedCharacters)
    .set({ name, details })
    .where(ofParent(uid, id))
    .returning({ id: savedCharacters.id })
  return changed.length > 0
}

/** Whether the parent had such a character. */
export async function removeCharacter(queryable: Queryable, uid: string, id: string): Promise<boolean> {
  const removed = await queryable
    .delete(savedCharacters)
    .where(ofParent(uid, id))
    .returning({ id: savedCharacters.id })
  return removed.length > 0
}

function ofParent(uid: string, id: string) {
  return and(eq(savedCharacters.uid, uid), eq(savedCharacters.id, id))
}
