import type { Transaction } from '../../db/database.ts'
import { coverName } from '../covers/chosen-attempts.ts'
import { type Generation, updateGeneration } from '../generation-store.ts'
import { altOf } from '../illustrations/alt-of.ts'
import { copyCover, copyPicture } from '../illustrations/picture-files.ts'
import {
  type Attempt,
  describeScene,
  insertAttempt,
  type Scene,
  selectSceneImage,
  updateAttempt,
} from '../scene-store.ts'
import { moveTo, type StageOutcome, type StageTools } from '../stages/stage.ts'
import type { DrawnPage, FirstEdition } from './first-edition.ts'

/** The scenes of another edition show what is drawn already. */
export async function describeAsDrawn(
  transaction: Transaction,
  scenes: readonly Scene[],
  { pages }: FirstEdition,
): Promise<void> {
  for (const [index, scene] of scenes.entries()) {
    const page = pages[index]
    if (page) await describeScene(transaction, scene.id, { description: page.attempt.description })
  }
}

/**
 * Gives another edition copies of the pictures and the cover of the first, each chosen already. Nothing is drawn, and nothing
 * of it goes when the first edition is removed.
 */
export async function reusePictures(
  { files, once }: StageTools,
  { id: generationId }: Generation,
  scenes: readonly Scene[],
  first: FirstEdition,
): Promise<StageOutcome> {
  if (scenes.length !== first.pages.length) {
    throw new Error(
      `${scenes.length} pages cannot have the ${first.pages.length} pictures of another edition.`,
    )
  }
  const imageUrls = await once('pictures', async () => {
    const copied: string[] = []
    for (const [index, { id: attemptId }] of scenes.entries()) {
      const url = first.pages[index]?.imageUrl ?? ''
      copied.push(await copyPicture(files, url, { generationId, attemptId, candidate: 0 }))
    }
    return copied
  })
  const before = first.generation.cover?.drawn
  // Named after the scenes, whose ids nobody sees.
  const place = { generationId, name: coverName(scenes) }
  const cover = before && (await once('cover', () => copyCover(files, before, place)))
  return moveTo('pending_image_review', {}, async (transaction, moved) => {
    const attempts: Attempt[] = []
    for (const [index, scene] of scenes.entries()) {
      const page = first.pages[index]
      const imageUrl = imageUrls[index]
      if (page && imageUrl) attempts.push(await insertDrawn(transaction, scene, page, imageUrl))
    }
    if (!cover) return
    const drawn = { ...cover, alt: before.alt }
    await updateGeneration(transaction, moved.id, { cover: { name: coverName(attempts), drawn } })
  })
}

async function insertDrawn(
  transaction: Transaction,
  scene: Scene,
  { attempt: { description, ...before }, imageUrl: urlBefore }: DrawnPage,
  imageUrl: string,
): Promise<Attempt> {
  const order = { sceneId: scene.id, number: 1, price: 0, description, feedback: null, report: [] }
  const attempt = await insertAttempt(transaction, order)
  const alt = altOf(before, urlBefore)
  await updateAttempt(transaction, attempt.id, {
    status: 'image_generation_completed',
    imageUrls: [imageUrl],
    alt,
    imageAlts: [alt],
  })
  await selectSceneImage(transaction, scene.id, imageUrl)
  return attempt
}
