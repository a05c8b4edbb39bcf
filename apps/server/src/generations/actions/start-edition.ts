import { randomUUID } from 'node:crypto'
import { limits, type StoryLanguageCode, storyLanguages } from '@faith-fables/contract'
import { ApiError, notFound } from '../../api-error.ts'
import type { Transaction } from '../../db/database.ts'
import type { Remember } from '../../idempotency/idempotency.ts'
import type { TranslatedVerse } from '../../reference/reference.ts'
import { findGenerationId, lockOwnStory } from '../../stories/stories.ts'
import { countEditionsSince, listEditions } from '../editions/edition-store.ts'
import { drawnPages } from '../editions/first-edition.ts'
import type { GenerationDeps } from '../generation-deps.ts'
import { jobPriority, stageJobs } from '../generation-jobs.ts'
import {
  findGeneration,
  type Generation,
  insertGeneration,
  lockGeneration,
  type NewGeneration,
} from '../generation-store.ts'
import { lockGenerationOf } from './own-generation.ts'
import { printedVerse, refuseUnspoken } from './start-generation.ts'

const dayMilliseconds = 24 * 60 * 60_000

export interface WantedEdition {
  storyId: string
  ageGroupId: string
  /** Absent for that of the story. */
  language?: StoryLanguageCode | undefined
}

/**
 * Begins to tell a published story for another age, or in another language. It goes the way of every story, is reviewed like one, and costs nothing:
 * its pictures are those that are there.
 * @throws ApiError NOT_FOUND, INVALID_REQUEST for an unknown age or a language that nobody here writes, WRONG_STATUS for one that it
 * is told for already or whose pictures are gone, NOTHING_LEFT after too many in one day
 */
export async function startEdition(
  deps: GenerationDeps,
  uid: string,
  { storyId, ageGroupId, language }: WantedEdition,
  remember: Remember<Generation>,
): Promise<Generation> {
  const ageGroup = await deps.reference.ageGroup(ageGroupId)
  if (!ageGroup) throw new ApiError('INVALID_REQUEST', 'ageGroupId names no age group that is offered.')
  if (language) refuseUnspoken(deps, language)
  const verse = await verseOfStory(deps, storyId)
  return deps.db.transaction(async (transaction) => {
    const told = await lockGenerationOf(transaction, storyId)
    if (!told) throw notFound('Story not found.')
    const { title } = await lockOwnStory(transaction, uid, storyId)
    const wanted = { id: ageGroup._id, name: ageGroup.name, title, language: language ?? told.language }
    await assertTellable(transaction, told, wanted)
    const generation = await insertGeneration(transaction, {
      id: randomUUID(),
      ...orderOf(told),
      ...inLanguage(told, wanted.language, verse),
      ageGroupId: ageGroup._id,
      ageGroup: ageGroup.name,
    })
    const job = { generationId: generation.id, revision: generation.revision }
    await deps.jobs.send(transaction, stageJobs, job, { priority: jobPriority(generation) })
    await remember(transaction, generation)
    return generation
  })
}

/** The verse in all its languages; null for a story on a value. What it is about never changes, so that nobody need wait. */
async function verseOfStory({ db, reference }: GenerationDeps, storyId: string) {
  const generationId = await findGenerationId(db, storyId)
  const verseId = generationId && (await findGeneration(db, generationId))?.bibleVerseId
  return verseId ? await reference.bibleVerse(verseId) : null
}

function inLanguage(
  told: Generation,
  language: StoryLanguageCode,
  verse: TranslatedVerse | null,
): Partial<NewGeneration> {
  if (language === told.language || verse === null) return { language }
  return { language, ...printedVerse(verse, language) }
}

async function assertTellable(
  transaction: Transaction,
  told: Generation,
  age: { id: string; name: string; title: string; language: StoryLanguageCode },
): Promise<void> {
  // Whoever asks at the same moment for the same story, by any of its editions, waits here.
  await lockGeneration(transaction, firstOf(told))
  const same = (await listEditions(transaction, firstOf(told))).find(
    ({ ageGroupId, language }) => ageGroupId === age.id && language === age.language,
  )
  if (same) {
    const how = same.status === 'published' ? 'is told for' : 'is being told for'
    throw new ApiError(
      'WRONG_STATUS',
      `“${age.title}” ${how} ${age.name} ${age.language === told.language ? '' : `in ${storyLanguages[age.language].name} `}already.`,
    )
  }
  if (!(await drawnPages(transaction, told))) {
    throw new ApiError('WRONG_STATUS', `The pictures of “${age.title}” are not there any more.`)
  }
  const since = new Date(Date.now() - dayMilliseconds)
  if ((await countEditionsSince(transaction, told.uid, since)) >= limits.editionsPerDay) {
    throw new ApiError(
      'NOTHING_LEFT',
      `Stories can be told anew ${limits.editionsPerDay} times a day. Please go on tomorrow.`,
    )
  }
}

const firstOf = ({ id, firstEdition }: Generation): string => firstEdition ?? id

/** Everything that was ordered with the first edition, its wishes for the text included; nothing of its price. */
function orderOf(told: Generation): Omit<NewGeneration, 'id' | 'ageGroupId' | 'ageGroup'> {
  return {
    uid: told.uid,
    status: 'moderating_initial_prompt',
    firstEdition: firstOf(told),
    illustrationStyleId: told.illustrationStyleId,
    illustrationStyle: told.illustrationStyle,
    bibleVerseId: told.bibleVerseId,
    moralValueId: told.moralValueId,
    theme: told.theme,
    themeText: told.themeText,
    language: told.language,
    verseReference: told.verseReference,
    characters: told.characters,
    additionalDetails: told.additionalDetails,
    feedback: told.feedback,
    imageQuality: told.imageQuality,
    imageNumber: told.imageNumber,
    price: 0,
    pricePerImage: 0,
    maxRegenerationsAllowed: 0,
  }
}
