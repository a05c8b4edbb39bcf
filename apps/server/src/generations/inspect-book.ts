import type { BookFinding } from '@faith-fables/contract'
import { notFound } from '../api-error.ts'
import { generationNotFound } from './actions/own-generation.ts'
import type { GenerationDeps } from './generation-deps.ts'
import { findGeneration, type Generation } from './generation-store.ts'
import { type Attempt, listAttempts, listScenes, type Scene } from './scene-store.ts'
import { countWords, splitText } from './split-text.ts'
import { pagesOf } from './stages/splitting-scenes.ts'

/**
 * What in a story contradicts itself: in the text as it stands in the parent's field, or in its scenes beside their pictures.
 * @throws ApiError NOT_FOUND also for another family's
 */
export async function inspectBook(
  { db, bookInspector }: Pick<GenerationDeps, 'db' | 'bookInspector'>,
  uid: string,
  { generationId, storyText }: { generationId: string; storyText: string | null },
): Promise<BookFinding[]> {
  const generation = await findGeneration(db, generationId)
  if (generation?.uid !== uid) throw notFound(generationNotFound)
  const { characters, language } = generation
  // The inspector reads English alone.
  if (language !== 'en') return []
  if (storyText !== null) {
    const pages = pagesToBe(generation, storyText)
    const findings = bookInspector.inspect({ pages, characters, scenes: [] })
    const inText = placesIn(storyText, pages)
    return findings.map((finding) => ({
      ...finding,
      places: finding.places.map(inText),
      mends: finding.mends.map(inText),
    }))
  }
  const scenes = await listScenes(db, generationId)
  const attempts = await listAttempts(db, generationId)
  return bookInspector.inspect({
    pages: scenes.map(({ textSnippet }) => textSnippet),
    characters,
    scenes: scenes.map((scene) => shownOf(scene, attempts)),
  })
}

/** The pages as the text would be cut if it were approved now. */
function pagesToBe(generation: Generation, storyText: string): string[] {
  if (countWords(storyText) < generation.imageNumber) return []
  return splitText(storyText, generation.imageNumber, pagesOf({ ...generation, storyText }))
}

/** What the chosen picture was drawn from; the newest one where none is chosen, and no picture where nothing is drawn. */
function shownOf(scene: Scene, attempts: readonly Attempt[]) {
  const drawn = attempts.filter(({ sceneId, imageUrls }) => sceneId === scene.id && imageUrls.length > 0)
  const { selectedImageUrl } = scene
  const chosen = drawn.find(
    ({ imageUrls }) => selectedImageUrl !== null && imageUrls.includes(selectedImageUrl),
  )
  return (chosen ?? drawn.at(-1))?.description ?? null
}

/** Moves places from their pages to the whole text: both have the same letters, whatever blanks stand between them. */
function placesIn(text: string, pages: readonly string[]) {
  const letters = [...text.matchAll(/\S/g)].map(({ index }) => index)
  const lettersIn = (words: string) => words.replaceAll(/\s/g, '').length
  return <Place extends { page: number; start: number }>(place: Place): Place => {
    const before = pages.slice(0, place.page - 1).reduce((sum, page) => sum + lettersIn(page), 0)
    const within = lettersIn((pages[place.page - 1] ?? '').slice(0, place.start))
    return { ...place, start: letters[before + within] ?? 0 }
  }
}
