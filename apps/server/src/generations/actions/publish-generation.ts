import { linkPictureSize, type StoryPage } from '@faith-fables/contract'
import { ApiError } from '../../api-error.ts'
import type { Transaction } from '../../db/database.ts'
import type { Remember } from '../../idempotency/idempotency.ts'
import { createStory } from '../../stories/stories.ts'
import type { GenerationDeps } from '../generation-deps.ts'
import type { Generation, StoredCover } from '../generation-store.ts'
import { altOf } from '../illustrations/alt-of.ts'
import { moveGeneration } from '../move-generation.ts'
import { listScenes, listShownAttempts } from '../scene-store.ts'
import { lockOwnFor } from './own-generation.ts'

/**
 * Makes a book of what the parent approved: text and chosen pictures are copied, so that nothing changes it later. The
 * cover is taken when it is the one that the parent names, and so has seen.
 * @throws ApiError NOT_FOUND, WRONG_STATUS also while a scene has no chosen picture
 */
export async function publishGeneration(
  deps: GenerationDeps,
  uid: string,
  { generationId, coverUrl }: { generationId: string; coverUrl: string | null },
  remember: Remember<{ storyId: string }>,
): Promise<{ storyId: string }> {
  return deps.db.transaction(async (transaction) => {
    const generation = await lockOwnFor('publish', transaction, uid, generationId)
    const pages = await chosenPages(transaction, generation)
    const cover = seenCover(generation, coverUrl)
    const isStarter = generation.starterKey !== null
    const storyId = await createStory(transaction, {
      generationId: generation.id,
      uid,
      title: generation.title ?? generation.theme,
      ageGroup: generation.ageGroup,
      theme: generation.theme,
      language: generation.language,
      moralMessage: generation.moralMessage,
      bibleVerse: generation.bibleVerseId === null ? null : generation.theme,
      companion: generation.companion,
      style: generation.illustrationStyle,
      characters: charactersOf(generation),
      imageUrl: cover?.imageUrl ?? pages[0]?.selectedImageUrl ?? null,
      linkPicture: cover && { url: cover.linkPictureUrl, ...linkPictureSize, alt: cover.alt },
      pages,
      visibility: isStarter ? 'public' : 'private',
      isFeatured: isStarter,
    })
    await moveGeneration(transaction, deps.jobs, generation, 'published')
    await remember(transaction, { storyId })
    return { storyId }
  })
}

function seenCover({ cover }: Generation, coverUrl: string | null): StoredCover['drawn'] {
  return cover?.drawn && cover.drawn.imageUrl === coverUrl ? cover.drawn : null
}

/** Their names, and what those are who are no people. */
function charactersOf({ characters, cast }: Generation): string[] {
  return characters.flatMap(({ name }) => {
    const sort = cast?.find((figure) => figure.name === name)?.sort
    return sort ? [name, sort] : [name]
  })
}

async function chosenPages(transaction: Transaction, generation: Generation): Promise<StoryPage[]> {
  const scenes = await listScenes(transaction, generation.id)
  const attempts = await listShownAttempts(transaction, generation.id)
  return scenes.map(({ index, textSnippet, selectedImageUrl }) => {
    if (selectedImageUrl === null) {
      throw new ApiError(
        'WRONG_STATUS',
        `Please choose a picture for every scene first; scene ${index + 1} has none.`,
      )
    }
    const attempt = attempts.find(({ imageUrls }) => imageUrls.includes(selectedImageUrl))
    const alt = attempt ? altOf(attempt, selectedImageUrl) : ''
    return { index, textSnippet, selectedImageUrl, alt }
  })
}
