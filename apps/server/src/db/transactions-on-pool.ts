import { DrizzleQueryError } from 'drizzle-orm'
import type { Pool, PoolClient } from 'pg'
import type { Database } from './database.ts'

/** Takes a connection from a pool for each transaction, and gives it back however that ends. */
export function transactionsOnPool(
  pool: Pool,
  databaseOn: (client: PoolClient) => Database,
): Database['transaction'] {
  const databases = new WeakMap<PoolClient, Database>()
  const databaseOf = (client: PoolClient): Database => {
    const known = databases.get(client) ?? databaseOn(client)
    databases.set(client, known)
    return known
  }
  return async (work, settings) => {
    const client = await pool.connect()
    let isBroken = false
    try {
      return await databaseOf(client).transaction(work, settings)
    } catch (error) {
      isBroken = isOfConnection(error)
      throw error
    } finally {
      client.release(isBroken)
    }
  }
}

/** A connection on which a transaction neither begins nor is undone is closed, and another one opened in its place. */
const isOfConnection = (error: unknown): boolean =>
  error instanceof DrizzleQueryError && /^(?:begin|rollback)\b/.test(error.query)
