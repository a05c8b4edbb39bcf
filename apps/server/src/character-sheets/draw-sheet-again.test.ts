import type { CharacterSheet } from '@faith-fables/contract'
import type { ImageReply } from '@faith-fables/tools/model-server/start-image-server'
import { expect, test } from 'vitest'
import {
  drawnWithRuth,
  filesIn,
  patiently,
  ruth,
  sheetsOf,
  startPainter,
  statusOf,
  worldOf,
} from '../testing/drawn-with-ruth.ts'

test('a parent has a character drawn again, takes the one before back, and older pictures stay (SE-05, SE-06)', async () => {
  await using painter = await startPainter()
  await using world = await worldOf(painter)
  const { own, story, sheets, params, untilSheet, tell } = await drawnWithRuth(world)
  const first = (await sheets())[0]?.imageUrl ?? ''
  expect(await own.call('redrawCharacterSheet', { params })).toMatchObject({
    status: 202,
    body: { state: 'making', imageUrl: first },
  })
  await untilSheet({ state: 'ready', earlierUrl: first })
  const second = (await sheets())[0]?.imageUrl ?? ''
  expect([await statusOf(world, first), await statusOf(world, second)]).toEqual([200, 200])
  expect(sheetsOf(painter)).toHaveLength(3)
  expect(await story.record).toEqual(
    await own.ask('getGeneration', { params: { generationId: story.generationId } }),
  )

  await own.ask('returnCharacterSheet', { params })
  expect(await sheets()).toMatchObject([{ imageUrl: first, earlierUrl: second }])
  // What was taken back makes room for the next.
  await own.ask('redrawCharacterSheet', { params })
  await untilSheet({ state: 'ready', earlierUrl: first })
  // It is removed once the new one stands.
  await expect.poll(() => statusOf(world, second), patiently).toBe(404)
  expect(await statusOf(world, first)).toBe(200)
  await tell()
  expect(sheetsOf(painter)).toHaveLength(4)
})

test.each<[string, ImageReply, CharacterSheet['state']]>([
  ['is declined', 'declined', 'declined'],
  ['fails', { status: 500 }, 'failed'],
  ['fails at once', { status: 401 }, 'failed'],
])('a drawing again that %s leaves the one that was there (SE-05)', async (_what, reply, state) => {
  await using painter = await startPainter((turn) => (turn > 2 ? reply : null))
  await using world = await worldOf(painter)
  const { own, sheets, params, untilSheet } = await drawnWithRuth(world)
  const imageUrl = (await sheets())[0]?.imageUrl ?? ''
  await own.ask('redrawCharacterSheet', { params })
  await untilSheet({ state, imageUrl, earlierUrl: null })
  expect(await statusOf(world, imageUrl)).toBe(200)
})

test('a drawing again is ordered once, also by two fingers, and finished after a restart (SE-05)', async () => {
  let isStalled = true
  await using painter = await startPainter((turn) => (isStalled && turn > 2 ? 'stall' : null))
  await using world = await worldOf(painter)
  const { own, params, untilSheet } = await drawnWithRuth(world)
  const order = () => own.ask('redrawCharacterSheet', { params })
  const both = await Promise.all([order(), order()])
  expect(both.map(({ state }) => state)).toEqual(['making', 'making'])
  await expect.poll(() => sheetsOf(painter).length, patiently).toBe(3)
  expect((await own.call('returnCharacterSheet', { params })).status).toBe(409)
  isStalled = false
  await world.restart()
  await untilSheet({ state: 'ready' })
  expect(sheetsOf(painter)).toHaveLength(4)
})

test('who changes the details while the character is drawn again is left nothing of it, and none that waits (SE-05)', async () => {
  let isStalled = true
  await using painter = await startPainter((turn) => (isStalled && turn > 2 ? 'stall' : null))
  await using world = await worldOf(painter)
  const { own, params, sheets, parent, characterId } = await drawnWithRuth(world)
  const before = await sheets()
  await own.ask('redrawCharacterSheet', { params })
  await expect.poll(() => sheetsOf(painter).length, patiently).toBe(3)
  const change = (details: string) =>
    own.ask('updateCharacter', { params: { characterId }, body: { name: 'Ruth', details } })
  await change('A girl of seven with long black braids.')
  isStalled = false
  await world.restart()
  await expect
    .poll(async () => {
      const { rows } = await world.context.database.db.execute('select state from character_sheets')
      return rows
    }, patiently)
    .toEqual([{ state: 'ready' }])
  await change(ruth.details)
  expect(await sheets()).toEqual(before)
  expect(sheetsOf(painter)).toHaveLength(3)
  expect(await filesIn(world, `characterSheets/${parent.uid}`)).toHaveLength(3)
})

test('nobody sees, draws again or takes back the character of another family (SE-05)', async () => {
  await using painter = await startPainter()
  await using world = await worldOf(painter)
  const { own, params } = await drawnWithRuth(world)
  const other = world.as(await world.createParent())
  expect(await other.ask('listCharacterSheets')).toEqual([])
  for (const call of ['redrawCharacterSheet', 'returnCharacterSheet'] as const)
    expect((await other.call(call, { params })).status).toBe(404)
  expect((await own.call('redrawCharacterSheet', { params: { ...params, style: 'cartoon' } })).status).toBe(
    404,
  )
  expect((await own.call('returnCharacterSheet', { params })).status).toBe(409)
  expect(sheetsOf(painter)).toHaveLength(2)
})

test('a day’s budget that is used up draws nobody again (SE-05)', async () => {
  await using painter = await startPainter()
  await using world = await worldOf(painter, { IMAGE_MODEL_COST: '1', MODEL_BUDGET_PER_DAY: '5' })
  const { own, params } = await drawnWithRuth(world)
  expect((await own.call('redrawCharacterSheet', { params })).status).toBe(503)
})
