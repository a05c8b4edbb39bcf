import type { RouteName } from '@faith-fables/contract'
import { expect, test } from 'vitest'
import { aStoryRequest } from '../testing/a-story-request.ts'
import { plainModels } from '../testing/plain-models.ts'
import { startTestWorld, type TestWorld } from '../testing/start-test-world.ts'
import { orderStory } from '../testing/story-steps.ts'

/** Every call on a generation, with a body that would be right for its parent. */
const calls: [RouteName, object?, object?][] = [
  ['getGeneration'],
  ['reviewText', { action: 'approve' }],
  ['reviewText', { action: 'regenerate', feedback: 'shorter' }],
  ['inspectBook', { storyText: 'Ida ran.' }],
  ['restoreText', { version: 1 }],
  ['revisePictureIdeas', { prompts: [{ index: 0, pictureIdea: 'A hill' }] }],
  ['regeneratePicture', { feedback: 'closer', previousAttemptId: 'x' }, { sceneIndex: 0 }],
  ['selectImage', { selectedImageUrl: '/media/x.webp' }, { sceneIndex: 0 }],
  ['publishStory'],
  ['hideDraft'],
]

/** What comes before the approval of the text, and after it. */
const whileReviewing = ['reviewText', 'restoreText']
const duringPictures = ['revisePictureIdeas', 'regeneratePicture', 'selectImage', 'publishStory']

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
  const { generationId, approve, record } = await orderStory(world, parent)
  const refusals = async (chosen: typeof calls) => {
    const answers = await Promise.all(
      chosen.map(([name, body, more]) =>
        world.as(parent).call(name, { params: { generationId, ...more }, ...(body ? { body } : {}) }),
      ),
    )
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 409, body: { code: 'WRONG_STATUS' } })
    return answers.map(({ body }) => (body as { message: string }).message)
  }

  const atTheText = await refusals(calls.filter(([name]) => duringPictures.includes(name)))
  expect(atTheText).toHaveLength(duringPictures.length)
  expect(atTheText).toContain("This story cannot be published now: it is at 'Ready for your review'.")
  for (const sentence of atTheText) expect(sentence).toMatch(/^[A-Z].+ 'Ready for your review'\.$/)
  expect((await record()).status).toBe('pending_review')

  expect((await approve()).status).toBe('pending_image_review')
  expect(await refusals(calls.filter(([name]) => whileReviewing.includes(name)))).toHaveLength(3)
  expect((await record()).status).toBe('pending_image_review')
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

/** A parent with a published book, and a draft after it. */
async function withBookAndDraft(world: TestWorld) {
  const parent = await world.createParent()
  const book = await orderStory(world, parent)
  await book.approve()
  await book.chooseAll()
  const storyId = await book.publish()
  const draft = await orderStory(world, parent, { moralValueId: 'kindness' })
  return { parent, storyId, draft }
}

test('the library lists drafts and books of their parent alone (AU-24, ST-15)', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const { parent, storyId, draft } = await withBookAndDraft(world)
  const ids = (await world.as(parent).ask('getLibrary')).map(({ id }) => id)
  expect(ids).toEqual([draft.generationId, storyId])
  expect(await world.as(await world.createParent()).ask('getLibrary')).toEqual([])
})

test('the library says of each what it is, what it is about and how far it is (EN-25, EN-26)', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const { parent, storyId, draft } = await withBookAndDraft(world)
  const always = {
    title: 'Ruth and the Plain Day',
    ageGroup: 'Early Readers',
    createdAt: expect.any(String),
    visibility: 'private',
    answer: null,
    isFeatured: false,
    moralMessage: 'Plain days are good days.',
    processingError: null,
  }
  expect(await world.as(parent).ask('getLibrary')).toEqual([
    {
      ...always,
      _type: 'draft',
      id: draft.generationId,
      status: 'pending_review',
      imageUrl: null,
      theme: 'Kindness',
      bibleVerse: null,
      progress: 25,
    },
    {
      ...always,
      _type: 'published',
      id: storyId,
      status: null,
      imageUrl: expect.stringMatching(/^\/media\//),
      theme: 'John 3:16',
      bibleVerse: 'John 3:16',
      progress: 100,
    },
  ])
})
