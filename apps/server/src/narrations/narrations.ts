import { randomUUID } from 'node:crypto'
import { limits, type NarrationState, type PublicStory } from '@faith-fables/contract'
import { ApiError, notFound } from '../api-error.ts'
import type { Database, Queryable } from '../db/database.ts'
import type { Remember } from '../idempotency/idempotency.ts'
import type { JobKind, JobQueue } from '../jobs/job-queue.ts'
import type { Logger } from '../logger.ts'
import type { FileStore } from '../ports/file-store.ts'
import type { SpeechModel } from '../ports/speech-model.ts'
import type { Reference } from '../reference/reference.ts'
import { lockOwnStory, readWhole } from '../stories/stories.ts'
import { spendTokens } from '../token-ledger/token-ledger.ts'
import { failNarration, narratePage } from './narrate-page.ts'
import { pagesToSpeak, spokenOf } from './narration-steps.ts'
import { findNarration, listNarratedPages, lockNarration, storeNarration } from './narration-store.ts'

/** Published stories read aloud by a speech model, and kept. */
export interface Narrations {
  /** Whether there is a speech model. */
  readonly isOffered: boolean
  /**
   * Pays for a narration and has it made, in the transaction that keeps the answer; one that is under way or there is not paid again.
   * @throws ApiError NOT_FOUND also for another family's story, UNAVAILABLE without a speech model or a price,
   *   WRONG_STATUS where a page cannot be spoken, INSUFFICIENT_TOKENS
   */
  order(uid: string, storyId: string, remember: Remember<NarrationState>): Promise<NarrationState>
  /** @throws ApiError NOT_FOUND also for another family's story, UNAVAILABLE without a speech model */
  stateOf(uid: string, storyId: string): Promise<NarrationState>
  /** Begins to have pages spoken in this process. */
  work(): Promise<void>
}

export interface NarrationDeps {
  db: Database
  jobs: JobQueue
  files: FileStore
  reference: Reference
  /** null where browsers read by their own voices alone. */
  speechModel: SpeechModel | null
  logger: Logger
}

export type SpeakingDeps = Omit<NarrationDeps, 'speechModel'> & { speechModel: SpeechModel }

export interface NarrationJob {
  storyId: string
  /** Of the order: a later one has jobs of its own. */
  narrationId: string
  page: number
}

/** Two pages at a time: they wait for a supplier, and their sounds are small. */
export const narrationJobs: JobKind<NarrationJob> = { name: 'narrate-page', concurrency: 2, retries: 4 }

const notOffered = 'Stories are not narrated here. Your device can read this one to you: press Listen.'

export function createNarrations(deps: NarrationDeps): Narrations {
  const speaking = (): SpeakingDeps => {
    const { speechModel } = deps
    if (!speechModel) throw new ApiError('UNAVAILABLE', notOffered)
    return { ...deps, speechModel }
  }
  return {
    isOffered: deps.speechModel !== null,
    async order(uid, storyId, remember) {
      await readOwn(deps.db, uid, storyId)
      return await orderNarration(speaking(), uid, storyId, remember)
    },
    async stateOf(uid, storyId) {
      const story = await readOwn(deps.db, uid, storyId)
      const price = (await deps.reference.costs()).narrationGenerationCost
      return await stateOf(speaking(), deps.db, story, price)
    },
    async work() {
      const { speechModel } = deps
      // Whoever ordered one before the model was taken out of the settings gets the tokens back.
      await deps.jobs.work(narrationJobs, {
        run: (job, signal) =>
          speechModel ? narratePage({ ...deps, speechModel }, job, signal) : failNarration(deps, job),
        giveUp: (job) => failNarration(deps, job),
      })
    },
  }
}

async function orderNarration(
  deps: SpeakingDeps,
  uid: string,
  storyId: string,
  remember: Remember<NarrationState>,
): Promise<NarrationState> {
  const { db, jobs, speechModel, reference } = deps
  const price = (await reference.costs()).narrationGenerationCost
  return await db.transaction(async (transaction) => {
    await lockOwnStory(transaction, uid, storyId)
    const story = await readOwn(transaction, uid, storyId)
    const earlier = await lockNarration(transaction, storyId)
    if (!earlier || earlier.state === 'failed') {
      if (price === null)
        throw new ApiError('UNAVAILABLE', 'Narrations have no price just now. Please try again later.')
      const { voice } = speechModel
      const pages = pagesToSpeak(story, speechModel, voice)
      refuseUnspeakable(pages)
      const id = randomUUID()
      await storeNarration(transaction, {
        storyId,
        id,
        uid,
        state: 'making',
        voice,
        price,
        orderedAt: new Date(),
      })
      await spendTokens(transaction, {
        uid,
        kind: 'narration',
        reference: id,
        amount: price,
        description: `“${story.title}”, narrated`,
      })
      for (const { page } of pages)
        await jobs.send(transaction, narrationJobs, { storyId, narrationId: id, page })
    }
    const state = await stateOf(deps, transaction, story, price)
    await remember(transaction, state)
    return state
  })
}

function refuseUnspeakable(pages: ReturnType<typeof pagesToSpeak>): void {
  if (pages.length === 0) throw new ApiError('WRONG_STATUS', 'This story has no words to be read aloud.')
  const tooLong = pages.find(({ text }) => text.length > limits.narratedPage.characters)
  if (tooLong)
    throw new ApiError(
      'WRONG_STATUS',
      `Page ${tooLong.page} is too long to be narrated. Your device can read it to you: press Listen.`,
    )
}

async function stateOf(
  { speechModel }: SpeakingDeps,
  queryable: Queryable,
  story: PublicStory,
  price: number | null,
): Promise<NarrationState> {
  const narration = await findNarration(queryable, story.id)
  const pages = pagesToSpeak(story, speechModel, narration?.voice ?? speechModel.voice)
  const spoken = spokenOf(pages, await listNarratedPages(queryable, story.id))
  // A book that is there stays, whatever model is set since.
  const pagesDone = narration?.state === 'ready' ? pages.length : spoken.length
  return {
    state: narration?.state ?? 'none',
    pagesDone,
    pages: pages.length,
    price,
    sentTo: speechModel.sentTo,
  }
}

async function readOwn(queryable: Queryable, uid: string, storyId: string): Promise<PublicStory> {
  const story = await readWhole(queryable, storyId)
  if (story?.userId !== uid) throw notFound('Story not found.')
  return story
}
