import type { BookState } from '@faith-fables/contract'
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { stories } from './story-tables.ts'

/** A story as a file: the version that was asked for last, and how far it is. */
export const storyBooks = pgTable(
  'story_books',
  {
    storyId: text()
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    /** A `BookFormat`; of a book in two languages with the second story behind a plus: 'pdf-a4+<story>'. */
    format: text().notNull(),
    /** Of what the book shows; the file is named after it. */
    version: text().notNull(),
    state: text().$type<BookState['state']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.storyId, table.format] })],
)
