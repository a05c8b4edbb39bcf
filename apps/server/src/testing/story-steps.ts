import type { GenerationRecord } from '@faith-fables/contract'
import { aStoryRequest, type StoryWishes } from './a-story-request.ts'
import type { TestParent } from './sign-up-parent.ts'
import type { TestWorld } from './start-test-world.ts'

/** The steps of a parent on the way to a book, each waiting until the server has done its part. */
export interface StorySteps {
  generationId: string
  record(): Promise<GenerationRecord>
  approve(editedStoryText?: string): Promise<GenerationRecord>
  /** Chooses the first picture of every scene. */
  chooseAll(): Promise<void>
  publish(): Promise<string>
}

/** Orders a story and waits until its text can be reviewed. */
export async function orderStory(
  world: TestWorld,
  parent: Pick<TestParent, 'token'>,
  wishes: StoryWishes = {},
): Promise<StorySteps> {
  const api = world.as(parent)
  const { storyGenerationId: generationId } = await api.ask('startGeneration', {
    body: aStoryRequest(wishes),
  })
  await world.settle()
  const params = { generationId }
  const record = () => api.ask('getGeneration', { params })
  return {
    generationId,
    record,
    async approve(editedStoryText) {
      await api.ask('reviewText', {
        params,
        body: { action: 'approve', ...(editedStoryText ? { editedStoryText } : {}) },
      })
      await world.settle()
      return record()
    },
    async chooseAll() {
      const { keyMoments } = await record()
      for (const { index, illustrationAttempts } of keyMoments) {
        const selectedImageUrl = illustrationAttempts.flatMap(({ imageUrls }) => imageUrls)[0] ?? ''
        await api.ask('selectImage', {
          params: { generationId, sceneIndex: index },
          body: { selectedImageUrl },
        })
      }
    },
    async publish() {
      const { storyId } = await api.ask('publishStory', { params })
      return storyId
    },
  }
}
