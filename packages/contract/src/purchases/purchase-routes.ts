import type { Endpoint } from '../endpoint.ts'
import { nothing, type RouteSchemas } from '../route-schemas.ts'
import { purchaseEndpoints } from './purchase-endpoints.ts'
import * as purchases from './purchase-schemas.ts'

export const purchaseRoutes = {
  createCheckout: {
    ...purchaseEndpoints.createCheckout,
    body: purchases.checkoutBody,
    answer: purchases.checkout,
    successStatus: 201,
  },
  getPurchase: {
    ...purchaseEndpoints.getPurchase,
    params: purchases.purchaseParams,
    answer: purchases.purchase,
  },
  redeemGift: { ...purchaseEndpoints.redeemGift, body: purchases.giftBody, answer: purchases.redeemedGift },
  receivePaymentEvent: {
    ...purchaseEndpoints.receivePaymentEvent,
    fileBody: 'application/json',
    answer: nothing,
  },
} as const satisfies Record<keyof typeof purchaseEndpoints, Endpoint & RouteSchemas>
