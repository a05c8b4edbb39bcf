import { and, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../db/database.ts'
import { generations, profiles, stories, tokenAccounts, wordsOfParent } from '../db/schema.ts'

/** A parent as the desk sees one. */
export interface Account {
  uid: string
  email: string
  displayName: string | null
  createdAt: Date
  lockReason: string | null
  tokens: number
}

const columns = {
  uid: profiles.uid,
  email: profiles.email,
  displayName: profiles.displayName,
  createdAt: profiles.createdAt,
  lockReason: profiles.lockReason,
  tokens: sql<number>`coalesce(${tokenAccounts.balance}, 0)`,
}

function select(queryable: Queryable) {
  return queryable
    .select(columns)
    .from(profiles)
    .leftJoin(tokenAccounts, eq(tokenAccounts.uid, profiles.uid))
    .$dynamic()
}

/** Newest first, behind the one whose id is `after`. */
export function listAccounts(
  queryable: Queryable,
  { words, after, limit }: { words: string | undefined; after: string | undefined; limit: number },
): Promise<Account[]> {
  return select(queryable)
    .where(
      and(
        isNull(profiles.deletedAt),
        words === undefined ? undefined : isCalled(words),
        after === undefined ? undefined : isBehind(after),
      ),
    )
    .orderBy(desc(profiles.createdAt), desc(profiles.uid))
    .limit(limit)
}

/** Every word as the beginning of one: letters and digits alone, so that nothing typed is an operator. */
function isCalled(typed: string): SQL {
  const words = typed.match(/[\p{L}\p{N}]+/gu) ?? []
  const beginnings = words.slice(0, mostWords).map((word) => `${word}:*`)
  return sql`${wordsOfParent(profiles)} @@ to_tsquery('simple', ${beginnings.join(' & ')})`
}

const mostWords = 10

const isBehind = (uid: string): SQL =>
  sql`(${profiles.createdAt}, ${profiles.uid}) < (select p.created_at, p.uid from profiles p where p.uid = ${uid})`

export async function findAccount(queryable: Queryable, uid: string): Promise<Account | null> {
  const [found] = await select(queryable).where(eq(profiles.uid, uid))
  return found ?? null
}

/** A parent whose account nobody else changes until the transaction ends. */
export async function lockAccount(transaction: Transaction, uid: string): Promise<Account | null> {
  const [locked] = await transaction
    .select({ uid: profiles.uid })
    .from(profiles)
    .where(eq(profiles.uid, uid))
    .for('no key update')
  return locked ? await findAccount(transaction, uid) : null
}

export async function setLock(
  transaction: Transaction,
  uid: string,
  lockReason: string | null,
): Promise<void> {
  await transaction.update(profiles).set({ lockReason }).where(eq(profiles.uid, uid))
}

/** Of all locked accounts: few. */
export async function readLocks(queryable: Queryable): Promise<ReadonlyMap<string, string>> {
  const locked = await queryable
    .select({ uid: profiles.uid, reason: profiles.lockReason })
    .from(profiles)
    .where(isNotNull(profiles.lockReason))
  return new Map(locked.flatMap(({ uid, reason }) => (reason === null ? [] : [[uid, reason] as const])))
}

/** How many stories a parent has, by what others may do with them; drafts that are still worked on. */
export async function countStories(
  queryable: Queryable,
  uid: string,
): Promise<{ drafts: number; private: number; pending: number; public: number }> {
  const shelved = await queryable
    .select({ visibility: stories.visibility, stories: count() })
    .from(stories)
    .where(and(eq(stories.uid, uid), isNull(stories.hiddenAt)))
    .groupBy(stories.visibility)
  const [drafts] = await queryable
    .select({ drafts: count() })
    .from(generations)
    .where(
      and(eq(generations.uid, uid), isNull(generations.hiddenAt), sql`${generations.status} <> 'published'`),
    )
  const of = (visibility: string) => shelved.find((one) => one.visibility === visibility)?.stories ?? 0
  return { drafts: drafts?.drafts ?? 0, private: of('private'), pending: of('pending'), public: of('public') }
}

/** Ids of the newest public stories of a parent. */
export async function listPublicIds(queryable: Queryable, uid: string, limit: number): Promise<string[]> {
  const found = await queryable
    .select({ id: stories.id })
    .from(stories)
    .where(and(eq(stories.uid, uid), isNull(stories.hiddenAt), eq(stories.visibility, 'public')))
    .orderBy(desc(stories.createdAt), desc(stories.id))
    .limit(limit)
  return found.map(({ id }) => id)
}
