import type { AppConfig } from '@faith-fables/contract'
import type { AppContext } from '../app-context.ts'
import { appConfigs } from '../db/schema.ts'

/** Changes the one row of prices and allowances; what is not named stays. */
export async function setPrices(
  { database, reference }: AppContext,
  prices: Partial<AppConfig>,
): Promise<void> {
  const values = { ...(await reference.costs()), ...prices }
  await database.db.update(appConfigs).set({ values })
}
