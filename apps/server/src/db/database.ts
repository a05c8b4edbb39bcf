import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type * as schema from './schema.ts'

/** The one database type of the server, whichever engine is behind it. */
export type Database = NodePgDatabase<typeof schema>

/** A running transaction: every store takes it as its first argument. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Where a store may read: inside a transaction or outside. */
export type Queryable = Database | Transaction
