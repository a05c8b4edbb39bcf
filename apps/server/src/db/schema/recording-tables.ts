import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { stories } from './story-tables.ts'

/** Stories as somebody reads them aloud: the parent, or whoever she invites. */
export const recordings = pgTable(
  'recordings',
  {
    id: text().primaryKey(),
    storyId: text()
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    /** Who reads: "Grandma". */
    name: text().notNull(),
    /** Offered where the story is read in this family. */
    isApproved: boolean().notNull().default(false),
    /** Somebody else may have read some of it: it needs the parent's yes. */
    wasInvited: boolean().notNull().default(false),
    /** Counts each page that was stored: a yes is for what was heard. */
    version: integer().notNull().default(0),
    /** Random, and half of what stands in the address of the link; null where nobody is invited. */
    invitationId: text().unique(),
    invitedUntil: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('recordings_of_story').on(table.storyId, table.createdAt, table.id)],
)

/** What was read, a page each. */
export const recordedPages = pgTable(
  'recorded_pages',
  {
    recordingId: text()
      .notNull()
      .references(() => recordings.id, { onDelete: 'cascade' }),
    /** Place in the book, from 1 on. */
    page: integer().notNull(),
    /** Name in the file store, with a random folder of its own. */
    file: text().notNull(),
    milliseconds: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.recordingId, table.page] })],
)
