import { randomUUID } from 'node:crypto'
import { countOf, type DeskParent, limits, type OpenedParent, type TokenGift } from '@faith-fables/contract'
import { ApiError, notFound } from '../api-error.ts'
import type { Database, Transaction } from '../db/database.ts'
import { readDeskStories, writeDown } from '../desk/desk.ts'
import { lockedMail, type MailRoom, tokensMail, unlockedMail } from '../mail/mail.ts'
import type { Letter } from '../ports/mail.ts'
import { readDeskPurchases } from '../purchases/purchases.ts'
import { grantTokens, listEntries, owedBy, spendTokens } from '../token-ledger/token-ledger.ts'
import {
  type Account,
  countStories,
  findAccount,
  listAccounts,
  listPublicIds,
  lockAccount,
  setLock,
} from './account-store.ts'
import { createLocks } from './locks.ts'

/** What administrators see of parents and do with their accounts. `by` is the administrator's e-mail address. */
export interface Accounts {
  /** Newest first. */
  find(words?: string, after?: string): Promise<DeskParent[]>
  /** @throws ApiError NOT_FOUND, as do the calls below */
  read(uid: string): Promise<OpenedParent>
  /**
   * Gives or takes tokens, in the transaction that keeps the answer.
   * @throws ApiError WRONG_STATUS where the parent has less than is to be taken
   */
  changeTokens(by: string, uid: string, gift: TokenGift, remember: Remember): Promise<{ balance: number }>
  /** @throws ApiError WRONG_STATUS for an administrator, and where it is locked already */
  lock(by: string, uid: string, reason: string): Promise<DeskParent>
  unlock(by: string, uid: string): Promise<DeskParent>
  /** Why every call of this parent is refused; null where none is. */
  lockOf(uid: string): Promise<string | null>
}

type Remember = (transaction: Transaction, answer: { balance: number }) => Promise<void>

export interface AccountsDependencies {
  db: Database
  mail: MailRoom
  publicUrl: string
  adminEmails: readonly string[]
}

const transactionsShown = 100
const storiesShown = 24

export function createAccounts({ db, mail, publicUrl, adminEmails }: AccountsDependencies): Accounts {
  const administrators = new Set(adminEmails.map((email) => email.toLowerCase()))
  const isAdministrator = ({ email }: Account) => administrators.has(email.toLowerCase())
  const locks = createLocks(db)

  return {
    async find(words, after) {
      if (words !== undefined && !/[\p{L}\p{N}]/u.test(words)) return []
      return (await listAccounts(db, { words, after, limit: limits.deskRows })).map(present)
    },
    async read(uid) {
      const account = (await findAccount(db, uid)) ?? refuseUnknown()
      const [stories, ids, entries, purchases, tokensOwed] = await Promise.all([
        countStories(db, uid),
        listPublicIds(db, uid, storiesShown),
        listEntries(db, uid, transactionsShown),
        readDeskPurchases(db, uid),
        owedBy(db, uid),
      ])
      const transactions = entries.map(({ id, createdAt, description, amount, balance }) => {
        return { id, createdAt: createdAt.toISOString(), description, amount, balance }
      })
      return {
        parent: present(account),
        isAdministrator: isAdministrator(account),
        stories,
        publicStories: await readDeskStories(db, ids),
        transactions,
        purchases,
        tokensOwed,
      }
    },
    async changeTokens(by, uid, gift, remember) {
      return await db.transaction(async (transaction) => {
        const account = (await lockAccount(transaction, uid)) ?? refuseUnknown()
        const balance = await moveTokens(transaction, account, gift)
        await noteTokens(transaction, { by, account, gift })
        await remember(transaction, { balance })
        const letter = tokensMail({ ...account, ...gift, balance, publicUrl })
        await mail.post(transaction, { uid, about: 'account', letter })
        return { balance }
      })
    },
    async lock(by, uid, reason) {
      const account = await act({ db, mail }, { deed: 'lock', by, uid, reason }, (found) => {
        if (isAdministrator(found)) throw wrongStatus(found, 'is an administrator')
        if (found.lockReason !== null) throw wrongStatus(found, 'is locked already')
        return lockedMail({ ...found, reason, publicUrl })
      })
      locks.forget()
      return present({ ...account, lockReason: reason })
    },
    async unlock(by, uid) {
      const account = await act({ db, mail }, { deed: 'unlock', by, uid, reason: null }, (found) => {
        if (found.lockReason === null) throw wrongStatus(found, 'is not locked')
        return unlockedMail({ ...found, publicUrl })
      })
      locks.forget()
      return present({ ...account, lockReason: null })
    },
    lockOf: (uid) => locks.of(uid),
  }
}

/**
 * Locks or unlocks an account, writes it down and has its parent told, in one transaction; of two who do it at once the
 * second is told.
 *
 * @param check throws where it cannot be done, and answers the letter that tells the parent
 */
async function act(
  { db, mail }: Pick<AccountsDependencies, 'db' | 'mail'>,
  { deed, by, uid, reason }: { deed: 'lock' | 'unlock'; by: string; uid: string; reason: string | null },
  check: (account: Account) => Letter,
): Promise<Account> {
  return await db.transaction(async (transaction) => {
    const account = (await lockAccount(transaction, uid)) ?? refuseUnknown()
    const letter = check(account)
    await setLock(transaction, uid, reason)
    await writeDown(transaction, { deed, by, parentId: uid, title: account.email, reason })
    await mail.post(transaction, { uid, about: 'account', letter })
    return account
  })
}

async function moveTokens(
  transaction: Transaction,
  account: Account,
  { amount, reason }: TokenGift,
): Promise<number> {
  const { uid } = account
  const change = { uid, reference: randomUUID(), amount: Math.abs(amount) }
  if (amount > 0) {
    const description = `A gift from Faith Fables: ${reason}`
    return (await grantTokens(transaction, { ...change, kind: 'grant', description })).balance
  }
  const description = `Taken back by Faith Fables: ${reason}`
  try {
    return (await spendTokens(transaction, { ...change, kind: 'taken_back', description })).balance
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'INSUFFICIENT_TOKENS') throw error
    throw wrongStatus(account, `has no more than ${countOf(account.tokens, 'token')}`)
  }
}

async function noteTokens(
  transaction: Transaction,
  { by, account, gift }: { by: string; account: Account; gift: TokenGift },
): Promise<void> {
  const deed = gift.amount > 0 ? 'give-tokens' : 'take-tokens'
  const reason = `${countOf(Math.abs(gift.amount), 'token')}: ${gift.reason}`
  await writeDown(transaction, { deed, by, parentId: account.uid, title: account.email, reason })
}

const present = ({ uid, email, displayName, createdAt, lockReason, tokens }: Account): DeskParent => ({
  id: uid,
  email,
  displayName,
  since: createdAt.toISOString(),
  tokens,
  lock: lockReason,
})

function refuseUnknown(): never {
  throw notFound('Parent not found.')
}

const wrongStatus = ({ email }: Account, state: string): ApiError =>
  new ApiError('WRONG_STATUS', `${email} ${state}.`)
