import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import {
  type DeskPrices,
  limits,
  type PriceChange,
  type PriceList,
  type PricesBody,
} from '@faith-fables/contract'
import { ApiError } from '../../api-error.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { writeDown } from '../desk-store.ts'
import { rowNumber } from '../row-number.ts'
import {
  insertPriceChange,
  latestVersion,
  listPriceChanges,
  lockPrices,
  readPrices,
  type StoredPriceChange,
  writePrices,
} from './price-store.ts'

/** Where administrators set what parents pay and get. `by` is the administrator's e-mail address. */
export interface Prices {
  current(): Promise<DeskPrices>
  /**
   * For all that is ordered from now on; what was ordered stays as it was charged.
   * @throws ApiError WRONG_STATUS where somebody has changed them since they were read, INVALID_REQUEST where nothing would change
   */
  change(by: string, wanted: PricesBody): Promise<DeskPrices>
  /** Changes before this one, newest first. */
  changes(before?: string): Promise<PriceChange[]>
}

export function createPrices({ db }: { db: Database }): Prices {
  return {
    // One transaction: the prices of one version are never told with the number of another.
    current: () =>
      db.transaction(
        async (transaction) => ({
          ...(await readPrices(transaction)),
          version: await latestVersion(transaction),
        }),
        { isolationLevel: 'repeatable read' },
      ),
    change: (by, wanted) => db.transaction((transaction) => changeIn(transaction, by, wanted)),
    changes: async (before) =>
      (await listPriceChanges(db, rowNumber(before), limits.deskRows)).map(presentChange),
  }
}

async function changeIn(transaction: Transaction, by: string, wanted: PricesBody): Promise<DeskPrices> {
  await lockPrices(transaction)
  const [latest, before] = [await latestVersion(transaction), await readPrices(transaction)]
  if (latest !== wanted.version) throw changedMeanwhile()
  const version = latest + 1
  await writePrices(transaction, wanted.config, wanted.packs.map(named))
  const after = await readPrices(transaction)
  if (isDeepStrictEqual(before, after)) throw new ApiError('INVALID_REQUEST', 'These are the prices already.')
  await insertPriceChange(transaction, { version, by, before, after })
  await writeDown(transaction, {
    deed: 'change-prices',
    by,
    title: `Prices, version ${version}`,
    reason: null,
  })
  return { ...after, version }
}

/** A new pack gets an id of its own. */
const named = (pack: PricesBody['packs'][number]): PriceList['packs'][number] => ({
  ...pack,
  id: pack.id ?? randomUUID(),
})

const changedMeanwhile = () =>
  new ApiError('WRONG_STATUS', 'Somebody else has changed the prices meanwhile. Please look at them again.')

function presentChange({ version, at, by, before, after }: StoredPriceChange): PriceChange {
  return { id: String(version), at: at.toISOString(), by, before, after }
}
