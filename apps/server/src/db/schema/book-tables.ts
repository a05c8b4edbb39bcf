import type { BookFormat, BookState } from '@faith-fables/contract'
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { stories } from './story-tables.ts'

/** A story as a file: the version that was asked for last, and how far it is. */
export const storyBooks = pgTable(
  'story_books',
  {
    storyId: text()
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    format: text().$type<BookFormat>().notNull(),
    /** Of what the book shows; the file is named after it. */
    version: text().notNull(),
    state: text().$type<BookState['state']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.storyId, table.format] })],
)
