import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { collections } from './collection-tables.ts'
import { stories } from './story-tables.ts'
import { profiles } from './user-tables.ts'

/** Links that open one story, or one collection, for whoever has them, until they are taken back. */
export const privateLinks = pgTable(
  'private_links',
  {
    /** Random, and half of what stands in the address: the other half is made of it with a secret. */
    id: text().primaryKey(),
    storyId: text().references(() => stories.id, { onDelete: 'cascade' }),
    collectionId: text().references(() => collections.id, { onDelete: 'cascade' }),
    /** Whose shelf a second adult approves by it. */
    shelfOf: text().references(() => profiles.uid, { onDelete: 'cascade' }),
    name: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Null where it lasts until it is taken back. */
    expiresAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('private_links_of_story').on(table.storyId, table.createdAt, table.id),
    index('private_links_of_collection').on(table.collectionId, table.createdAt, table.id),
    index('private_links_of_shelf').on(table.shelfOf, table.createdAt, table.id),
    check(
      'private_links_open_one',
      sql`num_nonnulls(${table.storyId}, ${table.collectionId}, ${table.shelfOf}) = 1`,
    ),
  ],
)

/** In which households a link was opened. */
export const linkReaders = pgTable(
  'link_readers',
  {
    linkId: text()
      .notNull()
      .references(() => privateLinks.id, { onDelete: 'cascade' }),
    /** The parent, or a keyed hash of the address of whoever is not signed in. */
    reader: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.linkId, table.reader] })],
)
