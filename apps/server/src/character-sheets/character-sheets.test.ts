import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { CharacterSheet } from '@faith-fables/contract'
import {
  type ImageReply,
  type ImageServer,
  imageOf,
  startImageServer,
} from '@faith-fables/tools/model-server/start-image-server'
import { startModerationServer } from '@faith-fables/tools/model-server/start-moderation-server'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { makePublic } from '../testing/make-public.ts'
import { plainModels } from '../testing/plain-models.ts'
import type { TestParent } from '../testing/sign-up-parent.ts'
import { startTestWorld, type TestWorld } from '../testing/start-test-world.ts'
import { orderStory } from '../testing/story-steps.ts'

const ruth = { name: 'Ruth', details: 'A girl of seven with curly red hair and a yellow raincoat.' }
const boaz = { name: 'Boaz', details: 'A grandfather with a white beard and a blue cap.' }
/** A job is taken up by and by on a busy machine. */
const patiently = { timeout: 60_000 }
const isSheet = (prompt: string) => prompt.startsWith('A character sheet')
const sheetsOf = ({ prompts }: ImageServer) => prompts.filter(isSheet)

/** A server that draws, unless somebody's sheet is to go wrong. */
const startPainter = (onSheet: (turn: number) => ImageReply | null = () => null) => {
  let turn = 0
  return startImageServer(async ({ prompt }) => {
    const trouble = isSheet(prompt) ? onSheet(++turn) : null
    return trouble ?? { image: await imageOf(`${prompt} ${turn}`, 512) }
  })
}

const worldOf = (server: ImageServer, settings: Record<string, string> = {}) => {
  const { textModel, moderator, retryDelaySeconds } = plainModels()
  return startTestWorld({
    settings: { ...server.settingsFor('openai'), ...settings },
    overrides: { textModel, ...(!settings.MODERATION_MODEL && { moderator }), retryDelaySeconds },
  })
}

async function filesIn({ context }: TestWorld, folder: string): Promise<string[]> {
  const root = join(context.config.dataDir, 'files', folder)
  const found = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  return found.filter((entry) => entry.isFile()).map(({ name }) => name)
}

/** A parent with Ruth among the saved characters, and a story of her that is drawn. */
async function drawnWithRuth(world: TestWorld) {
  const parent = await world.createParent({ tokens: 3000 })
  const own = world.as(parent)
  const { characterId } = await own.ask('addCharacter', { body: ruth })
  const tell = async (characters = [ruth]) => {
    const story = await orderStory(world, parent, { characters })
    return { ...story, record: await story.approve() }
  }
  const sheets = () => own.ask('listCharacterSheets')
  const params = { characterId, style: 'watercolor' }
  const untilSheet = (expected: Partial<CharacterSheet>) =>
    expect.poll(sheets, patiently).toMatchObject([expected])
  return { parent, own, characterId, story: await tell([ruth, boaz]), tell, sheets, params, untilSheet }
}

const statusOf = async (world: TestWorld, url: string) => (await world.server.inject(url)).statusCode

test('each character is drawn once alone; the saved one is kept for the next story of that style (SE-01, SE-02)', async () => {
  await using painter = await startPainter()
  await using world = await worldOf(painter)
  const { story, tell, sheets, characterId } = await drawnWithRuth(world)
  expect(sheetsOf(painter)).toHaveLength(2)
  expect(painter.received.join()).not.toMatch(/Ruth|Boaz/)
  expect(story.record.sheets?.map(({ name }) => name)).toEqual(['Ruth', 'Boaz'])
  for (const { imageUrl } of story.record.sheets ?? []) expect(await statusOf(world, imageUrl)).toBe(200)
  expect(await sheets()).toMatchObject([
    { characterId, style: 'watercolor', styleName: 'Watercolor', earlierUrl: null, state: 'ready' },
  ])

  const second = await tell()
  expect(sheetsOf(painter)).toHaveLength(2)
  const mine = second.record.sheets?.[0]?.imageUrl ?? ''
  const [kept] = await sheets()
  const bytes = async (url: string) => (await world.server.inject(url)).rawPayload
  expect((await bytes(mine)).equals(await bytes(kept?.imageUrl ?? ''))).toBe(true)
  expect(mine).not.toBe(kept?.imageUrl)
})

test('other details are drawn anew, and what was drawn from the old ones is removed (SE-02, SE-07)', async () => {
  await using painter = await startPainter()
  await using world = await worldOf(painter)
  const { own, characterId, tell, sheets, parent } = await drawnWithRuth(world)
  const older = (await sheets())[0]?.imageUrl ?? ''
  const braids = { name: 'Ruth', details: 'A girl of seven with long black braids and a green coat.' }
  await own.ask('updateCharacter', { params: { characterId }, body: braids })
  expect(await sheets()).toEqual([])
  await tell([braids])
  expect(sheetsOf(painter)).toHaveLength(3)
  expect(await sheets()).toHaveLength(1)
  expect(await statusOf(world, older)).toBe(404)
  expect(await filesIn(world, `characterSheets/${parent.uid}`)).toHaveLength(3)
})

const refused: ImageReply = { status: 401 }
test.each<[string, ImageReply]>([
  ['a refused key', refused],
  ['a server that is out of order', { status: 500 }],
  ['a refusal for safety', 'declined'],
  ['prose', { status: 200, body: 'Gladly!' }],
])('%s for a sheet ends no story: its pictures are drawn from words (SE-03)', async (_fault, reply) => {
  await using painter = await startPainter(() => reply)
  await using world = await worldOf(painter)
  const { story, sheets } = await drawnWithRuth(world)
  expect(story.record.status).toBe('pending_image_review')
  const attempts = story.record.keyMoments.flatMap(({ illustrationAttempts }) => illustrationAttempts)
  expect(attempts.every(({ status }) => status === 'image_generation_completed')).toBe(true)
  expect(story.record.sheets).toBeUndefined()
  expect(await sheets()).toEqual([])
  expect(new Set(painter.pictures)).toEqual(new Set([0]))
  expect(world.log.join()).toContain('A character sheet did not succeed')
})

test('a sheet that the moderator does not like is shown to nobody and drawn by for nothing (SE-04)', async () => {
  await using painter = await startPainter()
  // The sheets are the first two pictures of the story.
  let seen = 0
  await using judge = await startModerationServer(({ input }) =>
    input.startsWith('data:') && ++seen <= 2 ? 'violence' : null,
  )
  await using world = await worldOf(painter, {
    ...judge.settingsFor('openai'),
    ...painter.settingsFor('google'),
  })
  const { story, sheets } = await drawnWithRuth(world)
  expect(seen).toBe(12)
  expect(story.record.sheets).toBeUndefined()
  expect(await sheets()).toEqual([])
  expect(new Set(painter.pictures)).toEqual(new Set([0]))
})

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
  expect([await statusOf(world, first), await statusOf(world, second)]).toEqual([200, 404])
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

test('the built-in illustrator draws nobody ahead (SE-08)', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const { story, sheets, own, params } = await drawnWithRuth(world)
  expect([story.record.sheets, await sheets()]).toEqual([undefined, []])
  expect((await own.call('redrawCharacterSheet', { params })).status).toBe(404)
})

async function download(world: TestWorld, { token }: Pick<TestParent, 'token'>) {
  const headers = { authorization: `Bearer ${token}` }
  const { rawPayload } = await world.server.inject({ url: '/api/users/me/data', headers })
  return unzipSync(rawPayload)
}

test('sheets are taken along with the data, and deleted with the character, the story and the account (SE-07)', async () => {
  await using painter = await startPainter()
  await using world = await worldOf(painter)
  const { own, parent, characterId, params, story, untilSheet } = await drawnWithRuth(world)
  await own.ask('redrawCharacterSheet', { params })
  await untilSheet({ state: 'ready' })
  const files = await download(world, parent)
  const names = Object.keys(files)
  expect(names.filter((name) => /^characters\/pictures\/.+\.webp$/.test(name))).toHaveLength(2)
  expect(strFromU8(files['characters/sheets.json'] ?? new Uint8Array())).toContain('watercolor')
  // Ten pages, and two sheets that the pages were drawn by.
  expect(names.filter((name) => /^drafts\/.+\.webp$/.test(name))).toHaveLength(12)

  const folder = `characterSheets/${parent.uid}`
  expect(await filesIn(world, folder)).toHaveLength(6)
  await own.ask('deleteCharacter', { params: { characterId } })
  expect(await filesIn(world, folder)).toEqual([])
  for (const { imageUrl } of story.record.sheets ?? []) expect(await statusOf(world, imageUrl)).toBe(200)

  await own.ask('hideDraft', { params: { generationId: story.generationId } })
  await world.context.generations.removeDeleted(new Date(Date.now() + 1000))
  for (const { imageUrl } of story.record.sheets ?? []) expect(await statusOf(world, imageUrl)).toBe(404)

  const again = await drawnWithRuth(world)
  const hers = `characterSheets/${again.parent.uid}`
  expect(await filesIn(world, hers)).toHaveLength(3)
  await again.own.ask('askForDeletion', {
    body: { password: again.parent.password, keepsPublicStories: false },
  })
  await world.context.personalData.deleteDue(new Date(Date.now() + 15 * 24 * 3600 * 1000))
  expect(await filesIn(world, hers)).toEqual([])
})

test('a public story that outlives its parent’s account keeps its pictures and no sheet (SE-07)', async () => {
  await using painter = await startPainter()
  await using world = await worldOf(painter)
  const { own, parent, story } = await drawnWithRuth(world)
  await story.chooseAll()
  const storyId = await story.publish()
  await makePublic(world, storyId)
  const names = Object.keys(await download(world, parent))
  // Five pages, and the two sheets that they were drawn by.
  expect(names.filter((name) => /^stories\/.+\.webp$/.test(name))).toHaveLength(7)
  expect(names.filter((name) => /^stories\/.+sheets-.+\.webp$/.test(name))).toHaveLength(2)

  await own.ask('askForDeletion', { body: { password: parent.password, keepsPublicStories: true } })
  await world.context.personalData.deleteDue(new Date(Date.now() + 15 * 24 * 3600 * 1000))
  expect((await world.anonymous.call('getPublicStory', { params: { storyId } })).status).toBe(200)
  const folder = `pictures/${story.generationId}`
  expect(await filesIn(world, `${folder}/sheets`)).toEqual([])
  expect((await filesIn(world, folder)).length).toBeGreaterThan(0)
  const { rows } = await world.context.database.db.execute('select sheets from generations')
  expect(rows).toEqual([{ sheets: null }])
})
