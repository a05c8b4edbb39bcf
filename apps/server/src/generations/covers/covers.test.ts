import { expect, test } from 'vitest'
import { SupplierError } from '../../ports/supplier-error.ts'
import { failFirst } from '../../testing/fail-first.ts'
import { drawPlainCover, plainImageModel, plainModels } from '../../testing/plain-models.ts'
import { startTestWorld, type TestWorld } from '../../testing/start-test-world.ts'
import { orderStory, type StorySteps } from '../../testing/story-steps.ts'

function startWorldWithCovers(drawCover = drawPlainCover): Promise<TestWorld> {
  const imageModel = plainImageModel({ drawCover })
  return startTestWorld({ overrides: { ...plainModels(), imageModel } })
}

/** A story whose pictures are drawn, of a parent who asks through `api`. */
async function withDrawnStory(world: TestWorld) {
  const parent = await world.createParent()
  const story = await orderStory(world, parent)
  await story.approve()
  return { api: world.as(parent), story }
}

const coverOf = async (story: StorySteps) => (await story.record()).cover

test('with the last choice a cover is drawn of what was chosen, and the parent who has seen it publishes it', async () => {
  await using world = await startWorldWithCovers()
  const { api, story } = await withDrawnStory(world)
  expect(await coverOf(story)).toBeNull()
  await story.chooseAll()
  const cover = await coverOf(story)
  expect(cover).toEqual({
    imageUrl: expect.stringMatching(/^\/media\/pictures\/[\w-]{36}\/[\w-]{22}\.webp$/),
    alt: [1, 2, 3, 4, 5].map((number) => `Ruth did thing ${number}.`).join(' '),
  })

  const storyId = await story.publish(cover?.imageUrl)

  const { imageUrl, linkPicture, keyMoments } = await api.ask('getStory', { params: { storyId } })
  expect(imageUrl).toBe(cover?.imageUrl)
  expect(keyMoments.map(({ selectedImageUrl }) => selectedImageUrl)).not.toContain(imageUrl)
  expect(linkPicture).toEqual({
    url: imageUrl?.replace('.webp', '-link.jpg'),
    width: 1200,
    height: 630,
    alt: cover?.alt,
  })
  expect((await api.ask('getLibrary'))[0]?.imageUrl).toBe(imageUrl)
  const answer = await world.server.inject(linkPicture?.url ?? '')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg'])
})

test('a cover that the parent has not seen is not published: the first picture stands on the book', async () => {
  await using world = await startWorldWithCovers()
  const { api, story } = await withDrawnStory(world)
  await story.chooseAll()
  const storyId = await story.publish('/media/pictures/other/cover.webp')
  const { imageUrl, linkPicture, keyMoments } = await api.ask('getStory', { params: { storyId } })
  const [first] = keyMoments
  expect(imageUrl).toBe(first?.selectedImageUrl)
  expect(linkPicture).toEqual({ url: imageUrl, width: 1024, height: 1024, alt: first?.alt })
})

test('a picture drawn as the parent wished has another cover, which keeps to the wish', async () => {
  await using world = await startWorldWithCovers()
  const { api, story } = await withDrawnStory(world)
  await story.chooseAll()
  const before = await coverOf(story)
  await story.redraw(2, 'at night')
  await world.settle()
  expect(await coverOf(story)).toEqual(before)

  const newest = (await story.record()).keyMoments[2]?.illustrationAttempts.at(-1)?.imageUrls[0] ?? ''
  const params = { generationId: story.generationId, sceneIndex: 2 }
  await api.ask('selectImage', { params, body: { selectedImageUrl: newest } })
  await world.settle()

  const after = await coverOf(story)
  expect(after?.alt).toContain('Ruth did thing 3. at night')
  const storyId = await story.publish(before?.imageUrl)
  expect((await api.ask('getStory', { params: { storyId } })).imageUrl).not.toBe(before?.imageUrl)
})

test('a cover is drawn once, also when the database fails as it is stored', async () => {
  let tries = 0
  await using world = await startWorldWithCovers((order, signal) => {
    tries += 1
    return drawPlainCover(order, signal)
  })
  const { story } = await withDrawnStory(world)
  await failFirst(world, 'generations', `new.cover -> 'drawn' ->> 'imageUrl' is not null`)
  await story.chooseAll()
  expect([tries, (await coverOf(story))?.imageUrl]).toEqual([1, expect.any(String)])
})

test('a cover that was not finished is drawn when the job runs again', async () => {
  let tries = 0
  await using world = await startWorldWithCovers((order, signal) => {
    tries += 1
    if (tries === 1) throw new Error('the power went')
    return drawPlainCover(order, signal)
  })
  const { story } = await withDrawnStory(world)
  await story.chooseAll()
  expect([tries, (await coverOf(story))?.imageUrl]).toEqual([2, expect.any(String)])
})

test('a cover that can never be drawn keeps nobody from publishing', async () => {
  await using world = await startWorldWithCovers(() => {
    throw new SupplierError('no paint', { retryable: false })
  })
  const { api, story } = await withDrawnStory(world)
  await story.chooseAll()
  expect(await coverOf(story)).toBeNull()
  const storyId = await story.publish()
  expect((await api.ask('getStory', { params: { storyId } })).imageUrl).toEqual(expect.any(String))
  expect(world.log.join()).toContain('A cover could not be drawn.')
})
