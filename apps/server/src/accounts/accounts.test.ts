import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainMailCarrier } from '../testing/plain-mail-carrier.ts'
import { shelveStories } from '../testing/shelve-stories.ts'
import { startTestWorld } from '../testing/start-test-world.ts'
import { watchQueries, wholeTableScans } from '../testing/watch-queries.ts'

async function worldWithParent() {
  const mailCarrier = plainMailCarrier()
  const world = await startTestWorld({ works: false, overrides: { mailCarrier } })
  const parent = await world.createParent()
  const administrator = await world.createAdministrator()
  const desk = world.as(administrator)
  const params = { parentId: parent.uid }
  return {
    world,
    parent,
    administrator,
    desk,
    own: world.as(parent),
    params,
    change: (amount: number, key: string = crypto.randomUUID()) =>
      desk.call('changeTokens', {
        params,
        body: { amount, reason: 'The pictures were blank.' },
        headers: { 'idempotency-key': key },
      } as never),
    subjects: () => mailCarrier.letters.filter(({ to }) => to === parent.email).map(({ subject }) => subject),
    async log() {
      return (await desk.ask('listDeskLog')).map(({ deed, title, reason }) => ({ deed, title, reason }))
    },
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  }
}

test('tokens are given with a reason that the parent reads in the history and in a letter (D-46)', async () => {
  await using scene = await worldWithParent()
  const before = await scene.world.balanceOf(scene.parent)
  expect((await scene.change(25)).body).toEqual({ balance: before + 25 })

  expect(await scene.world.balanceOf(scene.parent)).toBe(before + 25)
  const [entry] = await scene.own.ask('listTokenTransactions')
  expect(entry).toMatchObject({
    amount: 25,
    description: 'A gift from Faith Fables: The pictures were blank.',
  })
  const opened = await scene.desk.ask('getParent', { params: scene.params })
  expect(opened.transactions[0]).toEqual(entry)
  expect(await scene.log()).toEqual([
    { deed: 'give-tokens', title: scene.parent.email, reason: '25 tokens: The pictures were blank.' },
  ])
  await expect.poll(scene.subjects).toContain('25 tokens for you')
})

test('tokens are taken, but never more than there are', async () => {
  await using scene = await worldWithParent()
  const before = await scene.world.balanceOf(scene.parent)
  expect((await scene.change(-before - 1)).status).toBe(409)
  expect(await scene.world.balanceOf(scene.parent)).toBe(before)
  expect((await scene.change(-before)).body).toEqual({ balance: 0 })
  expect((await scene.change(-1)).status).toBe(409)
  expect((await scene.log()).map(({ deed }) => deed)).toEqual(['take-tokens'])
  for (const amount of [0, 0.5, 100_001, -100_001, '5'])
    expect((await scene.change(amount as number)).status).toBe(400)
})

test('a double click gives once', async () => {
  await using scene = await worldWithParent()
  const before = await scene.world.balanceOf(scene.parent)
  await Promise.all([1, 2, 3].map(() => scene.change(10, 'same')))
  expect(await scene.world.balanceOf(scene.parent)).toBe(before + 10)
  expect(await scene.log()).toHaveLength(1)
})

test('however many give and take at once, the entries add up and the balance is never below zero (DK-13)', async () => {
  await using scene = await worldWithParent()
  const { uid } = scene.parent
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: -80, max: 80 }).filter(Boolean), { minLength: 2, maxLength: 8 }),
      async (amounts) => {
        const before = await scene.world.balanceOf(scene.parent)
        const answers = await Promise.all(amounts.map((amount) => scene.change(amount)))
        const done = amounts.filter((_amount, at) => answers[at]?.status === 200)
        const after = await scene.world.balanceOf(scene.parent)
        expect(after).toBe(before + done.reduce((sum, amount) => sum + amount, 0))
        expect(after).toBeGreaterThanOrEqual(0)
      },
    ),
    { numRuns: 15 },
  )
  const { rows } = await scene.world.context.database.db.execute<{ sum: string | number }>(
    sql`select sum(amount) as sum from token_entries where uid = ${uid}`,
  )
  expect(Number(rows[0]?.sum)).toBe(await scene.world.balanceOf(scene.parent))
})

test('parents are found by beginnings of their address or name, by an index, page by page (DK-12)', async () => {
  await using scene = await worldWithParent()
  const { db } = scene.world.context.database
  await db.execute(sql`
    insert into profiles (uid, email, display_name, created_at)
    select 'many-' || number, 'family' || number || '.berg@example.net', 'Ada Lind' || number, now() - number * interval '1 minute'
    from generate_series(1, 3000) number`)
  await db.execute(sql`analyze`)
  const found = async (words: string) =>
    (await scene.desk.ask('listParents', { query: { words } })).map(({ id }) => id)

  const queries = await watchQueries(scene.world, async () => {
    expect(await found('family2999')).toEqual(['many-2999'])
    expect(await found('lind17')).toHaveLength(50)
    expect(await found('LIND1777 ada')).toEqual(['many-1777'])
    expect(await found('berg')).toHaveLength(50)
  })
  expect(wholeTableScans(queries).filter((scan) => scan.includes('profiles'))).toEqual([])
  for (const nothing of ['nobody', '!', '*', "' or 1=1 --", '%']) expect(await found(nothing)).toEqual([])
  const first = await scene.desk.ask('listParents', { query: {} })
  const second = await scene.desk.ask('listParents', { query: { after: first.at(-1)?.id ?? '' } })
  expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(100)
})

test('one parent is shown with stories, balance and history', async () => {
  await using scene = await worldWithParent()
  await shelveStories(scene.world, scene.parent.uid, [
    { title: 'The Boat' },
    { title: 'The Kite', visibility: 'private' },
    { title: 'The Owl', visibility: 'pending' },
  ])
  const opened = await scene.desk.ask('getParent', { params: scene.params })
  expect(opened).toMatchObject({
    parent: { id: scene.parent.uid, email: scene.parent.email, lock: null },
    isAdministrator: false,
    stories: { drafts: 0, private: 1, pending: 1, public: 1 },
    publicStories: [{ title: 'The Boat' }],
  })
  expect(opened.parent.tokens).toBe(await scene.world.balanceOf(scene.parent))
})

test('of a locked parent no call is taken, and everything is there again afterwards (DK-14)', async () => {
  await using scene = await worldWithParent()
  await shelveStories(scene.world, scene.parent.uid, [{ title: 'The Boat' }])
  expect((await scene.own.call('getLibrary')).status).toBe(200)
  await scene.desk.ask('lockParent', { params: scene.params, body: { reason: 'Sells accounts.' } })

  for (const name of ['getLibrary', 'getProfile', 'listCharacters', 'getInProgressStatus'] as const) {
    const refused = await scene.own.call(name)
    expect([name, refused.status, refused.body]).toEqual([
      name,
      403,
      { code: 'ACCOUNT_LOCKED', message: 'Your account is locked. The reason: Sells accounts.' },
    ])
  }
  expect((await scene.world.anonymous.ask('explorePublicStories')).stories).toHaveLength(1)
  expect(
    (await scene.desk.call('lockParent', { params: scene.params, body: { reason: 'Again.' } })).status,
  ).toBe(409)
  await scene.desk.ask('unlockParent', { params: scene.params })
  expect((await scene.own.call('getLibrary')).status).toBe(200)
  expect((await scene.desk.call('unlockParent', { params: scene.params })).status).toBe(409)
  expect((await scene.log()).map(({ deed }) => deed)).toEqual(['unlock', 'lock'])
  await expect
    .poll(scene.subjects)
    .toEqual(expect.arrayContaining(['Your account is locked', 'Your account is open again']))
})

test('an administrator is locked by nobody, and of two who lock at once the second is told', async () => {
  await using scene = await worldWithParent()
  const lock = (parentId: string) =>
    scene.desk.call('lockParent', { params: { parentId }, body: { reason: 'Why not.' } })
  await scene.world.as(scene.administrator).ask('getProfile')
  expect((await lock(scene.administrator.uid)).status).toBe(409)
  expect((await lock('nobody')).status).toBe(404)
  const both = await Promise.all([lock(scene.parent.uid), lock(scene.parent.uid)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})
