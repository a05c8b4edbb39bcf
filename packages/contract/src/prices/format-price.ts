import type { TokenPack } from '../reference/reference-schemas.ts'

/** '$9.99': the price of a pack, which the server tells in the currency's smallest unit. */
export function formatPrice({ price, currency }: Pick<TokenPack, 'price' | 'currency'>): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2
  return format.format(price / 10 ** decimals)
}
