import type { ReviewBody } from '@faith-fables/contract'
import { expect, test } from 'vitest'
import { listeningTextModel, plainModels } from '../testing/plain-models.ts'
import { startTestWorld, type TestWorld } from '../testing/start-test-world.ts'
import { orderStory } from '../testing/story-steps.ts'

const withKey = (key: string) => ({ headers: { 'idempotency-key': key } })

/** A parent before the text of a story, and what they can do with it. */
async function atReview(world: TestWorld) {
  const parent = await world.createParent()
  const story = await orderStory(world, parent)
  const params = { generationId: story.generationId }
  const api = world.as(parent)
  return {
    parent,
    story,
    async rewrite(feedback: string, editedStoryText?: string) {
      const body: ReviewBody = { action: 'regenerate', feedback, ...(editedStoryText && { editedStoryText }) }
      await api.ask('reviewText', { params, body })
      await world.settle()
      return story.record()
    },
    restore: (version: number, editedStoryText?: string, key = {}) =>
      api.call('restoreText', {
        params,
        body: { version, ...(editedStoryText && { editedStoryText }) },
        ...key,
      }),
  }
}

test('what became of each wish is told with the built-in storyteller, in the words of the parent', async () => {
  await using world = await startTestWorld()
  const { rewrite } = await atReview(world)
  const { textHistory } = await rewrite('a bit funnier and call the kite Zippy')
  expect(textHistory).toMatchObject({
    version: 2,
    versions: 2,
    feedback: 'a bit funnier and call the kite Zippy',
    report: [
      { words: 'a bit funnier', outcome: 'done' },
      { words: 'call the kite Zippy', outcome: 'not done' },
    ],
  })
})

test('a writer who cannot tell what was followed reports nothing, and the text before is shown all the same', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const { story, rewrite } = await atReview(world)
  const first = await story.record()
  expect(first.textHistory).toBeNull()
  const { textHistory } = await rewrite('shorter')
  expect(textHistory).toEqual({
    version: 2,
    versions: 2,
    feedback: 'shorter',
    report: null,
    before: { version: 1, title: first.title, storyText: first.storyText, isEdited: false },
  })
})

test('a parent goes back to the text before and forward again', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const { story, rewrite, restore } = await atReview(world)
  const first = await story.record()
  const second = await rewrite('shorter')

  expect(await restore(1)).toMatchObject({ status: 200, body: { status: 'pending_review' } })
  expect(await story.record()).toMatchObject({
    storyText: first.storyText,
    textHistory: { version: 1, versions: 2, feedback: null, report: null, before: null },
  })
  await restore(2)
  expect(await story.record()).toEqual(second)
})

test('what was asked for after the version that is taken back is not carried on', async () => {
  const { textModel, heard } = listeningTextModel()
  await using world = await startTestWorld({ overrides: { ...plainModels(), textModel } })
  const { rewrite, restore } = await atReview(world)
  await rewrite('shorter')
  await rewrite('add a dog')
  await restore(2)
  await rewrite('calmer')
  expect(heard.at(-1)).toEqual(['shorter', 'calmer'])
})

test('what the parent changed by hand is a version, too, whether it was sent with feedback or not at all', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const { story, rewrite, restore } = await atReview(world)
  const rewritten = await rewrite('shorter', 'Ruth had a kite of her own.')
  expect(rewritten.textHistory).toMatchObject({
    version: 2,
    before: { version: 1, storyText: 'Ruth had a kite of her own.', isEdited: true },
  })
  await restore(1, 'Typed and never sent.')
  expect((await story.record()).textHistory).toMatchObject({ version: 1, versions: 3 })
  await restore(3)
  expect(await story.record()).toMatchObject({
    storyText: 'Typed and never sent.',
    textHistory: { version: 3, before: { version: 2 } },
  })
})

test('restoring happens once for a double click, and asking again changes nothing', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const { story, rewrite, restore } = await atReview(world)
  await rewrite('shorter')
  const answers = await Promise.all([1, 2, 3].map(() => restore(1, 'My words.', withKey('restore'))))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  await restore(1, 'My words.')
  expect((await story.record()).textHistory).toMatchObject({ version: 1, versions: 3 })
})

test('no version can be restored that is not there, is another family’s, or when the text is approved', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const { story, rewrite, restore } = await atReview(world)
  await rewrite('shorter')
  expect((await restore(7)).status).toBe(404)
  const stranger = await world.createParent()
  expect(
    await world.as(stranger).call('restoreText', {
      params: { generationId: story.generationId },
      body: { version: 1 },
    }),
  ).toMatchObject({ status: 404 })
  const approved = await story.approve()
  expect(approved.textHistory).toBeNull()
  expect(await restore(1)).toMatchObject({ status: 409, body: { code: 'WRONG_STATUS' } })
})

test('a rewriting that was declined leaves no version behind', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const { rewrite } = await atReview(world)
  expect((await rewrite('make it forbidden')).textHistory).toBeNull()
})

test('what the parent typed before going back is kept with curly marks, and is no version of its own for them alone', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const { story, rewrite, restore } = await atReview(world)
  await rewrite('shorter', '"It\'s mine," said Ruth.')
  await restore(1, '"It\'s mine," said Ruth.')
  expect((await story.record()).textHistory).toMatchObject({ version: 1, versions: 2 })
  expect((await story.record()).storyText).toBe('“It’s mine,” said Ruth.')
})
