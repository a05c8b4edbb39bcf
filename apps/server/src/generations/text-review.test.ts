import { expect, test } from 'vitest'
import { listeningTextModel, plainModels } from '../testing/plain-models.ts'
import { startTestWorld } from '../testing/start-test-world.ts'
import { orderStory } from '../testing/story-steps.ts'

test('a regeneration follows the feedback, costs nothing and is counted (ST-08, D-30, D-31)', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const parent = await world.createParent()
  const story = await orderStory(world, parent)
  const params = { generationId: story.generationId }
  const answer = await world
    .as(parent)
    .ask('reviewText', { params, body: { action: 'regenerate', feedback: 'shorter' } })
  expect(answer.status).toBe('regenerating_text_feedback')
  await world.settle()
  const record = await story.record()
  expect(record).toMatchObject({ status: 'pending_review', textRegenerationsUsed: 1, regenerationsUsed: 0 })
  expect(record.storyText).toContain('as you wished (shorter)')
  expect(await world.balanceOf(parent)).toBe(250)
})

test('all feedback so far is carried on into the next version', async () => {
  const { textModel, heard } = listeningTextModel()
  await using world = await startTestWorld({ overrides: { ...plainModels(), textModel } })
  const parent = await world.createParent()
  const { generationId } = await orderStory(world, parent)
  for (const feedback of ['shorter', 'add a dog']) {
    await world
      .as(parent)
      .ask('reviewText', { params: { generationId }, body: { action: 'regenerate', feedback } })
    await world.settle()
  }
  expect(heard).toEqual([[], ['shorter'], ['shorter', 'add a dog']])
})

test('an approval with words no child should read comes back with the reason and the text as edited', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const story = await orderStory(world, await world.createParent())
  const record = await story.approve('One two three four something forbidden.')
  expect(record).toMatchObject({
    status: 'pending_review',
    storyText: 'One two three four something forbidden.',
    reviewModerationFeedback: 'Please leave out what is forbidden in the story text.',
  })
  expect((await story.approve('One two three four five.')).reviewModerationFeedback).toBeNull()
})

test('feedback no storyteller should follow leaves the text alone and is not counted', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const parent = await world.createParent()
  const story = await orderStory(world, parent)
  const before = await story.record()
  const body = { action: 'regenerate' as const, feedback: 'make it forbidden' }
  await world.as(parent).ask('reviewText', { params: { generationId: story.generationId }, body })
  await world.settle()
  expect(await story.record()).toMatchObject({
    status: 'pending_review',
    storyText: before.storyText,
    textRegenerationsUsed: 0,
    reviewModerationFeedback: 'Please leave out what is forbidden in the feedback.',
  })
})

test('another version without a word of what should be different is refused (ST-09)', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const parent = await world.createParent()
  const { generationId } = await orderStory(world, parent)
  for (const body of [{ action: 'regenerate' }, { action: 'regenerate', feedback: '  ' }]) {
    expect(await world.as(parent).call('reviewText', { params: { generationId }, body })).toMatchObject({
      status: 400,
      body: { message: 'Please provide feedback for regeneration.' },
    })
  }
})

test('a story is rewritten ten times at most (D-31)', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const parent = await world.createParent()
  const { generationId } = await orderStory(world, parent)
  const regenerate = () =>
    world
      .as(parent)
      .call('reviewText', { params: { generationId }, body: { action: 'regenerate', feedback: 'again' } })
  for (let time = 1; time <= 10; time++) {
    expect((await regenerate()).status).toBe(202)
    await world.settle()
  }
  expect(await regenerate()).toMatchObject({ status: 409, body: { code: 'NOTHING_LEFT' } })
})

test('a text with fewer words than pictures cannot be approved', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const parent = await world.createParent()
  const { generationId } = await orderStory(world, parent)
  const answer = await world.as(parent).call('reviewText', {
    params: { generationId },
    body: { action: 'approve', editedStoryText: 'Too short.' },
  })
  expect(answer).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('at least 5 words') },
  })
})

test('an edit that breaks the verse is warned about and does not block (D-35)', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const story = await orderStory(world, await world.createParent())
  const record = await story.approve('God loved the world very much indeed.')
  expect(record.verseWarning).toContain('John 3:16 no longer stands in the text word for word.')
  expect(record.status).toBe('pending_image_review')
})

test('two approvals at the same moment are one', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const parent = await world.createParent()
  const { generationId } = await orderStory(world, parent)
  const approve = () =>
    world.as(parent).call('reviewText', { params: { generationId }, body: { action: 'approve' } })
  const answers = await Promise.all([approve(), approve(), approve()])
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409])
})
