import type { DeskNumbers } from '@faith-fables/contract'
import { statusWords } from '@faith-fables/contract/generation-status'

/** One row of bars: a number for each day. */
export interface Series {
  name: string
  values: readonly number[]
}

/** Bars that are looked at together, of one kind of thing. */
export interface SeriesGroup {
  title: string
  series: readonly Series[]
}

const kindWords: Record<string, string> = {
  sign_up_bonus: 'Given at sign-up',
  grant: 'Given by the desk',
  taken_back: 'Taken by the desk',
  purchase: 'Bought',
  gift_redeemed: 'Redeemed gifts',
  owed_settled: 'Settled what was owed',
  purchase_returned: 'Taken back with payments',
  purchase_restored: 'Given again with payments',
  story: 'Paid for stories',
  story_refund: 'Given back for stories',
  picture_regeneration: 'Paid for redraws',
  picture_refund: 'Given back for redraws',
  narration: 'Paid for narrations',
  narration_refund: 'Given back for narrations',
}

const isSomething = ({ values }: Series) => values.some((value) => value !== 0)

/** What is shown, in this order. A kind that never happened is left out where there are many. */
export function seriesOf({
  made,
  published,
  unmade,
  signedUp,
  tokens,
  suppliers,
}: DeskNumbers): SeriesGroup[] {
  const ends = unmade.map(({ status, counts }) => ({ name: statusWords(status), values: counts }))
  const kinds = tokens.map(({ kind, amounts }) => ({ name: kindWords[kind] ?? kind, values: amounts }))
  return [
    {
      title: 'Stories',
      series: [
        { name: 'Ordered', values: made },
        { name: 'Published', values: published },
      ],
    },
    { title: 'Stories that came to nothing', series: ends.filter(isSomething) },
    { title: 'Parents', series: [{ name: 'Signed up', values: signedUp }] },
    { title: 'Tokens', series: kinds.filter(isSomething) },
    // Who asks no model needs no place for it.
    ...(suppliers.length > 0 ? [{ title: 'Models', series: suppliers.flatMap(seriesOfModel) }] : []),
  ]
}

function seriesOfModel({ supplier, calls, failed, rests, cost }: DeskNumbers['suppliers'][number]): Series[] {
  return [
    { name: `${supplier}, asked`, values: calls },
    ...[
      { name: `${supplier}, no use`, values: failed },
      { name: `${supplier}, left alone`, values: rests },
      { name: `${supplier}, cost`, values: cost },
    ].filter(isSomething),
  ]
}

/** '1,240', '-50', '0.42' */
export const numberWords = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: 2 })

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** 'Nov 21', of a day of the UTC calendar. */
export function dayWords(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })
}
