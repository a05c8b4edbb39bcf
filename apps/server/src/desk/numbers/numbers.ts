import { type DeskNumbers, type NumberSpan, unsuccessfulEnds } from '@faith-fables/contract'
import type { Database } from '../../db/database.ts'
import { type SupplierDay, supplierDays } from '../../supplier-calls/supplier-calls.ts'
import { type DaySum, sumByDay } from './number-store.ts'

/** What administrators see of how the installation is used. */
export interface Numbers {
  /** Of so many days, today the last one. */
  ofDays(span: NumberSpan): Promise<DeskNumbers>
}

export function createNumbers({ db }: { db: Database }): Numbers {
  return {
    async ofDays(span) {
      const days = lastDays(Number(span), Date.now())
      const [first = ''] = days
      const suppliers = arrangeCalls(days, await supplierDays(db, first))
      return { ...arrange(days, await sumByDay(db, first)), suppliers }
    },
  }
}

const dayMilliseconds = 24 * 60 * 60 * 1000

/** Days of the UTC calendar, the last one that of this moment. */
function lastDays(count: number, now: number): string[] {
  return Array.from({ length: count }, (_, place) =>
    new Date(now - (count - 1 - place) * dayMilliseconds).toISOString().slice(0, 10),
  )
}

function arrange(days: readonly string[], sums: readonly DaySum[]): Omit<DeskNumbers, 'suppliers'> {
  const perDay = (what: DaySum['what'], detail: string) => {
    const wanted = sums.filter((one) => one.what === what && one.detail === detail)
    const byDay = new Map(wanted.map(({ day, sum }) => [day, sum]))
    return days.map((day) => byDay.get(day) ?? 0)
  }
  const kinds = new Set(sums.filter(({ what }) => what === 'tokens').map(({ detail }) => detail))
  return {
    days: [...days],
    made: perDay('made', ''),
    published: perDay('ended', 'published'),
    unmade: unsuccessfulEnds.map((status) => ({ status, counts: perDay('ended', status) })),
    signedUp: perDay('signed_up', ''),
    tokens: [...kinds].toSorted().map((kind) => ({ kind, amounts: perDay('tokens', kind) })),
  }
}

/** Costs are kept in millionths of the currency. */
const perUnit = 1_000_000

function arrangeCalls(days: readonly string[], sums: readonly SupplierDay[]): DeskNumbers['suppliers'] {
  return [...new Set(sums.map(({ supplier }) => supplier))].toSorted().map((supplier) => {
    const byDay = new Map(sums.filter((one) => one.supplier === supplier).map((one) => [one.day, one]))
    return {
      supplier,
      calls: days.map((day) => byDay.get(day)?.calls ?? 0),
      failed: days.map((day) => byDay.get(day)?.failed ?? 0),
      rests: days.map((day) => byDay.get(day)?.rests ?? 0),
      cost: days.map((day) => (byDay.get(day)?.cost ?? 0) / perUnit),
    }
  })
}
