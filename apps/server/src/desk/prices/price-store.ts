import type { AppConfig, PriceList, TokenPack } from '@faith-fables/contract'
import { asc, desc, eq, lt, max } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../db/database.ts'
import { appConfigs, priceChanges, tokenPacks } from '../../db/schema.ts'

/** 0 until somebody changes what the installation began with. */
export async function latestVersion(queryable: Queryable): Promise<number> {
  const [row] = await queryable.select({ latest: max(priceChanges.version) }).from(priceChanges)
  return row?.latest ?? 0
}

/** Nobody else changes prices until the transaction ends. */
export async function lockPrices(transaction: Transaction): Promise<void> {
  await transaction
    .select({ id: appConfigs.id })
    .from(appConfigs)
    .where(eq(appConfigs.id, 1))
    .for('no key update')
}

export async function readPrices(queryable: Queryable): Promise<PriceList> {
  const [row] = await queryable
    .select({ config: appConfigs.values })
    .from(appConfigs)
    .where(eq(appConfigs.id, 1))
  if (!row) throw new Error('The app_config row is missing; it is laid down when the database is opened.')
  const packs = await queryable.select().from(tokenPacks).orderBy(asc(tokenPacks.tokens), asc(tokenPacks.id))
  return { config: row.config, packs }
}

/** A pack that is not among these is no longer sold. */
export async function writePrices(
  transaction: Transaction,
  config: AppConfig,
  packs: readonly TokenPack[],
): Promise<void> {
  await transaction.update(appConfigs).set({ values: config }).where(eq(appConfigs.id, 1))
  await transaction.delete(tokenPacks)
  if (packs.length > 0) await transaction.insert(tokenPacks).values([...packs])
}

export type StoredPriceChange = typeof priceChanges.$inferSelect

export async function insertPriceChange(
  transaction: Transaction,
  change: Omit<StoredPriceChange, 'at'>,
): Promise<void> {
  await transaction.insert(priceChanges).values(change)
}

/** Changes before this version, the newest first. */
export function listPriceChanges(
  queryable: Queryable,
  before: number | undefined,
  limit: number,
): Promise<StoredPriceChange[]> {
  return queryable
    .select()
    .from(priceChanges)
    .where(before === undefined ? undefined : lt(priceChanges.version, before))
    .orderBy(desc(priceChanges.version))
    .limit(limit)
}
