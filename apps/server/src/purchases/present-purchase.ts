import type { DeskPurchase, GiftState, Purchase } from '@faith-fables/contract'
import type { ShownPurchase, StoredPurchase } from './purchase-store.ts'

/** A purchase as its parent sees it. */
export function presentPurchase(shown: ShownPurchase): Purchase {
  const { giftCode } = shown.purchase
  const state = giftStateOf(shown.purchase)
  return { ...present(shown), gift: giftCode === null || state === null ? null : { code: giftCode, state } }
}

export function presentDeskPurchase(shown: ShownPurchase): DeskPurchase {
  return { ...present(shown), giftState: giftStateOf(shown.purchase) }
}

/** Null unless it is a gift that was paid for. */
function giftStateOf(purchase: StoredPurchase): GiftState | null {
  if (purchase.giftCode === null) return null
  if (purchase.redeemedBy !== null) return 'redeemed'
  return worthOf(purchase) === 0 ? 'void' : 'unredeemed'
}

/** The tokens that count, of those that were bought. */
export const worthOf = ({ tokens, takenBack }: StoredPurchase): number => tokens - takenBack

function present({ purchase, receiptUrl }: ShownPurchase): Omit<Purchase, 'gift'> {
  const { id, packName, tokens, price, currency, state, createdAt, paidAt, takenBack, isGift } = purchase
  return {
    id,
    name: packName,
    tokens,
    price,
    currency,
    state,
    begunAt: createdAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    takenBack,
    receiptUrl,
    isGift,
  }
}
