import { expect, test, vi } from 'vitest'
import { plainImageModel, plainModels } from '../testing/plain-models.ts'
import { startTestWorld } from '../testing/start-test-world.ts'
import { orderStory } from '../testing/story-steps.ts'

test('pictures can be seen while others are still drawn, and the progress follows them (D-18, D-26)', async () => {
  let finishLast = () => {}
  const lastIsFinished = new Promise<void>((resolve) => {
    finishLast = resolve
  })
  const plain = plainImageModel()
  const imageModel = plainImageModel({
    async draw(order, signal) {
      if (order.scene.action.includes('thing 5')) await lastIsFinished
      return plain.draw(order, signal)
    },
  })
  await using world = await startTestWorld({ overrides: { ...plainModels(), imageModel } })
  const parent = await world.createParent()
  const { generationId, record } = await orderStory(world, parent)
  await world.as(parent).ask('reviewText', { params: { generationId }, body: { action: 'approve' } })

  const seen = await vi.waitUntil(
    async () => {
      const drawing = await record()
      return drawing.progress >= 88 && drawing
    },
    { timeout: 240_000 },
  )
  expect([seen.status, seen.progress]).toEqual(['pending_image_review', 88])
  const picturesOf = ({ keyMoments }: typeof seen) =>
    keyMoments.map(({ illustrationAttempts }) => illustrationAttempts[0]?.imageUrls.length)
  expect(picturesOf(seen)).toEqual([2, 2, 2, 2, 0])

  finishLast()
  await world.settle()
  expect((await record()).progress).toBe(95)
  expect(picturesOf(await record())).toEqual([2, 2, 2, 2, 2])
})
