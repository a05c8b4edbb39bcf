import { expect, test } from 'vitest'
import type { Moderator } from '../ports/moderator.ts'
import { SupplierError } from '../ports/supplier-error.ts'
import { aStoryRequest } from '../testing/a-story-request.ts'
import { plainModels, plainTextModel } from '../testing/plain-models.ts'
import { startTestWorld } from '../testing/start-test-world.ts'
import { orderStory } from '../testing/story-steps.ts'

const plain = plainTextModel()

test('a busy supplier is asked again, and the story goes on', async () => {
  let tries = 0
  const textModel = plainTextModel({
    async writeStory(order, signal) {
      tries += 1
      if (tries < 3) throw new SupplierError('too many requests', { retryable: true })
      return plain.writeStory(order, signal)
    },
  })
  await using world = await startTestWorld({ overrides: { ...plainModels(), textModel } })
  const story = await orderStory(world, await world.createParent())
  expect((await story.record()).status).toBe('pending_review')
  expect(tries).toBe(3)
})

test('a supplier that refuses for good ends the story with a plain sentence and the whole price back (D-13, D-27)', async () => {
  const textModel = plainTextModel({
    writeStory: async () => {
      throw new SupplierError('model not found', { retryable: false })
    },
  })
  await using world = await startTestWorld({ overrides: { ...plainModels(), textModel } })
  const parent = await world.createParent()
  const story = await orderStory(world, parent)
  expect(await story.record()).toMatchObject({
    status: 'failed',
    processingError: 'Something went wrong on our side while making this story. Your tokens were given back.',
  })
  expect(await world.balanceOf(parent)).toBe(300)
  const history = await world.as(parent).ask('listTokenTransactions')
  expect(history.map(({ amount }) => amount)).toEqual([50, -50, 300])
})

test('a stage that fails every time ends the story and gives the tokens back (D-13, D-27)', async () => {
  const textModel = plainTextModel({
    writeStory: async () => {
      throw new Error('a mistake of ours')
    },
  })
  await using world = await startTestWorld({ overrides: { ...plainModels(), textModel } })
  const parent = await world.createParent()
  const story = await orderStory(world, parent)
  expect((await story.record()).status).toBe('failed')
  expect(await world.balanceOf(parent)).toBe(300)
})

test('an idea that is not for children is declined with the reason and the tokens back (D-13)', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const parent = await world.createParent()
  const story = await orderStory(world, parent, { additionalDetails: 'something forbidden' })
  expect(await story.record()).toMatchObject({
    status: 'prompt_rejected_by_safety',
    processingError: 'Please leave out what is forbidden in the story idea.',
  })
  expect(await world.balanceOf(parent)).toBe(300)
})

test('a written text that is not for children never reaches the parent, and the tokens go back (D-13)', async () => {
  const textModel = plainTextModel({
    writeStory: async (order, signal) => ({
      ...(await plain.writeStory(order, signal)),
      text: 'a forbidden text',
    }),
  })
  await using world = await startTestWorld({ overrides: { ...plainModels(), textModel } })
  const parent = await world.createParent()
  const story = await orderStory(world, parent)
  expect((await story.record()).status).toBe('text_rejected_by_safety')
  expect(await world.balanceOf(parent)).toBe(300)
})

test.each([
  ['a title', { title: 'The forbidden day' }],
  ['a prayer', { companion: { talk: ['Why?'], prayer: 'A forbidden prayer.', remember: 'Today' } }],
  ['a question', { companion: { talk: ['Something forbidden?'], prayer: 'Amen.', remember: 'Today' } }],
])(
  '%s that is not for children is declined like a text, at first and in another version',
  async (_, part) => {
    let isHarmless = true
    const textModel = plainTextModel({
      writeStory: async (order, signal) => ({
        ...(await plain.writeStory(order, signal)),
        ...(isHarmless ? {} : part),
      }),
    })
    await using world = await startTestWorld({ overrides: { ...plainModels(), textModel } })
    const parent = await world.createParent()
    const story = await orderStory(world, parent)
    isHarmless = false
    await world.as(parent).ask('reviewText', {
      params: { generationId: story.generationId },
      body: { action: 'regenerate', feedback: 'funnier' },
    })
    const other = await orderStory(world, parent)

    expect(await story.record()).toMatchObject({
      title: 'Ruth and the Plain Day',
      reviewModerationFeedback: 'Please leave out what is forbidden in the story text.',
    })
    expect((await other.record()).status).toBe('text_rejected_by_safety')
  },
)

test('a rewriting that fails every time leaves the text as it was', async () => {
  const textModel = plainTextModel({
    writeStory(order, signal) {
      if (order.feedback.length > 0) throw new SupplierError('gone', { retryable: false })
      return plain.writeStory(order, signal)
    },
  })
  await using world = await startTestWorld({ overrides: { ...plainModels(), textModel } })
  const parent = await world.createParent()
  const story = await orderStory(world, parent)
  const { storyText } = await story.record()
  await world.as(parent).ask('reviewText', {
    params: { generationId: story.generationId },
    body: { action: 'regenerate', feedback: 'funnier' },
  })
  await world.settle()
  expect(await story.record()).toMatchObject({
    status: 'pending_review',
    storyText,
    textRegenerationsUsed: 0,
    processingError: expect.stringContaining('could not be rewritten'),
  })
})

test("a supplier's answer is asked for once, also when what follows it fails", async () => {
  let asked = 0
  let failures = 2
  const models = plainModels()
  const textModel = plainTextModel({
    async describeCast(order, signal) {
      asked += 1
      return plain.describeCast(order, signal)
    },
  })
  await using world = await startTestWorld({ overrides: { ...models, textModel } })
  const story = await orderStory(world, await world.createParent())
  const { jobs } = world.context
  const send = jobs.send.bind(jobs)
  jobs.send = (...sent) => {
    failures -= 1
    if (failures === 0) throw new Error('the connection broke')
    return send(...sent)
  }
  expect((await story.approve()).status).toBe('pending_image_review')
  expect(asked).toBe(1)
})

test('of many picture ideas the one that could not be judged is read again, and no other', async () => {
  const models = plainModels()
  const read: Record<string, number> = {}
  const moderator: Moderator = {
    review(text, kind, options) {
      if (kind === 'picture idea') {
        read[text] = (read[text] ?? 0) + 1
        if (text.includes('thing 3') && read[text] === 1)
          throw new SupplierError('too many requests', { retryable: true })
      }
      return models.moderator.review(text, kind, options)
    },
  }
  await using world = await startTestWorld({ overrides: { ...models, moderator } })
  const story = await orderStory(world, await world.createParent())
  expect((await story.approve()).status).toBe('pending_image_review')
  // Read side by side, in whatever order.
  const timesOf = (isThird: boolean) =>
    Object.keys(read).flatMap((text) => (text.includes('thing 3') === isThird ? [read[text]] : []))
  expect([timesOf(true), timesOf(false)]).toEqual([[2], [1, 1, 1, 1]])
})

test('a deleted draft stops being worked on (ST-17, D-32)', async () => {
  let isHidden = false
  const textModel = plainTextModel({
    async writeStory(order, signal) {
      while (!isHidden) await new Promise((resolve) => setTimeout(resolve, 5))
      return plain.writeStory(order, signal)
    },
  })
  await using world = await startTestWorld({ overrides: { ...plainModels(), textModel } })
  const parent = await world.createParent()
  const api = world.as(parent)
  const { storyGenerationId: generationId } = await api.ask('startGeneration', { body: aStoryRequest() })
  await api.ask('hideDraft', { params: { generationId } })
  isHidden = true
  await world.settle()
  expect(await api.call('getGeneration', { params: { generationId } })).toMatchObject({
    status: 404,
    body: { message: 'Story generation record not found.' },
  })
  expect(await api.ask('getLibrary')).toEqual([])
})
