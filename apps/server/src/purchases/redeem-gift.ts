import type { RedeemedGift } from '@faith-fables/contract'
import { ApiError, notFound } from '../api-error.ts'
import type { Transaction } from '../db/database.ts'
import { creditBought } from '../token-ledger/token-ledger.ts'
import { giftCodeOf } from './gift-code.ts'
import { worthOf } from './present-purchase.ts'
import { lockGift, updatePurchase } from './purchase-store.ts'

/**
 * Credits a gift to whoever has its code, once: of two at the same moment the second is told.
 * @throws ApiError NOT_FOUND for a code that is none, WRONG_STATUS where it gives nothing any more
 */
export async function redeemGift(
  transaction: Transaction,
  uid: string,
  typed: string,
): Promise<RedeemedGift> {
  const gift = await lockGift(transaction, giftCodeOf(typed))
  if (!gift) throw notFound('There is no gift with this code. Please look at it again.')
  if (gift.redeemedBy === uid) throw new ApiError('WRONG_STATUS', 'You have redeemed this gift already.')
  if (gift.redeemedBy !== null) throw new ApiError('WRONG_STATUS', 'This gift was redeemed already.')
  const tokens = worthOf(gift)
  if (tokens === 0) throw new ApiError('WRONG_STATUS', 'This gift is void: its payment was taken back.')
  const { settled, balance } = await creditBought(transaction, {
    uid,
    kind: 'gift_redeemed',
    reference: gift.id,
    amount: tokens,
    description: `A gift: ${gift.packName}`,
  })
  await updatePurchase(transaction, gift.id, { redeemedBy: uid, redeemedAt: new Date() })
  return { tokens, settled, balance }
}
