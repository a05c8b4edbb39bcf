import { type Refusal, refusalOf, rulesOfSession } from './check-form.ts'
import type { Session, StripeTill } from './stripe-till.ts'

export interface ApiCall {
  method: string
  url: URL
  headers: NodeJS.Dict<string | string[]>
  body: string
}

export interface ApiAnswer {
  status: number
  body: object
  headers?: Record<string, string>
}

/** As much of Stripe's API as the product uses: https://docs.stripe.com/api/checkout/sessions. */
export class StripeApi {
  /** Bodies of the calls that came with the right key. */
  readonly received: string[] = []
  /** While it is set, every call is answered like this. */
  failure: number | null = null
  readonly #till: StripeTill
  readonly #allowed: string
  /** By idempotency key. */
  readonly #answered = new Map<string, { body: string; answer: Session }>()

  constructor(till: StripeTill, secretKey: string) {
    this.#till = till
    this.#allowed = `Bearer ${secretKey}`
  }

  answer(call: ApiCall): ApiAnswer {
    const { method, url, headers, body } = call
    if (this.failure !== null) return refused(this.failure, 'api_error', 'Not now.')
    if (headers.authorization !== this.#allowed)
      return refused(401, 'invalid_request_error', 'Invalid API Key provided')
    this.received.push(body)
    const place = `${method} ${url.pathname}`
    if (place === 'POST /v1/checkout/sessions') return this.#open(call)
    if (place === 'GET /v1/checkout/sessions')
      return found({ object: 'list', data: [...this.#till.sessions.values()], has_more: false })
    const [, id = ''] = /^GET \/v1\/checkout\/sessions\/(\w+)$/.exec(place) ?? []
    const session = this.#till.sessions.get(id)
    if (!session) return refused(404, 'invalid_request_error', `There is nothing at ${place}.`)
    return found(this.#expanded(session, url.searchParams.getAll('expand[0]')))
  }

  #open({ headers, body }: ApiCall): ApiAnswer {
    const key = String(headers['idempotency-key'] ?? '')
    const earlier = this.#answered.get(key)
    if (earlier && earlier.body !== body) {
      const sentence = 'Keys for idempotent requests can only be used with the same parameters.'
      return refused(400, 'idempotency_error', sentence)
    }
    if (earlier) return { ...found(earlier.answer), headers: { 'idempotent-replayed': 'true' } }
    const form = new URLSearchParams(body)
    const refusal = refusalOf(form, rulesOfSession)
    if (refusal) return answerOf(refusal)
    const session = this.#till.open(form)
    if (key) this.#answered.set(key, { body, answer: { ...session } })
    return found(session)
  }

  #expanded(session: Session, wanted: readonly string[]): object {
    const charge = this.#till.charges.get(session.payment_intent ?? '')
    if (!charge || !wanted.includes('payment_intent.latest_charge')) return session
    return { ...session, payment_intent: { id: session.payment_intent, latest_charge: charge } }
  }
}

const found = (body: object): ApiAnswer => ({ status: 200, body })

const refused = (status: number, type: string, message: string): ApiAnswer =>
  answerOf({ status, error: { type, message } })

const answerOf = ({ status, error }: Refusal): ApiAnswer => ({
  status,
  body: { error },
  headers: { 'stripe-should-retry': 'false' },
})
