import { randomUUID } from 'node:crypto'
import { countOf } from '@faith-fables/contract'
import { ApiError } from '../api-error.ts'
import type { Queryable, Transaction } from '../db/database.ts'
import {
  findBalance,
  findEntries,
  findEntry,
  findLatestNumber,
  insertAccount,
  insertEntry,
  lockBalance,
  updateBalance,
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
  if (current === null) throw new Error(`The parent ${uid} has no token account.`)
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

function insufficientTokens(needed: number, balance: number): ApiError {
  return new ApiError(
    'INSUFFICIENT_TOKENS',
    `You need at least ${countOf(needed, 'token')} for this. Your balance: ${balance}.`,
  )
}
