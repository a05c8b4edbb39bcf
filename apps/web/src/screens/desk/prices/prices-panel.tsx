import { useQuery } from '@tanstack/react-query'
import { deskPricesQuery } from '../../../api/desk/price-queries.ts'
import { FailureNote } from '../../../ui/messages/failure-note.tsx'
import { LoadingText } from '../../../ui/waiting/loading-text.tsx'
import { Skeleton } from '../../../ui/waiting/skeleton.tsx'
import type { Saying } from '../use-said.tsx'
import { PriceForm } from './price-form.tsx'
import { PriceHistory } from './price-history.tsx'

/** What parents pay and get: a form, and who changed what before. */
export function PricesPanel({ saying }: { saying: Saying }) {
  const { data: prices, error, refetch } = useQuery(deskPricesQuery)
  if (error && !prices) return <FailureNote title={error.message} onRetry={() => void refetch()} />
  if (!prices)
    return (
      <>
        <LoadingText asLine>Loading the prices...</LoadingText>
        <Skeleton className="h-64" />
      </>
    )
  return (
    <div className="stack gap-8">
      <PriceForm prices={prices} saying={saying} />
      <section className="stack" aria-labelledby="price-history">
        <h2 id="price-history" className="text-xl">
          What was changed
        </h2>
        <PriceHistory />
      </section>
    </div>
  )
}
