import { randomUUID } from 'node:crypto'
import { limits } from '@faith-fables/contract'
import { ApiError, notFound } from '../../api-error.ts'
import type { Transaction } from '../../db/database.ts'
import type { Remember } from '../../idempotency/idempotency.ts'
import { lockOwnStory } from '../../stories/stories.ts'
import { drawnPages } from '../editions/first-edition.ts'
import type { GenerationDeps } from '../generation-deps.ts'
import { jobPriority, stageJobs } from '../generation-jobs.ts'
import {
  countEditionsSince,
  type Generation,
  insertGeneration,
  listEditions,
  lockGeneration,
  type NewGeneration,
} from '../generation-store.ts'

const dayMilliseconds = 24 * 60 * 60_000

/**
 * Begins to tell a published story for another age. It goes the way of every story, is reviewed like one, and costs nothing:
 * its pictures are those that are there.
 * @throws ApiError NOT_FOUND, INVALID_REQUEST for an unknown age, WRONG_STATUS for one that it is told for already or whose
 * pictures are gone, NOTHING_LEFT after too many in one day
 */
export async function startEdition(
  deps: GenerationDeps,
  uid: string,
  { storyId, ageGroupId }: { storyId: string; ageGroupId: string },
  remember: Remember<Generation>,
): Promise<Generation> {
  const ageGroup = await deps.reference.ageGroup(ageGroupId)
  if (!ageGroup) throw new ApiError('INVALID_REQUEST', 'ageGroupId names no age group that is offered.')
  return deps.db.transaction(async (transaction) => {
    const { generationId, title } = await lockOwnStory(transaction, uid, storyId)
    const told = await lockGeneration(transaction, generationId)
    if (!told) throw notFound('Story not found.')
    await assertTellable(transaction, told, { id: ageGroup._id, name: ageGroup.name, title })
    const generation = await insertGeneration(transaction, {
      id: randomUUID(),
      ...orderOf(told),
      ageGroupId: ageGroup._id,
      ageGroup: ageGroup.name,
    })
    const job = { generationId: generation.id, revision: generation.revision }
    await deps.jobs.send(transaction, stageJobs, job, { priority: jobPriority(generation) })
    await remember(transaction, generation)
    return generation
  })
}

async function assertTellable(
  transaction: Transaction,
  told: Generation,
  age: { id: string; name: string; title: string },
): Promise<void> {
  // Whoever asks at the same moment for the same story, by any of its editions, waits here.
  await lockGeneration(transaction, firstOf(told))
  const same = (await listEditions(transaction, firstOf(told))).find(
    ({ ageGroupId }) => ageGroupId === age.id,
  )
  if (same) {
    const how = same.status === 'published' ? 'is told for' : 'is being told for'
    throw new ApiError('WRONG_STATUS', `“${age.title}” ${how} ${age.name} already.`)
  }
  if (!(await drawnPages(transaction, told))) {
    throw new ApiError('WRONG_STATUS', `The pictures of “${age.title}” are not there any more.`)
  }
  const since = new Date(Date.now() - dayMilliseconds)
  if ((await countEditionsSince(transaction, told.uid, since)) >= limits.editionsPerDay) {
    throw new ApiError(
      'NOTHING_LEFT',
      `Stories can be told for other ages ${limits.editionsPerDay} times a day. Please go on tomorrow.`,
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
