import type { TokenTransaction } from '@faith-fables/contract'
import { useQuery } from '@tanstack/react-query'
import { tokenHistoryQuery } from '../api/user-queries.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { FailureNote } from '../ui/failure-note.tsx'
import { LoadingText } from '../ui/loading-text.tsx'
import { formatDate } from './format-date.ts'
import { formatAmount, formatBalance } from './format-tokens.ts'
import './token-history.css'

const columns: Column<TokenTransaction>[] = [
  {
    name: 'Date',
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt)}</span>,
  },
  { name: 'Description', cell: ({ description }) => description },
  { name: 'Amount', cell: ({ amount }) => <TokenAmount amount={amount} />, align: 'right' },
  { name: 'Balance', cell: ({ balance }) => formatBalance(balance), align: 'right' },
]

/**
 * What came in and what went out, newest first.
 *
 * @param props.limit how many entries; all of them without one
 */
export function TokenHistory({ limit }: { limit?: number }) {
  const { data: transactions, isError, error, refetch } = useQuery(tokenHistoryQuery(limit))
  if (isError) {
    return <FailureNote title={`Error loading history: ${error.message}`} onRetry={() => void refetch()} />
  }
  if (!transactions) return <LoadingText>Loading token history...</LoadingText>
  if (transactions.length === 0) return <p>No token transactions found.</p>
  return <DataTable caption="Token history" columns={columns} rows={transactions} rowKey={({ id }) => id} />
}

function TokenAmount({ amount }: { amount: number }) {
  const { words, direction } = formatAmount(amount)
  return (
    <span className="token-amount" data-direction={direction}>
      {words}
    </span>
  )
}
