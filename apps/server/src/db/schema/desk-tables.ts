import type { DeskDeed } from '@faith-fables/contract'
import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Everything that was done at the desk. The database refuses to change or remove a row. */
export const deskLog = pgTable('desk_log', {
  /** Counts up: the order of the deeds. */
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  deed: text().$type<DeskDeed>().notNull(),
  /** E-mail address of the administrator. */
  by: text().notNull(),
  /** Not a reference: what was done stays when the story is gone. Null where it was done with no story. */
  storyId: text(),
  /** Null where it was done to no account. */
  parentId: text(),
  /** Of the story, the parent's address, or what else it was done with. */
  title: text().notNull(),
  reason: text(),
})
