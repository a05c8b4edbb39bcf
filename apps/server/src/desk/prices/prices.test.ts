import { initialAppConfig, initialTokenPacks, type PricesBody } from '@faith-fables/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aStoryRequest } from '../../testing/a-story-request.ts'
import { startTestWorld } from '../../testing/start-test-world.ts'

/** A world with an administrator, and the call that changes what it began with. */
async function worldWithDesk() {
  const world = await startTestWorld({ works: false })
  const desk = world.as(await world.createAdministrator())
  return {
    world,
    desk,
    change: (
      changes: Partial<PricesBody['config']>,
      version = 0,
      packs: PricesBody['packs'] = initialTokenPacks,
    ) => desk.call('changePrices', { body: { version, config: { ...initialAppConfig, ...changes }, packs } }),
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  }
}

test('changed prices hold for everybody at once, and stand in the history and in the log (D-09)', async () => {
  await using scene = await worldWithDesk()
  const { world, desk } = scene
  const before = await desk.ask('getDeskPrices')
  expect(before).toMatchObject({ version: 0, config: initialAppConfig })
  const [sprout, ...others] = before.packs
  if (!sprout) throw new Error('No pack is sold.')
  const packs = [
    { ...sprout, price: 499 },
    { name: ' Orchard ', tokens: 4000, price: 4499, currency: 'EUR' },
  ]

  const after = await scene.change({ imageCostDefault: 12, availableImageNumbers: [15, 5] }, 0, packs)
  expect(after).toMatchObject({
    status: 200,
    body: { version: 1, config: { imageCostDefault: 12, availableImageNumbers: [5, 15] } },
  })
  expect(await world.anonymous.ask('getCosts')).toMatchObject({ imageCostDefault: 12 })
  expect(await world.anonymous.ask('listTokenPacks')).toEqual([
    { ...sprout, price: 499 },
    { id: expect.any(String), name: 'Orchard', tokens: 4000, price: 4499, currency: 'EUR' },
  ])
  expect(others).toHaveLength(2)

  expect(await desk.ask('listPriceChanges')).toMatchObject([
    {
      id: '1',
      by: 'naomi@example.com',
      before: { config: { imageCostDefault: 10 }, packs: before.packs },
      after: { config: { imageCostDefault: 12 }, packs: [{ price: 499 }, { name: 'Orchard' }] },
    },
  ])
  expect(await desk.ask('listDeskLog')).toMatchObject([
    { deed: 'change-prices', by: 'naomi@example.com', storyId: null, title: 'Prices, version 1' },
  ])
})

test('the first of two administrators counts, and the second is told', async () => {
  await using scene = await worldWithDesk()
  const { world, desk } = scene
  const second = world.as(await world.createAdministrator())
  const wanted = (imageCostDefault: number) => ({
    body: { version: 0, config: { ...initialAppConfig, imageCostDefault }, packs: initialTokenPacks },
  })

  const answers = await Promise.all([
    desk.call('changePrices', wanted(11)),
    second.call('changePrices', wanted(12)),
  ])

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'WRONG_STATUS',
    message: expect.stringContaining('Somebody else has changed the prices'),
  })
  const won = answers[0]?.status === 200 ? 11 : 12
  expect(await desk.ask('getDeskPrices')).toMatchObject({ version: 1, config: { imageCostDefault: won } })
  expect(await desk.ask('listPriceChanges')).toHaveLength(1)
  expect(await desk.ask('listDeskLog')).toHaveLength(1)
})

test('an order pays the prices of the moment it comes, one from before what it was charged (DK-15)', async () => {
  await using scene = await worldWithDesk()
  const { world } = scene
  const parent = await world.createParent()
  const order = () => world.as(parent).call('startGeneration', { body: aStoryRequest({ imageNumber: 5 }) })

  expect((await order()).status).toBe(202)
  expect(await world.balanceOf(parent)).toBe(250)
  expect((await scene.change({ imageCostDefault: 12, storyGenerationCost: 3 })).status).toBe(200)
  expect(await world.balanceOf(parent)).toBe(250)
  expect((await order()).status).toBe(202)
  expect(await world.balanceOf(parent)).toBe(250 - 63)
  expect((await scene.change({ availableImageNumbers: [10] }, 1)).status).toBe(200)
  expect((await order()).status).toBe(400)
})

test('what changes nothing is refused and written down nowhere', async () => {
  await using scene = await worldWithDesk()
  expect(await scene.change({})).toMatchObject({
    status: 400,
    body: { message: 'These are the prices already.' },
  })
  expect(await scene.desk.ask('listPriceChanges')).toEqual([])
  expect(await scene.desk.ask('listDeskLog')).toEqual([])
})

const packOf = (changes: object) => [{ ...initialTokenPacks[0], ...changes }]

const refused: [what: string, changes: object, words: string][] = [
  [
    'a price below nothing',
    { config: { ...initialAppConfig, imageCostDefault: -1 } },
    'config.imageCostDefault',
  ],
  [
    'half a token',
    { config: { ...initialAppConfig, storyGenerationCost: 0.5 } },
    'config.storyGenerationCost',
  ],
  [
    'a price beyond all',
    { config: { ...initialAppConfig, signUpBonusTokens: 1e9 } },
    'config.signUpBonusTokens',
  ],
  [
    'no number of pictures',
    { config: { ...initialAppConfig, availableImageNumbers: [] } },
    'availableImageNumbers',
  ],
  [
    'a number twice',
    { config: { ...initialAppConfig, availableImageNumbers: [5, 5] } },
    'availableImageNumbers',
  ],
  ['no pictures', { config: { ...initialAppConfig, availableImageNumbers: [0] } }, 'availableImageNumbers'],
  [
    'too many pictures',
    { config: { ...initialAppConfig, availableImageNumbers: [21] } },
    'availableImageNumbers',
  ],
  [
    'a percent without a number',
    { config: { ...initialAppConfig, regenLimitPercentDefault: null } },
    'config.regenLimit',
  ],
  ['a pack without a name', { packs: packOf({ name: ' ' }) }, 'Each pack needs a name.'],
  ['a pack of nothing', { packs: packOf({ tokens: 0 }) }, 'packs.0.tokens'],
  ['a currency that is none', { packs: packOf({ currency: 'usd' }) }, 'packs.0.currency'],
  ['one pack twice', { packs: [...packOf({}), ...packOf({})] }, 'packs must name each pack once.'],
  [
    'thirteen packs',
    { packs: Array.from({ length: 13 }, () => packOf({ id: undefined })[0]) },
    'packs must be 12 or fewer.',
  ],
  ['no version', { version: undefined }, 'version'],
]

test('what is no price is refused by name, and changes nothing', async () => {
  await using scene = await worldWithDesk()
  const good = { version: 0, config: { ...initialAppConfig, imageCostDefault: 11 }, packs: initialTokenPacks }
  for (const [what, changes, words] of refused) {
    const answer = await scene.desk.call('changePrices', { body: { ...good, ...changes } as never })
    expect([what, answer]).toMatchObject([
      what,
      { status: 400, body: { message: expect.stringContaining(words) } },
    ])
  }
  expect(await scene.desk.ask('getDeskPrices')).toMatchObject({ version: 0, config: initialAppConfig })
})

test('nobody can change the history, which goes on behind the last row that was seen', async () => {
  await using scene = await worldWithDesk()
  const { desk, world } = scene
  for (const version of [0, 1, 2]) await scene.change({ imageCostDefault: 20 + version }, version)
  const history = async (before: string) =>
    (await desk.ask('listPriceChanges', { query: { before } })).map(({ id }) => id)
  expect(await history('3')).toEqual(['2', '1'])
  expect(await history('nobody')).toEqual([])
  const { db } = world.context.database
  await expect(db.execute(sql`update price_changes set by = 'nobody'`)).rejects.toThrow()
  await expect(db.execute(sql`delete from price_changes`)).rejects.toThrow()
  await expect(db.execute(sql`truncate price_changes`)).rejects.toThrow()
})
