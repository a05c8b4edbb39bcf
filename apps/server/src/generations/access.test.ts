import type { RouteName } from '@faith-fables/contract'
import { expect, test } from 'vitest'
import { aStoryRequest } from '../testing/a-story-request.ts'
import { plainModels } from '../testing/plain-models.ts'
import { startTestWorld } from '../testing/start-test-world.ts'
import { orderStory } from '../testing/story-steps.ts'

/** Every call on a generation, with a body that would be right for its parent. */
const calls: [RouteName, object?, object?][] = [
  ['getGeneration'],
  ['reviewText', { action: 'approve' }],
  ['reviewText', { action: 'regenerate', feedback: 'shorter' }],
  ['revisePictureIdeas', { prompts: [{ index: 0, pictureIdea: 'A hill' }] }],
  ['regeneratePicture', { feedback: 'closer', previousAttemptId: 'x' }, { sceneIndex: 0 }],
  ['selectImage', { selectedImageUrl: '/media/x.webp' }, { sceneIndex: 0 }],
  ['publishStory'],
  ['hideDraft'],
]

test("another family's generation is not there, whatever is asked of it (AU-23, D-39)", async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const { generationId } = await orderStory(world, await world.createParent())
  const stranger = world.as(await world.createParent())
  for (const [name, body, more] of calls) {
    const answer = await stranger.call(name, { params: { generationId, ...more }, ...(body ? { body } : {}) })
    expect([name, answer.status, answer.body]).toEqual([
      name,
      404,
      { message: 'Story generation record not found.', code: 'NOT_FOUND' },
    ])
  }
})

test('without a token every call on a generation is refused (ST-01)', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  for (const [name, body, more] of calls) {
    const answer = await world.anonymous.call(name, {
      params: { generationId: 'any', ...more },
      ...(body ? { body } : {}),
    })
    expect([name, answer.status]).toEqual([name, 401])
  }
})

test('an action in a status that does not allow it is refused with a sentence (D-16)', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const parent = await world.createParent()
  const { generationId } = await orderStory(world, parent)
  const answer = await world.as(parent).call('publishStory', { params: { generationId } })
  expect(answer).toMatchObject({
    status: 409,
    body: {
      code: 'WRONG_STATUS',
      message: "This story cannot be published now: it is at 'Ready for your review'.",
    },
  })
})

test('two stories started with tokens for one: one is charged, one is refused (D-11)', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const parent = await world.createParent({ tokens: 50 })
  const start = () => world.as(parent).call('startGeneration', { body: aStoryRequest() })
  const answers = await Promise.all([start(), start()])
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 402])
  expect(await world.balanceOf(parent)).toBe(0)
  expect(await world.as(parent).ask('getInProgressStatus')).toHaveLength(1)
})

test('the library lists drafts and books of their parent alone (AU-24, ST-15, EN-25, EN-26)', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const parent = await world.createParent()
  const book = await orderStory(world, parent)
  await book.approve()
  await book.chooseAll()
  await book.publish()
  const draft = await orderStory(world, parent, { moralValueId: 'kindness' })
  expect(await world.as(parent).ask('getLibrary')).toMatchObject([
    {
      _type: 'draft',
      id: draft.generationId,
      status: 'pending_review',
      theme: 'Kindness',
      bibleVerse: null,
      progress: 25,
    },
    { _type: 'published', visibility: 'private', theme: 'John 3:16', bibleVerse: 'John 3:16', progress: 100 },
  ])
  expect(await world.as(await world.createParent()).ask('getLibrary')).toEqual([])
})
