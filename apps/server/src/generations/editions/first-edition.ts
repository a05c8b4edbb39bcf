import type { Queryable } from '../../db/database.ts'
import { SupplierError } from '../../ports/supplier-error.ts'
import type { ToldBefore } from '../../ports/text-model.ts'
import type { Generation } from '../generation-store.ts'
import { type Attempt, listAttempts, listScenes, type Scene } from '../scene-store.ts'
import { findPublishedEdition } from './edition-store.ts'

/** A published story with the picture of each page and what that was drawn from. */
export interface FirstEdition {
  generation: Generation
  pages: DrawnPage[]
}

export interface DrawnPage {
  scene: Scene
  attempt: Attempt
  imageUrl: string
}

/**
 * What a generation tells anew for another age; null where it tells a story of its own.
 * @throws SupplierError when nothing of the story is left
 */
export async function findFirstEdition(
  queryable: Queryable,
  generation: Generation,
): Promise<FirstEdition | null> {
  if (generation.firstEdition === null) return null
  const first = await findPublishedEdition(queryable, generation)
  const pages = first && (await drawnPages(queryable, first))
  if (!pages) {
    throw new SupplierError('The story that was to be told for another age is gone.', { retryable: false })
  }
  return { generation: first, pages }
}

/** The pages of a published story; null where one of them has no picture any more. */
export async function drawnPages(queryable: Queryable, generation: Generation): Promise<DrawnPage[] | null> {
  const scenes = await listScenes(queryable, generation.id)
  const attempts = await listAttempts(queryable, generation.id)
  const pages = scenes.flatMap((scene) => {
    const { selectedImageUrl: imageUrl } = scene
    const attempt = attempts.find(({ imageUrls }) => imageUrl !== null && imageUrls.includes(imageUrl))
    return attempt && imageUrl !== null ? [{ scene, attempt, imageUrl }] : []
  })
  return pages.length > 0 && pages.length === scenes.length ? pages : null
}

export function toldBefore({ generation, pages }: FirstEdition): ToldBefore {
  return {
    ageGroup: generation.ageGroup,
    language: generation.language,
    plot: generation.plot ?? '',
    pages: pages.map(({ scene, attempt }) => ({ text: scene.textSnippet, scene: attempt.description })),
  }
}
