import { DataTable } from '../../../ui/page/data-table.tsx'
import { dayWords, numberWords, type Series } from './number-series.ts'

interface NumberTableProps {
  title: string
  series: readonly Series[]
  days: readonly string[]
}

/** The bars in numbers, the newest day first; unfolded when it is asked for. */
export function NumberTable({ title, series, days }: NumberTableProps) {
  const rows = days.map((day, place) => ({ day, place })).toReversed()
  return (
    <details>
      <summary className="cursor-pointer py-2">{`${title} in numbers`}</summary>
      <DataTable
        caption={`${title} by day`}
        columns={[
          { name: 'Day (UTC)', cell: ({ day }) => dayWords(day) },
          ...series.map(({ name, values }) => ({
            name,
            cell: ({ place }: { place: number }) => numberWords(values[place] ?? 0),
            align: 'right' as const,
          })),
        ]}
        rows={rows}
        rowKey={({ day }) => day}
        wide={series.length > 3}
      />
    </details>
  )
}
