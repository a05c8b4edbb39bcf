import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { stories } from './story-tables.ts'
import { profiles } from './user-tables.ts'

/** Own and public stories that a parent gathered under a name. */
export const collections = pgTable(
  'collections',
  {
    id: text().primaryKey(),
    uid: text()
      .notNull()
      .references(() => profiles.uid, { onDelete: 'cascade' }),
    name: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('collections_of_parent').on(table.uid, table.createdAt, table.id)],
)

/** The stories of collections, in the order that the parent gave them. */
export const collectionStories = pgTable(
  'collection_stories',
  {
    collectionId: text()
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    storyId: text()
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.storyId] }),
    index('collection_stories_of_story').on(table.storyId),
  ],
)
