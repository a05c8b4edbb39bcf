import { expect } from 'vitest'
import { plainImageModel } from './plain-models.ts'
import type { TestWorld } from './start-test-world.ts'
import { orderStory, type StorySteps } from './story-steps.ts'

const plain = plainImageModel()

/** A painter who holds on to every order until told to begin; orders of a process that stops are let go. */
export function waitingPainter(draw = plain.draw) {
  let begin = () => {}
  const mayDraw = new Promise<void>((resolve) => {
    begin = resolve
  })
  const seen = { orders: 0 }
  const imageModel = plainImageModel({
    async draw(order, signal) {
      seen.orders += 1
      const stopped = new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      })
      await Promise.race([mayDraw, stopped])
      return draw(order, signal)
    },
  })
  return { begin, seen, imageModel }
}

/** A story of five pictures, of which some are with the waiting painter and the others are queued. */
export async function withQueuedPictures(world: TestWorld, seen: { orders: number }): Promise<StorySteps> {
  const parent = await world.createParent()
  const story = await orderStory(world, parent)
  const params = { generationId: story.generationId }
  await world.as(parent).ask('reviewText', { params, body: { action: 'approve' } })
  await expect.poll(() => seen.orders, { timeout: 20_000 }).toBeGreaterThan(0)
  return story
}

/** Of a story with one attempt at each picture. */
export async function expectAllDrawn(story: StorySteps): Promise<void> {
  const { keyMoments } = await story.record()
  const attempts = keyMoments.flatMap(({ illustrationAttempts }) => illustrationAttempts)
  expect(attempts.map(({ status }) => status)).toEqual(keyMoments.map(() => 'image_generation_completed'))
}
