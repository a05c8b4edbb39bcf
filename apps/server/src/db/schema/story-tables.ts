import type {
  AgeGroupName,
  BookFormat,
  BookState,
  Companion,
  DeskDeed,
  LinkPicture,
  Narration,
  ReportReason,
  ShelfStoryState,
  StoryAnswer,
  StoryPage,
  Visibility,
} from '@faith-fables/contract'
import { type SQLWrapper, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
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
    index('stories_by_character').using('gin', table.characterWords).where(isPublicStory(table)),
    index('stories_requested').on(table.requestedAt, table.id).where(isRequestedStory(table)),
    index('stories_taken_down').on(table.createdAt, table.id).where(isTakenDownStory(table)),
    index('stories_hidden').on(table.hiddenAt).where(sql`${table.hiddenAt} is not null`),
  ],
)

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

/** Own and public stories that a parent gathered under a name. */
export const collections = pgTable(
  'collections',
  {
    id: text().primaryKey(),
    uid: text()
      .notNull()
      .references(() => profiles.uid, { onDelete: 'cascade' }),
    name: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('collections_of_parent').on(table.uid, table.createdAt, table.id)],
)

/** The stories of collections, in the order that the parent gave them. */
export const collectionStories = pgTable(
  'collection_stories',
  {
    collectionId: text()
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    storyId: text()
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.storyId] }),
    index('collection_stories_of_story').on(table.storyId),
  ],
)

/** Links that open one story, or one collection, for whoever has them, until they are taken back. */
export const privateLinks = pgTable(
  'private_links',
  {
    /** Random, and half of what stands in the address: the other half is made of it with a secret. */
    id: text().primaryKey(),
    storyId: text().references(() => stories.id, { onDelete: 'cascade' }),
    collectionId: text().references(() => collections.id, { onDelete: 'cascade' }),
    /** Whose shelf a second adult approves by it. */
    shelfOf: text().references(() => profiles.uid, { onDelete: 'cascade' }),
    name: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Null where it lasts until it is taken back. */
    expiresAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('private_links_of_story').on(table.storyId, table.createdAt, table.id),
    index('private_links_of_collection').on(table.collectionId, table.createdAt, table.id),
    index('private_links_of_shelf').on(table.shelfOf, table.createdAt, table.id),
    check(
      'private_links_open_one',
      sql`num_nonnulls(${table.storyId}, ${table.collectionId}, ${table.shelfOf}) = 1`,
    ),
  ],
)

/** Public stories in the libraries of other families. */
export const addedStories = pgTable(
  'added_stories',
  {
    uid: text()
      .notNull()
      .references(() => profiles.uid, { onDelete: 'cascade' }),
    storyId: text()
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.storyId] }),
    index('added_stories_of_story').on(table.storyId),
  ],
)

/** In which households a link was opened. */
export const linkReaders = pgTable(
  'link_readers',
  {
    linkId: text()
      .notNull()
      .references(() => privateLinks.id, { onDelete: 'cascade' }),
    /** The parent, or a keyed hash of the address of whoever is not signed in. */
    reader: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.linkId, table.reader] })],
)

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

/** One that this parent can read: her own, or a public one. */
export function isReadableStory(
  columns: Pick<ShelfColumns, 'visibility' | 'hiddenAt'> & { uid: SQLWrapper },
  uid: string,
) {
  return sql`(${isPublicStory(columns)} or (${columns.uid} = ${uid} and ${columns.hiddenAt} is null))`
}

/** One that this parent can give to others: a public one, or her own where it was neither taken down nor is looked at. */
export function isGivenStory(
  columns: Pick<ShelfColumns, 'visibility' | 'hiddenAt'> & { uid: SQLWrapper; answer: SQLWrapper },
  uid: string,
) {
  const isWithdrawn = sql`coalesce(${columns.answer} ->> 'kind', '') in ('taken-down', 'reported')`
  return sql`(${isPublicStory(columns)} or (${isReadableStory(columns, uid)} and not ${isWithdrawn}))`
}

/** Listed on the landing page. Queries say it in these words, which are those of the index. */
export function isFeaturedStory({ visibility, isFeatured, hiddenAt }: ShelfColumns) {
  return sql`${isFeatured} and ${visibility} = 'public' and ${hiddenAt} is null`
}

/** Waits for a yes. Queries say it in these words, which are those of the index. */
export function isRequestedStory({
  visibility,
  answer,
  hiddenAt,
}: Pick<ShelfColumns, 'visibility' | 'hiddenAt'> & { answer: SQLWrapper }) {
  return sql`${visibility} = 'pending' and coalesce(${answer} ->> 'kind', '') <> 'reported' and ${hiddenAt} is null`
}

/** Was public, and is its parent's alone again. */
export function isTakenDownStory({
  answer,
  hiddenAt,
}: Pick<ShelfColumns, 'hiddenAt'> & { answer: SQLWrapper }) {
  return sql`${answer} ->> 'kind' = 'taken-down' and ${hiddenAt} is null`
}
