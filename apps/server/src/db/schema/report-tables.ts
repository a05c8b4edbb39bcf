import type { ReportReason } from '@faith-fables/contract'
import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { stories } from './story-tables.ts'

/** What readers find not right in a public story. */
export const storyReports = pgTable(
  'story_reports',
  {
    storyId: text()
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    /** The parent, or a keyed hash of the address of whoever is not signed in: the same reader counts once, for ever. */
    reader: text().notNull(),
    reason: text().$type<ReportReason>().notNull(),
    words: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When somebody at the desk had looked; such a report counts no more. */
    closedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.storyId, table.reader] }),
    index('story_reports_open').on(table.at, table.storyId).where(sql`${table.closedAt} is null`),
  ],
)
