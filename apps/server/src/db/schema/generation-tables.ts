import type {
  AgeGroupName,
  AttemptStatus,
  Character,
  Companion,
  FeedbackOutcome,
  GenerationStatus,
  ImageQuality,
  PromptOutcome,
  StoryLanguageCode,
} from '@faith-fables/contract'
import type { FigureDescription, SceneDescription } from '@faith-fables/illustrator/scene-description'
import { type SQLWrapper, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import type { VerdictLayer } from '../../ports/moderator.ts'
import type { WrittenPage } from '../../ports/text-model.ts'
import { profiles } from './user-tables.ts'

/** The cover that belongs to the pictures chosen last. */
interface Cover {
  /** Made of the chosen attempts: other pictures have another cover. */
  name: string
  /** null while it is being drawn. */
  drawn: { imageUrl: string; linkPictureUrl: string; alt: string } | null
}

/** Somebody of the cast as a hosted model drew them alone. */
export interface CastSheet {
  name: string
  imageUrl: string
}

/** A story being made. `status` is the whole state of the pipeline. */
export const generations = pgTable(
  'generations',
  {
    id: text().primaryKey(),
    uid: text()
      .notNull()
      .references(() => profiles.uid),
    status: text().$type<GenerationStatus>().notNull(),
    /** Goes up by one with every change of status, so that a job of an earlier visit to a status is told apart. */
    revision: integer().notNull().default(0),

    ageGroupId: text().notNull(),
    ageGroup: text().$type<AgeGroupName>().notNull(),
    illustrationStyleId: text().notNull(),
    illustrationStyle: text().notNull(),
    bibleVerseId: text(),
    moralValueId: text(),
    /** The verse's reference or the value's name. */
    theme: text().notNull(),
    /** The verse's exact text, or the value's description. */
    themeText: text().notNull(),
    /** In what the story is told. */
    language: text().$type<StoryLanguageCode>().notNull().default('en'),
    /** How the verse is called where it is printed in another language than English; null where none is. */
    verseReference: text(),
    characters: jsonb().$type<Character[]>().notNull(),
    additionalDetails: text(),
    imageQuality: text().$type<ImageQuality>().notNull(),
    imageNumber: integer().notNull(),
    /** Tokens taken when the generation was accepted. */
    price: integer().notNull(),
    /** Tokens of one picture in that price: what a picture that can never be drawn gives back. */
    pricePerImage: integer().notNull(),
    maxRegenerationsAllowed: integer().notNull(),
    regenerationsUsed: integer().notNull().default(0),
    textRegenerationsUsed: integer().notNull().default(0),

    title: text(),
    storyText: text(),
    moralMessage: text(),
    companion: jsonb().$type<Companion>(),
    /** The plot the storyteller chose, so that a parent's next stories take others. */
    plot: text(),
    /** The pages as they were written, before the parent's edits. */
    pages: jsonb().$type<WrittenPage[]>(),
    /** Everybody the pictures may show, in words a picture can be made from. */
    cast: jsonb().$type<FigureDescription[]>(),
    /** The characters alone, by which a hosted model knows them again; null where none was drawn. */
    sheets: jsonb().$type<CastSheet[]>(),
    /** What became of all that the parent wrote, in the text as it was written; null when the writer cannot tell. */
    promptReport: jsonb().$type<PromptOutcome[]>(),
    cover: jsonb().$type<Cover>(),
    /** All feedback on the text so far, oldest first. */
    feedback: jsonb().$type<string[]>().notNull().default([]),
    /** The version that the text was last taken from; null until it was rewritten. The parent's own changes may be on top. */
    textVersion: integer(),

    reviewModerationFeedback: text(),
    processingError: text(),
    /**
     * Of a story that is told for another age: the generation of which the first edition came. All editions of a story name the
     * same one, also when that was removed.
     */
    firstEdition: text(),
    /** Which book of the starter library this is; null for a parent's. */
    starterKey: text().unique(),
    /** The last revision that waited for the parent or ended badly of which they know: they saw it, or were written to. */
    knownRevision: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    hiddenAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.uid, table.createdAt),
    // Ascending: read backwards it serves `desc()` of a query, where the nulls come first.
    index('generations_drafts').on(table.uid, table.createdAt, table.id).where(isDraft(table)),
    index('generations_editions').on(table.firstEdition).where(sql`${table.firstEdition} is not null`),
    index('generations_hidden').on(table.hiddenAt).where(sql`${table.hiddenAt} is not null`),
    check(
      'generations_regenerations_within_allowance',
      sql`${table.regenerationsUsed} <= ${table.maxRegenerationsAllowed}`,
    ),
  ],
)

/** Listed by the library as being made. Queries say it in these words, which are those of the index. */
export function isDraft({ status, hiddenAt }: { status: SQLWrapper; hiddenAt: SQLWrapper }) {
  return sql`${hiddenAt} is null and ${status} not in ('published', 'archived')`
}

/** The text of a story and what goes with it, as it was before and after each rewriting. Rows never change. */
export const textVersions = pgTable(
  'text_versions',
  {
    generationId: text()
      .notNull()
      .references(() => generations.id, { onDelete: 'cascade' }),
    /** From 1, in the order they were made. */
    number: integer().notNull(),
    title: text(),
    storyText: text().notNull(),
    moralMessage: text(),
    companion: jsonb().$type<Companion>(),
    plot: text(),
    pages: jsonb().$type<WrittenPage[]>(),
    cast: jsonb().$type<FigureDescription[]>(),
    promptReport: jsonb().$type<PromptOutcome[]>(),
    /** All feedback that led to it, oldest first. */
    feedback: jsonb().$type<string[]>().notNull(),
    /** The version before it; null for the first. */
    madeFrom: integer(),
    /** The feedback it was written to; null for the first version and for the parent's own changes. */
    askedFor: text(),
    /** What became of each wish in that feedback; null when the writer cannot tell. */
    report: jsonb().$type<FeedbackOutcome[]>(),
    /** It holds changes of the parent's own. */
    isEdited: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.generationId, table.number] })],
)

export const scenes = pgTable(
  'scenes',
  {
    id: text().primaryKey(),
    generationId: text()
      .notNull()
      .references(() => generations.id, { onDelete: 'cascade' }),
    index: integer().notNull(),
    textSnippet: text().notNull(),
    description: jsonb().$type<SceneDescription>(),
    /** Why moderation declined the picture idea; null when it did not. */
    ideaProblem: text(),
    selectedImageUrl: text(),
  },
  (table) => [unique().on(table.generationId, table.index)],
)

export const illustrationAttempts = pgTable(
  'illustration_attempts',
  {
    id: text().primaryKey(),
    sceneId: text()
      .notNull()
      .references(() => scenes.id, { onDelete: 'cascade' }),
    /** 1 for the first attempt at a scene. */
    number: integer().notNull(),
    status: text().$type<AttemptStatus>().notNull(),
    /** Tokens taken for this attempt by itself; 0 on the first, which the story's price includes. */
    price: integer().notNull().default(0),
    /** What the parent asked for; null on the first attempt. */
    feedback: text(),
    /** What became of each wish in it. */
    report: jsonb().$type<FeedbackOutcome[]>().notNull().default([]),
    description: jsonb().$type<SceneDescription>().notNull(),
    imageUrls: jsonb().$type<string[]>().notNull().default([]),
    alt: text().notNull().default(''),
    /** What each of the pictures shows and how; empty where the painter did not say. */
    imageAlts: jsonb().$type<string[]>().notNull().default([]),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique().on(table.sceneId, table.number)],
)

/** What the moderator held back, and why; it goes with its story. */
export const moderationVerdicts = pgTable(
  'moderation_verdicts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Null for what belongs to no story, such as a name. */
    generationId: text().references(() => generations.id, { onDelete: 'cascade' }),
    /** What was read: 'story idea', 'picture idea' and so on. */
    kind: text().notNull(),
    layer: text().$type<VerdictLayer>().notNull(),
    theme: text().notNull(),
    /** The sentence for the parent, with the parent's own words in it; null once nobody needs them. */
    reason: text(),
  },
  (table) => [
    index('moderation_verdicts_of_generation').on(table.generationId, table.at),
    index('moderation_verdicts_with_words').on(table.at).where(sql`${table.reason} is not null`),
  ],
)

/** Answers of suppliers, stored before anything else happens, so that a repeated step never pays twice. */
export const stepMemos = pgTable(
  'step_memos',
  {
    generationId: text()
      .notNull()
      .references(() => generations.id, { onDelete: 'cascade' }),
    step: text().notNull(),
    answer: jsonb().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.generationId, table.step] })],
)
