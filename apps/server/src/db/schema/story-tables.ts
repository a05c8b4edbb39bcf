import type { AgeGroupName, Companion, LinkPicture, StoryPage, Visibility } from '@faith-fables/contract'
import { type SQLWrapper, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { generations } from './generation-tables.ts'
import { profiles } from './user-tables.ts'

/** A published story: its pages are a copy, so nothing that happens to the generation changes the book. */
export const stories = pgTable(
  'stories',
  {
    id: text().primaryKey(),
    generationId: text()
      .notNull()
      .unique()
      .references(() => generations.id),
    uid: text()
      .notNull()
      .references(() => profiles.uid),
    title: text().notNull(),
    visibility: text().$type<Visibility>().notNull().default('private'),
    isFeatured: boolean().notNull().default(false),
    ageGroup: text().$type<AgeGroupName>().notNull(),
    theme: text().notNull(),
    moralMessage: text(),
    /** Reference of the verse; null for a story on a value. */
    bibleVerse: text(),
    /** The cover, or the first page's picture. */
    imageUrl: text(),
    /** Drawn with the cover; null for a book without one. */
    linkPicture: jsonb().$type<LinkPicture>(),
    pages: jsonb().$type<StoryPage[]>().notNull(),
    companion: jsonb().$type<Companion>(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    hiddenAt: timestamp({ withTimezone: true }),
  },
  // All ascending: read backwards such an index serves `desc()` of a query, where the nulls come first.
  (table) => [
    index('stories_of_parent').on(table.uid, table.createdAt, table.id),
    index('stories_public_newest').on(table.createdAt, table.id).where(isPublicStory(table)),
    index('stories_featured_newest').on(table.createdAt, table.id).where(isFeaturedStory(table)),
    index('stories_hidden').on(table.hiddenAt).where(sql`${table.hiddenAt} is not null`),
  ],
)

/**
 * What everybody may read, as a whole: one row, with the id 1. The database keeps it and the shelves by itself, in the
 * transaction of each change of a story or of an author's name, whoever makes it.
 */
export const publicLibrary = pgTable('public_library', {
  id: integer().primaryKey(),
  /** Another one after each change of what visitors may read. */
  version: bigint({ mode: 'number' }).notNull(),
  /** How many stories Explore lists. */
  stories: integer().notNull(),
})

/**
 * The public stories in the order of their age, cut into shelves of a few hundred: a page of Explore is found by counting
 * shelves. A shelf holds the stories from here on, up to where the next one begins; the oldest begins before all time.
 */
export const publicShelves = pgTable(
  'public_shelves',
  {
    fromCreatedAt: timestamp({ withTimezone: true }).notNull(),
    fromId: text().notNull(),
    stories: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fromCreatedAt, table.fromId] })],
)

interface ShelfColumns {
  visibility: SQLWrapper
  isFeatured: SQLWrapper
  hiddenAt: SQLWrapper
}

/** Listed by Explore. Queries say it in these words, which are those of the index. */
export function isPublicStory({ visibility, hiddenAt }: Pick<ShelfColumns, 'visibility' | 'hiddenAt'>) {
  return sql`${visibility} = 'public' and ${hiddenAt} is null`
}

/** Listed on the landing page. Queries say it in these words, which are those of the index. */
export function isFeaturedStory({ visibility, isFeatured, hiddenAt }: ShelfColumns) {
  return sql`${isFeatured} and ${visibility} = 'public' and ${hiddenAt} is null`
}
