import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { stories } from './story-tables.ts'

/** What a parent ordered last for a story: to have it read aloud by the speech model. */
export const narrations = pgTable('narrations', {
  storyId: text()
    .primaryKey()
    .references(() => stories.id, { onDelete: 'cascade' }),
  /** Another one for each order: what was charged is known by it. */
  id: text().notNull().unique(),
  uid: text().notNull(),
  state: text().$type<'making' | 'ready' | 'failed'>().notNull(),
  /** One for the whole book, whatever is set meanwhile. */
  voice: text().notNull(),
  /** In tokens, as it was charged. */
  price: integer().notNull(),
  orderedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** What was spoken, a page each. It outlives an order that failed, so that the next one pays no supplier twice. */
export const narratedPages = pgTable(
  'narrated_pages',
  {
    storyId: text()
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    /** Place in the book, from 1 on. */
    page: integer().notNull(),
    /** Of model, voice and words: a sound of another step is asked for anew. */
    step: text().notNull(),
    /** Name in the file store. */
    file: text().notNull(),
    milliseconds: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.storyId, table.page] })],
)
