import { expect, test } from 'vitest'
import { plainModels } from '../testing/plain-models.ts'
import { startTestWorld, type TestWorld } from '../testing/start-test-world.ts'
import { orderStory } from '../testing/story-steps.ts'

const ruth = { name: 'Ruth', details: 'A girl with red boots and a yellow raincoat.' }

const wishes = { characters: [ruth], additionalDetails: 'It is windy.' }

async function approved(world: TestWorld) {
  const story = await orderStory(world, await world.createParent(), wishes)
  return { story, record: await story.approve() }
}

test('a record tells the status, the text, the order and the allowance (ST-06, EN-14, EN-15)', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const { story, record } = await approved(world)

  expect(record).toMatchObject({
    _id: story.generationId,
    status: 'pending_image_review',
    title: 'Ruth and the Plain Day',
    storyText: expect.stringContaining('Ruth did thing 1.'),
    reviewModerationFeedback: null,
    processingError: null,
    maxRegenerationsAllowed: 5,
    regenerationsUsed: 0,
    originalPrompt: { ...wishes, imageQuality: 'Default', imageNumber: 5, bibleVerseId: 'john-3-16' },
  })
})

test('a record tells the scenes with their attempts (EN-17, EN-18)', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const { record } = await approved(world)
  expect(record.keyMoments.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4])
  expect(record.keyMoments[4]).toMatchObject({
    selectedImageUrl: null,
    textSnippet: 'Ruth did thing 5.',
    illustrationAttempts: [
      {
        _id: expect.any(String),
        status: 'image_generation_completed',
        imageUrls: [expect.any(String), expect.any(String)],
      },
    ],
  })
})

test('a chosen picture is in the record from then on (ST-12)', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const parent = await world.createParent()
  const story = await orderStory(world, parent)
  const { keyMoments } = await story.approve()
  const second = keyMoments[3]?.illustrationAttempts[0]?.imageUrls[1] ?? ''

  await world.as(parent).ask('selectImage', {
    params: { generationId: story.generationId, sceneIndex: 3 },
    body: { selectedImageUrl: second },
  })

  const chosen = (await story.record()).keyMoments.map(({ selectedImageUrl }) => selectedImageUrl)
  expect(chosen).toEqual([null, null, null, second, null])
})

test('drafts under way are told by id and status alone (ST-16, EN-27)', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const parent = await world.createParent()
  const { generationId } = await orderStory(world, parent)

  expect(await world.as(parent).ask('getInProgressStatus')).toEqual([
    { _id: generationId, status: 'pending_review' },
  ])
})
