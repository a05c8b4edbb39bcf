import type { ImageQuality } from '@faith-fables/contract'
import { expect, test } from 'vitest'
import { aStoryRequest } from '../testing/a-story-request.ts'
import { startTestWorld } from '../testing/start-test-world.ts'

test('an order answers its id with a message, and a refusal its code with the missing tokens (ST-03, ST-04)', async () => {
  await using world = await startTestWorld({ works: false })
  const parent = world.as(await world.createParent({ tokens: 99 }))
  const order = () => parent.call('startGeneration', { body: aStoryRequest() })

  expect(await order()).toMatchObject({
    status: 202,
    body: { storyGenerationId: expect.any(String), message: expect.stringMatching(/\w/) },
  })
  const refused = await order()
  expect(refused).toMatchObject({
    status: 402,
    body: { code: 'INSUFFICIENT_TOKENS', message: expect.stringContaining('50') },
  })
  expect(refused.body).not.toHaveProperty('storyGenerationId')
})

const offers: [quality: ImageQuality, price: number, allowance: number][] = [
  ['Default', 100, 10],
  ['Premium', 200, 20],
]

test.each(offers)(
  'ten pictures in %s cost %d tokens, and %d may be drawn again (D-03, D-05, D-07, CO-01, CO-02)',
  async (imageQuality, price, allowance) => {
    await using world = await startTestWorld({ works: false })
    const parent = await world.createParent()
    const body = aStoryRequest({ imageQuality, imageNumber: 10 })

    const { storyGenerationId: generationId } = await world.as(parent).ask('startGeneration', { body })

    const record = await world.as(parent).ask('getGeneration', { params: { generationId } })
    expect(record.maxRegenerationsAllowed).toBe(allowance)
    expect(await world.balanceOf(parent)).toBe(300 - price)
  },
)

test('what the installation offers and charges is what it has set, whole percents rounded down (CO-02, CO-03, CO-04)', async () => {
  await using world = await startTestWorld({ works: false })
  const set = { availableImageNumbers: [4, 7], imageCostDefault: 3, regenLimitPercentDefault: 50 }
  await world.setPrices({
    ...set,
    storyGenerationCost: 2,
    imageRegenerationCost: 9,
    narrationGenerationCost: 8,
  })
  const parent = await world.createParent()
  const order = (imageNumber: number) =>
    world.as(parent).call('startGeneration', { body: aStoryRequest({ imageNumber }) })

  expect(await world.anonymous.ask('getCosts')).toMatchObject({
    ...set,
    storyGenerationCost: 2,
    imageRegenerationCost: 9,
    narrationGenerationCost: 8,
  })
  expect((await order(5)).status).toBe(400)
  expect((await order(7)).status).toBe(202)
  const [draft] = await world.as(parent).ask('getInProgressStatus')
  const record = await world.as(parent).ask('getGeneration', { params: { generationId: draft?._id ?? '' } })
  expect(record.maxRegenerationsAllowed).toBe(3)
  expect(await world.balanceOf(parent)).toBe(300 - (7 * 3 + 2))
})

test('a price that is not known is null, and nothing can be ordered at it (EN-12)', async () => {
  await using world = await startTestWorld({ works: false })
  await world.setPrices({ imageCostPremium: null })
  const parent = await world.createParent()

  expect(await world.anonymous.ask('getCosts')).toMatchObject({
    imageCostDefault: 10,
    imageCostPremium: null,
  })
  const answer = await world
    .as(parent)
    .call('startGeneration', { body: aStoryRequest({ imageQuality: 'Premium' }) })
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(await world.balanceOf(parent)).toBe(300)
})
