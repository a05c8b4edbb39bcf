import { boughtMail, giftMail, paymentBackMail, paymentStandsMail } from '../mail/mail.ts'
import { balanceOf, owedBy } from '../token-ledger/token-ledger.ts'
import { findAddressee, findPurchase } from './purchase-store.ts'
import type { PurchaseDependencies } from './purchases.ts'
import type { Outcome } from './take-news.ts'

type Telling = Pick<PurchaseDependencies, 'db' | 'mail' | 'publicUrl' | 'logger'>

/** Writes to the parents, and into the log what an operator must know. */
export async function tellOutcomes(deps: Telling, outcomes: readonly Outcome[]): Promise<void> {
  for (const outcome of outcomes) {
    if (outcome.kind === 'unknown purchase')
      deps.logger.warn(outcome, 'A payment was told of for a purchase that is not of this installation.')
    else await tellParent(deps, outcome)
  }
}

async function tellParent(
  deps: Telling,
  outcome: Exclude<Outcome, { kind: 'unknown purchase' }>,
): Promise<void> {
  const { db, mail, publicUrl, logger } = deps
  const { id, uid } = outcome.purchase
  if (outcome.kind === 'held') {
    const { paid } = outcome
    logger.error(
      { purchase: id, paid },
      'Another sum was paid than was asked for: nothing was credited. Look at the payment, and at the parent at the desk.',
    )
    return
  }
  const addressee = await findAddressee(db, uid)
  if (!addressee) {
    logger.warn(
      { purchase: id, outcome: outcome.kind },
      'A payment moved for a parent whose account is deleted. Perhaps it should be refunded.',
    )
    return
  }
  const found = await findPurchase(db, id)
  const { packName: name, tokens, price, currency } = outcome.purchase
  const about = { ...addressee, publicUrl, purchaseId: id, name, tokens, price, currency }
  const receiptUrl = found?.receiptUrl ?? null
  const { kind } = outcome
  if (kind === 'gift') return mail.send(giftMail({ ...about, receiptUrl, code: outcome.code }))
  const balance = await balanceOf(db, uid)
  if (kind === 'bought')
    return mail.send(boughtMail({ ...about, receiptUrl, settled: outcome.settled, balance }))
  const owed = await owedBy(db, uid)
  if (kind === 'taken') return mail.send(paymentBackMail({ ...about, taken: outcome.tokens, balance, owed }))
  return mail.send(paymentStandsMail({ ...about, given: outcome.tokens, balance, owed }))
}
