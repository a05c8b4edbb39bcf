import type { PurchaseState } from '@faith-fables/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { profiles } from './user-tables.ts'

/** What the payment supplier took money for. The row is also what all that is told of one payment waits for, one after another. */
export const payments = pgTable('payments', {
  /** The supplier's. */
  id: text().primaryKey(),
  receiptUrl: text(),
})

/** A pack that a parent wants to buy, and what became of it. Name, tokens and price are those of the moment it was asked for. */
export const purchases = pgTable(
  'purchases',
  {
    id: text().primaryKey(),
    uid: text()
      .notNull()
      .references(() => profiles.uid),
    packId: text().notNull(),
    packName: text().notNull(),
    tokens: integer().notNull(),
    /** In the smallest unit of the currency. */
    price: integer().notNull(),
    currency: text().notNull(),
    isGift: boolean().notNull(),
    state: text().$type<PurchaseState>().notNull().default('open'),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The supplier's payment page; null until it has answered one. */
    checkoutId: text().unique(),
    paidAt: timestamp({ withTimezone: true }),
    paymentId: text()
      .unique()
      .references(() => payments.id),
    /** So many tokens do not count any more, because money went back. */
    takenBack: integer().notNull().default(0),
    /** The entry of the token history that is its receipt. */
    entryId: text().unique(),
    giftCode: text().unique(),
    redeemedBy: text().references(() => profiles.uid),
    redeemedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('purchases_of_parent').on(table.uid, table.createdAt),
    index('purchases_open').on(table.createdAt).where(sql`${table.state} = 'open'`),
    check('purchases_taken_back_at_most_all', sql`${table.takenBack} between 0 and ${table.tokens}`),
  ],
)

/** Refunds and disputes of payments. One that has failed, or was won, stays void: so it does not matter in which order they are told. */
export const paymentReturns = pgTable(
  'payment_returns',
  {
    /** The supplier's. */
    id: text().primaryKey(),
    paymentId: text()
      .notNull()
      .references(() => payments.id),
    /** In the smallest unit of the currency. */
    amount: integer().notNull(),
    isVoid: boolean().notNull(),
  },
  (table) => [index('payment_returns_of_payment').on(table.paymentId)],
)

/** What the payment supplier told, each once. */
export const paymentEvents = pgTable('payment_events', {
  /** The supplier's. */
  id: text().primaryKey(),
  type: text().notNull(),
  receivedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
