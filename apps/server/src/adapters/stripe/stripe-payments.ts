import Stripe from 'stripe'
import type { PaymentSetting } from '../../ports/payment-setting.ts'
import { type CheckoutOrder, PaymentEventError, type Payments } from '../../ports/payments.ts'
import { SupplierError } from '../../ports/supplier-error.ts'
import { newsOfCheckout, newsOfEvent } from './stripe-news.ts'

/** A page that takes longer to open is not waited for. */
const timeoutMilliseconds = 15_000
/** Of one call; Stripe answers a repeated one as it answered the first. */
const repetitions = 2

/**
 * Payment by Stripe Checkout.
 * @param server where Stripe's API is; its own address when left out
 */
export function createStripePayments(setting: PaymentSetting, server?: URL): Payments {
  const stripe = openStripe(setting, server)
  return {
    async openCheckout(order) {
      const session = await asking(() =>
        stripe.checkout.sessions.create(sessionFor(order), { idempotencyKey: order.purchaseId }),
      )
      if (!session.url) throw new SupplierError('Stripe answered no payment page.', { retryable: false })
      return { checkoutId: session.id, url: session.url }
    },
    async readCheckout(checkoutId) {
      return newsOfCheckout(
        await asking(() =>
          stripe.checkout.sessions.retrieve(checkoutId, { expand: ['payment_intent.latest_charge'] }),
        ),
      )
    },
    readEvent(bytes, signature) {
      try {
        const event = stripe.webhooks.constructEvent(Buffer.from(bytes), signature, setting.webhookSecret)
        return { id: event.id, type: event.type, news: newsOfEvent(event) }
      } catch (error) {
        throw new PaymentEventError(error instanceof Error ? error.message : String(error))
      }
    },
  }
}

/**
 * Asks Stripe one small question.
 * @returns whether it is money in earnest or in test mode
 * @throws SupplierError
 */
export async function askStripe(setting: PaymentSetting): Promise<'live' | 'test'> {
  const stripe = openStripe(setting)
  await asking(() => stripe.checkout.sessions.list({ limit: 1 }))
  return /^(sk|rk)_live_/.test(setting.secretKey) ? 'live' : 'test'
}

function openStripe({ secretKey }: PaymentSetting, server?: URL): Stripe {
  return new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(),
    maxNetworkRetries: repetitions,
    timeout: timeoutMilliseconds,
    telemetry: false,
    ...(server && { host: server.hostname, port: server.port, protocol: 'http' }),
  })
}

function sessionFor({ purchaseId, title, price, currency, email, ...ways }: CheckoutOrder) {
  return {
    mode: 'payment',
    client_reference_id: purchaseId,
    customer_email: email,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: price,
          product_data: { name: title },
        },
      },
    ],
    payment_intent_data: { description: title, metadata: { purchase: purchaseId } },
    // What is paid is what is listed: no other currency, and no other sum.
    adaptive_pricing: { enabled: false },
    success_url: ways.successUrl,
    cancel_url: ways.cancelUrl,
  } satisfies Stripe.Checkout.SessionCreateParams
}

/** @throws SupplierError in place of Stripe's own */
async function asking<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    const { statusCode } = error
    const isRefused = statusCode === 401 || statusCode === 403
    const message = isRefused
      ? `Stripe refused its key (${statusCode}).`
      : `Stripe did not answer as it should: ${error.message}`
    const retryable = statusCode === undefined || statusCode === 429 || statusCode >= 500
    throw new SupplierError(message, { retryable, cause: error })
  }
}
