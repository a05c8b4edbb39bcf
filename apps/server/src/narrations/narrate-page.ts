import type { Narration } from '@faith-fables/contract'
import type { Transaction } from '../db/database.ts'
import { pictureFolder } from '../generations/generations.ts'
import { SupplierError } from '../ports/supplier-error.ts'
import { findGenerationId, keepNarration, lockStory, readWhole } from '../stories/stories.ts'
import { askedFor } from '../supplier-calls/supplier-calls.ts'
import { refundTokens } from '../token-ledger/token-ledger.ts'
import { pagesToSpeak, spokenOf } from './narration-steps.ts'
import {
  findNarration,
  listNarratedPages,
  lockNarration,
  type NarratedPage,
  type StoredNarration,
  setNarrationState,
  storeNarratedPage,
} from './narration-store.ts'
import type { NarrationJob, SpeakingDeps } from './narrations.ts'

/** Has one page spoken and kept. Run again, it asks for nothing that is kept; an order that has ended is left alone. */
export async function narratePage(deps: SpeakingDeps, job: NarrationJob, signal: AbortSignal): Promise<void> {
  const { db, files, speechModel, logger } = deps
  const narration = await findNarration(db, job.storyId)
  if (!isUnderWay(narration, job)) return
  const story = await readWhole(db, job.storyId)
  const generationId = await findGenerationId(db, job.storyId)
  // Deleted meanwhile.
  if (!story || !generationId) return await failNarration(deps, job)
  const pages = pagesToSpeak(story, speechModel, narration.voice)
  const wanted = pages.find(({ page }) => page === job.page)
  const spoken = spokenOf(pages, await listNarratedPages(db, job.storyId))
  if (wanted && !spoken.some(({ page }) => page === job.page)) {
    try {
      const { text, step, page } = wanted
      const sound = await askedFor(generationId, () =>
        speechModel.speak({ text, voice: narration.voice }, signal),
      )
      const file = `${narrationFolder(generationId)}/${narration.id}/${page}.${sound.ending}`
      await files.put(file, sound.content, sound.contentType)
      const { milliseconds } = sound
      await storeNarratedPage(db, { storyId: job.storyId, page, step, file, milliseconds })
    } catch (error) {
      logger.warn({ err: error, storyId: job.storyId, page: job.page }, 'A page was not spoken.')
      if (!(error instanceof SupplierError) || signal.aborted || error.retryable) throw error
      return await failNarration(deps, job)
    }
  }
  await endWhenWhole(deps, job)
}

/** Among the pictures of the story: removed with them. */
const narrationFolder = (generationId: string): string => `${pictureFolder(generationId)}/narration`

/** The page that is kept last puts the sound into the book. */
async function endWhenWhole({ db, speechModel }: SpeakingDeps, job: NarrationJob): Promise<void> {
  await db.transaction(async (transaction) => {
    // In the order of whoever orders one: the story, then its narration.
    await lockStory(transaction, job.storyId)
    const narration = await lockNarration(transaction, job.storyId)
    if (!isUnderWay(narration, job)) return
    const story = await readWhole(transaction, job.storyId)
    if (!story) return await giveBack(transaction, narration)
    const pages = pagesToSpeak(story, speechModel, narration.voice)
    const spoken = spokenOf(pages, await listNarratedPages(transaction, job.storyId))
    if (spoken.length < pages.length) return
    await keepNarration(transaction, job.storyId, soundsOf(spoken))
    await setNarrationState(transaction, job.storyId, 'ready')
  })
}

const soundsOf = (spoken: readonly NarratedPage[]): Narration => ({
  pages: spoken.map(({ page, file, milliseconds }) => ({ page, url: `/media/${file}`, milliseconds })),
})

/** Ends an order that cannot be carried out, and gives the whole price back. */
export async function failNarration(
  { db, logger }: Pick<SpeakingDeps, 'db' | 'logger'>,
  job: NarrationJob,
): Promise<void> {
  logger.error({ storyId: job.storyId, page: job.page }, 'A story could not be narrated.')
  await db.transaction(async (transaction) => {
    const narration = await lockNarration(transaction, job.storyId)
    if (isUnderWay(narration, job)) await giveBack(transaction, narration)
  })
}

async function giveBack(transaction: Transaction, narration: StoredNarration): Promise<void> {
  const { id, storyId, uid, price } = narration
  await setNarrationState(transaction, storyId, 'failed')
  const story = await readWhole(transaction, storyId)
  await refundTokens(transaction, {
    uid,
    kind: 'narration_refund',
    reference: id,
    amount: price,
    description: story
      ? `Refund: “${story.title}” could not be narrated`
      : 'Refund: a story could not be narrated',
  })
}

function isUnderWay(
  narration: StoredNarration | null,
  { narrationId }: NarrationJob,
): narration is StoredNarration {
  return narration?.id === narrationId && narration.state === 'making'
}
