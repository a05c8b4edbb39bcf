import type {
  AgeGroup,
  AgeGroupName,
  AppConfig,
  BibleVerse,
  IllustrationStyle,
  MoralValue,
  StoryLanguageCode,
  TokenPack,
} from '@faith-fables/contract'
import type { Database } from '../db/database.ts'
import {
  findAgeGroup,
  findAgeGroups,
  findAppConfig,
  findBibleVerse,
  findBibleVerses,
  findIllustrationStyle,
  findIllustrationStyles,
  findMoralValue,
  findMoralValues,
  findTokenPacks,
} from './reference-store.ts'

/** A verse with its words in the other languages in which we carry it. */
export type TranslatedVerse = BibleVerse & {
  translations: Partial<Record<StoryLanguageCode, { reference: string; text: string }>>
}

/**
 * What a parent chooses from, and what it costs. Lists stand in the order of the screen; a look-up answers null
 * for an unknown id. None may be awaited inside a transaction: they read outside of it.
 */
export interface Reference {
  ageGroups(): Promise<AgeGroup[]>
  ageGroup(id: string): Promise<(AgeGroup & { name: AgeGroupName }) | null>
  illustrationStyles(): Promise<IllustrationStyle[]>
  illustrationStyle(id: string): Promise<IllustrationStyle | null>
  bibleVerses(): Promise<BibleVerse[]>
  bibleVerse(id: string): Promise<TranslatedVerse | null>
  moralValues(): Promise<MoralValue[]>
  moralValue(id: string): Promise<MoralValue | null>
  /** Prices and allowances as they stand now. */
  costs(): Promise<AppConfig>
  /** Smallest first. */
  tokenPacks(): Promise<TokenPack[]>
}

export function createReference({ db }: { db: Database }): Reference {
  return {
    ageGroups: async () => findAgeGroups(db),
    ageGroup: (id) => findAgeGroup(db, id),
    illustrationStyles: async () => findIllustrationStyles(db),
    illustrationStyle: (id) => findIllustrationStyle(db, id),
    bibleVerses: async () => findBibleVerses(db),
    bibleVerse: (id) => findBibleVerse(db, id),
    moralValues: async () => findMoralValues(db),
    moralValue: (id) => findMoralValue(db, id),
    costs: () => currentCosts(db),
    tokenPacks: () => findTokenPacks(db),
  }
}

async function currentCosts(db: Database): Promise<AppConfig> {
  const values = await findAppConfig(db)
  if (!values) throw new Error('The app_config row is missing; it is laid down when the database is opened.')
  return values
}
