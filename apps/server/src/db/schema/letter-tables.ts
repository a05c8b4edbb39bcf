import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Letter } from '../../ports/mail.ts'

/** Letters that are to be sent: each is gone when it was handed over, or given up. They may hold links to an account. */
export const letters = pgTable('letters', {
  id: text().primaryKey(),
  /** Whom it is for. Whoever has just signed up has no profile yet. */
  uid: text().notNull(),
  subjectMatter: text().$type<'account' | 'stories'>().notNull(),
  content: jsonb().$type<Letter>().notNull(),
  /** Then it would be of no use any more. */
  goodUntil: timestamp({ withTimezone: true }).notNull(),
})
