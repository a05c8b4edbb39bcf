import { eq } from 'drizzle-orm'
import type { AppContext } from '../app-context.ts'
import { identityUsers } from '../db/schema.ts'

/** As the link in the letter does it; the test of the letter goes through the link. */
export async function verifyEmail({ database }: AppContext, uid: string): Promise<void> {
  await database.db.update(identityUsers).set({ emailVerified: true }).where(eq(identityUsers.id, uid))
}
