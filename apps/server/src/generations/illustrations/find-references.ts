import type { SceneDescription } from '@faith-fables/illustrator/scene-description'
import type { PictureReference } from '../../ports/image-model.ts'
import type { GenerationDeps } from '../generation-deps.ts'
import type { Generation } from '../generation-store.ts'
import { type Attempt, listSceneAttempts, listScenes } from '../scene-store.ts'
import { candidateAt } from './candidate-at.ts'
import { readPicture } from './picture-files.ts'
import type { WantedAttempt } from './wanted-attempt.ts'

type Sources = Pick<GenerationDeps, 'db' | 'files'>

/**
 * What a picture is drawn by, the weightiest first: what the parent has seen of the scene and wants to be different, the sheets of those who
 * are in it, and the first page as it was chosen.
 */
export async function findReferences(
  { db, files }: Sources,
  { attempt, page, generation }: WantedAttempt,
): Promise<PictureReference[]> {
  const before = await findBefore({ db, files }, attempt)
  const firstPage = page === 0 ? null : await findFirstPage({ db, files }, generation.id)
  return [
    ...(before ? [{ shows: 'before' as const, picture: before }] : []),
    ...(await sheetsOf(files, generation, [attempt.description])),
    ...(firstPage ? [{ shows: 'first page' as const, picture: firstPage }] : []),
  ]
}

/** Of those who are in any of the scenes, in the order of the story's characters. */
export async function sheetsOf(
  files: Sources['files'],
  { sheets }: Pick<Generation, 'sheets'>,
  scenes: readonly SceneDescription[],
): Promise<PictureReference[]> {
  const seen = new Set(scenes.flatMap(({ figures }) => figures.map(({ name }) => name)))
  const wanted = (sheets ?? []).filter(({ name }) => seen.has(name))
  return await Promise.all(
    wanted.map(async ({ name, imageUrl }) => ({
      shows: 'sheet' as const,
      name,
      picture: await readPicture(files, imageUrl),
    })),
  )
}

/** null where the attempt is the first that is drawn of its scene. */
async function findBefore(
  { db, files }: Sources,
  { sceneId, number, description }: Attempt,
): Promise<Uint8Array | null> {
  const earlier = (await listSceneAttempts(db, sceneId)).filter((attempt) => attempt.number < number)
  const last = earlier.findLast(({ imageUrls }) => imageUrls.length > 0)
  if (!last) return null
  const { imageUrls } = last
  const meant = imageUrls.find((_, place) => candidateAt(last, place) === description.before?.candidate)
  const url = meant ?? imageUrls[0]
  return url === undefined ? null : await readPicture(files, url)
}

/** null while the parent has chosen none. */
async function findFirstPage({ db, files }: Sources, generationId: string): Promise<Uint8Array | null> {
  const [first] = await listScenes(db, generationId)
  return first?.selectedImageUrl ? await readPicture(files, first.selectedImageUrl) : null
}
