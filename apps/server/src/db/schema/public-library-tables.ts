import { bigint, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * What everybody may read, as a whole: one row, with the id 1. The database keeps it and the shelves by itself, in the
 * transaction of each change of a story or of an author's name, whoever makes it.
 */
export const publicLibrary = pgTable('public_library', {
  id: integer().primaryKey(),
  /** Another one after each change of what visitors may read. */
  version: bigint({ mode: 'number' }).notNull(),
  /** How many stories Explore lists. */
  stories: integer().notNull(),
})

/**
 * The public stories in the order of their age, cut into shelves of a few hundred: a page of Explore is found by counting
 * shelves. A shelf holds the stories from here on, up to where the next one begins; the oldest begins before all time.
 */
export const publicShelves = pgTable(
  'public_shelves',
  {
    fromCreatedAt: timestamp({ withTimezone: true }).notNull(),
    fromId: text().notNull(),
    stories: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fromCreatedAt, table.fromId] })],
)
