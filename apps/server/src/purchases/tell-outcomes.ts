import type { Transaction } from '../db/database.ts'
import { boughtMail, giftMail, paymentBackMail, paymentStandsMail } from '../mail/mail.ts'
import type { Letter } from '../ports/mail.ts'
import { balanceOf, owedBy } from '../token-ledger/token-ledger.ts'
import { findAddressee, findPurchase } from './purchase-store.ts'
import type { PurchaseDependencies } from './purchases.ts'
import type { Outcome } from './take-news.ts'

type Telling = Pick<PurchaseDependencies, 'mail' | 'publicUrl' | 'logger'> & { transaction: Transaction }

/** Writes to the parents, in the transaction of what they are told, and into the log what an operator must know. */
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
  const { transaction, mail, publicUrl, logger } = deps
  const { id, uid } = outcome.purchase
  if (outcome.kind === 'held') {
    const { paid } = outcome
    logger.error(
      { purchase: id, paid },
      'Another sum was paid than was asked for: nothing was credited. Look at the payment, and at the parent at the desk.',
    )
    return
  }
  const addressee = await findAddressee(transaction, uid)
  if (!addressee) {
    logger.warn(
      { purchase: id, outcome: outcome.kind },
      'A payment moved for a parent whose account is deleted. Perhaps it should be refunded.',
    )
    return
  }
  const found = await findPurchase(transaction, id)
  const { packName: name, tokens, price, currency } = outcome.purchase
  const about = { ...addressee, publicUrl, purchaseId: id, name, tokens, price, currency }
  const receiptUrl = found?.receiptUrl ?? null
  const { kind } = outcome
  const send = (letter: Letter) => mail.post(transaction, { uid, about: 'account', letter })
  if (kind === 'gift') return await send(giftMail({ ...about, receiptUrl, code: outcome.code }))
  const balance = await balanceOf(transaction, uid)
  if (kind === 'bought')
    return await send(boughtMail({ ...about, receiptUrl, settled: outcome.settled, balance }))
  const owed = await owedBy(transaction, uid)
  if (kind === 'taken') return await send(paymentBackMail({ ...about, taken: outcome.tokens, balance, owed }))
  await send(paymentStandsMail({ ...about, given: outcome.tokens, balance, owed }))
}
