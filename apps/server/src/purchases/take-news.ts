import { countOf } from '@faith-fables/contract'
import type { Transaction } from '../db/database.ts'
import type { PaymentNews, TakenPayment } from '../ports/payments.ts'
import { creditBought, giveBackBought, grantTokens, takeBackBought } from '../token-ledger/token-ledger.ts'
import { newGiftCode } from './gift-code.ts'
import {
  lockPayment,
  lockPurchase,
  lockPurchaseOfPayment,
  type StoredPurchase,
  storeReceipt,
  storeReturn,
  sumReturns,
  updatePurchase,
} from './purchase-store.ts'

/** What came of some news, for the letters and the log. */
export type Outcome =
  | { kind: 'bought'; purchase: StoredPurchase; settled: number }
  | { kind: 'gift'; purchase: StoredPurchase; code: string }
  /** Somebody has to look: another sum was paid than was asked for. */
  | { kind: 'held'; purchase: StoredPurchase; paid: TakenPayment }
  /** Tokens were taken from the parent who bought them, or owed by them. */
  | { kind: 'taken'; purchase: StoredPurchase; tokens: number; owed: number }
  | { kind: 'given'; purchase: StoredPurchase; tokens: number }
  | { kind: 'unknown purchase'; purchaseId: string }

/**
 * Does what the news ask for, in this transaction. Each kind only looks at what is stored, so that news may come in any
 * order and more than once.
 * @param cause names what told them, for the token history: an event of the supplier
 */
export async function takeNews(
  transaction: Transaction,
  cause: string,
  news: PaymentNews,
): Promise<Outcome[]> {
  switch (news.kind) {
    case 'paid':
      return await takePayment(transaction, cause, news)
    case 'ended':
      return await endPurchase(transaction, news.purchaseId)
    case 'receipt':
      await lockPayment(transaction, news.paymentId)
      await storeReceipt(transaction, news.paymentId, news.receiptUrl)
      return []
    case 'returned': {
      const { returnId, ...back } = news
      await lockPayment(transaction, back.paymentId)
      await storeReturn(transaction, { id: returnId, ...back })
      const purchase = await lockPurchaseOfPayment(transaction, back.paymentId)
      return purchase ? await settleReturns(transaction, cause, purchase) : []
    }
  }
}

async function takePayment(transaction: Transaction, cause: string, paid: TakenPayment): Promise<Outcome[]> {
  await lockPayment(transaction, paid.paymentId)
  const purchase = await lockPurchase(transaction, paid.purchaseId)
  if (!purchase) return [{ kind: 'unknown purchase', purchaseId: paid.purchaseId }]
  if (purchase.paymentId !== null) return []
  const payment = { paymentId: paid.paymentId, paidAt: new Date() }
  if (paid.amount !== purchase.price || paid.currency !== purchase.currency) {
    await updatePurchase(transaction, purchase.id, { ...payment, state: 'held' })
    return [{ kind: 'held', purchase, paid }]
  }
  const { outcome, changes } = await credit(transaction, purchase)
  const credited = { ...payment, ...changes, state: 'paid' as const }
  await updatePurchase(transaction, purchase.id, credited)
  return [outcome, ...(await settleReturns(transaction, cause, { ...purchase, ...credited }))]
}

async function credit(transaction: Transaction, purchase: StoredPurchase) {
  const { id, uid, tokens, packName, isGift } = purchase
  const what = `${packName}, ${countOf(tokens, 'token')}`
  if (isGift) {
    const noted = {
      uid,
      kind: 'gift_bought',
      reference: id,
      amount: 0,
      description: `A gift for somebody: ${what}`,
    } as const
    const entry = await grantTokens(transaction, noted)
    const code = newGiftCode()
    return {
      outcome: { kind: 'gift', purchase, code } satisfies Outcome,
      changes: { entryId: entry.id, giftCode: code },
    }
  }
  const bought = {
    uid,
    kind: 'purchase',
    reference: id,
    amount: tokens,
    description: `Bought: ${what}`,
  } as const
  const { entry, settled } = await creditBought(transaction, bought)
  return {
    outcome: { kind: 'bought', purchase, settled } satisfies Outcome,
    changes: { entryId: entry.id },
  }
}

async function endPurchase(transaction: Transaction, id: string): Promise<Outcome[]> {
  const purchase = await lockPurchase(transaction, id)
  if (purchase?.state === 'open') await updatePurchase(transaction, id, { state: 'ended' })
  return []
}

/**
 * Takes back as many tokens as money went back, or gives again what was taken too much. Of a gift that nobody has redeemed
 * yet it is the gift that is worth less; of one that was, it is the parent who bought it that owes.
 */
async function settleReturns(
  transaction: Transaction,
  cause: string,
  purchase: StoredPurchase,
): Promise<Outcome[]> {
  const { id, uid, packName, takenBack, paymentId } = purchase
  if (purchase.state !== 'paid' || paymentId === null) return []
  const wanted = tokensOf(purchase, await sumReturns(transaction, paymentId))
  const more = wanted - takenBack
  if (more === 0) return []
  await updatePurchase(transaction, id, { takenBack: wanted })
  if (purchase.isGift && purchase.redeemedBy === null) return []
  const change = { uid, reference: `${id} ${cause}`, amount: Math.abs(more) }
  if (more > 0) {
    const description = `Taken back, as its payment was: ${packName}`
    const owed = await takeBackBought(transaction, { ...change, kind: 'purchase_returned', description })
    return [{ kind: 'taken', purchase, tokens: more, owed }]
  }
  const description = `Given again, as its payment stands: ${packName}`
  await giveBackBought(transaction, { ...change, kind: 'purchase_restored', description })
  return [{ kind: 'given', purchase, tokens: -more }]
}

/** The tokens that so much money bought, in whole ones. */
function tokensOf({ tokens, price }: StoredPurchase, money: number): number {
  return money >= price ? tokens : Math.floor((tokens * money) / price)
}
