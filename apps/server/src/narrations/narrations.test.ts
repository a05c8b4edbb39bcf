import { type NarrationState, routes } from '@faith-fables/contract'
import {
  type SpeechScript,
  type SpeechServer,
  startSpeechServer,
} from '@faith-fables/tools/model-server/start-speech-server'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { plainModels } from '../testing/plain-models.ts'
import type { TestParent } from '../testing/sign-up-parent.ts'
import { startTestWorld, type TestWorld } from '../testing/start-test-world.ts'
import { orderStory } from '../testing/story-steps.ts'

const within = { timeout: 240_000, interval: 100 }

/** A parent with a published story, and a counterpart that speaks. */
async function sceneWith({
  script,
  supplier = 'openai',
  settings = {},
  tokens,
}: {
  script?: SpeechScript
  supplier?: Parameters<SpeechServer['settingsFor']>[0]
  settings?: Record<string, string>
  tokens?: number
} = {}) {
  const server = await startSpeechServer(script)
  const worldSettings: Record<string, string> = { ...server.settingsFor(supplier), ...settings }
  const world = await startTestWorld({
    settings: worldSettings,
    overrides: { ...plainModels(), retryDelaySeconds: 0 },
  })
  const parent = await world.createParent()
  const story = await orderStory(world, parent)
  const storyId = await story.publishWhole()
  if (tokens !== undefined) await setTokens(world, parent, tokens)
  const params = { storyId }
  const own = world.as(parent)
  const state = () => own.ask('getNarration', { params })
  return {
    server,
    world,
    parent,
    /** Read again at each start. */
    worldSettings,
    storyId,
    params,
    own,
    state,
    order: () => own.call('orderNarration', { params }),
    until: (wanted: NarrationState['state']) =>
      vi.waitFor(async () => expect((await state()).state).toBe(wanted), within),
    read: () => own.ask('getStory', { params }),
    async [Symbol.asyncDispose]() {
      await world[Symbol.asyncDispose]()
      await server[Symbol.asyncDispose]()
    },
  }
}

const setTokens = (world: TestWorld, { uid }: TestParent, balance: number) =>
  world.context.database.db.execute(sql`update token_accounts set balance = ${balance} where uid = ${uid}`)

test.each(['openai', 'openai-compatible', 'google'] as const)(
  'a model of %s reads a book page by page, in one voice, with its names, and the book keeps the sound (NA-01, NA-02)',
  async (supplier) => {
    await using scene = await sceneWith({ supplier })
    const { world, parent, server } = scene
    expect(await world.anonymous.ask('getConfig')).toMatchObject({ narration: true })
    expect(await scene.state()).toMatchObject({ state: 'none', pagesDone: 0, pages: 5, price: 20 })
    const before = await world.balanceOf(parent)
    expect(await scene.order()).toMatchObject({ status: 202, body: { state: 'making' } })
    expect(await world.balanceOf(parent)).toBe(before - 20)
    await scene.until('ready')

    const { keyMoments, narration } = await scene.read()
    expect(narration?.pages.map(({ page }) => page)).toEqual([1, 2, 3, 4, 5])
    const said = server.asked.map(({ text }) => text).join('\n')
    for (const { textSnippet } of keyMoments) expect(said).toContain(textSnippet.trim())
    expect(said).toContain('Ruth')
    expect(new Set(server.asked.map(({ voice }) => voice)).size).toBe(1)
    for (const { url, milliseconds } of narration?.pages ?? []) {
      const sound = await world.server.inject(url)
      expect([sound.statusCode, sound.headers['content-type']]).toEqual([
        200,
        supplier === 'google' ? 'audio/wav' : 'audio/mpeg',
      ])
      expect(milliseconds).toBeGreaterThan(400)
    }
    expect(world.log).toEqual([])
  },
)

test('ordered twice at once and again, it is charged and spoken once (NA-03)', async () => {
  await using scene = await sceneWith()
  const answers = await Promise.all([scene.order(), scene.order(), scene.order()])
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202])
  await scene.until('ready')
  await scene.order()
  const history = await scene.own.ask('listTokenTransactions')
  expect(
    history.filter(({ description }) => /narrated/.test(description)).map(({ amount }) => amount),
  ).toEqual([-20])
  expect(scene.server.asked).toHaveLength(5)
})

test('who has too few tokens orders nothing, and a stranger finds nothing', async () => {
  await using scene = await sceneWith({ tokens: 19 })
  expect(await scene.order()).toMatchObject({ status: 402, body: { code: 'INSUFFICIENT_TOKENS' } })
  expect((await scene.state()).state).toBe('none')
  const stranger = scene.world.as(await scene.world.createParent())
  expect((await stranger.call('orderNarration', { params: scene.params })).status).toBe(404)
  expect((await stranger.call('getNarration', { params: scene.params })).status).toBe(404)
  expect((await scene.world.anonymous.call('orderNarration', { params: scene.params })).status).toBe(401)
  expect(scene.server.asked).toEqual([])
})

const faults: readonly (readonly [fault: string, trouble: SpeechScript])[] = [
  ['a refused key', () => ({ status: 401 })],
  ['an unknown model', () => ({ status: 404 })],
  ['a server that is down', () => 'hang up'],
  ['a server that is out of order', () => ({ status: 500 })],
  ['too many questions', () => ({ status: 429, headers: { 'retry-after': '0' } })],
  [
    'a declined text',
    () => ({ status: 400, body: '{"error":{"message":"safety system","code":"moderation_blocked"}}' }),
  ],
  ['an answer without a sound', () => ({ sound: new Uint8Array() })],
  ['a sound that is none', () => ({ sound: Buffer.from('<html>no</html>') })],
  [
    'a sound that breaks off',
    () => ({ sound: Buffer.concat([Buffer.from([0xff, 0xfb, 0x10, 0xc4]), Buffer.alloc(100)]) }),
  ],
]

test('whatever fault a supplier has on one page, the whole price is given back, and the book stays as it was (NA-04)', async () => {
  let [, trouble] = faults[0] ?? []
  await using scene = await sceneWith({
    script: (asked) => (trouble && asked.text.startsWith(third) ? trouble(asked) : 'speak'),
  })
  const { world, parent } = scene
  const third = (await scene.read()).keyMoments[2]?.textSnippet.slice(0, 20) ?? ''
  const before = await world.balanceOf(parent)
  for (const [fault, script] of faults) {
    trouble = script
    expect((await scene.order()).status, fault).toBe(202)
    await scene.until('failed')
    expect([await world.balanceOf(parent), (await scene.read()).narration], fault).toEqual([before, null])
    const history = await scene.own.ask('listTokenTransactions')
    expect(history.slice(0, 2), fault).toMatchObject([
      { amount: 20, description: expect.stringMatching(/^Refund: “/) },
      { amount: -20 },
    ])
  }
  expect((await scene.own.ask('listTokenTransactions')).filter(({ amount }) => amount === 20)).toHaveLength(
    faults.length,
  )
})

test('ordered again after a failure, only what is missing is asked for (NA-03)', async () => {
  let isBroken = true
  await using scene = await sceneWith({
    script: ({ text }) => (isBroken && text.startsWith(last) ? { status: 401 } : 'speak'),
  })
  const last = (await scene.read()).keyMoments[4]?.textSnippet.slice(0, 20) ?? ''
  await scene.order()
  await scene.until('failed')
  const { pagesDone } = await scene.state()
  const asked = scene.server.asked.length
  isBroken = false
  await scene.order()
  await scene.until('ready')
  expect(scene.server.asked.length - asked).toBe(5 - pagesDone)
  expect((await scene.read()).narration?.pages).toHaveLength(5)
})

test('a server that is stopped while it waits for a page asks for no page again that came', async () => {
  let isStalled = true
  await using scene = await sceneWith({ script: ({ turn }) => (isStalled && turn > 2 ? 'stall' : 'speak') })
  await scene.order()
  await vi.waitFor(async () => expect((await scene.state()).pagesDone).toBe(2), within)
  isStalled = false
  await scene.world.restart()
  await scene.until('ready')
  const texts = scene.server.asked.map(({ text }) => text)
  expect(new Set(texts.slice(0, 2)).size).toBe(2)
  for (const text of texts.slice(0, 2)) expect(texts.filter((other) => other === text)).toHaveLength(1)
  const history = await scene.own.ask('listTokenTransactions')
  expect(history.filter(({ description }) => /narrat/.test(description))).toHaveLength(1)
})

test('a story that is deleted while it is read gives the price back, and one that is read goes with its sound (NA-05)', async () => {
  await using scene = await sceneWith({
    script: ({ turn }) => (turn > 3 ? { status: 429, headers: { 'retry-after': '1' } } : 'speak'),
  })
  const { world, parent } = scene
  const before = await world.balanceOf(parent)
  await scene.order()
  await vi.waitFor(() => expect(scene.server.asked.length).toBeGreaterThan(3), within)
  await scene.own.ask('hideStory', { params: scene.params })
  await vi.waitFor(async () => expect(await world.balanceOf(parent)).toBe(before), within)

  await world.context.generations.removeDeleted(new Date(Date.now() + 1000))
  const { rows } = await world.context.database.db.execute(
    sql`select 1 from narrations union all select 1 from narrated_pages`,
  )
  expect(rows).toEqual([])
})

test('the sound is part of what parents take along, and what everybody may read everybody may hear (NA-05, NA-06)', async () => {
  await using scene = await sceneWith()
  const { world, storyId } = scene
  const { db } = world.context.database
  await db.execute(sql`update stories set visibility = 'public', is_featured = true where id = ${storyId}`)
  const asVisitor = () => world.anonymous.ask('getPublicStory', { params: { storyId } })
  expect((await asVisitor()).narration).toBeNull()
  await scene.order()
  await scene.until('ready')
  expect((await asVisitor()).narration?.pages).toHaveLength(5)
  const data = await world.server.inject({
    url: routes.downloadPersonalData.path,
    headers: { authorization: `Bearer ${scene.parent.token}` },
  })
  const packed = data.rawPayload.toString('latin1')
  for (const page of [1, 2, 3, 4, 5]) expect(packed).toMatch(new RegExp(`narration/page ${page}\\.mp3`))
})

test('what was spoken is counted with its cost, and the budget of the day refuses an order without a charge (NA-07)', async () => {
  await using scene = await sceneWith({
    settings: { SPEECH_MODEL_COST: '15/0', MODEL_BUDGET_PER_DAY: '0.001' },
  })
  const { world, parent } = scene
  await scene.order()
  await scene.until('ready')
  await world.context.supplierCalls.settled()
  const characters = scene.server.asked.reduce((sum, { text }) => sum + text.length, 0)
  const { rows } = await world.context.database.db.execute<{ calls: number; stories: number; cost: number }>(
    sql`select count(*)::int as calls, count(distinct generation_id)::int as stories, sum(cost)::int as cost
      from supplier_calls where purpose = 'narration' and generation_id is not null`,
  )
  expect(rows).toEqual([{ calls: 5, stories: 1, cost: 15 * characters }])
  await world.context.database.db.execute(sql`update narrations set state = 'failed'`)
  await world.context.database.db.execute(
    sql`update supplier_calls set cost = 1000 where purpose = 'narration'`,
  )
  const before = await world.balanceOf(parent)
  expect(await scene.order()).toMatchObject({
    status: 503,
    body: { message: expect.stringMatching(/budget/) },
  })
  expect(await world.balanceOf(parent)).toBe(before)
})

test('what was ordered before the speech model was taken out of the settings is given back (NA-04)', async () => {
  await using scene = await sceneWith({ script: () => 'stall' })
  const { world, parent } = scene
  const before = await world.balanceOf(parent)
  await scene.order()
  await vi.waitFor(() => expect(scene.server.asked.length).toBeGreaterThan(0), within)
  expect(await world.balanceOf(parent)).toBe(before - 20)
  delete scene.worldSettings.SPEECH_MODEL
  await world.restart()
  await vi.waitFor(async () => expect(await world.balanceOf(parent)).toBe(before), within)
})

test('without a speech model nothing is offered', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  expect(await world.anonymous.ask('getConfig')).toMatchObject({ narration: false })
  const parent = await world.createParent()
  const story = await orderStory(world, parent)
  const params = { storyId: await story.publishWhole() }
  const refused = { status: 503, body: { message: expect.stringMatching(/press Listen/) } }
  expect(await world.as(parent).call('orderNarration', { params })).toMatchObject(refused)
  expect(await world.as(parent).call('getNarration', { params })).toMatchObject(refused)
})
