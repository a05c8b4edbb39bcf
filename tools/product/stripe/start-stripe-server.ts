import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import Stripe from 'stripe'
import { answerPage } from './payment-page.ts'
import { StripeApi } from './stripe-api.ts'
import { type StripeEvent, StripeTill } from './stripe-till.ts'

/** An event as it is sent: the bytes, and the header that signs them. */
export interface SignedEvent {
  payload: string
  signature: string
}

export interface StripeServer extends AsyncDisposable {
  readonly till: StripeTill
  readonly api: StripeApi
  readonly address: URL
  /** Settings of an installation that Stripe knows. */
  readonly settings: { STRIPE_SECRET_KEY: string; STRIPE_WEBHOOK_SECRET: string }
  /** The same, of a product that runs as a process: there Stripe's own address leads here. */
  readonly processSettings: Record<string, string>
  sign(event: StripeEvent, options?: { secret?: string; secondsAgo?: number }): SignedEvent
  /** Where what happens on its payment page is told. */
  tell(url: string): void
  /** Tells it. @throws Error where it is not taken */
  send(event: StripeEvent): Promise<void>
}

const secretKey = 'sk_test_faithfables'
const webhookSecret = 'whsec_faithfables'
const settings = { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret }

/** A server on this machine that speaks as much of Stripe's API as the product uses, and refuses what Stripe would. */
export async function startStripeServer(): Promise<StripeServer> {
  let toldAt: string | null = null
  let origin = ''
  const till = new StripeTill(() => origin)
  const api = new StripeApi(till, secretKey)

  const send = async (event: StripeEvent) => {
    if (toldAt === null) return
    const { payload, signature } = sign(event)
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature }
    const told = await fetch(toldAt, { method: 'POST', headers, body: payload })
    if (!told.ok) throw new Error(`The webhook answered ${told.status}: ${await told.text()}`)
  }

  const server = createServer(async (request, response) => {
    const { method = '', headers } = request
    const url = new URL(request.url ?? '', origin)
    const body = await textOf(request)
    if (!url.pathname.startsWith('/v1/')) return await answerPage({ till, send }, url, response)
    const answer = api.answer({ method, url, headers, body })
    response
      .writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
      .end(JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    till,
    api,
    address: new URL(origin),
    settings,
    processSettings: {
      ...settings,
      STRIPE_SERVER: origin,
      NODE_OPTIONS: `--import ${fileURLToPath(new URL('lead-to-stripe-server.ts', import.meta.url))}`,
    },
    sign,
    tell(url) {
      toldAt = url
    },
    send,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function sign(
  event: StripeEvent,
  { secret = webhookSecret, secondsAgo = 0 }: { secret?: string; secondsAgo?: number } = {},
): SignedEvent {
  const payload = JSON.stringify(event, null, 2)
  const timestamp = Math.floor(Date.now() / 1000) - secondsAgo
  return { payload, signature: Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }) }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
