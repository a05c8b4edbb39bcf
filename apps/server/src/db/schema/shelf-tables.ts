import type { ShelfStoryState } from '@faith-fables/contract'
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { stories } from './story-tables.ts'
import { profiles } from './user-tables.ts'

/** What the children of a family may read by themselves. */
export const shelfStories = pgTable(
  'shelf_stories',
  {
    uid: text()
      .notNull()
      .references(() => profiles.uid, { onDelete: 'cascade' }),
    storyId: text()
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    state: text().$type<ShelfStoryState>().notNull(),
    putAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The second adult who decided, as the parent called them then; null where nobody did. */
    decidedBy: text(),
    decidedAt: timestamp({ withTimezone: true }),
    /** Why the second adult keeps it from the shelf. */
    reason: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.storyId] }),
    index('shelf_stories_of_story').on(table.storyId),
  ],
)

/** Devices that were handed to a child: the id stands in a cookie that is signed. */
export const shelfDevices = pgTable(
  'shelf_devices',
  {
    id: text().primaryKey(),
    uid: text()
      .notNull()
      .references(() => profiles.uid, { onDelete: 'cascade' }),
    handedOverAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Wrong PINs since `triedFrom`. */
    tries: integer().notNull().default(0),
    triedFrom: timestamp({ withTimezone: true }),
  },
  (table) => [index('shelf_devices_of_parent').on(table.uid)],
)
