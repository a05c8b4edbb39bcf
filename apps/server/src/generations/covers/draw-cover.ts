import { canDo } from '@faith-fables/contract'
import type { SceneDescription } from '@faith-fables/illustrator/scene-description'
import type { DrawnCover, PictureReference } from '../../ports/image-model.ts'
import { SupplierError } from '../../ports/supplier-error.ts'
import { type GenerationDeps, withMakers } from '../generation-deps.ts'
import type { CoverJob } from '../generation-jobs.ts'
import { findGeneration, type Generation, lockGeneration, updateGeneration } from '../generation-store.ts'
import { sheetsOf } from '../illustrations/find-references.ts'
import { lookAtPicture } from '../illustrations/look-at-picture.ts'
import { readPicture, storeCover } from '../illustrations/picture-files.ts'
import type { Attempt } from '../scene-store.ts'
import { once } from '../step-memo-store.ts'
import { chosenAttempts, coverName } from './chosen-attempts.ts'

/**
 * Draws the cover from what the chosen pictures show. Run again, it asks for nothing that was drawn before; a choice
 * that has changed meanwhile has a job of its own.
 */
export async function drawCover(deps: GenerationDeps, job: CoverJob, signal: AbortSignal): Promise<void> {
  const generation = await findGeneration(deps.db, job.generationId)
  if (!generation || !isWanted(generation, job)) return
  const chosen = await chosenAttempts(deps.db, generation.id)
  if (!chosen || coverName(chosen) !== job.name) return
  try {
    const step = `cover:${job.name}`
    const drawn = await once(deps.db, generation.id, step, async () => {
      const cover = await askForCover(withMakers(deps, generation), generation, chosen, signal)
      return { ...(await storeCover(deps.files, cover, job)), alt: cover.alt }
    })
    const place = { generationId: generation.id, step }
    const { allowed } = await lookAtPicture(withMakers(deps, generation), place, drawn.imageUrl, signal)
    if (!allowed) return await giveUpCover(deps, job)
    await endCover(deps, job, { name: job.name, drawn })
  } catch (error) {
    deps.logger.warn({ err: error, generationId: generation.id }, 'A cover did not succeed.')
    if (!(error instanceof SupplierError) || signal.aborted || error.retryable) throw error
    await giveUpCover(deps, job)
  }
}

async function askForCover(
  { files, imageModel }: GenerationDeps,
  { id, cast, sheets, illustrationStyleId, ageGroup, imageQuality }: Generation,
  chosen: Attempt[],
  signal: AbortSignal,
): Promise<DrawnCover> {
  if (!imageModel.drawCover) throw new SupplierError('Nobody here draws covers.', { retryable: false })
  const scenes = chosen.map(({ description }) => description)
  const style = illustrationStyleId
  const references = imageModel.takesReferences
    ? await coverReferences(files, { sheets }, scenes, chosen[0]?.imageUrls[0])
    : []
  const order = {
    scenes,
    cast: cast ?? [],
    style,
    ageGroup,
    quality: imageQuality,
    seed: id,
    ...(references.length > 0 && { references }),
  }
  return imageModel.drawCover(order, signal)
}

/** The first page goes before the sheets: a cover is to be of one kind with it. */
async function coverReferences(
  files: GenerationDeps['files'],
  story: Pick<Generation, 'sheets'>,
  scenes: SceneDescription[],
  firstPage: string | undefined,
): Promise<PictureReference[]> {
  return [
    ...(firstPage === undefined
      ? []
      : [{ shows: 'first page' as const, picture: await readPicture(files, firstPage) }]),
    ...(await sheetsOf(files, story, scenes)),
  ]
}

/** A story needs no cover: without one the first page's picture stands on the book. */
export async function giveUpCover(deps: GenerationDeps, job: CoverJob): Promise<void> {
  deps.logger.error({ generationId: job.generationId }, 'A cover could not be drawn.')
  await endCover(deps, job, null)
}

async function endCover({ db }: GenerationDeps, job: CoverJob, cover: Generation['cover']): Promise<void> {
  await db.transaction(async (transaction) => {
    const locked = await lockGeneration(transaction, job.generationId)
    if (locked && isWanted(locked, job)) await updateGeneration(transaction, locked.id, { cover })
  })
}

function isWanted({ cover, status }: Generation, { name }: CoverJob): boolean {
  return canDo('publish', status) && cover?.name === name && cover.drawn === null
}
