import type { AppContext } from '../../app-context.ts'
import { acceptFiles } from '../accept-files.ts'
import type { HttpServer } from '../http-server.ts'
import { keyedCallOf } from '../keyed-call.ts'
import { registerRoute } from '../register-route.ts'

/** An event is a few kilobytes. */
const bytes = 512 * 1024
const tooLarge = 'This is too large for news of a payment.'

/** Packs of tokens: buying them, giving them, and what the payment supplier tells of them. */
export function purchaseRoutes(server: HttpServer, { purchases }: AppContext): void {
  registerRoute(server, 'createCheckout', ({ person, body, remember, request }) => {
    const call = keyedCallOf(request)
    return purchases.begin(person, body, call && JSON.stringify(call), remember)
  })

  registerRoute(server, 'getPurchase', ({ person, params }) => purchases.read(person.uid, params.purchaseId))

  registerRoute(server, 'redeemGift', ({ person, body, remember }) =>
    purchases.redeem(person, body.code, remember),
  )

  // The signature is of the bytes as they were sent.
  acceptFiles(server, { bytes, tooLarge }, (events) =>
    registerRoute(events, 'receivePaymentEvent', async ({ request }) => {
      const { body, headers } = request
      const signature = headers['stripe-signature']
      await purchases.take(
        Buffer.isBuffer(body) ? body : Buffer.alloc(0),
        typeof signature === 'string' ? signature : '',
      )
      return {}
    }),
  )
}
