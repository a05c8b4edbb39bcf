import { eq } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../db/database.ts'
import { letters, profiles } from '../db/schema.ts'

export type StoredLetter = typeof letters.$inferSelect

export async function insertLetter(transaction: Transaction, letter: StoredLetter): Promise<void> {
  await transaction.insert(letters).values(letter)
}

/** With what its parent wants; null where it was sent, or given up. */
export async function findLetter(queryable: Queryable, letterId: string) {
  const [found] = await queryable
    .select({
      letter: letters,
      deletedAt: profiles.deletedAt,
      lettersAboutStories: profiles.lettersAboutStories,
    })
    .from(letters)
    .leftJoin(profiles, eq(profiles.uid, letters.uid))
    .where(eq(letters.id, letterId))
  return found ?? null
}

export async function deleteLetter(db: Database, letterId: string): Promise<void> {
  await db.delete(letters).where(eq(letters.id, letterId))
}

/** @returns false where there is no such parent */
export async function wantsLettersAboutStories(db: Database, uid: string): Promise<boolean | null> {
  const [found] = await db
    .select({ aboutStories: profiles.lettersAboutStories })
    .from(profiles)
    .where(eq(profiles.uid, uid))
  return found?.aboutStories ?? null
}

export async function chooseLetters(db: Database, uid: string, aboutStories: boolean): Promise<boolean> {
  const changed = await db
    .update(profiles)
    .set({ lettersAboutStories: aboutStories })
    .where(eq(profiles.uid, uid))
    .returning({ uid: profiles.uid })
  return changed.length > 0
}
