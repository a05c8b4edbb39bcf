import type { AgeGroupName, AppConfig, PriceList, StoryLanguageCode } from '@faith-fables/contract'
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What a parent chooses from. `position` is the order on the screen. */
export const ageGroups = pgTable('age_groups', {
  id: text().primaryKey(),
  name: text().$type<AgeGroupName>().notNull(),
  description: text().notNull(),
  position: integer().notNull(),
})

export const illustrationStyles = pgTable('illustration_styles', {
  id: text().primaryKey(),
  name: text().notNull(),
  styleImagePath: text().notNull(),
  position: integer().notNull(),
})

export const bibleVerses = pgTable('bible_verses', {
  id: text().primaryKey(),
  reference: text().notNull(),
  text: text().notNull(),
  /** The same verse in the other languages in which we carry it. */
  translations: jsonb()
    .$type<Partial<Record<StoryLanguageCode, { reference: string; text: string }>>>()
    .notNull()
    .default({}),
  position: integer().notNull(),
})

export const moralValues = pgTable('moral_values', {
  id: text().primaryKey(),
  name: text().notNull(),
  description: text().notNull(),
  position: integer().notNull(),
})

/** One row, with the id 1: prices and allowances. */
export const appConfigs = pgTable('app_config', {
  id: integer().primaryKey(),
  values: jsonb().$type<AppConfig>().notNull(),
})

/** What tokens are sold in. The price is in the smallest unit of its currency. */
export const tokenPacks = pgTable('token_packs', {
  id: text().primaryKey(),
  name: text().notNull(),
  tokens: integer().notNull(),
  price: integer().notNull(),
  currency: text().notNull(),
})

/** Every change of prices. The database refuses to change or remove a row. */
export const priceChanges = pgTable('price_changes', {
  /** From 1, in the order they were made: the version of the prices that each led to. */
  version: integer().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  /** E-mail address of the administrator. */
  by: text().notNull(),
  before: jsonb().$type<PriceList>().notNull(),
  after: jsonb().$type<PriceList>().notNull(),
})
