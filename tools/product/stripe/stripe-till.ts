import { randomUUID } from 'node:crypto'

/** A Checkout Session as Stripe's API answers it, as far as anybody here reads it. */
export interface Session {
  id: string
  object: 'checkout.session'
  url: string | null
  mode: 'payment'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  client_reference_id: string | null
  customer_email: string | null
  amount_total: number
  currency: string
  payment_intent: string | null
  success_url: string
  cancel_url: string | null
  created: number
  livemode: false
}

/** Something that Stripe tells, as https://docs.stripe.com/api/events has it. */
export interface StripeEvent {
  id: string
  object: 'event'
  api_version: string
  created: number
  livemode: false
  type: string
  data: { object: object }
}

/** The charge of a payment. */
export interface Charge {
  id: string
  object: 'charge'
  amount: number
  currency: string
  payment_intent: string
  receipt_url: string
  status: 'succeeded'
}

const now = () => Math.floor(Date.now() / 1000)
const idOf = (kind: string) => `${kind}_test_${randomUUID().replaceAll('-', '')}`

export function eventOf(type: string, object: object): StripeEvent {
  const id = `evt_${randomUUID().replaceAll('-', '')}`
  return {
    id,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: now(),
    livemode: false,
    type,
    data: { object: { ...object } },
  }
}

/** What Stripe keeps: sessions, and the charges of what was paid. */
export class StripeTill {
  readonly sessions = new Map<string, Session>()
  readonly charges = new Map<string, Charge>()
  readonly #origin: () => string

  constructor(origin: () => string) {
    this.#origin = origin
  }

  /** @param form what was sent, and is in order */
  open(form: URLSearchParams): Session {
    const id = idOf('cs')
    const price = Number(form.get('line_items[0][price_data][unit_amount]'))
    const session: Session = {
      id,
      object: 'checkout.session',
      url: `${this.#origin()}/pay/${id}`,
      mode: 'payment',
      status: 'open',
      payment_status: 'unpaid',
      client_reference_id: form.get('client_reference_id'),
      customer_email: form.get('customer_email'),
      amount_total: price * Number(form.get('line_items[0][quantity]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      payment_intent: null,
      success_url: form.get('success_url') ?? '',
      cancel_url: form.get('cancel_url'),
      created: now(),
      livemode: false,
    }
    this.sessions.set(id, session)
    return session
  }

  session(id: string): Session {
    const found = this.sessions.get(id)
    if (!found) throw new Error(`There is no session ${id}.`)
    return found
  }

  /** Somebody pays. @returns what Stripe tells of it, in the order it usually does */
  pay(id: string): [charge: StripeEvent, completed: StripeEvent] {
    const session = this.session(id)
    const paymentId = idOf('pi')
    Object.assign(session, {
      status: 'complete',
      payment_status: 'paid',
      payment_intent: paymentId,
      url: null,
    })
    const charge: Charge = {
      id: idOf('ch'),
      object: 'charge',
      amount: session.amount_total,
      currency: session.currency,
      payment_intent: paymentId,
      receipt_url: `${this.#origin()}/receipts/${paymentId}`,
      status: 'succeeded',
    }
    this.charges.set(paymentId, charge)
    return [eventOf('charge.succeeded', charge), eventOf('checkout.session.completed', session)]
  }

  /** Nobody paid for a day. */
  expire(id: string): StripeEvent {
    const session = this.session(id)
    Object.assign(session, { status: 'expired', url: null })
    return eventOf('checkout.session.expired', session)
  }

  /** @param amount all of it when left out */
  refund(id: string, amount?: number): { created: StripeEvent; failed: StripeEvent } {
    const { payment_intent, amount_total, currency } = this.session(id)
    const refund = {
      id: idOf('re'),
      object: 'refund',
      amount: amount ?? amount_total,
      currency,
      payment_intent,
      status: 'succeeded',
    }
    return {
      created: eventOf('refund.created', refund),
      failed: eventOf('refund.failed', { ...refund, status: 'failed' }),
    }
  }

  /** What is told of a dispute as it goes on. */
  dispute(id: string): (status: string) => StripeEvent {
    const { payment_intent, amount_total: amount, currency } = this.session(id)
    const dispute = { id: idOf('dp'), object: 'dispute', amount, currency, payment_intent }
    return (status) =>
      eventOf(/^(won|lost)$/.test(status) ? 'charge.dispute.closed' : 'charge.dispute.created', {
        ...dispute,
        status,
      })
  }
}
