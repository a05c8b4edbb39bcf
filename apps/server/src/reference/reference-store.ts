import type { AppConfig, TokenPack } from '@faith-fables/contract'
import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import {
  ageGroups,
  appConfigs,
  bibleVerses,
  illustrationStyles,
  moralValues,
  tokenPacks,
} from '../db/schema.ts'

const ageGroupColumns = { _id: ageGroups.id, name: ageGroups.name, description: ageGroups.description }
const styleColumns = {
  _id: illustrationStyles.id,
  name: illustrationStyles.name,
  styleImagePath: illustrationStyles.styleImagePath,
}
const verseColumns = { _id: bibleVerses.id, reference: bibleVerses.reference, text: bibleVerses.text }
const valueColumns = { _id: moralValues.id, name: moralValues.name, description: moralValues.description }

export function findAgeGroups(queryable: Queryable) {
  return queryable.select(ageGroupColumns).from(ageGroups).orderBy(asc(ageGroups.position))
}

export async function findAgeGroup(queryable: Queryable, id: string) {
  const [found] = await queryable.select(ageGroupColumns).from(ageGroups).where(eq(ageGroups.id, id))
  return found ?? null
}

export function findIllustrationStyles(queryable: Queryable) {
  return queryable.select(styleColumns).from(illustrationStyles).orderBy(asc(illustrationStyles.position))
}

export async function findIllustrationStyle(queryable: Queryable, id: string) {
  const [found] = await queryable
    .select(styleColumns)
    .from(illustrationStyles)
    .where(eq(illustrationStyles.id, id))
  return found ?? null
}

export function findBibleVerses(queryable: Queryable) {
  return queryable.select(verseColumns).from(bibleVerses).orderBy(asc(bibleVerses.position))
}

export async function findBibleVerse(queryable: Queryable, id: string) {
  const columns = { ...verseColumns, translations: bibleVerses.translations }
  const [found] = await queryable.select(columns).from(bibleVerses).where(eq(bibleVerses.id, id))
  return found ?? null
}

export function findMoralValues(queryable: Queryable) {
  return queryable.select(valueColumns).from(moralValues).orderBy(asc(moralValues.position))
}

export async function findMoralValue(queryable: Queryable, id: string) {
  const [found] = await queryable.select(valueColumns).from(moralValues).where(eq(moralValues.id, id))
  return found ?? null
}

export async function findAppConfig(queryable: Queryable): Promise<AppConfig | null> {
  const [row] = await queryable
    .select({ values: appConfigs.values })
    .from(appConfigs)
    .where(eq(appConfigs.id, 1))
  return row?.values ?? null
}

export function findTokenPacks(queryable: Queryable): Promise<TokenPack[]> {
  return queryable.select().from(tokenPacks).orderBy(asc(tokenPacks.tokens))
}
