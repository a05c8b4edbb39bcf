import type { DeskNumbers, NumberSpan } from '@faith-fables/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { numbersQuery } from '../../../api/desk/number-queries.ts'
import { SegmentedControl } from '../../../ui/choices/segmented-control.tsx'
import { FailureNote } from '../../../ui/messages/failure-note.tsx'
import { LoadingText } from '../../../ui/waiting/loading-text.tsx'
import { Skeleton } from '../../../ui/waiting/skeleton.tsx'
import { BarPlot } from './bar-plot.tsx'
import { type SeriesGroup, seriesOf } from './number-series.ts'
import { NumberTable } from './number-table.tsx'

const spans: readonly { value: NumberSpan; label: string }[] = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
]

/** How the installation is used, by day. */
export function NumbersPanel() {
  const [span, setSpan] = useState<NumberSpan>('30')
  const { data: numbers, error, refetch } = useQuery(numbersQuery(span))
  return (
    <div className="stack gap-6">
      <SegmentedControl label="How far back" options={spans} value={span} onValueChange={setSpan} />
      <p className="soft">
        Days begin and end at midnight UTC; today is not over. The starter library is not counted.
      </p>
      {error && <FailureNote title={error.message} onRetry={() => void refetch()} />}
      {!numbers && !error && <LoadingNumbers />}
      {numbers && <AllNumbers numbers={numbers} />}
    </div>
  )
}

function LoadingNumbers() {
  return (
    <>
      <LoadingText asLine>Loading the numbers...</LoadingText>
      <Skeleton className="h-32" />
      <Skeleton className="h-32" />
    </>
  )
}

function AllNumbers({ numbers }: { numbers: DeskNumbers }) {
  return seriesOf(numbers).map((group) => <NumberGroup key={group.title} group={group} days={numbers.days} />)
}

function NumberGroup({ group, days }: { group: SeriesGroup; days: readonly string[] }) {
  const { title, series } = group
  return (
    <section className="stack" aria-label={title}>
      <h2 className="text-xl">{title}</h2>
      {series.length === 0 && <p className="soft">None in these days.</p>}
      <div className="grid gap-6 lg:grid-cols-2">
        {series.map((one) => (
          <BarPlot key={one.name} {...one} days={days} />
        ))}
      </div>
      {series.length > 0 && <NumberTable title={title} series={series} days={days} />}
    </section>
  )
}
