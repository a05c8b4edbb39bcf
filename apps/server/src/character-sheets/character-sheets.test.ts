import type { ImageReply } from '@faith-fables/tools/model-server/start-image-server'
import { startModerationServer } from '@faith-fables/tools/model-server/start-moderation-server'
import { expect, test } from 'vitest'
import {
  drawnWithRuth,
  filesIn,
  sheetsOf,
  startPainter,
  statusOf,
  worldOf,
} from '../testing/drawn-with-ruth.ts'
import { plainModels } from '../testing/plain-models.ts'
import { startTestWorld } from '../testing/start-test-world.ts'

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

test('the built-in illustrator draws nobody ahead (SE-08)', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const { story, sheets, own, params } = await drawnWithRuth(world)
  expect([story.record.sheets, await sheets()]).toEqual([undefined, []])
  expect((await own.call('redrawCharacterSheet', { params })).status).toBe(404)
})
