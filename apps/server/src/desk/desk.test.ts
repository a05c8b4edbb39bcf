import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { plainMailCarrier } from '../testing/plain-mail-carrier.ts'
import { type ShelvedBook, shelveStories } from '../testing/shelve-stories.ts'
import { startTestWorld, type TestWorld } from '../testing/start-test-world.ts'
import { watchQueries, wholeTableScans } from '../testing/watch-queries.ts'
import { countRequested } from './desk-store.ts'

/** A world with books of one parent, each under its title, and an administrator. */
async function worldWithDesk(books: readonly ShelvedBook[] = [{ title: 'The Kite', visibility: 'private' }]) {
  const mailCarrier = plainMailCarrier()
  const world = await startTestWorld({ works: false, overrides: { mailCarrier } })
  const parent = await world.createParent()
  const administrator = await world.createAdministrator()
  await shelveStories(world, parent.uid, books)
  const idOf = (title: string) => `${parent.uid}-${title}`
  return {
    world,
    parent,
    /** The letter with these words in its subject, once it has come. */
    async letter(subject: string) {
      const found = () =>
        mailCarrier.letters.filter((letter) => letter.to === parent.email && letter.subject.includes(subject))
      await expect.poll(found).toHaveLength(1)
      return found()[0]
    },
    idOf,
    asParent: world.as(parent),
    desk: world.as(administrator),
    /** Asks for a story to become public and answers when. */
    async request(title: string) {
      await world.as(parent).ask('requestPublic', { params: { storyId: idOf(title) } })
      return await requestedAt(world, idOf(title))
    },
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  }
}

async function requestedAt({ context }: TestWorld, storyId: string): Promise<string> {
  const { rows } = await context.database.db.execute<{ at: string | Date }>(
    sql`select requested_at as at from stories where id = ${storyId}`,
  )
  return new Date(rows[0]?.at ?? 0).toISOString()
}

const explored = async (world: TestWorld) =>
  (await world.anonymous.ask('explorePublicStories')).stories.map(({ title }) => title)

test('a request waits at the desk with all its book, and approved it stands in Explore at once (DK-03, LP-16)', async () => {
  await using scene = await worldWithDesk([
    { title: 'The Kite', text: 'The kite flew.', visibility: 'private' },
    { title: 'The Boat' },
  ])
  const { world, desk, idOf } = scene
  expect(await explored(world)).toEqual(['The Boat'])
  const at = await scene.request('The Kite')

  const { requests, waiting } = await desk.ask('listPublicRequests')
  expect(waiting).toBe(1)
  expect(requests).toMatchObject([
    { id: idOf('The Kite'), authorName: 'Ruth', requestedAt: at, answer: null },
  ])
  const params = { storyId: idOf('The Kite') }
  const read = await desk.ask('getPublicRequest', { params })
  expect(read.story.keyMoments).toHaveLength(5)
  expect(read.findings).toEqual([])
  expect(read.otherStories).toMatchObject([{ title: 'The Boat' }])

  await desk.ask('decidePublicRequest', { params, body: { decision: 'approve', requestedAt: at } })
  expect(await explored(world)).toEqual(['The Kite', 'The Boat'])
  expect((await desk.ask('listPublicRequests')).waiting).toBe(0)
  const letter = await scene.letter('is public now')
  expect(letter?.text).toContain(`/story/${idOf('The Kite')}`)
})

test('what the moderator finds in a book is said to whoever decides (DK-04)', async () => {
  await using scene = await worldWithDesk([
    {
      title: 'The Knife',
      text: 'He took the knife and killed the man, and blood was everywhere.',
      visibility: 'private',
    },
  ])
  await scene.request('The Knife')
  const { findings } = await scene.desk.ask('getPublicRequest', {
    params: { storyId: scene.idOf('The Knife') },
  })
  expect(findings).not.toEqual([])
})

test('sent back, a story has its reason in the library and by letter, and may be asked for again (DK-05)', async () => {
  await using scene = await worldWithDesk()
  const { desk, asParent, idOf } = scene
  const params = { storyId: idOf('The Kite') }
  const reason = 'Please leave out the family name.'
  const requestedAt = await scene.request('The Kite')
  await desk.ask('decidePublicRequest', { params, body: { decision: 'send-back', requestedAt, reason } })

  expect(await asParent.ask('getLibrary')).toMatchObject([
    { visibility: 'private', answer: { kind: 'sent-back', reason } },
  ])
  const letter = await scene.letter('is not public yet')
  expect(letter?.text).toContain(reason)
  expect(letter?.html).toContain('Please leave out the family name.')

  await scene.request('The Kite')
  expect(await asParent.ask('getLibrary')).toMatchObject([{ visibility: 'pending' }])
  expect((await desk.ask('listPublicRequests')).requests).toMatchObject([
    { answer: { kind: 'sent-back', reason } },
  ])
})

test('the first of two administrators counts, and the second is told; an old request cannot be decided on (DK-06)', async () => {
  await using scene = await worldWithDesk()
  const { world, desk, idOf } = scene
  const second = world.as(await world.createAdministrator())
  const params = { storyId: idOf('The Kite') }
  const old = await scene.request('The Kite')
  const sendBack = { decision: 'send-back' as const, requestedAt: old, reason: 'Too long.' }

  const answers = await Promise.all([
    desk.call('decidePublicRequest', { params, body: { decision: 'approve', requestedAt: old } }),
    second.call('decidePublicRequest', { params, body: sendBack }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await desk.ask('listDeskLog')).toHaveLength(1)

  await world.context.database.db.execute(sql`update stories set visibility = 'private', answer = null`)
  await new Promise((resolve) => setTimeout(resolve, 5))
  await scene.request('The Kite')
  expect(await desk.call('decidePublicRequest', { params, body: sendBack })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('asked for anew') },
  })
})

test('taken down, a story is gone for all but its parent, and put back it is there again (DK-07)', async () => {
  await using scene = await worldWithDesk([{ title: 'The Boat' }])
  const { world, desk, asParent, idOf } = scene
  const params = { storyId: idOf('The Boat') }
  const stranger = world.as(await world.createParent())
  expect((await world.anonymous.call('getPublicStory', { params })).status).toBe(200)

  await desk.ask('takeDownStory', { params, body: { reason: 'It names a school.' } })
  const gone = { status: 410, body: { code: 'TAKEN_DOWN' } }
  expect(await world.anonymous.call('getPublicStory', { params })).toMatchObject(gone)
  expect(await stranger.call('getStory', { params })).toMatchObject(gone)
  const address = `/api/public-stories/${encodeURIComponent(params.storyId)}?absent=empty`
  expect((await world.server.inject(address)).statusCode).toBe(204)
  expect(await explored(world)).toEqual([])
  expect((await asParent.ask('getStory', { params })).title).toBe('The Boat')
  expect(await asParent.ask('getLibrary')).toMatchObject([{ answer: { kind: 'taken-down' } }])
  expect(await asParent.call('requestPublic', { params })).toMatchObject({ status: 409 })
  expect(await desk.ask('listDeskStories', { query: { state: 'taken-down' } })).toHaveLength(1)

  await desk.ask('putBackStory', { params })
  expect(await explored(world)).toEqual(['The Boat'])
  expect(await desk.ask('listDeskStories', { query: { state: 'taken-down' } })).toEqual([])
  for (const words of ['was taken down', 'is public again']) expect(await scene.letter(words)).toBeTruthy()
})

test('a public story is featured and unfeatured, one that is not public never (DK-08)', async () => {
  await using scene = await worldWithDesk([
    { title: 'The Boat' },
    { title: 'The Kite', visibility: 'private' },
  ])
  const { world, desk, idOf } = scene
  const feature = (title: string, isFeatured: boolean) =>
    desk.call('featureStory', { params: { storyId: idOf(title) }, body: { isFeatured } })
  const featured = async () => (await world.anonymous.ask('listFeaturedStories')).map(({ title }) => title)

  expect((await feature('The Boat', true)).status).toBe(200)
  expect(await featured()).toEqual(['The Boat'])
  expect((await feature('The Boat', true)).status).toBe(409)
  expect((await feature('The Kite', true)).status).toBe(409)
  expect((await feature('The Boat', false)).status).toBe(200)
  expect(await featured()).toEqual([])
})

test('every deed stands in the log, which nobody can change (DK-09)', async () => {
  await using scene = await worldWithDesk([{ title: 'The Boat' }])
  const { world, desk, idOf } = scene
  const params = { storyId: idOf('The Boat') }
  await desk.ask('featureStory', { params, body: { isFeatured: true } })
  await desk.ask('takeDownStory', { params, body: { reason: 'It names a school.' } })
  await desk.ask('putBackStory', { params })

  const log = await desk.ask('listDeskLog')
  expect(log.map(({ deed, by, reason }) => [deed, by, reason])).toEqual([
    ['put-back', 'naomi@example.com', null],
    ['take-down', 'naomi@example.com', 'It names a school.'],
    ['feature', 'naomi@example.com', null],
  ])
  expect(await desk.ask('listDeskLog', { query: { before: log[1]?.id ?? '' } })).toHaveLength(1)
  expect(await desk.ask('listDeskLog', { query: { before: 'nobody' } })).toEqual([])
  const { db } = world.context.database
  await expect(db.execute(sql`update desk_log set reason = 'none'`)).rejects.toThrow()
  await expect(db.execute(sql`delete from desk_log`)).rejects.toThrow()
})

test('what is no decision is refused in a sentence, and changes nothing', async () => {
  await using scene = await worldWithDesk()
  const { desk, idOf } = scene
  const params = { storyId: idOf('The Kite') }
  const requestedAt = await scene.request('The Kite')
  for (const body of [
    { decision: 'send-back', requestedAt, reason: ' ' },
    { decision: 'send-back', requestedAt, reason: 'x'.repeat(501) },
    { decision: 'perhaps', requestedAt },
    { decision: 'approve', requestedAt: 'yesterday' },
  ])
    expect((await desk.call('decidePublicRequest', { params, body: body as never })).status).toBe(400)
  expect((await desk.ask('listPublicRequests', { query: { after: "x' or 1=1" } })).requests).toEqual([])
  expect((await desk.ask('listPublicRequests')).waiting).toBe(1)
})

test('fifty requests come at once, the longest waiting first, and the next behind the last, by an index (DK-10)', async () => {
  const books = Array.from(
    { length: 60 },
    (_, place): ShelvedBook => ({ title: `Kite ${place}`, visibility: 'pending' }),
  )
  await using scene = await worldWithDesk(books)
  const { world, desk } = scene
  await world.context.database.db.execute(sql`update stories set requested_at = created_at`)
  const first = await desk.ask('listPublicRequests')
  const queries = await watchQueries(world, async () => {
    const rest = await desk.ask('listPublicRequests', { query: { after: first.requests.at(-1)?.id ?? '' } })
    expect([...first.requests, ...rest.requests].map(({ title }) => title)).toEqual(
      books.map(({ title }) => title).toReversed(),
    )
  })
  expect(first).toMatchObject({ waiting: 60 })
  const { db } = world.context.database
  expect([await countRequested(db, 59), await countRequested(db, 61)]).toEqual([59, 60])
  expect(wholeTableScans(queries).filter((scan) => !scan.includes('identity'))).toEqual([])
})
