import { reviseScene } from '@faith-fables/illustrator'
import { expect, test } from 'vitest'
import type { PictureOrder } from '../ports/image-model.ts'
import { plainImageModel, plainModels } from '../testing/plain-models.ts'
import { startTestWorld } from '../testing/start-test-world.ts'
import { orderStory } from '../testing/story-steps.ts'

test('a wish is said of the picture that the parent chose: the first new one is drawn like it, the other anew (IR-87)', async () => {
  const orders: PictureOrder[] = []
  const plain = plainImageModel({ reviseScene })
  const imageModel = {
    ...plain,
    async draw(order: PictureOrder, signal: AbortSignal) {
      if (order.page === 0) orders.push(order)
      return plain.draw(order, signal)
    },
  }
  await using world = await startTestWorld({ overrides: { ...plainModels(), imageModel } })
  const parent = await world.createParent()
  const story = await orderStory(world, parent)
  await story.approve()
  const numbersAfter = async (wish: string) => {
    orders.length = 0
    await story.redraw(0, wish)
    await world.settle()
    const byNumber = orders.toSorted((one, other) => one.candidate - other.candidate)
    return byNumber.map(({ candidate, scene }) => [candidate, scene.before?.candidate ?? null])
  }
  const [, second] = (await story.record()).keyMoments[0]?.illustrationAttempts[0]?.imageUrls ?? []
  await world.as(parent).ask('selectImage', {
    params: { generationId: story.generationId, sceneIndex: 0 },
    body: { selectedImageUrl: second ?? '' },
  })
  expect(await numbersAfter('add a balloon')).toEqual([
    [1, 1],
    [2, 1],
  ])
  expect(await numbersAfter('make it night')).toEqual([
    [1, 1],
    [4, 1],
  ])
  expect(await numbersAfter('from another angle')).toEqual([
    [6, null],
    [7, null],
  ])
})
