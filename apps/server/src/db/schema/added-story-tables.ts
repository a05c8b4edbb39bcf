import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { stories } from './story-tables.ts'
import { profiles } from './user-tables.ts'

/** Public stories in the libraries of other families. */
export const addedStories = pgTable(
  'added_stories',
  {
    uid: text()
      .notNull()
      .references(() => profiles.uid, { onDelete: 'cascade' }),
    storyId: text()
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.storyId] }),
    index('added_stories_of_story').on(table.storyId),
  ],
)
