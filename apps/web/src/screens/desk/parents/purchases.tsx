import type { DeskPurchase } from '@faith-fables/contract'
import { countOf } from '@faith-fables/contract/count-of'
import { formatPrice } from '@faith-fables/contract/format-price'
import { LocalDate } from '../../../components/dates/local-date.tsx'
import { type Column, DataTable } from '../../../ui/page/data-table.tsx'

const columns: Column<DeskPurchase>[] = [
  {
    name: 'Date',
    cell: ({ paidAt }) => (
      <span className="whitespace-nowrap">
        <LocalDate moment={paidAt ?? ''} />
      </span>
    ),
  },
  { name: 'Pack', cell: ({ name, tokens }) => `${name}, ${countOf(tokens, 'token')}`, isNamed: true },
  { name: 'Standing', cell: (purchase) => standingOf(purchase), isNamed: true },
  {
    name: 'Price',
    cell: (purchase) =>
      purchase.receiptUrl ? <a href={purchase.receiptUrl}>{formatPrice(purchase)}</a> : formatPrice(purchase),
    align: 'right',
  },
]

/** What a parent has bought; nothing where it was nothing. */
export function Purchases({ purchases }: { purchases: DeskPurchase[] }) {
  if (purchases.length === 0) return null
  return (
    <section className="stack" aria-labelledby="purchases">
      <h2 id="purchases" className="text-xl">
        Purchases
      </h2>
      <DataTable caption="Purchases" columns={columns} rows={purchases} rowKey={({ id }) => id} />
    </section>
  )
}

function standingOf({ state, isGift, giftState, takenBack }: DeskPurchase): string {
  if (state === 'held') return 'Held: another sum was paid than was asked for. Nothing was credited'
  const back = takenBack > 0 ? `, ${countOf(takenBack, 'token')} taken back` : ''
  if (!isGift) return `Paid${back}`
  return `A gift, ${giftState === 'unredeemed' ? 'not redeemed yet' : giftState}${back}`
}
