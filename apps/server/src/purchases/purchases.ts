import { createHash, randomUUID } from 'node:crypto'
import {
  type Checkout,
  type CheckoutBody,
  countOf,
  type DeskPurchase,
  type Purchase,
  type RedeemedGift,
} from '@faith-fables/contract'
import { ApiError, notFound } from '../api-error.ts'
import type { Database, Queryable, Transaction } from '../db/database.ts'
import type { Logger } from '../logger.ts'
import type { MailRoom } from '../mail/mail.ts'
import type { SignedInPerson } from '../ports/identity.ts'
import { PaymentEventError, type PaymentNews, type Payments } from '../ports/payments.ts'
import { SupplierError } from '../ports/supplier-error.ts'
import type { Reference } from '../reference/reference.ts'
import type { Users } from '../users/users.ts'
import { presentDeskPurchase, presentPurchase } from './present-purchase.ts'
import {
  findPurchase,
  insertEvent,
  insertPurchase,
  listAll,
  listByEntries,
  listOpen,
  listPaid,
  lockPurchase,
  type StoredPurchase,
  updatePurchase,
} from './purchase-store.ts'
import { redeemGift } from './redeem-gift.ts'
import { takeNews } from './take-news.ts'
import { tellOutcomes } from './tell-outcomes.ts'

/** Packs of tokens that parents pay for, for themselves or as gifts. Nothing is credited but for what the payment supplier itself tells. */
export interface Purchases {
  /** Whether tokens are sold here. */
  isOpen: boolean
  /**
   * Begins to buy a pack, and says where it is paid for.
   * @param callName the same for the same call made again; null where it cannot be told
   * @throws ApiError WRONG_STATUS where nothing is sold, NOT_FOUND for a pack that there is not, UNAVAILABLE where the supplier does not answer
   */
  begin(
    person: SignedInPerson,
    body: CheckoutBody,
    callName: string | null,
    remember: Remember<Checkout>,
  ): Promise<Checkout>
  /** @throws ApiError NOT_FOUND for a purchase of somebody else, too */
  read(uid: string, purchaseId: string): Promise<Purchase>
  /** @throws ApiError NOT_FOUND, WRONG_STATUS: see `redeemGift` */
  redeem(person: SignedInPerson, code: string, remember: Remember<RedeemedGift>): Promise<RedeemedGift>
  /**
   * Takes what was sent in the supplier's name.
   * @throws ApiError NOT_FOUND where nothing is sold, INVALID_REQUEST where it is not the supplier's
   */
  take(bytes: Uint8Array, signature: string): Promise<void>
  /** Asks the supplier about purchases of which it has told nothing since this moment. */
  lookAgain(begunBefore: Date): Promise<void>
}

type Remember<Answer> = (transaction: Transaction, answer: Answer) => Promise<void>

export interface PurchaseDependencies {
  db: Database
  /** Null where nothing is sold. */
  payments: Payments | null
  reference: Pick<Reference, 'tokenPacks'>
  users: Pick<Users, 'ensureProfile'>
  mail: MailRoom
  publicUrl: string
  logger: Pick<Logger, 'info' | 'warn' | 'error'>
}

export function createPurchases(deps: PurchaseDependencies): Purchases {
  const { db, payments, users, logger } = deps
  return {
    isOpen: payments !== null,
    async begin(person, body, callName, remember) {
      if (!payments) throw new ApiError('WRONG_STATUS', 'Tokens are not on sale here.')
      const purchase = await order(deps, person, body, callName)
      const { checkoutId, url } = await openCheckout(deps, payments, person, purchase)
      const answer = { purchaseId: purchase.id, url }
      await db.transaction(async (transaction) => {
        await updatePurchase(transaction, purchase.id, { checkoutId })
        await remember(transaction, answer)
      })
      return answer
    },
    async read(uid, purchaseId) {
      const found = await findPurchase(db, purchaseId)
      if (found?.purchase.uid !== uid) throw notFound('There is no such purchase.')
      return presentPurchase(found)
    },
    async redeem(person, code, remember) {
      await users.ensureProfile(person)
      return await db.transaction(async (transaction) => {
        const answer = await redeemGift(transaction, person.uid, code)
        await remember(transaction, answer)
        return answer
      })
    },
    async take(bytes, signature) {
      if (!payments) throw notFound('Tokens are not on sale here.')
      const { id, type, news } = believe(payments, { bytes, signature }, logger)
      if (news) await takeOnce(deps, { id, type }, [news])
    },
    async lookAgain(begunBefore) {
      if (!payments) return
      for (const purchase of await listOpen(db, begunBefore)) {
        await lookAt(deps, payments, purchase).catch((error: unknown) => {
          if (!(error instanceof SupplierError)) throw error
          logger.error(
            { err: error, purchase: purchase.id },
            'A purchase could not be looked at; tomorrow again.',
          )
        })
      }
    },
  }
}

/** What stands in the token history beside these entries. */
export async function receiptsOf(
  queryable: Queryable,
  entryIds: readonly string[],
): Promise<ReadonlyMap<string, Purchase>> {
  if (entryIds.length === 0) return new Map()
  const found = await listByEntries(queryable, entryIds)
  return new Map(found.map((shown) => [shown.purchase.entryId ?? '', presentPurchase(shown)]))
}

/** Those of which a payment is known, newest first. */
export async function readDeskPurchases(queryable: Queryable, uid: string): Promise<DeskPurchase[]> {
  return (await listPaid(queryable, uid)).map(presentDeskPurchase)
}

/** Everything a parent has bought or begun to buy, newest first. */
export async function readPurchases(queryable: Queryable, uid: string): Promise<Purchase[]> {
  return (await listAll(queryable, uid)).map(presentPurchase)
}

/** Kept before anybody is asked, so that whatever is paid finds what it is for. A call made again finds what it began. */
async function order(
  { db, users, reference }: PurchaseDependencies,
  person: SignedInPerson,
  { packId, isGift }: CheckoutBody,
  callName: string | null,
): Promise<StoredPurchase> {
  await users.ensureProfile(person)
  const pack = (await reference.tokenPacks()).find(({ id }) => id === packId)
  if (!pack) throw notFound('This pack is not sold any more. Please look at the packs again.')
  const id =
    callName === null ? randomUUID() : createHash('sha256').update(callName).digest('hex').slice(0, 32)
  const { name: packName, tokens, price, currency } = pack
  await insertPurchase(db, { id, uid: person.uid, packId, packName, tokens, price, currency, isGift })
  const found = await findPurchase(db, id)
  if (found?.purchase.state !== 'open')
    throw new ApiError(
      'WRONG_STATUS',
      'This payment page is closed. Please look at your token history, or begin anew.',
    )
  return found.purchase
}

async function openCheckout(
  { publicUrl, logger }: PurchaseDependencies,
  payments: Payments,
  { email }: SignedInPerson,
  { id, packName, tokens, price, currency }: StoredPurchase,
) {
  const page = `${publicUrl}/purchases/${id}`
  try {
    return await payments.openCheckout({
      purchaseId: id,
      title: `${packName}: ${countOf(tokens, 'token')}`,
      price,
      currency,
      email,
      successUrl: page,
      cancelUrl: `${page}?cancelled`,
    })
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    logger.error({ err: error, purchase: id }, 'The payment page could not be opened.')
    throw new ApiError(
      'UNAVAILABLE',
      'The payment page could not be opened. Nothing was charged. Please try again in a few minutes.',
    )
  }
}

/** @throws ApiError INVALID_REQUEST */
function believe(
  payments: Payments,
  { bytes, signature }: { bytes: Uint8Array; signature: string },
  logger: PurchaseDependencies['logger'],
) {
  try {
    return payments.readEvent(bytes, signature)
  } catch (error) {
    if (!(error instanceof PaymentEventError)) throw error
    logger.warn(
      { reason: error.message },
      'What was sent as news of a payment was refused. If it came from Stripe: look at STRIPE_WEBHOOK_SECRET and at the clock of this machine.',
    )
    throw new ApiError('INVALID_REQUEST', 'This is not signed as it should be.')
  }
}

/** Event, purchase, tokens and letters in one transaction: all of it is kept, or none, and never twice. */
async function takeOnce(
  deps: PurchaseDependencies,
  event: { id: string; type: string },
  news: readonly PaymentNews[],
): Promise<void> {
  await deps.db.transaction(async (transaction) => {
    if (!(await insertEvent(transaction, event))) return
    const outcomes = []
    for (const one of news) outcomes.push(...(await takeNews(transaction, event.id, one)))
    await tellOutcomes({ ...deps, transaction }, outcomes)
  })
}

/** A payment page is open for a day. */
const pageHours = 24

async function lookAt(
  deps: PurchaseDependencies,
  payments: Payments,
  purchase: StoredPurchase,
): Promise<void> {
  const { id, checkoutId, createdAt } = purchase
  if (checkoutId !== null) {
    const news = await payments.readCheckout(checkoutId)
    const told = news.map(({ kind }) => kind).join(' ')
    if (told) await takeOnce(deps, { id: `looked at ${checkoutId}: ${told}`, type: 'looked again' }, news)
    return
  }
  if (Date.now() - createdAt.getTime() < 2 * pageHours * 3600 * 1000) return
  await deps.db.transaction(async (transaction) => {
    const current = await lockPurchase(transaction, id)
    if (current?.state === 'open') await updatePurchase(transaction, id, { state: 'ended' })
  })
}
