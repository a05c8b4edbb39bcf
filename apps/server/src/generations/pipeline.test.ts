import { expect, test } from 'vitest'
import type { Moderator } from '../ports/moderator.ts'
import { aStoryRequest, type StoryWishes } from '../testing/a-story-request.ts'
import { plainModels, plainTextModel } from '../testing/plain-models.ts'
import { startTestWorld } from '../testing/start-test-world.ts'
import { orderStory } from '../testing/story-steps.ts'
import { assertTransition } from './transitions.ts'

test('a story goes from the order to a book, charged once (ST-02, ST-05, ST-07, ST-11, ST-12, ST-13, D-07, D-12, D-23, D-24, LP-14)', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const parent = await world.createParent()
  const story = await orderStory(world, parent)
  expect((await story.record()).status).toBe('pending_review')

  const drawn = await story.approve()
  expect(drawn.status).toBe('pending_image_review')
  expect(drawn.progress).toBe(95)
  expect(
    drawn.keyMoments.map(({ illustrationAttempts }) => illustrationAttempts[0]?.imageUrls.length),
  ).toEqual([2, 2, 2, 2, 2])
  expect(drawn.keyMoments.every(({ selectedImageUrl }) => selectedImageUrl === null)).toBe(true)

  await story.chooseAll()
  const storyId = await story.publish()
  const book = await world.as(parent).ask('getStory', { params: { storyId } })
  expect(book).toMatchObject({
    title: drawn.title,
    visibility: 'private',
    bibleVerse: 'John 3:16',
    userId: parent.uid,
  })
  expect(book.keyMoments.map(({ textSnippet }) => textSnippet).join('\n\n')).toBe(drawn.storyText)
  expect(await world.balanceOf(parent)).toBe(250)
})

test('an approved story is checked, given its cast and scenes, and its ideas are checked, in this order (D-17)', async () => {
  const seen: string[] = []
  const plain = plainModels()
  const look = async () => {
    const { status } = await story.record()
    if (seen.at(-1) !== status) seen.push(status)
  }
  const textModel = plainTextModel({
    describeCast: (order, signal) => look().then(() => plain.textModel.describeCast(order, signal)),
    describeScenes: (order, signal) => look().then(() => plain.textModel.describeScenes(order, signal)),
  })
  let isApproved = false
  const moderator: Moderator = {
    review: async (...order) => {
      if (isApproved) await look()
      return plain.moderator.review(...order)
    },
  }
  await using world = await startTestWorld({ overrides: { ...plain, textModel, moderator } })
  const story = await orderStory(world, await world.createParent())
  isApproved = true
  seen.push((await story.approve()).status)

  expect(seen).toEqual([
    'moderating_review',
    'enriching_characters',
    'generating_prompts',
    'moderating_prompts',
    'pending_image_review',
  ])
  // The scenes are split without asking anybody; no way leads past that.
  expect(() => assertTransition('enriching_characters', 'generating_prompts')).toThrow()
})

test('the built-in engines write and draw a whole story with a verse in it (D-34)', async () => {
  await using world = await startTestWorld({ paints: true })
  const parent = await world.createParent()
  const story = await orderStory(world, parent)
  const { storyText, status } = await story.record()
  expect(status).toBe('pending_review')
  expect(storyText?.split('For God so loved the world').length).toBe(2)
  expect(storyText).toContain('John 3:16')

  const { keyMoments } = await story.approve()
  const address = keyMoments[0]?.illustrationAttempts[0]?.imageUrls[0] ?? ''
  const picture = await world.context.files.get(address.replace('/media/', ''))
  expect(picture?.content.length).toBeGreaterThan(5000)
})

test('an edited text is cut into as many scenes as were ordered, and no word is lost (D-21, D-22)', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const story = await orderStory(world, await world.createParent())
  const edited = 'Ruth ran. It rained. She laughed. Mama came.\n\nThey had soup, and bread, and a nap.'
  const { keyMoments } = await story.approve(edited)
  expect(keyMoments).toHaveLength(5)
  expect(keyMoments.every(({ textSnippet }) => textSnippet.trim() !== '')).toBe(true)
  expect(
    keyMoments
      .map(({ textSnippet }) => textSnippet)
      .join(' ')
      .split(/\s+/),
  ).toEqual(edited.split(/\s+/))
})

test('an order that names what is not offered is refused and costs nothing (D-04)', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const parent = await world.createParent()
  const refusedWith = (wishes: StoryWishes) =>
    world.as(parent).call('startGeneration', { body: aStoryRequest(wishes) })
  expect(await refusedWith({ ageGroupId: 'grown-ups' })).toMatchObject({
    status: 400,
    body: { message: 'ageGroupId names no age group that is offered.' },
  })
  expect(await refusedWith({ imageNumber: 7 })).toMatchObject({
    status: 400,
    body: { message: 'originalPrompt.imageNumber must be one of 5, 10, 15, 20.' },
  })
  const verseStory = aStoryRequest()
  const contradicting = {
    ...verseStory,
    originalPrompt: { ...verseStory.originalPrompt, storyFocusType: 'moral' },
  }
  expect(await world.as(parent).call('startGeneration', { body: contradicting })).toMatchObject({
    status: 400,
    body: { message: 'originalPrompt.storyFocusType differs from the chosen verse or value.' },
  })
  expect(await world.balanceOf(parent)).toBe(300)
})

test("a parent's latest plots are handed to the storyteller, so that it takes another", async () => {
  const avoided: string[][] = []
  const plain = plainTextModel()
  const textModel = plainTextModel({
    async writeStory(order, signal) {
      avoided.push(order.avoidPlots)
      return { ...(await plain.writeStory(order, signal)), plot: `plot-${avoided.length}` }
    },
  })
  await using world = await startTestWorld({ overrides: { ...plainModels(), textModel } })
  const parent = await world.createParent()
  await orderStory(world, parent)
  await orderStory(world, parent)
  expect(avoided).toEqual([[], ['plot-1']])
})
