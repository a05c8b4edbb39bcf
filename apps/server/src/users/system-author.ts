import type { Database } from '../db/database.ts'
import { openTokenAccount } from '../token-ledger/token-ledger.ts'
import { insertProfile } from './profile-store.ts'

/** Author of the starter library; nobody can sign in as them, and no letter reaches them. */
const systemAuthor = {
  uid: 'faith-fables',
  email: 'library@faith-fables.invalid',
  displayName: 'Faith Fables',
}

/** See `Users.ensureSystemAuthor`. */
export async function ensureSystemAuthor(db: Database): Promise<string> {
  await db.transaction(async (transaction) => {
    await insertProfile(transaction, systemAuthor)
    await openTokenAccount(transaction, systemAuthor.uid)
  })
  return systemAuthor.uid
}
