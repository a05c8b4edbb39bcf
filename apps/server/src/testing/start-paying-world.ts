import type { Purchase, TokenTransaction } from '@faith-fables/contract'
import {
  type SignedEvent,
  type StripeServer,
  startStripeServer,
} from '@faith-fables/tools/product/stripe/start-stripe-server'
import type { StripeEvent } from '@faith-fables/tools/product/stripe/stripe-till'
import { createStripePayments } from '../adapters/stripe/stripe-payments.ts'
import type { Mail } from '../ports/mail.ts'
import { owedBy } from '../token-ledger/token-ledger.ts'
import { plainMailCarrier } from './plain-mail-carrier.ts'
import type { TestParent } from './sign-up-parent.ts'
import { startTestWorld, type TestWorld, type WorldOptions } from './start-test-world.ts'

/** A pack that somebody is at Stripe's page for. */
export interface BegunPurchase {
  purchaseId: string
  /** Of Stripe. */
  sessionId: string
}

/** A world in which tokens are sold, with a server that speaks as Stripe does. */
export interface PayingWorld extends AsyncDisposable {
  world: TestWorld
  stripe: StripeServer
  /** Those about purchases. */
  letters(): Mail[]
  /** Begins to buy a pack: the Sapling of 600 tokens unless it is named. */
  begin(parent: TestParent, wanted?: { packId?: string; isGift?: boolean }): Promise<BegunPurchase>
  /** Begins, pays and has it told. */
  buy(parent: TestParent, wanted?: { packId?: string; isGift?: boolean }): Promise<BegunPurchase>
  /** Has Stripe tell these, one after another; answers the statuses. */
  tell(...events: StripeEvent[]): Promise<number[]>
  /** Sends what may be anything to where Stripe tells. */
  send(event: Partial<SignedEvent>): Promise<{ status: number; message: string }>
  purchase(parent: TestParent, begun: BegunPurchase): Promise<Purchase>
  history(parent: TestParent): Promise<TokenTransaction[]>
  /** What the parent has, what they owe, and the sum of all entries. */
  account(parent: TestParent): Promise<{ balance: number; owed: number; sum: number }>
}

export async function startPayingWorld(options: WorldOptions = {}): Promise<PayingWorld> {
  const stripe = await startStripeServer()
  const mailCarrier = plainMailCarrier()
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = stripe.settings
  const payments = createStripePayments({ secretKey, webhookSecret }, stripe.address)
  const world = await startTestWorld({
    works: false,
    ...options,
    overrides: { mailCarrier, payments, ...options.overrides },
  })

  const send: PayingWorld['send'] = async ({ payload = '', signature }) => {
    const answer = await world.server.inject({
      method: 'POST',
      url: '/api/payments/events',
      payload,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...(signature !== undefined && { 'stripe-signature': signature }),
      },
    })
    return { status: answer.statusCode, message: answer.json().message ?? '' }
  }
  const tell: PayingWorld['tell'] = async (...events) => {
    const statuses: number[] = []
    for (const event of events) statuses.push((await send(stripe.sign(event))).status)
    return statuses
  }
  const begin: PayingWorld['begin'] = async (parent, { packId = 'sapling', isGift = false } = {}) => {
    const { purchaseId, url } = await world.as(parent).ask('createCheckout', { body: { packId, isGift } })
    return { purchaseId, sessionId: url.slice(url.lastIndexOf('/') + 1) }
  }
  return {
    world,
    stripe,
    letters: () => mailCarrier.letters.filter(({ text }) => text.includes('/purchases/')),
    begin,
    async buy(parent, wanted) {
      const begun = await begin(parent, wanted)
      await tell(...stripe.till.pay(begun.sessionId))
      return begun
    },
    tell,
    send,
    purchase: (parent, { purchaseId }) => world.as(parent).ask('getPurchase', { params: { purchaseId } }),
    history: (parent) => world.as(parent).ask('listTokenTransactions'),
    async account(parent) {
      const entries = await world.as(parent).ask('listTokenTransactions')
      return {
        balance: await world.balanceOf(parent),
        owed: await owedBy(world.context.database.db, parent.uid),
        sum: entries.reduce((sum, { amount }) => sum + amount, 0),
      }
    },
    async [Symbol.asyncDispose]() {
      await world[Symbol.asyncDispose]()
      await stripe[Symbol.asyncDispose]()
    },
  }
}
