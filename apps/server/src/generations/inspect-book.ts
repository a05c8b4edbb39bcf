import type { BookFinding, Inspection } from '@faith-fables/contract'
import { notFound } from '../api-error.ts'
import { generationNotFound } from './actions/own-generation.ts'
import type { GenerationDeps } from './generation-deps.ts'
import { findGeneration, type Generation } from './generation-store.ts'
import { type Attempt, listAttempts, listScenes, type Scene } from './scene-store.ts'
import { countWords, splitText } from './split-text.ts'
import { pagesOf } from './stages/splitting-scenes.ts'

export interface WantedInspection {
  /** As it stands in the parent's field; without it the scenes are read beside their pictures. */
  storyText?: string | undefined
  /** Whether a hosted model reads the text, too. */
  closely: boolean
}

/**
 * What in a story contradicts itself: in the text as it stands in the parent's field, or in its scenes beside their pictures.
 * @throws ApiError NOT_FOUND also for another family's
 */
export async function inspectBook(
  deps: Pick<GenerationDeps, 'db' | 'bookInspector' | 'closeReading'>,
  uid: string,
  generationId: string,
  { storyText, closely }: WantedInspection,
): Promise<Inspection> {
  const generation = await findGeneration(deps.db, generationId)
  if (generation?.uid !== uid) throw notFound(generationNotFound)
  if (storyText === undefined)
    return {
      findings: await inspectPictures(deps, generation),
      closeReading: null,
      mayBeCloser: false,
    }
  const pages = pagesToBe(generation, storyText)
  const { characters, language } = generation
  const quick = inspectText(deps, generation, pages)
  const isRead = closely && pages.length > 0
  const close = isRead ? await deps.closeReading.read(uid, { pages, characters, language }) : null
  const inText = placesIn(storyText, pages)
  return {
    findings: (close ? close.findings.filter(saysMoreThan(quick)) : quick).map((finding) => ({
      ...finding,
      places: finding.places.map(inText),
      mends: finding.mends.map(inText),
    })),
    closeReading: close?.outcome ?? null,
    mayBeCloser: deps.closeReading.isHosted && pages.length > 0 && close?.outcome !== 'done',
  }
}

/** The built-in inspector reads English alone. */
const isReadable = ({ language }: Generation): boolean => language === 'en'

const inspectText = (
  { bookInspector }: Pick<GenerationDeps, 'bookInspector'>,
  generation: Generation,
  pages: readonly string[],
): BookFinding[] =>
  isReadable(generation)
    ? bookInspector.inspect({ pages, characters: generation.characters, scenes: [] })
    : []

async function inspectPictures(
  { db, bookInspector }: Pick<GenerationDeps, 'db' | 'bookInspector'>,
  generation: Generation,
): Promise<BookFinding[]> {
  if (!isReadable(generation)) return []
  const scenes = await listScenes(db, generation.id)
  const attempts = await listAttempts(db, generation.id)
  return bookInspector.inspect({
    pages: scenes.map(({ textSnippet }) => textSnippet),
    characters: generation.characters,
    scenes: scenes.map((scene) => shownOf(scene, attempts)),
  })
}

/** Two readers find the same where they stand on the same words. */
const saysMoreThan = (known: readonly BookFinding[]) => {
  const isAt = (one: BookFinding['places'][number], other: BookFinding['places'][number]) =>
    one.page === other.page &&
    one.start < other.start + other.words.length &&
    other.start < one.start + one.words.length
  return ({ places }: BookFinding): boolean =>
    !known.some((finding) => places.every((place) => finding.places.some((other) => isAt(place, other))))
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
