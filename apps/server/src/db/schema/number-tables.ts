import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { SupplierCall } from '../../ports/model-setting.ts'

/**
 * What is counted by day. The database writes it by triggers, in the transaction of what happens, so that it stays when a
 * story or a parent is gone for good; it names nobody.
 */
export const happenings = pgTable(
  'happenings',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    what: text().$type<'made' | 'ended' | 'signed_up' | 'tokens'>().notNull(),
    /** The status a story ended in, or the kind of an entry of tokens. */
    detail: text().notNull(),
    /** Signed tokens; 1 for all else. */
    amount: integer().notNull(),
  },
  // All that the numbers need stands in it: the table itself is not read.
  (table) => [index('happenings_by_time').on(table.at, table.what, table.detail, table.amount)],
)

/** Each question to a hosted model; nothing in it is anybody's words. */
export const supplierCalls = pgTable(
  'supplier_calls',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Supplier and model: 'openai:gpt-5'. */
    supplier: text().notNull(),
    purpose: text().notNull(),
    outcome: text().$type<SupplierCall['outcome']>().notNull(),
    milliseconds: integer().notNull(),
    inputTokens: integer(),
    outputTokens: integer(),
    /** Not a reference: what was paid stays when the story is gone. Null where it was asked for no story. */
    generationId: text(),
    /** In millionths of the operator's currency. */
    cost: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    index('supplier_calls_by_time').on(table.at),
    index('supplier_calls_of_generation').on(table.generationId),
  ],
)
