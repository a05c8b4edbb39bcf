import {
  type Cover,
  type GenerationRecord,
  type GenerationRequest,
  generationStatusTable,
  type InProgressStatus,
  type Inspection,
  isAttemptUnderWay,
  type LibraryItem,
  limits,
  type ReviewBody,
  type StoryLanguageCode,
} from '@faith-fables/contract'
import { notFound } from '../api-error.ts'
import type { Remember } from '../idempotency/idempotency.ts'
import { askedFor } from '../supplier-calls/supplier-calls.ts'
import { hideAll } from './actions/hide-all.ts'
import { hideBook, hideGeneration } from './actions/hide-generation.ts'
import { generationNotFound } from './actions/own-generation.ts'
import { publishGeneration } from './actions/publish-generation.ts'
import { type PictureWish, type Regeneration, regeneratePicture } from './actions/regenerate-picture.ts'
import { restoreText } from './actions/restore-text.ts'
import { reviewText } from './actions/review-text.ts'
import { revisePictureIdeas } from './actions/revise-picture-ideas.ts'
import { selectImage } from './actions/select-image.ts'
import { startEdition, type WantedEdition } from './actions/start-edition.ts'
import { startGeneration } from './actions/start-generation.ts'
import { drawCover, giveUpCover } from './covers/draw-cover.ts'
import { createDraftStatusReader } from './draft-status-store.ts'
import type { GenerationDeps } from './generation-deps.ts'
import { coverJobs, drawingJobs, stageJobs, tellingJobs } from './generation-jobs.ts'
import { presentGeneration, progressOf } from './generation-record.ts'
import { type Draft, findGeneration, type Generation, listDrafts, listStarters } from './generation-store.ts'
import { drawAttempt, giveUpDrawing } from './illustrations/draw-attempt.ts'
import { inspectBook, type WantedInspection } from './inspect-book.ts'
import { removeDeleted } from './remove-deleted.ts'
import { countDrawnScenes } from './scene-store.ts'
import { giveUpStage, runStage } from './stage-runner.ts'
import { noteSeen, tellParent } from './tell-parent.ts'

export { coverJobs, drawingJobs, stageJobs, tellingJobs } from './generation-jobs.ts'
export type { Generation } from './generation-store.ts'
export { pictureFolder, twoLanguagesFolder } from './illustrations/picture-files.ts'
export { listPictureOrders } from './illustrations/picture-orders.ts'

/** Stories being made: everything from the order to the published book. */
export interface Generations {
  /** What stories can be told in besides English. */
  languages: readonly StoryLanguageCode[]
  start(uid: string, request: GenerationRequest, remember: Remember<Generation>): Promise<Generation>
  /** Tells a published story for another age, or in another language. */
  startEdition(uid: string, wanted: WantedEdition, remember: Remember<Generation>): Promise<Generation>
  /** Starts a book of the starter library; a key that is there already is not started again. */
  startStarter(uid: string, starterKey: string, request: GenerationRequest): Promise<Generation>
  listStarters(keys: string[]): Promise<Generation[]>
  record(uid: string, generationId: string): Promise<GenerationRecord>
  /** How a hosted model drew the characters alone, of whatever is there of the parent's. @returns addresses */
  sheets(uid: string, generationId: string): Promise<string[]>
  review(
    uid: string,
    generationId: string,
    review: ReviewBody,
    remember: Remember<Generation>,
  ): Promise<Generation>
  /** What in the story contradicts itself. */
  inspect(uid: string, generationId: string, wanted: WantedInspection): Promise<Inspection>
  /** @returns the generation; its status is as it was */
  restoreText(
    uid: string,
    generationId: string,
    wanted: { version: number; editedStoryText?: string | undefined },
    remember: Remember<Generation>,
  ): Promise<Generation>
  revisePictureIdeas(
    uid: string,
    generationId: string,
    ideas: { index: number; pictureIdea: string }[],
  ): Promise<Generation>
  regeneratePicture(
    uid: string,
    generationId: string,
    wish: PictureWish,
    remember: Remember<Regeneration>,
  ): Promise<Regeneration>
  selectImage(
    uid: string,
    generationId: string,
    choice: { sceneIndex: number; selectedImageUrl: string },
  ): Promise<{ cover: Cover | null }>
  /** @param coverUrl the cover that the parent has seen; null for none */
  publish(
    uid: string,
    generationId: string,
    coverUrl: string | null,
    remember: Remember<{ storyId: string }>,
  ): Promise<{ storyId: string }>
  /** Deletes a draft. */
  hide(uid: string, generationId: string): Promise<void>
  /** Deletes a published story. */
  hideBook(uid: string, storyId: string): Promise<void>
  /** The drafts of the parent's library, newest first. */
  drafts(uid: string): Promise<LibraryItem[]>
  inProgress(uid: string): Promise<InProgressStatus[]>
  /** Deletes everything of a parent; public stories only where they are not kept, and of those that are all that was typed for them. */
  hideAll(uid: string, options: { keepsPublic: boolean; hiddenAt: Date }): Promise<void>
  /** Removes what was deleted before this moment, with its pictures. @returns how many stories */
  removeDeleted(before: Date): Promise<number>
  /** Begins to run stages and to draw pictures in this process. */
  work(): Promise<void>
}

export function createGenerations(deps: GenerationDeps): Generations {
  return {
    languages: deps.textModel.languages ?? [],
    start: (uid, request, remember) => startGeneration(deps, uid, request, remember),
    startEdition: (uid, wanted, remember) => startEdition(deps, uid, wanted, remember),
    startStarter: (uid, starterKey, request) =>
      startGeneration(deps, uid, request, async () => {}, starterKey),
    listStarters: (keys) => listStarters(deps.db, keys),
    record: (uid, generationId) => ownRecord(deps, uid, generationId),
    async sheets(uid, generationId) {
      const generation = await findGeneration(deps.db, generationId)
      const sheets = generation?.uid === uid ? generation.sheets : null
      return (sheets ?? []).map(({ imageUrl }) => imageUrl)
    },
    review: (uid, generationId, review, remember) => reviewText(deps, uid, generationId, review, remember),
    inspect: (uid, generationId, wanted) => inspectBook(deps, uid, generationId, wanted),
    restoreText: (uid, generationId, wanted, remember) =>
      restoreText(deps, uid, generationId, wanted, remember),
    revisePictureIdeas: (uid, generationId, ideas) => revisePictureIdeas(deps, uid, generationId, ideas),
    regeneratePicture: (uid, generationId, wish, remember) =>
      regeneratePicture(deps, uid, generationId, wish, remember),
    selectImage: (uid, generationId, choice) => selectImage(deps, uid, generationId, choice),
    publish: (uid, generationId, coverUrl, remember) =>
      publishGeneration(deps, uid, { generationId, coverUrl }, remember),
    hide: (uid, generationId) => hideGeneration(deps, uid, generationId),
    hideBook: (uid, storyId) => hideBook(deps, uid, storyId),
    drafts: (uid) => draftItems(deps, uid),
    inProgress: createDraftStatusReader(deps.db, limits.library.drafts),
    hideAll: (uid, options) => hideAll(deps, uid, options),
    removeDeleted: (before) => removeDeleted(deps, before),
    work: () => startWorking(deps),
  }
}

async function ownRecord(deps: GenerationDeps, uid: string, generationId: string): Promise<GenerationRecord> {
  const generation = await findGeneration(deps.db, generationId)
  if (generation?.uid !== uid) throw notFound(generationNotFound)
  const record = await presentGeneration(deps, generation)
  const attempts = record.keyMoments.flatMap(({ illustrationAttempts }) => illustrationAttempts)
  const isDrawing = attempts.some(({ status }) => isAttemptUnderWay(status))
  await noteSeen(deps, [{ ...generation, isDrawing }])
  return record
}

async function draftItems({ db }: GenerationDeps, uid: string): Promise<LibraryItem[]> {
  const drafts = await listDrafts(db, uid, limits.library.drafts)
  const drawing = drafts.filter(({ status }) => status === 'pending_image_review').map(({ id }) => id)
  const drawn = await countDrawnScenes(db, drawing)
  const isDrawing = ({ id, imageNumber }: Draft) => (drawn.get(id) ?? imageNumber) < imageNumber
  await noteSeen(
    { db },
    drafts.map((draft) => ({ ...draft, isDrawing: isDrawing(draft) })),
  )
  return drafts.map((draft) => ({
    id: draft.id,
    _type: 'draft',
    title: draft.title ?? workingTitle(draft),
    imageUrl: null,
    ageGroup: draft.ageGroup,
    createdAt: draft.createdAt.toISOString(),
    status: draft.status,
    processingError: draft.processingError,
    visibility: 'private',
    answer: null,
    isFeatured: false,
    moralMessage: draft.moralMessage,
    bibleVerse: draft.bibleVerseId === null ? null : draft.theme,
    theme: draft.theme,
    progress: progressOf(draft, drawn.get(draft.id) ?? 0),
  }))
}

/** What a draft is called until the storyteller has named it. */
function workingTitle({ characterNames, theme, status }: Draft): string {
  const names = characterNames.join(', ')
  return generationStatusTable[status].kind === 'final' ? `A story on ${theme}` : `A new story for ${names}`
}

async function startWorking(deps: GenerationDeps): Promise<void> {
  await deps.jobs.work(stageJobs, {
    run: (job, signal) => askedFor(job.generationId, () => runStage(deps, job, signal)),
    giveUp: (job) => giveUpStage(deps, job),
  })
  await deps.jobs.work(drawingJobs, {
    run: (job, signal) => drawAttempt(deps, job, signal),
    giveUp: (job) => giveUpDrawing(deps, job),
  })
  await deps.jobs.work(tellingJobs, { run: (job) => tellParent(deps, job) })
  await deps.jobs.work(coverJobs, {
    run: (job, signal) => askedFor(job.generationId, () => drawCover(deps, job, signal)),
    giveUp: (job) => giveUpCover(deps, job),
  })
}
