import { expect, test } from 'vitest'
import { plainModels } from '../testing/plain-models.ts'
import { startTestWorld } from '../testing/start-test-world.ts'
import { orderStory } from '../testing/story-steps.ts'

test('what is wrong with a body is said in plain words that name the field', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const parent = await world.createParent()
  const { generationId } = await orderStory(world, parent)
  const messageFor = async (body: unknown) => {
    const answer = await world.as(parent).call('reviewText', { params: { generationId }, body })
    return [answer.status, 'message' in answer.body ? answer.body.message : '']
  }
  expect(await messageFor({ action: 'burn' })).toEqual([
    400,
    "action must be one of 'approve', 'regenerate'.",
  ])
  expect(await messageFor({ action: 'approve', editedStoryText: 7 })).toEqual([
    400,
    'The story text must not be empty.',
  ])
  expect(await messageFor({ action: 'regenerate' })).toEqual([
    400,
    'Please provide feedback for regeneration.',
  ])

  const chosen = await world
    .as(parent)
    .call('selectImage', { params: { generationId, sceneIndex: 0 }, body: {} })
  expect(chosen.body).toMatchObject({ message: 'selectedImageUrl is missing.' })
  const started = await world.as(parent).call('startGeneration', { body: [] })
  expect(started.body).toMatchObject({ message: 'body must be an object.' })
})
