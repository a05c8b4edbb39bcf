import { z } from 'zod'
import { giftCodeRule } from '../inputs/field-rules.ts'
import { id, moment } from '../inputs/text-schema.ts'

/**
 * Where the buying of a pack stands. `open`: nothing is known of a payment yet; `paid`: the tokens were credited, or the
 * code of the gift was made; `ended`: nothing was paid, and the payment page is closed; `held`: what was paid is not what
 * was asked, and nothing is credited until somebody has looked.
 */
export const purchaseStates = ['open', 'paid', 'ended', 'held'] as const
export type PurchaseState = (typeof purchaseStates)[number]

/** Of a gift that is paid for: whether its code still gives anything. */
export const giftStates = ['unredeemed', 'redeemed', 'void'] as const
export type GiftState = (typeof giftStates)[number]

/** A pack as it was bought: name, tokens and price are those of that moment. */
export const purchase = z.object({
  id: z.string(),
  name: z.string(),
  tokens: z.int(),
  /** In the smallest unit of the currency: cents. */
  price: z.int(),
  /** ISO 4217. */
  currency: z.string(),
  state: z.enum(purchaseStates),
  begunAt: moment,
  paidAt: moment.nullable(),
  /** How many of the tokens do not count any more, because money went back. */
  takenBack: z.int(),
  /** The payment supplier's own receipt; null where there is none yet. */
  receiptUrl: z.string().nullable(),
  isGift: z.boolean(),
  /** Null unless it is a gift that is paid for. */
  gift: z.object({ code: z.string(), state: z.enum(giftStates) }).nullable(),
})
export type Purchase = z.infer<typeof purchase>

/** As the desk sees it: whoever has the code of a gift has its tokens, so it is not shown there. */
export const deskPurchase = purchase.omit({ gift: true }).extend({ giftState: z.enum(giftStates).nullable() })
export type DeskPurchase = z.infer<typeof deskPurchase>

export const purchaseParams = z.object({ purchaseId: id })

/** What is bought. Its price and tokens are the server's to know. */
export const checkoutBody = z.object({ packId: id, isGift: z.boolean() })
export type CheckoutBody = z.infer<typeof checkoutBody>

export const checkout = z.object({
  purchaseId: z.string(),
  /** The payment supplier's page, where the parent pays. */
  url: z.string(),
})
export type Checkout = z.infer<typeof checkout>

/** The code of a gift as somebody types it; what could not be stored is a code that nobody has. */
export const giftBody = z.object({
  code: z
    .string(giftCodeRule.missing)
    .trim()
    .min(1, giftCodeRule.missing)
    .max(giftCodeRule.atMost.length, giftCodeRule.atMost.sentence),
})

export const redeemedGift = z.object({
  /** What the gift was worth. */
  tokens: z.int(),
  /** So many of them settled what was owed. */
  settled: z.int(),
  balance: z.int(),
})
export type RedeemedGift = z.infer<typeof redeemedGift>
