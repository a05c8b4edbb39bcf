import type { Visibility } from '@faith-fables/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { filledId, fillLibrary } from '../testing/fill-library.ts'
import { makePublic } from '../testing/make-public.ts'
import { plainModels } from '../testing/plain-models.ts'
import type { TestParent } from '../testing/sign-up-parent.ts'
import { startTestWorld, type TestWorld } from '../testing/start-test-world.ts'
import { orderStory } from '../testing/story-steps.ts'

async function publishStory(world: TestWorld, parent: TestParent): Promise<string> {
  const story = await orderStory(world, parent)
  return story.publishWhole()
}

test('a private story is there for its parent and for nobody else (ST-14, D-39, AU-23)', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const parent = await world.createParent()
  const storyId = await publishStory(world, parent)
  expect((await world.as(parent).ask('getStory', { params: { storyId } })).keyMoments).toHaveLength(5)
  expect(await world.as(await world.createParent()).call('getStory', { params: { storyId } })).toMatchObject({
    status: 404,
    body: { message: 'Story not found or you do not have permission to view it.' },
  })
  expect(await world.anonymous.call('getPublicStory', { params: { storyId } })).toMatchObject({
    status: 404,
    body: { message: 'This story is either private or does not exist.' },
  })
  expect(await world.anonymous.ask('explorePublicStories')).toEqual({
    stories: [],
    totalPages: 0,
    totalStories: 0,
  })
})

test('a parent asks once for a story to become public (ST-19, ST-20, LP-15)', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const parent = await world.createParent()
  const storyId = await publishStory(world, parent)
  const request = () => world.as(parent).call('requestPublic', { params: { storyId } })
  expect(await request()).toMatchObject({ status: 200, body: { id: storyId, visibility: 'pending' } })
  expect(await request()).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('waiting for approval') },
  })
})

test('a story that waits to become public is read by nobody else, and only its owner asks or hides (AU-23)', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const parent = await world.createParent()
  const storyId = await publishStory(world, parent)
  await world.as(parent).ask('requestPublic', { params: { storyId } })
  expect((await world.anonymous.call('getPublicStory', { params: { storyId } })).status).toBe(404)
  const stranger = world.as(await world.createParent())
  expect((await stranger.call('requestPublic', { params: { storyId } })).status).toBe(404)
  expect((await stranger.call('hideStory', { params: { storyId } })).status).toBe(404)
})

test('public stories are found page by page, newest first, and none twice (PS-02, PS-05, AU-21)', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const parent = await world.createParent()
  const published: string[] = []
  for (let count = 0; count < 3; count++) published.push(await publishStory(world, parent))
  for (const storyId of published) await makePublic(world, storyId)

  const first = await world.anonymous.ask('explorePublicStories', { query: { page: 1, limit: 2 } })
  const second = await world.anonymous.ask('explorePublicStories', { query: { page: 2, limit: 2 } })
  expect([...first.stories, ...second.stories].map(({ id }) => id)).toEqual(published.toReversed())
  expect(first).toMatchObject({ totalPages: 2, totalStories: 3 })
  expect(first.stories[0]?.keyMoments).toHaveLength(1)
  expect(await world.anonymous.ask('explorePublicStories', { query: { page: 9, limit: 2 } })).toMatchObject({
    stories: [],
    totalStories: 3,
  })
  for (const query of [{ page: 0 }, { limit: 101 }, { page: 'x' }]) {
    expect((await world.anonymous.call('explorePublicStories', { query })).status).toBe(400)
  }
})

test('a public story is read by anybody, with its pages and what it is about (PS-06, EN-28, EN-29)', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const parent = await world.createParent()
  const storyId = await publishStory(world, parent)
  await makePublic(world, storyId)

  const story = await world.anonymous.ask('getPublicStory', { params: { storyId } })

  expect(story).toMatchObject({
    _id: storyId,
    id: storyId,
    title: 'Ruth and the Plain Day',
    visibility: 'public',
    isFeatured: false,
    userId: parent.uid,
    moralMessage: expect.any(String),
    bibleVerse: 'John 3:16',
    ageGroup: 'Early Readers',
  })
  expect(story.keyMoments.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4])
})

test('a hidden story is gone everywhere at once (ST-18, D-32)', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const parent = await world.createParent()
  const storyId = await publishStory(world, parent)
  await makePublic(world, storyId)
  await world.as(parent).ask('hideStory', { params: { storyId } })
  expect(await world.as(parent).ask('getLibrary')).toEqual([])
  expect((await world.as(parent).call('getStory', { params: { storyId } })).status).toBe(404)
  expect((await world.anonymous.call('getPublicStory', { params: { storyId } })).status).toBe(404)
  expect((await world.anonymous.ask('explorePublicStories')).totalStories).toBe(0)
  expect((await world.as(parent).call('hideStory', { params: { storyId } })).status).toBe(404)
})

test('the generation of a deleted book is gone with it', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const parent = await world.createParent()
  const story = await orderStory(world, parent)
  const storyId = await story.publishWhole()
  await world.as(parent).ask('hideStory', { params: { storyId } })
  const { generationId } = story
  expect((await world.as(parent).call('getGeneration', { params: { generationId } })).status).toBe(404)
})

/** Sets it without the product's own ways, on which nothing depends here. */
async function setVisibility(world: TestWorld, storyId: string, visibility: Visibility): Promise<void> {
  await world.context.database.db.execute(
    sql`update stories set visibility = ${visibility} where id = ${storyId}`,
  )
}

test('whoever asks so gets nothing instead of a refusal where no public story is, whatever there is (PS-06, SA-08, D-39)', async () => {
  await using world = await startTestWorld({ works: false })
  const parent = await world.createParent()
  await fillLibrary(world, { uid: parent.uid, stories: 1 })
  const storyId = filledId(parent.uid, 1)
  const unknownId = '00000000-0000-4000-8000-000000000000'
  const token = { authorization: `Bearer ${parent.token}` }
  const ask = async (id: string, query = '?absent=empty', headers = {}) => {
    const {
      statusCode,
      headers: sent,
      body,
    } = await world.server.inject({
      url: `/api/public-stories/${id}${query}`,
      headers,
    })
    // The time differs, and how many calls are left.
    const told = Object.entries(sent).filter(([name]) => !/^(date|x-ratelimit-.*|x-request-id)$/.test(name))
    return { statusCode, told: Object.fromEntries(told), body }
  }

  const absent = await ask(unknownId)
  expect(absent).toMatchObject({ statusCode: 204, body: '', told: { 'cache-control': 'no-store' } })
  for (const visibility of ['pending', 'private'] as const) {
    await setVisibility(world, storyId, visibility)
    expect(await ask(storyId)).toEqual(absent)
    expect(await ask(storyId, '?absent=empty', token)).toEqual(absent)
  }
  for (const id of [unknownId, storyId]) {
    expect(await ask(id, '')).toMatchObject({
      statusCode: 404,
      body: expect.stringContaining('This story is either private or does not exist.'),
    })
    expect((await ask(id, '?absent=other')).statusCode).toBe(400)
  }

  await setVisibility(world, storyId, 'public')
  expect(await ask(storyId)).toEqual(await ask(storyId, ''))
  expect(await ask(storyId)).toMatchObject({ statusCode: 200, body: expect.stringContaining(storyId) })
  await world.as(parent).ask('hideStory', { params: { storyId } })
  expect(await ask(storyId)).toEqual(absent)
})
