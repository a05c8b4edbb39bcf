import { z } from 'zod'
import type { PaymentNews } from '../../ports/payments.ts'

const charge = z.object({ receipt_url: z.string().nullish(), payment_intent: z.string().nullish() })

const session = z.object({
  client_reference_id: z.string().nullish(),
  status: z.enum(['open', 'complete', 'expired']).nullish(),
  payment_status: z.string(),
  amount_total: z.int().nullish(),
  currency: z.string().nullish(),
  payment_intent: z
    .union([z.string(), z.object({ id: z.string(), latest_charge: z.union([z.string(), charge]).nullish() })])
    .nullish(),
})
type Session = z.infer<typeof session>

const moneyBack = z.object({
  id: z.string(),
  amount: z.int(),
  status: z.string().nullish(),
  payment_intent: z.string().nullish(),
})

/** Of a session as it was asked for: what is known of it, its receipt too. */
export function newsOfCheckout(answer: unknown): PaymentNews[] {
  const known = session.parse(answer)
  const news = known.status === 'expired' ? endOf(known) : paymentOf(known)
  return [news, receiptWithin(known)].filter((one) => one !== null)
}

/** What an event means for us; null where it means nothing. What is no event of Stripe's is refused by an error of zod. */
export function newsOfEvent({ type, data }: { type: string; data: { object: unknown } }): PaymentNews | null {
  const { object } = data
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return paymentOf(session.parse(object))
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return endOf(session.parse(object))
    case 'charge.succeeded':
    case 'charge.updated':
      return receiptOf(charge.parse(object))
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return refundOf(moneyBack.parse(object))
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return disputeOf(moneyBack.parse(object))
    default:
      return null
  }
}

/** Null while nothing is paid yet, as with a bank transfer under way, and for a session that is not ours. */
function paymentOf(known: Session): PaymentNews | null {
  const { client_reference_id: purchaseId, payment_status, amount_total, currency } = known
  const paymentId = paymentIdOf(known)
  if (!purchaseId || payment_status !== 'paid' || !paymentId) return null
  return {
    kind: 'paid',
    purchaseId,
    paymentId,
    amount: amount_total ?? 0,
    currency: (currency ?? '').toUpperCase(),
  }
}

const endOf = ({ client_reference_id: purchaseId }: Session): PaymentNews | null =>
  purchaseId ? { kind: 'ended', purchaseId } : null

function paymentIdOf({ payment_intent: intent }: Session): string | null {
  if (!intent) return null
  return typeof intent === 'string' ? intent : intent.id
}

function receiptWithin(known: Session): PaymentNews | null {
  const { payment_intent: intent } = known
  if (!intent || typeof intent === 'string') return null
  const { latest_charge: latest } = intent
  if (!latest || typeof latest === 'string') return null
  return receiptOf({ ...latest, payment_intent: intent.id })
}

function receiptOf({ receipt_url, payment_intent }: z.infer<typeof charge>): PaymentNews | null {
  if (!payment_intent || !receipt_url || !isOnTheWeb(receipt_url)) return null
  return { kind: 'receipt', paymentId: payment_intent, receiptUrl: receipt_url }
}

/** It is shown as a link. */
const isOnTheWeb = (address: string): boolean => /^https?:\/\//.test(address)

function refundOf({ id, amount, status, payment_intent }: z.infer<typeof moneyBack>): PaymentNews | null {
  if (!payment_intent) return null
  const isVoid = status === 'failed' || status === 'canceled'
  return { kind: 'returned', returnId: id, paymentId: payment_intent, amount, isVoid }
}

/** Money goes back when a dispute is opened and comes again where it is won. A warning, and one that was prevented, moves none. */
function disputeOf({ id, amount, status, payment_intent }: z.infer<typeof moneyBack>): PaymentNews | null {
  if (!payment_intent || !status || status === 'prevented' || status.startsWith('warning_')) return null
  return { kind: 'returned', returnId: id, paymentId: payment_intent, amount, isVoid: status === 'won' }
}
