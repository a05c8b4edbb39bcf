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
    isStalled && turn > 4 ? 'stall' : { image: await imageOf(prompt) },
  )
  const database = await createWorldDatabase(inject('worldTemplate'))
  const settings = { ...database.settings, ...supplier.settingsFor('openai') }
  const start = () => startProduct({ settings, dataFolder: database.settings.DATA_DIR })
  const deadline = AbortSignal.timeout(300_000)

  const first = await start()
  const parent = await signUpParent(first.url)
  const { storyGenerationId: generationId } = await parent.call('startGeneration', { body: aStoryRequest() })
  await untilGeneration(parent, generationId, ({ status }) => status === 'pending_review', { deadline })
  await parent.call('reviewText', { params: { generationId }, body: { action: 'approve' } })
  // The first is the sheet of the one character. Two attempts at a time: with the sixth call one of the first two is stored, and three candidates have come.
  await expect.poll(() => supplier.prompts.length).toBeGreaterThanOrEqual(6)
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
    expect(timesAsked(before[0] ?? '')).toBe(1)
    expect(before.slice(1, 4).filter((prompt) => timesAsked(prompt) === 1).length).toBeGreaterThanOrEqual(2)
    expect(new Set(supplier.prompts).size).toBe(11)
    expect(Math.max(...supplier.prompts.map(timesAsked))).toBeLessThanOrEqual(2)
  } finally {
    await second.stop()
    await database.remove()
  }
})

test('a server that is killed while a character sheet is on its way asks once more for that one alone (SE-09)', async () => {
  let isStalled = true
  await using supplier = await startImageServer(async ({ prompt }) =>
    isStalled && prompt.includes('white beard') ? 'stall' : { image: await imageOf(prompt) },
  )
  const database = await createWorldDatabase(inject('worldTemplate'))
  const settings = { ...database.settings, ...supplier.settingsFor('google') }
  const start = () => startProduct({ settings, dataFolder: database.settings.DATA_DIR })
  const deadline = AbortSignal.timeout(400_000)
  const ruth = { name: 'Ruth', details: 'A girl with curly red hair and a yellow raincoat.' }
  const boaz = { name: 'Boaz', details: 'A grandfather with a white beard and a blue cap.' }

  const first = await start()
  const parent = await signUpParent(first.url)
  const { characterId } = await parent.call('addCharacter', { body: ruth })
  const { storyGenerationId: generationId } = await parent.call('startGeneration', {
    body: aStoryRequest({ characters: [ruth, boaz] }),
  })
  await untilGeneration(parent, generationId, ({ status }) => status === 'pending_review', { deadline })
  await parent.call('reviewText', { params: { generationId }, body: { action: 'approve' } })
  // Hers has come and is kept with her, his is on its way.
  const kept = async () => (await parent.call('listCharacterSheets', {})).length
  await expect.poll(async () => [await kept(), supplier.prompts.length]).toEqual([1, 2])
  await first.kill()
  isStalled = false

  const second = await start()
  try {
    const later = parent.at(second.url)
    await untilGeneration(later, generationId, ({ status }) => status === 'pending_image_review', {
      deadline,
    })
    const sheets = supplier.prompts.filter((prompt) => prompt.startsWith('A character sheet'))
    expect(new Set(sheets).size).toBe(2)
    expect(sheets).toHaveLength(3)
    expect(sheets.filter((prompt) => prompt.includes('white beard'))).toHaveLength(2)
    expect(await later.call('listCharacterSheets', {})).toMatchObject([{ characterId, state: 'ready' }])
  } finally {
    await second.stop()
    await database.remove()
  }
})
