import type { Purchase } from '@faith-fables/contract/purchase-schemas'

/** 'Code K7QM-2FXA-99TD-RWHB, not redeemed yet' */
export function giftWords({ code, state }: NonNullable<Purchase['gift']>): string {
  if (state === 'redeemed') return `Code ${code}, redeemed`
  return state === 'void' ? 'Void: its payment was taken back' : `Code ${code}, not redeemed yet`
}
