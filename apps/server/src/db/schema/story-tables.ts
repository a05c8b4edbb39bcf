import type {
  AgeGroupName,
  Companion,
  LinkPicture,
  Narration,
  StoryAnswer,
  StoryLanguageCode,
  StoryPage,
  Visibility,
} from '@faith-fables/contract'
import { type SQLWrapper, sql } from 'drizzle-orm'
import { boolean, customType, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { generations } from './generation-tables.ts'
import {
  isFeaturedStory,
  isForeign,
  isPublicStory,
  isRequestedStory,
  isTakenDownStory,
} from './story-conditions.ts'
import { profiles } from './user-tables.ts'

/** Words in the form in which PostgreSQL looks for them. */
const textSearch = customType<{ data: string }>({ dataType: () => 'tsvector' })

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
    /** In what it is told. */
    language: text().$type<StoryLanguageCode>().notNull().default('en'),
    moralMessage: text(),
    /** Reference of the verse; null for a story on a value. */
    bibleVerse: text(),
    /** The cover, or the first page's picture. */
    imageUrl: text(),
    /** Drawn with the cover; null for a book without one. */
    linkPicture: jsonb().$type<LinkPicture>(),
    pages: jsonb().$type<StoryPage[]>().notNull(),
    companion: jsonb().$type<Companion>(),
    /** Here once it is whole; until then among the narrations. */
    narration: jsonb().$type<Narration>(),
    /** Name of the illustration style; null for books from before it was kept. */
    style: text(),
    /** The parent's characters: their names, and what those are who are no people ("lion"). */
    characters: jsonb().$type<string[]>().notNull().default([]),
    /** The book of the Bible that the verse stands in, in small letters. */
    bibleBook: text().generatedAlwaysAs(sql`lower(regexp_replace("bible_verse", ' [0-9:,–-]+$', ''))`),
    pageCount: integer().generatedAlwaysAs(sql`jsonb_array_length("pages")`),
    /** What it is looked for by: all its words but the author's name, which may change. */
    words: textSearch().generatedAlwaysAs(
      sql`to_tsvector('english', "title" || ' ' || coalesce("moral_message", '') || ' ' || "theme")
        || jsonb_to_tsvector('english', jsonb_path_query_array("pages", '$[*].textSnippet'), '["string"]')
        || jsonb_to_tsvector('simple', "characters", '["string"]')`,
    ),
    characterWords: textSearch().generatedAlwaysAs(
      sql`jsonb_to_tsvector('simple', "characters", '["string"]')`,
    ),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When its parent asked last for it to become public. To the millisecond, as it is sent to the desk and comes back. */
    requestedAt: timestamp({ withTimezone: true, precision: 3 }),
    /** What the desk said last to its parent; null where that was yes, or nothing. */
    answer: jsonb().$type<StoryAnswer>(),
    hiddenAt: timestamp({ withTimezone: true }),
  },
  // All ascending: read backwards such an index serves `desc()` of a query, where the nulls come first.
  (table) => [
    index('stories_of_parent').on(table.uid, table.createdAt, table.id),
    index('stories_public_newest').on(table.createdAt, table.id).where(isPublicStory(table)),
    index('stories_featured_newest').on(table.createdAt, table.id).where(isFeaturedStory(table)),
    // With all that a search by verse or by value and age asks for, so that stories are counted without being read.
    index('stories_public_by_theme')
      .on(
        sql`lower(${table.theme})`,
        table.createdAt,
        table.id,
        table.theme,
        table.bibleVerse,
        table.ageGroup,
        table.pageCount,
      )
      .where(isPublicStory(table)),
    index('stories_public_by_book')
      .on(table.bibleBook, table.createdAt, table.id)
      .where(isPublicStory(table)),
    index('stories_by_words').using('gin', table.words).where(isPublicStory(table)),
    index('stories_by_foreign_words')
      .using('gin', foreignWords(table))
      .concurrently()
      .where(sql`${isPublicStory(table)} and ${isForeign(table)}`),
    index('stories_by_character').using('gin', table.characterWords).where(isPublicStory(table)),
    index('stories_requested').on(table.requestedAt, table.id).where(isRequestedStory(table)),
    index('stories_taken_down').on(table.createdAt, table.id).where(isTakenDownStory(table)),
    index('stories_hidden').on(table.hiddenAt).where(sql`${table.hiddenAt} is not null`),
  ],
)

/** What a story in another language is looked for by besides: its words as they stand, which the rules of English would cut. */
export function foreignWords({ title, pages }: { title: SQLWrapper; pages: SQLWrapper }) {
  return sql`(to_tsvector('simple', ${title}) || jsonb_to_tsvector('simple', jsonb_path_query_array(${pages}, '$[*].textSnippet'), '["string"]'))`
}
