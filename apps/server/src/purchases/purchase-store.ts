import { and, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../db/database.ts'
import { paymentEvents, paymentReturns, payments, profiles, purchases } from '../db/schema.ts'

export type StoredPurchase = typeof purchases.$inferSelect
export type NewPurchase = Pick<
  StoredPurchase,
  'id' | 'uid' | 'packId' | 'packName' | 'tokens' | 'price' | 'currency' | 'isGift'
>

/** With the payment's receipt. */
export interface ShownPurchase {
  purchase: StoredPurchase
  receiptUrl: string | null
}

function select(queryable: Queryable) {
  return queryable
    .select({ purchase: purchases, receiptUrl: payments.receiptUrl })
    .from(purchases)
    .leftJoin(payments, eq(payments.id, purchases.paymentId))
    .$dynamic()
}

/** Does nothing where there is one with this id. */
export async function insertPurchase(queryable: Queryable, purchase: NewPurchase): Promise<void> {
  await queryable.insert(purchases).values(purchase).onConflictDoNothing()
}

export async function findPurchase(queryable: Queryable, id: string): Promise<ShownPurchase | null> {
  const [found] = await select(queryable).where(eq(purchases.id, id))
  return found ?? null
}

/** Those of a parent of which a payment is known, newest first. */
export function listPaid(queryable: Queryable, uid: string): Promise<ShownPurchase[]> {
  return select(queryable)
    .where(and(eq(purchases.uid, uid), inArray(purchases.state, ['paid', 'held'])))
    .orderBy(desc(purchases.paidAt), desc(purchases.id))
}

/** All of a parent, newest first: those that were begun and not paid, too. */
export function listAll(queryable: Queryable, uid: string): Promise<ShownPurchase[]> {
  return select(queryable)
    .where(eq(purchases.uid, uid))
    .orderBy(desc(purchases.createdAt), desc(purchases.id))
}

/** Those whose receipts these entries of the token history are. */
export function listByEntries(queryable: Queryable, entryIds: readonly string[]): Promise<ShownPurchase[]> {
  return select(queryable).where(inArray(purchases.entryId, [...entryIds]))
}

/** Of which nothing was told since this moment. */
export function listOpen(queryable: Queryable, begunBefore: Date): Promise<StoredPurchase[]> {
  return queryable
    .select()
    .from(purchases)
    .where(and(eq(purchases.state, 'open'), lt(purchases.createdAt, begunBefore)))
    .orderBy(purchases.createdAt)
}

/** Nobody else changes it until the transaction ends. */
export async function lockPurchase(transaction: Transaction, id: string): Promise<StoredPurchase | null> {
  const [found] = await transaction.select().from(purchases).where(eq(purchases.id, id)).for('no key update')
  return found ?? null
}

export async function lockPurchaseOfPayment(
  transaction: Transaction,
  paymentId: string,
): Promise<StoredPurchase | null> {
  const [found] = await transaction
    .select()
    .from(purchases)
    .where(eq(purchases.paymentId, paymentId))
    .for('no key update')
  return found ?? null
}

export async function lockGift(transaction: Transaction, giftCode: string): Promise<StoredPurchase | null> {
  const [found] = await transaction
    .select()
    .from(purchases)
    .where(eq(purchases.giftCode, giftCode))
    .for('no key update')
  return found ?? null
}

export async function updatePurchase(
  transaction: Transaction,
  id: string,
  changes: Partial<Omit<StoredPurchase, keyof NewPurchase>>,
): Promise<void> {
  await transaction.update(purchases).set(changes).where(eq(purchases.id, id))
}

/** False where it was noted before; waits for a transaction that is just noting it. */
export async function insertEvent(
  transaction: Transaction,
  event: { id: string; type: string },
): Promise<boolean> {
  const inserted = await transaction
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id })
  return inserted.length > 0
}

/** The row of a payment, made where there is none, so that all that is told of it is taken one after another. */
export async function lockPayment(transaction: Transaction, id: string): Promise<void> {
  await transaction.insert(payments).values({ id }).onConflictDoNothing()
  await transaction.select({ id: payments.id }).from(payments).where(eq(payments.id, id)).for('no key update')
}

export async function storeReceipt(transaction: Transaction, id: string, receiptUrl: string): Promise<void> {
  await transaction.update(payments).set({ receiptUrl }).where(eq(payments.id, id))
}

/** What was void once stays so. */
export async function storeReturn(
  transaction: Transaction,
  { id, paymentId, amount, isVoid }: typeof paymentReturns.$inferSelect,
): Promise<void> {
  await transaction
    .insert(paymentReturns)
    .values({ id, paymentId, amount, isVoid })
    .onConflictDoUpdate({
      target: paymentReturns.id,
      set: {
        amount: sql`greatest(${paymentReturns.amount}, excluded.amount)`,
        isVoid: sql`${paymentReturns.isVoid} or excluded.is_void`,
      },
    })
}

/** How much of a payment went back, in the smallest unit of its currency. */
export async function sumReturns(queryable: Queryable, paymentId: string): Promise<number> {
  const [row] = await queryable
    .select({ sum: sql`coalesce(sum(${paymentReturns.amount}), 0)`.mapWith(Number) })
    .from(paymentReturns)
    .where(and(eq(paymentReturns.paymentId, paymentId), ne(paymentReturns.isVoid, true)))
  return row?.sum ?? 0
}

/** Whom a letter goes to; null where the account is deleted. */
export async function findAddressee(
  queryable: Queryable,
  uid: string,
): Promise<{ email: string; displayName: string | null } | null> {
  const { email, displayName, deletedAt } = profiles
  const [found] = await queryable
    .select({ email, displayName, deletedAt })
    .from(profiles)
    .where(eq(profiles.uid, uid))
  return found && found.deletedAt === null ? found : null
}
