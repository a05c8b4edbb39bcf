import { setTimeout as wait } from 'node:timers/promises'
import { endedUnsuccessfully, type GenerationRequest, isAttemptUnderWay } from '@faith-fables/contract'
import { ApiError } from '../api-error.ts'
import type { Database } from '../db/database.ts'
import type { Generation, Generations } from '../generations/generations.ts'
import type { Logger } from '../logger.ts'
import type { Reference } from '../reference/reference.ts'
import { grantTokens } from '../token-ledger/token-ledger.ts'
import type { Users } from '../users/users.ts'
import { pagesPerStarterBook, type StarterBook, starterBooks } from './starter-books.ts'

export interface StarterLibraryDeps {
  db: Database
  generations: Generations
  reference: Reference
  users: Users
  logger: Logger
}

/** How often a book that is being made is looked at. */
const lookMilliseconds = 150
/** The longest pause before books that met a fault are taken up again; the first is a second, each further one twice as long. */
const longestPauseSeconds = 300

/**
 * Makes the first featured stories of a new installation, through the same pipeline as every family's, one
 * book after the other and behind whatever families order. A book that meets a fault is taken up again behind the
 * others; where all was stopped it goes on at the next start.
 */
export async function tendStarterLibrary(deps: StarterLibraryDeps, signal: AbortSignal): Promise<void> {
  const uid = await deps.users.ensureSystemAuthor()
  let waiting = starterBooks
  for (let round = 0; waiting.length > 0 && !signal.aborted; round++) {
    if (round > 0) await pause(1000 * Math.min(2 ** (round - 1), longestPauseSeconds), signal)
    const stopped: StarterBook[] = []
    for (const book of waiting) if (!(await tendBook(deps, uid, book, signal))) stopped.push(book)
    waiting = stopped
  }
}

/** Makes one book as far as it can be made: the next one never waits for it. @returns false where a fault stopped it */
async function tendBook(
  deps: StarterLibraryDeps,
  uid: string,
  book: StarterBook,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    while (!signal.aborted && !(await takeNextStep(deps, uid, book))) await pause(lookMilliseconds, signal)
    return true
  } catch (error) {
    const { key: starterKey } = book
    deps.logger.error(
      { err: error, starterKey },
      'A book of the starter library met a fault; it is soon taken up again.',
    )
    return false
  }
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  wait(milliseconds, undefined, { signal }).catch(() => {})

/** Does what the book needs next, as its parent would. @returns whether nothing is left to do */
async function takeNextStep(deps: StarterLibraryDeps, uid: string, book: StarterBook): Promise<boolean> {
  const [generation] = await deps.generations.listStarters([book.key])
  try {
    if (!generation) await order(deps, uid, book)
    else if (generation.status === 'published' || generation.status === 'archived') return true
    else if (generation.status === 'pending_review')
      await deps.generations.review(uid, generation.id, { action: 'approve' }, async () => {})
    else if (generation.status === 'pending_image_review') await choosePictures(deps, generation)
    else if (endedUnsuccessfully(generation.status) || generation.status === 'pending_prompt_review')
      await putAway(deps, generation)
  } catch (error) {
    // Another worker process took the step first.
    if (!(error instanceof ApiError && ['WRONG_STATUS', 'NOT_FOUND'].includes(error.code))) throw error
  }
  return false
}

/**
 * Gives up a book that nobody will mend: it stands among nobody's drafts, and what was made of it is removed with
 * what families delete.
 */
async function putAway({ generations, logger }: StarterLibraryDeps, generation: Generation): Promise<void> {
  const { id, uid, starterKey, status, processingError } = generation
  await generations.hide(uid, id)
  logger.warn({ starterKey, status, processingError }, 'A book of the starter library could not be made.')
}

async function order(
  { db, generations, reference, logger }: StarterLibraryDeps,
  uid: string,
  book: StarterBook,
): Promise<void> {
  const request = await requestFor(reference, book)
  const { imageCostDefault, storyGenerationCost } = await reference.costs()
  const amount = pagesPerStarterBook * (imageCostDefault ?? 0) + (storyGenerationCost ?? 0)
  await db.transaction((transaction) =>
    grantTokens(transaction, {
      uid,
      kind: 'grant',
      reference: `starter:${book.key}`,
      amount,
      description: 'A book for the starter library',
    }),
  )
  await generations.startStarter(uid, book.key, request)
  logger.info({ starterKey: book.key }, 'A book of the starter library is being made.')
}

async function requestFor(reference: Reference, book: StarterBook): Promise<GenerationRequest> {
  const ageGroup = (await reference.ageGroups()).find(({ name }) => name === book.ageGroup)
  const style = (await reference.illustrationStyles()).find(({ name }) => name === book.style)
  const theme = await themeIds(reference, book.focus)
  if (!ageGroup || !style)
    throw new Error(`The starter book ${book.key} names an age or a style that is not offered.`)
  return {
    ageGroupId: ageGroup._id,
    illustrationStyleId: style._id,
    characters: book.characters,
    additionalDetails: book.additionalDetails,
    language: 'en',
    ...theme,
    originalPrompt: { imageQuality: 'Default', imageNumber: pagesPerStarterBook },
  }
}

async function themeIds(reference: Reference, focus: StarterBook['focus']) {
  if ('verse' in focus) {
    const verse = (await reference.bibleVerses()).find(({ reference: name }) => name === focus.verse)
    return { bibleVerseId: verse?._id ?? null, moralValueId: null }
  }
  const value = (await reference.moralValues()).find(({ name }) => name === focus.value)
  return { bibleVerseId: null, moralValueId: value?._id ?? null }
}

/** Chooses the first picture of each scene once all are drawn, and publishes once the cover is there too. */
async function choosePictures(deps: StarterLibraryDeps, generation: Generation): Promise<void> {
  const { generations } = deps
  const { id, uid } = generation
  const { keyMoments } = await generations.record(uid, id)
  const attempts = keyMoments.flatMap(({ illustrationAttempts }) => illustrationAttempts)
  if (attempts.some(({ status }) => isAttemptUnderWay(status))) return
  const scenes = keyMoments.map(({ index, illustrationAttempts, selectedImageUrl }) => {
    const [first] = illustrationAttempts.flatMap(({ imageUrls }) => imageUrls)
    return { index, first, isChosen: selectedImageUrl !== null }
  })
  if (scenes.some(({ first }) => first === undefined)) return putAway(deps, generation)
  for (const { index, first, isChosen } of scenes)
    if (first && !isChosen)
      await generations.selectImage(uid, id, { sceneIndex: index, selectedImageUrl: first })
  const { cover } = await generations.record(uid, id)
  if (cover?.imageUrl === null) return
  await generations.publish(uid, id, cover?.imageUrl ?? null, async () => {})
}
