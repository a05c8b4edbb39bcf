import { expect, inject, test } from 'vitest'
import { signUpParent } from '../../../../tools/product/parent-client.ts'
import { startProduct } from '../../../../tools/product/start-product.ts'
import { untilGeneration } from '../../../../tools/product/told-story.ts'
import { aStoryRequest, quickestStyle } from '../testing/a-story-request.ts'
import { createWorldDatabase } from '../testing/world-database.ts'

test('asked to stop in the middle of drawing, the server finishes what it holds, and the next one does the rest', async () => {
  const database = await createWorldDatabase(inject('worldTemplate'))
  const start = () => startProduct({ settings: database.settings, dataFolder: database.settings.DATA_DIR })
  const first = await start()
  const parent = await signUpParent(first.url)
  const { storyGenerationId: generationId } = await parent.call('startGeneration', {
    body: aStoryRequest({ imageNumber: 10, illustrationStyleId: quickestStyle }),
  })
  await untilGeneration(parent, generationId, ({ status }) => status === 'pending_review')
  await parent.call('reviewText', { params: { generationId }, body: { action: 'approve' } })
  await untilGeneration(parent, generationId, ({ keyMoments }) =>
    keyMoments.some(
      ({ illustrationAttempts }) => illustrationAttempts[0]?.status === 'image_generation_in_progress',
    ),
  )
  await first.stop()

  const second = await start()
  const { keyMoments } = await untilGeneration(
    parent.at(second.url),
    generationId,
    ({ progress }) => progress === 95,
  )
  expect(
    keyMoments.flatMap(({ illustrationAttempts }) => illustrationAttempts.map(({ status }) => status)),
  ).toEqual(Array.from({ length: 10 }, () => 'image_generation_completed'))
  await second.stop()
  await database.remove()
})
