import type { TokenTransaction } from '@faith-fables/contract'
import { formatPrice } from '@faith-fables/contract/format-price'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { tokenHistoryQuery } from '../../api/parent/user-queries.ts'
import { paths } from '../../paths.ts'
import { FailureNote } from '../../ui/messages/failure-note.tsx'
import { type Column, DataTable } from '../../ui/page/data-table.tsx'
import { Ornament } from '../../ui/pictures/ornament.tsx'
import { LoadingText } from '../../ui/waiting/loading-text.tsx'
import { Skeleton } from '../../ui/waiting/skeleton.tsx'
import { formatDate } from '../dates/format-date.ts'
import { formatAmount, formatBalance } from './format-tokens.ts'
import { giftWords } from './gift-words.ts'
import './token-history.css'

const columns: Column<TokenTransaction>[] = [
  {
    name: 'Date',
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt)}</span>,
  },
  { name: 'Description', cell: (entry) => <EntryWords entry={entry} />, isNamed: true },
  { name: 'Amount', cell: ({ amount }) => <TokenAmount amount={amount} />, align: 'right' },
  { name: 'Balance', cell: ({ balance }) => formatBalance(balance), align: 'right' },
]

/**
 * What came in and what went out, newest first. Asked for again when the parent comes back from another tab.
 *
 * @param props.limit how many entries; all of them without one
 */
export function TokenHistory({ limit }: { limit?: number }) {
  const history = useQuery({ ...tokenHistoryQuery(limit), refetchOnWindowFocus: true })
  const { data: transactions, isError, error, refetch } = history
  return (
    <>
      {isError && (
        <FailureNote title={`Error loading history: ${error.message}`} onRetry={() => void refetch()} />
      )}
      {transactions ? (
        <TokenTable transactions={transactions.slice(0, limit)} />
      ) : (
        !isError && <LoadingHistory />
      )}
    </>
  )
}

/** Entries that are there already, newest first. */
export function TokenTable({ transactions }: { transactions: TokenTransaction[] }) {
  if (transactions.length === 0) {
    return (
      <div className="token-history-empty">
        <Ornament name="coin" size={48} />
        <p>No token transactions found.</p>
      </div>
    )
  }
  return <DataTable caption="Token history" columns={columns} rows={transactions} rowKey={({ id }) => id} />
}

function LoadingHistory() {
  return (
    <div className="token-history-loading">
      <LoadingText className="py-4">Loading token history...</LoadingText>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  )
}

/** What the entry is for; of a purchase also its price, and where its receipts are. */
function EntryWords({ entry: { description, purchase } }: { entry: TokenTransaction }) {
  if (!purchase) return description
  const { id, receiptUrl, gift } = purchase
  return (
    <div>
      {description}
      <span className="token-receipt">
        <span>{formatPrice(purchase)}</span>
        <Link to={paths.purchase(id)}>See the purchase</Link>
        {receiptUrl && <a href={receiptUrl}>Receipt</a>}
        {gift && <span>{giftWords(gift)}</span>}
      </span>
    </div>
  )
}

function TokenAmount({ amount }: { amount: number }) {
  const { words, direction } = formatAmount(amount)
  return (
    <span className="token-amount" data-direction={direction}>
      {words}
    </span>
  )
}
