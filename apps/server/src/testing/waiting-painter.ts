import { expect } from 'vitest'
import { plainImageModel, plainModels } from './plain-models.ts'
import { startTestWorld, type TestWorld } from './start-test-world.ts'
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

/** A world whose painter waits, with a story that has queued pictures. */
export async function worldWithQueuedPictures() {
  const painter = waitingPainter()
  const world = await startTestWorld({
    overrides: { ...plainModels(), imageModel: painter.imageModel },
  })
  const story = await withQueuedPictures(world, painter.seen)
  return { world, story, painter, [Symbol.asyncDispose]: () => world[Symbol.asyncDispose]() }
}

/** A story of five pictures, of which some are with the waiting painter and the others are queued. */
export async function withQueuedPictures(world: TestWorld, seen: { orders: number }): Promise<StorySteps> {
  const parent = await world.createParent()
  const story = await orderStory(world, parent)
  const params = { generationId: story.generationId }
  await world.as(parent).ask('reviewText', { params, body: { action: 'approve' } })
  await expect.poll(() => seen.orders).toBeGreaterThan(0)
  return story
}

/** Of a story with one attempt at each picture. */
export async function expectAllDrawn(story: StorySteps): Promise<void> {
  const { keyMoments } = await story.record()
  const attempts = keyMoments.flatMap(({ illustrationAttempts }) => illustrationAttempts)
  expect(attempts.map(({ status }) => status)).toEqual(keyMoments.map(() => 'image_generation_completed'))
}
