import type { GenerationRecord } from '@faith-fables/contract'
import { aStoryRequest, type StoryWishes } from './a-story-request.ts'
import type { ApiAnswer } from './api-caller.ts'
import type { TestParent } from './sign-up-parent.ts'
import type { TestWorld } from './start-test-world.ts'

/** The steps of a parent on the way to a book, each waiting until the server has done its part. */
export interface StorySteps {
  generationId: string
  record(): Promise<GenerationRecord>
  approve(editedStoryText?: string): Promise<GenerationRecord>
  /** Asks for another picture after the scene's last one, without waiting for it. */
  redraw(sceneIndex: number, feedback: string): Promise<ApiAnswer<'regeneratePicture'>>
  /** Chooses the first picture of every scene, and waits for the cover. */
  chooseAll(): Promise<void>
  /** @param coverUrl the cover that the parent has seen */
  publish(coverUrl?: string | null): Promise<string>
  /** All the steps that are left where the text can be reviewed. @returns the id of the story */
  publishWhole(): Promise<string>
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
  const steps: StorySteps = {
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
    async redraw(sceneIndex, feedback) {
      const attempts = (await record()).keyMoments[sceneIndex]?.illustrationAttempts ?? []
      const body = { feedback, previousAttemptId: attempts.at(-1)?._id ?? '' }
      return api.call('regeneratePicture', { params: { generationId, sceneIndex }, body })
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
      await world.settle()
    },
    async publish(coverUrl) {
      const { storyId } = await api.ask('publishStory', { params, ...(coverUrl && { body: { coverUrl } }) })
      return storyId
    },
    async publishWhole() {
      await steps.approve()
      await steps.chooseAll()
      return await steps.publish()
    },
  }
  return steps
}
