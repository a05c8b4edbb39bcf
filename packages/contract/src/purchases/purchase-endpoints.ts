import type { Endpoint } from '../endpoint.ts'

/** Tokens that are bought, given and paid back. */
export const purchaseEndpoints = {
  createCheckout: {
    method: 'POST',
    path: '/api/purchases/checkout',
    auth: 'parent',
    area: 'Purchases',
    idempotent: true,
    action: 'buying tokens',
    failure: 'The payment page could not be opened.',
    summary: 'Begins to buy a pack of tokens, for oneself or as a gift, and answers where it is paid for.',
  },
  getPurchase: {
    method: 'GET',
    path: '/api/purchases/:purchaseId',
    auth: 'parent',
    area: 'Purchases',
    action: 'fetching a purchase',
    failure: 'The purchase could not be loaded.',
    summary: 'Where a purchase of the parent stands.',
  },
  redeemGift: {
    method: 'POST',
    path: '/api/gifts/redeem',
    auth: 'parent',
    area: 'Purchases',
    idempotent: true,
    action: 'redeeming a gift',
    failure: 'The gift could not be redeemed.',
    summary: 'Gives the parent the tokens that somebody else has paid for, by the code of the gift.',
  },
  receivePaymentEvent: {
    method: 'POST',
    path: '/api/payments/events',
    auth: 'none',
    area: 'Purchases',
    summary:
      'What the payment supplier tells: signed by it, and the only way by which bought tokens are credited or taken back.',
  },
} as const satisfies Record<string, Endpoint>
