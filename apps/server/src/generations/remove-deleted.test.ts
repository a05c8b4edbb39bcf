import { expect, test } from 'vitest'
import { drawPlainCover, plainImageModel, plainModels } from '../testing/plain-models.ts'
import { startTestWorld } from '../testing/start-test-world.ts'
import { orderStory } from '../testing/story-steps.ts'

const inAMoment = () => new Date(Date.now() + 1000)

test('deleted drafts and books are removed with their pictures once their time is over, and nothing else is (D-32)', async () => {
  const imageModel = plainImageModel({ drawCover: drawPlainCover })
  await using world = await startTestWorld({ overrides: { ...plainModels(), imageModel } })
  const parent = await world.createParent()
  const [book, draft, kept] = [
    await orderStory(world, parent),
    await orderStory(world, parent),
    await orderStory(world, parent),
  ]
  for (const story of [book, draft, kept]) await story.approve()
  const pictures = await Promise.all(
    [book, draft, kept].map(
      async (story) => (await story.record()).keyMoments[0]?.illustrationAttempts[0]?.imageUrls[0],
    ),
  )
  await book.chooseAll()
  const cover = (await book.record()).cover?.imageUrl
  const storyId = await book.publish()
  await world.as(parent).ask('hideStory', { params: { storyId } })
  await world.as(parent).ask('hideDraft', { params: { generationId: draft.generationId } })

  const { generations, files } = world.context
  const linkPicture = cover?.replace('/media/', '').replace('.webp', '-link.jpg') ?? ''
  expect(await files.get(linkPicture)).not.toBeNull()
  expect(await generations.removeDeleted(new Date(Date.now() - 60_000))).toBe(0)
  expect(await generations.removeDeleted(inAMoment())).toBe(2)
  expect(await generations.removeDeleted(inAMoment())).toBe(0)

  const left = await Promise.all(pictures.map((url) => files.get(url?.replace('/media/', '') ?? '')))
  expect(left.map((file) => file !== null)).toEqual([false, false, true])
  expect(await files.get(linkPicture)).toBeNull()
  expect((await kept.record()).keyMoments).toHaveLength(5)
  expect(await world.balanceOf(parent)).toBe(150)
})
