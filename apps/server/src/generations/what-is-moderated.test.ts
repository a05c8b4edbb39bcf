import { expect, test } from 'vitest'
import { createBuiltinModerator } from '../adapters/builtin/builtin-moderator.ts'
import type { StoryWishes } from '../testing/a-story-request.ts'
import { plainModels } from '../testing/plain-models.ts'
import { startTestWorld } from '../testing/start-test-world.ts'
import { orderStory } from '../testing/story-steps.ts'

const harmful = 'He stabbed the girl in the chest.'
const overrides = () => ({ ...plainModels(), moderator: createBuiltinModerator() })

test.each<[string, StoryWishes]>([
  ['the name of a character', { characters: [{ name: 'Fuckface', details: 'a kind boy' }] }],
  ['the details of a character', { characters: [{ name: 'Ben', details: 'enjoys torturing kittens' }] }],
  ['the additional details', { additionalDetails: harmful }],
])('the built-in moderator reads %s', async (_field, wishes) => {
  await using world = await startTestWorld({ overrides: overrides() })
  const parent = await world.createParent()
  const record = await (await orderStory(world, parent, wishes)).record()
  expect(record.status).toBe('prompt_rejected_by_safety')
  expect(record.processingError).toMatch(/^“.+” .*Please/)
})

test('the built-in moderator reads the text as a parent edited it', async () => {
  await using world = await startTestWorld({ overrides: overrides() })
  const story = await orderStory(world, await world.createParent())
  const record = await story.approve(`One two three. ${harmful}`)
  expect(record.status).toBe('pending_review')
  expect(record.reviewModerationFeedback).toContain('“stabbed the girl')
})

test('the built-in moderator reads what should be different in another version', async () => {
  await using world = await startTestWorld({ overrides: overrides() })
  const parent = await world.createParent()
  const story = await orderStory(world, parent)
  const body = { action: 'regenerate' as const, feedback: 'Make it more bloody.' }
  await world.as(parent).ask('reviewText', { params: { generationId: story.generationId }, body })
  await world.settle()
  const record = await story.record()
  expect(record).toMatchObject({ status: 'pending_review', textRegenerationsUsed: 0 })
  expect(record.reviewModerationFeedback).toContain('“more bloody”')
})
