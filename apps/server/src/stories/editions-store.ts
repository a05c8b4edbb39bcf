import type { StoryEdition, StoryLanguageCode } from '@faith-fables/contract'
import { ageGroupNames, storyLanguageCodes } from '@faith-fables/contract'
import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { generations, stories } from '../db/schema.ts'

/** By what the editions of a story know each other. */
const family = sql<string>`coalesce(${generations.firstEdition}, ${generations.id})`

/** The same story for other ages and in other languages, as far as everybody may read them, or this parent. */
export async function listEditionsOf(
  queryable: Queryable,
  storyId: string,
  uid: string | null,
): Promise<StoryEdition[]> {
  const [told] = await queryable
    .select({ family })
    .from(stories)
    .innerJoin(generations, eq(generations.id, stories.generationId))
    .where(eq(stories.id, storyId))
  if (!told) return []
  const isOpen = or(eq(stories.visibility, 'public'), eq(stories.isFeatured, true))
  const found = await queryable
    .select({ id: stories.id, ageGroup: stories.ageGroup, language: stories.language })
    .from(generations)
    .innerJoin(stories, eq(stories.generationId, generations.id))
    .where(
      and(
        or(eq(generations.id, told.family), eq(generations.firstEdition, told.family)),
        ne(stories.id, storyId),
        isNull(stories.hiddenAt),
        uid === null ? isOpen : or(isOpen, eq(stories.uid, uid)),
      ),
    )
  return youngestFirst(found)
}

/** The editions of all stories of a parent, by their story. */
export async function listEditionsOfParent(
  queryable: Queryable,
  uid: string,
): Promise<Map<string, StoryEdition[]>> {
  const firsts = queryable
    .select({ id: generations.firstEdition })
    .from(generations)
    .where(and(eq(generations.uid, uid), isNotNull(generations.firstEdition)))
  const rows = await queryable
    .select({ id: stories.id, ageGroup: stories.ageGroup, language: stories.language, family })
    .from(stories)
    .innerJoin(generations, eq(generations.id, stories.generationId))
    .where(
      and(
        eq(stories.uid, uid),
        isNull(stories.hiddenAt),
        or(isNotNull(generations.firstEdition), inArray(generations.id, firsts)),
      ),
    )
  return new Map(
    rows.map((row) => {
      const others = rows.filter((other) => other.family === row.family && other.id !== row.id)
      return [row.id, youngestFirst(others)]
    }),
  )
}

interface FoundEdition {
  id: string
  ageGroup: StoryEdition['ageGroup']
  language: StoryLanguageCode
}

const placeOf = ({ ageGroup, language }: FoundEdition) =>
  ageGroupNames.indexOf(ageGroup) * storyLanguageCodes.length + storyLanguageCodes.indexOf(language)

function youngestFirst(editions: readonly FoundEdition[]): StoryEdition[] {
  return editions
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(({ id, ageGroup, language }) => ({ id, ageGroup, ...(language !== 'en' && { language }) }))
}
