import { initialAppConfig, initialTokenPacks, storyLanguageCodes } from '@faith-fables/contract'
import { styles } from '@faith-fables/illustrator/styles/styles'
import { moralValues as moralValueChoices } from '@faith-fables/storyteller/scripture/moral-values'
import { translatedVerse } from '@faith-fables/storyteller/scripture/translated-verses'
import { verses } from '@faith-fables/storyteller/scripture/verses'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../database.ts'
import { ageGroups, appConfigs, bibleVerses, illustrationStyles, moralValues, tokenPacks } from '../schema.ts'
import { ageGroupChoices } from './age-groups.ts'
import { compareReferences } from './compare-references.ts'

const position = sql`excluded.position`

/**
 * Brings what parents choose from up to date with this version, row by row; running it again changes nothing.
 * Prices are only laid down once: from then on they are the administrator's.
 */
export async function seedReferenceData(queryable: Queryable): Promise<void> {
  await seedAgeGroups(queryable)
  await seedIllustrationStyles(queryable)
  await seedBibleVerses(queryable)
  await seedMoralValues(queryable)
  await queryable.insert(appConfigs).values({ id: 1, values: initialAppConfig }).onConflictDoNothing()
  await seedTokenPacks(queryable)
}

/** Only where there are none: a pack that was taken from the list does not come back. */
async function seedTokenPacks(queryable: Queryable): Promise<void> {
  if ((await queryable.$count(tokenPacks)) > 0) return
  await queryable.insert(tokenPacks).values(initialTokenPacks).onConflictDoNothing()
}

async function seedAgeGroups(queryable: Queryable): Promise<void> {
  await queryable
    .insert(ageGroups)
    .values(ageGroupChoices.map((group, index) => ({ ...group, position: index + 1 })))
    .onConflictDoUpdate({
      target: ageGroups.id,
      set: { name: sql`excluded.name`, description: sql`excluded.description`, position },
    })
}

async function seedIllustrationStyles(queryable: Queryable): Promise<void> {
  const rows = styles.map(({ id, name }, index) => ({
    id,
    name,
    styleImagePath: `/examples/${id}.webp`,
    position: index + 1,
  }))
  await queryable
    .insert(illustrationStyles)
    .values(rows)
    .onConflictDoUpdate({
      target: illustrationStyles.id,
      set: { name: sql`excluded.name`, styleImagePath: sql`excluded.style_image_path`, position },
    })
}

async function seedBibleVerses(queryable: Queryable): Promise<void> {
  const inBibleOrder = verses.toSorted((one, other) => compareReferences(one.reference, other.reference))
  const rows = inBibleOrder.map(({ id, reference, text }, index) => ({
    id,
    reference,
    text,
    translations: Object.fromEntries(
      storyLanguageCodes.flatMap((language) => {
        const verse = translatedVerse(language, id)
        return verse ? [[language, verse]] : []
      }),
    ),
    position: index + 1,
  }))
  await queryable
    .insert(bibleVerses)
    .values(rows)
    .onConflictDoUpdate({
      target: bibleVerses.id,
      set: {
        reference: sql`excluded.reference`,
        text: sql`excluded.text`,
        translations: sql`excluded.translations`,
        position,
      },
    })
}

async function seedMoralValues(queryable: Queryable): Promise<void> {
  await queryable
    .insert(moralValues)
    .values(moralValueChoices.map((value, index) => ({ ...value, position: index + 1 })))
    .onConflictDoUpdate({
      target: moralValues.id,
      set: { name: sql`excluded.name`, description: sql`excluded.description`, position },
    })
}
