import { eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../db/database.ts'
import { profiles } from '../db/schema.ts'

export type StoredProfile = typeof profiles.$inferSelect
export type NewProfile = Pick<StoredProfile, 'uid' | 'email' | 'displayName'>
export type ProfileChange = Partial<
  Pick<StoredProfile, 'email' | 'displayName' | 'photoUrl' | 'lettersAboutStories'>
>

/** Does nothing when the parent has a profile already, also when another transaction is making it just now. */
export async function insertProfile(transaction: Transaction, profile: NewProfile): Promise<void> {
  await transaction.insert(profiles).values(profile).onConflictDoNothing()
}

export async function findProfile(queryable: Queryable, uid: string): Promise<StoredProfile | null> {
  const [profile] = await queryable.select().from(profiles).where(eq(profiles.uid, uid))
  return profile ?? null
}

/** The profile, with its row locked to the end of the transaction. */
export async function lockProfile(transaction: Transaction, uid: string): Promise<StoredProfile | null> {
  const [profile] = await transaction
    .select()
    .from(profiles)
    .where(eq(profiles.uid, uid))
    .for('no key update')
  return profile ?? null
}

export async function changeProfile(queryable: Queryable, uid: string, change: ProfileChange): Promise<void> {
  await queryable.update(profiles).set(change).where(eq(profiles.uid, uid))
}
