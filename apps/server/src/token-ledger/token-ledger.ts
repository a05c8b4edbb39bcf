import { randomUUID } from 'node:crypto'
import { countOf } from '@faith-fables/contract'
import { ApiError } from '../api-error.ts'
import type { Queryable, Transaction } from '../db/database.ts'
import {
  findAccount,
  findBalance,
  findEntries,
  findEntry,
  findLatestNumber,
  insertAccount,
  insertEntry,
  lockBalance,
  updateBalance,
  updateOwed,
} from './token-ledger-store.ts'

/** What an entry was for. */
export type TokenEntryKind =
  | 'sign_up_bonus'
  | 'story'
  | 'story_refund'
  | 'picture_regeneration'
  | 'picture_refund'
  | 'narration'
  | 'narration_refund'
  | 'grant'
  | 'taken_back'
  | 'purchase'
  | 'gift_bought'
  | 'gift_redeemed'
  | 'owed_settled'
  | 'purchase_returned'
  | 'purchase_restored'

export interface TokenChange {
  uid: string
  kind: TokenEntryKind
  /** The thing paid for, such as a generation's id: a second change of the same kind for it does nothing. */
  reference: string
  /** Whole tokens from 0 on; whether they come or go says the function. */
  amount: number
  /** What the parent reads in the history. */
  description: string
}

export interface TokenEntry {
  id: string
  /** 1 for the parent's first entry, then one more each time. */
  number: number
  /** Signed: what the parent got is positive. */
  amount: number
  /** The balance after this entry. */
  balance: number
  description: string
  createdAt: Date
}

/** Gives a parent a balance of 0 to begin with; an account that is there stays as it is. */
export async function openTokenAccount(transaction: Transaction, uid: string): Promise<void> {
  await insertAccount(transaction, uid)
}

/**
 * Takes tokens from a parent and records what for, in the transaction of the thing they pay for. The balance
 * stays locked until that transaction ends, so two stories started at the same moment cannot spend the same
 * tokens. A second spending of the same kind and reference does nothing and answers the first entry.
 *
 * @throws ApiError INSUFFICIENT_TOKENS when the balance is below `amount`.
 */
export async function spendTokens(transaction: Transaction, spending: TokenChange): Promise<TokenEntry> {
  return recordOnce(transaction, spending, -spending.amount)
}

/** Gives a parent tokens and records why; a second grant of the same kind and reference does nothing. */
export async function grantTokens(transaction: Transaction, grant: TokenChange): Promise<TokenEntry> {
  return recordOnce(transaction, grant, grant.amount)
}

/** Gives tokens back as an entry of its own; a second refund of the same kind and reference does nothing. */
export async function refundTokens(transaction: Transaction, refund: TokenChange): Promise<TokenEntry> {
  return recordOnce(transaction, refund, refund.amount)
}

/**
 * Credits tokens that were paid for. What the parent owes is settled from them, as an entry of its own. A second credit of
 * the same kind and reference does nothing.
 */
export async function creditBought(
  transaction: Transaction,
  credit: TokenChange,
): Promise<{ entry: TokenEntry; settled: number; balance: number }> {
  const known = await earlierEntry(transaction, credit)
  if (known) return { entry: known, settled: 0, balance: known.balance }
  const entry = await grantTokens(transaction, credit)
  const { uid, reference } = credit
  const owed = await owedBy(transaction, uid)
  const settled = Math.min(owed, credit.amount)
  if (settled === 0) return { entry, settled, balance: entry.balance }
  await updateOwed(transaction, uid, owed - settled)
  const settling = { uid, kind: 'owed_settled', reference, amount: settled } as const
  const { balance } = await spendTokens(transaction, { ...settling, description: 'What was owed is settled' })
  return { entry, settled, balance }
}

/**
 * Takes back tokens whose money went back. What is spent already is owed: a balance never goes below zero.
 * @returns how many are owed because of it
 */
export async function takeBackBought(transaction: Transaction, change: TokenChange): Promise<number> {
  const { uid } = change
  if (await earlierEntry(transaction, change)) return 0
  const { balance, owed } = (await findAccount(transaction, uid)) ?? noAccount(uid)
  const taken = Math.min(balance, change.amount)
  const missing = change.amount - taken
  await spendTokens(transaction, {
    ...change,
    amount: taken,
    description:
      missing > 0 ? `${change.description} (${countOf(missing, 'token')} owed)` : change.description,
  })
  if (missing > 0) await updateOwed(transaction, uid, owed + missing)
  return missing
}

/** The opposite, where the money stays after all: what is still owed is owed no longer, the rest is given. */
export async function giveBackBought(transaction: Transaction, change: TokenChange): Promise<void> {
  const { uid } = change
  if (await earlierEntry(transaction, change)) return
  const owed = await owedBy(transaction, uid)
  const forgiven = Math.min(owed, change.amount)
  if (forgiven > 0) await updateOwed(transaction, uid, owed - forgiven)
  await grantTokens(transaction, { ...change, amount: change.amount - forgiven })
}

/** With the balance locked from now on, so that nobody records the same meanwhile. */
async function earlierEntry(transaction: Transaction, change: TokenChange): Promise<TokenEntry | null> {
  if ((await lockBalance(transaction, change.uid)) === null) noAccount(change.uid)
  return await findEntry(transaction, change)
}

/** Tokens that are settled from what the parent buys next. */
export async function owedBy(queryable: Queryable, uid: string): Promise<number> {
  return (await findAccount(queryable, uid))?.owed ?? 0
}

/** What the parent has and owes; nothing without an account. */
export async function accountOf(
  queryable: Queryable,
  uid: string,
): Promise<{ balance: number; owed: number }> {
  return (await findAccount(queryable, uid)) ?? { balance: 0, owed: 0 }
}

/** Tokens the parent has; 0 without an account. */
export async function balanceOf(queryable: Queryable, uid: string): Promise<number> {
  return (await findBalance(queryable, uid)) ?? 0
}

/** The parent's latest entries, newest first. */
export async function listEntries(queryable: Queryable, uid: string, limit: number): Promise<TokenEntry[]> {
  return findEntries(queryable, uid, limit)
}

async function recordOnce(
  transaction: Transaction,
  change: TokenChange,
  amount: number,
): Promise<TokenEntry> {
  if (!Number.isSafeInteger(change.amount) || change.amount < 0) {
    throw new RangeError(`A change of ${change.amount} tokens is no whole number from 0 on.`)
  }
  const { uid, kind, reference, description } = change
  const current = await lockBalance(transaction, uid)
  if (current === null) noAccount(uid)
  const earlier = await findEntry(transaction, { uid, kind, reference })
  if (earlier) return earlier
  const balance = current + amount
  if (balance < 0) throw insufficientTokens(change.amount, current)
  const number = (await findLatestNumber(transaction, uid)) + 1
  await updateBalance(transaction, uid, balance)
  return insertEntry(transaction, {
    id: randomUUID(),
    number,
    uid,
    kind,
    reference,
    description,
    amount,
    balance,
  })
}

function noAccount(uid: string): never {
  throw new Error(`The parent ${uid} has no token account.`)
}

function insufficientTokens(needed: number, balance: number): ApiError {
  return new ApiError(
    'INSUFFICIENT_TOKENS',
    `You need at least ${countOf(needed, 'token')} for this. Your balance: ${balance}.`,
  )
}
