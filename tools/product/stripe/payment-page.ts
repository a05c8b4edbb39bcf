import type { ServerResponse } from 'node:http'
import type { StripeEvent, StripeTill } from './stripe-till.ts'

interface PageOwner {
  till: StripeTill
  send: (event: StripeEvent) => Promise<void>
}

/** Stripe's page, where somebody pays or goes back. Of a slow payment the parent is back before anything is told. */
export async function answerPage(
  { till, send }: PageOwner,
  url: URL,
  response: ServerResponse,
): Promise<void> {
  const [, kind, id = ''] = /^\/(pay|paid|slowly|receipts)\/(\w+)$/.exec(url.pathname) ?? []
  const session = till.sessions.get(id)
  if (kind === 'receipts') sendPage(response, `<h1>Receipt</h1><p>${id}</p>`)
  else if (!session) response.writeHead(404).end()
  else if (kind === 'pay') {
    sendPage(
      response,
      `<h1>Pay ${session.amount_total / 100} ${session.currency}</h1>
      <form method="post" action="/paid/${id}"><button>Pay</button></form>
      <form method="post" action="/slowly/${id}"><button>Pay slowly</button></form>
      <a href="${session.cancel_url}">Back</a>`,
    )
  } else {
    const events = kind === 'paid' && session.status === 'open' ? till.pay(id) : []
    for (const event of events) await send(event)
    response.writeHead(303, { location: session.success_url }).end()
  }
}

function sendPage(response: ServerResponse, content: string): void {
  const head = '<!doctype html><html lang="en"><title>Stripe</title><link rel="icon" href="data:,">'
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    .end(`${head}<main>${content}</main>`)
}
