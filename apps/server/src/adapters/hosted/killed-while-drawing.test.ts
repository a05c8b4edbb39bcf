import { isAttemptUnderWay } from '@faith-fables/contract'
import { imageOf, startImageServer } from '@faith-fables/tools/model-server/start-image-server'
import { expect, inject, test } from 'vitest'
import { signUpParent } from '../../../../../tools/product/parent-client.ts'
import { startProduct } from '../../../../../tools/product/start-product.ts'
import { untilGeneration } from '../../../../../tools/product/told-story.ts'
import { aStoryRequest } from '../../testing/a-story-request.ts'
import { createWorldDatabase } from '../../testing/world-database.ts'

test('a server that is killed while pictures are on their way pays for none a second time that had come', async () => {
  let isStalled = true
  await using supplier = await startImageServer(async ({ prompt, turn }) =>
    isStalled && turn > 3 ? 'stall' : { image: await imageOf(prompt) },
  )
  const database = await createWorldDatabase(inject('worldTemplate'))
  const settings = { ...database.settings, ...supplier.settingsFor('openai') }
  const start = () => startProduct({ settings, dataFolder: database.settings.DATA_DIR })
  const deadline = AbortSignal.timeout(80_000)

  const first = await start()
  const parent = await signUpParent(first.url)
  const { storyGenerationId: generationId } = await parent.call('startGeneration', { body: aStoryRequest() })
  await untilGeneration(parent, generationId, ({ status }) => status === 'pending_review', { deadline })
  await parent.call('reviewText', { params: { generationId }, body: { action: 'approve' } })
  // Two attempts at a time: with the fifth call one of the first two is stored, and three candidates have come.
  await expect.poll(() => supplier.prompts.length).toBeGreaterThanOrEqual(5)
  await first.kill()
  const before = [...supplier.prompts]
  isStalled = false

  const second = await start()
  try {
    const { keyMoments } = await untilGeneration(
      parent.at(second.url),
      generationId,
      (record) =>
        record.keyMoments.every(({ illustrationAttempts }) =>
          illustrationAttempts.every(({ status }) => !isAttemptUnderWay(status)),
        ),
      { deadline },
    )
    expect(
      keyMoments.map(({ illustrationAttempts }) =>
        illustrationAttempts.map(({ imageUrls }) => imageUrls.length),
      ),
    ).toEqual([[2], [2], [2], [2], [2]])
    const timesAsked = (prompt: string) => supplier.prompts.filter((asked) => asked === prompt).length
    expect(before.slice(0, 3).filter((prompt) => timesAsked(prompt) === 1).length).toBeGreaterThanOrEqual(2)
    expect(new Set(supplier.prompts).size).toBe(10)
    expect(Math.max(...supplier.prompts.map(timesAsked))).toBeLessThanOrEqual(2)
  } finally {
    await second.stop()
    await database.remove()
  }
})
