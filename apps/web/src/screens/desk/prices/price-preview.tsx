import type { DeskPrices, PriceList } from '@faith-fables/contract'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { type Column, DataTable } from '../../../ui/page/data-table.tsx'
import { listOf } from './price-draft.ts'
import { type Difference, differences, type StoryPrice, storyPrices } from './price-words.ts'
import type { PriceFormState } from './use-price-form.ts'

/** What would change, before it does. */
export function PricePreview({ prices, form }: { prices: DeskPrices; form: PriceFormState }) {
  const { wanted } = form
  return (
    <Dialog
      open={wanted !== null}
      onClose={form.back}
      title="Change the prices?"
      ornament="coin"
      isWide
      actions={
        <>
          <Button onClick={form.back}>Go back</Button>
          <Button tone="primary" busy={form.isUnderWay} onClick={form.confirm}>
            Change the prices
          </Button>
        </>
      }
    >
      {wanted && <Preview before={prices} after={listOf(wanted)} />}
    </Dialog>
  )
}

function Preview({ before, after }: { before: PriceList; after: PriceList }) {
  return (
    <div className="stack gap-6">
      <section className="stack">
        <h3 className="text-lg">What changes</h3>
        <DifferenceTable caption="What changes" rows={differences(before, after)} />
      </section>
      <section className="stack">
        <h3 className="text-lg">What a story costs</h3>
        <DataTable
          caption="What a story costs"
          columns={storyColumns}
          rows={storyPrices(before, after)}
          rowKey={({ what }) => what}
        />
      </section>
    </div>
  )
}

const storyColumns: Column<StoryPrice>[] = [
  { name: 'Story', cell: ({ what }) => what },
  { name: 'Until now', cell: ({ before }) => before },
  {
    name: 'From now on',
    cell: ({ after, isChanged }) => (isChanged ? <b>{after}</b> : <span className="soft">{after}</span>),
  },
]

const differenceColumns: Column<Difference>[] = [
  { name: 'What', cell: ({ what }) => what, isNamed: true },
  { name: 'Old', cell: ({ before }) => before, isNamed: true },
  { name: 'New', cell: ({ after }) => <b>{after}</b>, isNamed: true },
]

/** Old and new beside each other. */
export function DifferenceTable({ caption, rows }: { caption: string; rows: readonly Difference[] }) {
  return <DataTable caption={caption} columns={differenceColumns} rows={rows} rowKey={rowKey} />
}

const rowKey = ({ what, before, after }: Difference) => [what, before, after].join()
