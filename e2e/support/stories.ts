import type { GenerationRecord, GenerationRequestBody } from '@faith-fables/contract'
import type { ParentClient } from '@faith-fables/tools/product/parent-client'
import { storyRequest, untilGeneration } from '@faith-fables/tools/product/told-story'

/** What a test orders differently from a verse story for the first age group with five pictures in the quickest style. */
export type Wishes = Partial<GenerationRequestBody>

const pictures = 5
/** The style that is drawn in the least time. */
const illustrationStyleId = 'cartoon'

/** A draft whose text waits for the parent. Answers its id. */
export async function makeDraft(parent: ParentClient, wishes: Wishes = {}): Promise<string> {
  const id = await orderStory(parent, wishes)
  await untilGeneration(parent, id, ({ status }) => status === 'pending_review')
  return id
}

/** Orders a story and waits for nothing. Answers its id. */
export async function orderStory(parent: ParentClient, wishes: Wishes = {}): Promise<string> {
  const body = { ...(await storyRequest(parent, pictures)), illustrationStyleId, ...wishes }
  const { storyGenerationId } = await parent.call('startGeneration', { body })
  return storyGenerationId
}

/** A draft whose pictures are all drawn and wait to be chosen. Answers its id. */
export async function makeDraftWithPictures(parent: ParentClient, wishes: Wishes = {}): Promise<string> {
  const generationId = await makeDraft(parent, wishes)
  await drawDraft(parent, generationId)
  return generationId
}

async function drawDraft(parent: ParentClient, generationId: string): Promise<void> {
  await parent.call('reviewText', { params: { generationId }, body: { action: 'approve' } })
  await untilGeneration(parent, generationId, isDrawn)
}

/** Whether each scene has pictures to choose from. */
export function isDrawn({ status, keyMoments }: GenerationRecord): boolean {
  const scenesAreDrawn = keyMoments.every(({ illustrationAttempts }) =>
    illustrationAttempts.some(({ imageUrls }) => imageUrls.length > 0),
  )
  return status === 'pending_image_review' && scenesAreDrawn
}

/** A published, private story with the first picture of every scene. Answers the story's id, not the draft's. */
export async function makeStory(parent: ParentClient, wishes: Wishes = {}): Promise<string> {
  return await finishStory(parent, await makeDraft(parent, wishes))
}

/** Makes such a story of a draft whose text waits for the parent. Answers the story's id. */
export async function finishStory(parent: ParentClient, generationId: string): Promise<string> {
  await drawDraft(parent, generationId)
  const { keyMoments } = await parent.call('getGeneration', { params: { generationId } })
  for (const { index, illustrationAttempts } of keyMoments) {
    const selectedImageUrl = illustrationAttempts[0]?.imageUrls[0] ?? ''
    await parent.call('selectImage', {
      params: { generationId, sceneIndex: index },
      body: { selectedImageUrl },
    })
  }
  const { storyId } = await parent.call('publishStory', { params: { generationId }, body: {} })
  return storyId
}
