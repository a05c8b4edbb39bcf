import { and, desc, eq, max } from 'drizzle-orm'
import type { Queryable, Transaction } from '../db/database.ts'
import { tokenAccounts, tokenEntries } from '../db/schema.ts'

export type StoredEntry = typeof tokenEntries.$inferSelect

/** What makes an entry the same as an earlier one. */
export interface EntryKey {
  uid: string
  kind: string
  reference: string
}

export async function insertAccount(transaction: Transaction, uid: string): Promise<void> {
  await transaction.insert(tokenAccounts).values({ uid }).onConflictDoNothing()
}

/** The balance, with its row locked to the end of the transaction; null without an account. */
export async function lockBalance(transaction: Transaction, uid: string): Promise<number | null> {
  const [account] = await transaction
    .select({ balance: tokenAccounts.balance })
    .from(tokenAccounts)
    .where(eq(tokenAccounts.uid, uid))
    .for('no key update')
  return account?.balance ?? null
}

export async function findBalance(queryable: Queryable, uid: string): Promise<number | null> {
  const [account] = await queryable
    .select({ balance: tokenAccounts.balance })
    .from(tokenAccounts)
    .where(eq(tokenAccounts.uid, uid))
  return account?.balance ?? null
}

/** What the parent has and owes; null without an account. */
export async function findAccount(
  queryable: Queryable,
  uid: string,
): Promise<{ balance: number; owed: number } | null> {
  const { balance, owed } = tokenAccounts
  const [account] = await queryable
    .select({ balance, owed })
    .from(tokenAccounts)
    .where(eq(tokenAccounts.uid, uid))
  return account ?? null
}

/** To be called with the balance locked. */
export async function updateOwed(transaction: Transaction, uid: string, owed: number): Promise<void> {
  await transaction.update(tokenAccounts).set({ owed }).where(eq(tokenAccounts.uid, uid))
}

export async function updateBalance(transaction: Transaction, uid: string, balance: number): Promise<void> {
  await transaction.update(tokenAccounts).set({ balance }).where(eq(tokenAccounts.uid, uid))
}

export async function findEntry(queryable: Queryable, key: EntryKey): Promise<StoredEntry | null> {
  const [entry] = await queryable
    .select()
    .from(tokenEntries)
    .where(
      and(
        eq(tokenEntries.uid, key.uid),
        eq(tokenEntries.kind, key.kind),
        eq(tokenEntries.reference, key.reference),
      ),
    )
  return entry ?? null
}

/** The number of the parent's latest entry; 0 when there is none. */
export async function findLatestNumber(queryable: Queryable, uid: string): Promise<number> {
  const [latest] = await queryable
    .select({ number: max(tokenEntries.number) })
    .from(tokenEntries)
    .where(eq(tokenEntries.uid, uid))
  return latest?.number ?? 0
}

export async function insertEntry(
  transaction: Transaction,
  entry: Omit<StoredEntry, 'createdAt'>,
): Promise<StoredEntry> {
  const [stored] = await transaction.insert(tokenEntries).values(entry).returning()
  if (!stored) throw new Error('The new token entry was not answered.')
  return stored
}

/** What the history shows of an entry. */
export type ShownEntry = Omit<StoredEntry, 'uid' | 'kind' | 'reference'>

/** Newest first. */
export async function findEntries(queryable: Queryable, uid: string, limit: number): Promise<ShownEntry[]> {
  const { id, number, description, amount, balance, createdAt } = tokenEntries
  return queryable
    .select({ id, number, description, amount, balance, createdAt })
    .from(tokenEntries)
    .where(eq(tokenEntries.uid, uid))
    .orderBy(desc(tokenEntries.number))
    .limit(limit)
}
