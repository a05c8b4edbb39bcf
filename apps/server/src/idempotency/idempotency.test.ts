import { expect, test } from 'vitest'
import { idempotencyAnswers } from '../db/schema.ts'
import { aStoryRequest } from '../testing/a-story-request.ts'
import { plainModels } from '../testing/plain-models.ts'
import { setBalance } from '../testing/set-balance.ts'
import { startTestWorld, type TestWorld } from '../testing/start-test-world.ts'
import { orderStory } from '../testing/story-steps.ts'

const storyPrice = 50
const withKey = (key: string) => ({ headers: { 'idempotency-key': key } })

async function countStories(world: TestWorld, parent: { token: string }): Promise<number> {
  return (await world.as(parent).ask('getInProgressStatus')).length
}

test('a double click starts and charges one story, and both clicks get the same answer (D-15)', async () => {
  await using world = await startTestWorld({ works: false })
  const parent = await world.createParent({ tokens: 300 })
  const click = () =>
    world.as(parent).call('startGeneration', { body: aStoryRequest(), ...withKey('double-click') })

  const answers = await Promise.all([click(), click(), click()])

  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202])
  expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toHaveLength(1)
  expect(await world.balanceOf(parent)).toBe(300 - storyPrice)
  expect(await countStories(world, parent)).toBe(1)
})

test('approving, drawing again and publishing happen once for both clicks, too (D-15)', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const parent = await world.createParent()
  const story = await orderStory(world, parent)
  const params = { generationId: story.generationId }
  const caller = world.as(parent)

  await clickTwice(() =>
    caller.call('reviewText', { params, body: { action: 'regenerate', feedback: 'a dog' }, ...withKey('a') }),
  )
  await world.settle()
  await clickTwice(() => caller.call('reviewText', { params, body: { action: 'approve' }, ...withKey('b') }))
  await world.settle()
  const previousAttemptId = (await story.record()).keyMoments[0]?.illustrationAttempts[0]?._id ?? ''
  await clickTwice(() =>
    caller.call('regeneratePicture', {
      params: { ...params, sceneIndex: 0 },
      body: { feedback: 'closer', previousAttemptId },
      ...withKey('c'),
    }),
  )
  await world.settle()
  await story.chooseAll()
  const { textRegenerationsUsed, regenerationsUsed } = await story.record()
  await clickTwice(() => caller.call('publishStory', { params, ...withKey('d') }))

  expect([textRegenerationsUsed, regenerationsUsed]).toEqual([1, 1])
  expect(await world.balanceOf(parent)).toBe(300 - storyPrice - 5)
  expect(await caller.ask('getLibrary')).toHaveLength(1)
})

/** Two clicks at once and a late one: all get the first one's answer. */
async function clickTwice(click: () => Promise<{ status: number; body: unknown }>): Promise<void> {
  const [first, ...others] = [...(await Promise.all([click(), click()])), await click()]
  expect(first?.status).toBeLessThan(300)
  for (const other of others) expect(other).toMatchObject({ status: first?.status, body: first?.body })
}

test('the last tokens are no reason to refuse the second click for what the first one took', async () => {
  await using world = await startTestWorld({ works: false })
  const parent = await world.createParent({ tokens: storyPrice })
  const click = () => world.as(parent).call('startGeneration', { body: aStoryRequest(), ...withKey('last') })

  const answers = await Promise.all([click(), click()])
  const later = await click()

  expect([...answers, later].map(({ status }) => status)).toEqual([202, 202, 202])
  expect(later.body).toEqual(answers[0]?.body)
  expect(await world.balanceOf(parent)).toBe(0)
})

test('the same key with other words is refused and does nothing (D-15)', async () => {
  await using world = await startTestWorld({ works: false })
  const parent = await world.createParent({ tokens: 300 })
  const caller = world.as(parent)
  await caller.ask('startGeneration', { body: aStoryRequest(), ...withKey('mine') })

  const other = aStoryRequest({ additionalDetails: 'They love the sea.' })
  const refused = await caller.call('startGeneration', { body: other, ...withKey('mine') })

  expect(refused).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } })
  expect(await world.balanceOf(parent)).toBe(300 - storyPrice)
})

test('of two different calls with one key at the same moment, one happens', async () => {
  await using world = await startTestWorld({ works: false })
  const parent = await world.createParent({ tokens: 300 })
  const bodies = [aStoryRequest(), aStoryRequest({ additionalDetails: 'They love the sea.' })]

  const answers = await Promise.all(
    bodies.map((body) => world.as(parent).call('startGeneration', { body, ...withKey('one') })),
  )

  expect(answers.map(({ status }) => status).sort()).toEqual([202, 409])
  expect(await world.balanceOf(parent)).toBe(300 - storyPrice)
})

test('a call that was refused for want of tokens may be made again with its key', async () => {
  await using world = await startTestWorld({ works: false })
  const poor = await world.createParent({ tokens: 0 })
  const attempt = () => world.as(poor).call('startGeneration', { body: aStoryRequest(), ...withKey('again') })
  const refused = await attempt()
  await setBalance(world.context, poor.uid, 100)

  const accepted = await attempt()

  expect(refused).toMatchObject({ status: 402, body: { code: 'INSUFFICIENT_TOKENS' } })
  expect(accepted.status).toBe(202)
  expect(await world.balanceOf(poor)).toBe(100 - storyPrice)
})

test('an answer is kept over a restart', async () => {
  await using world = await startTestWorld({ works: false })
  const parent = await world.createParent({ tokens: 300 })
  const sent = { body: aStoryRequest(), ...withKey('kept') }
  const first = await world.as(parent).ask('startGeneration', sent)

  await world.restart()

  expect(await world.as(parent).ask('startGeneration', sent)).toEqual(first)
  expect(await world.balanceOf(parent)).toBe(300 - storyPrice)
})

test('a key is its own parent’s: two parents may use the same', async () => {
  await using world = await startTestWorld({ works: false })
  const parents = [await world.createParent(), await world.createParent()]

  for (const parent of parents) {
    await world.as(parent).ask('startGeneration', { body: aStoryRequest(), ...withKey('shared') })
  }

  for (const parent of parents) expect(await countStories(world, parent)).toBe(1)
})

test('calls without a key each happen', async () => {
  await using world = await startTestWorld({ works: false })
  const parent = await world.createParent({ tokens: 300 })

  await world.as(parent).ask('startGeneration', { body: aStoryRequest() })
  await world.as(parent).ask('startGeneration', { body: aStoryRequest() })

  expect(await world.balanceOf(parent)).toBe(300 - 2 * storyPrice)
})

test('a key that is too long is refused by name', async () => {
  await using world = await startTestWorld({ works: false })
  const parent = await world.createParent()

  const answer = await world
    .as(parent)
    .call('startGeneration', { body: aStoryRequest(), ...withKey('k'.repeat(201)) })

  expect(answer).toMatchObject({
    status: 400,
    body: { message: 'idempotency-key must be 200 characters or less.' },
  })
})

test('a key is free again after a day', async () => {
  await using world = await startTestWorld({ works: false })
  const parent = await world.createParent({ tokens: 300 })
  const start = (key: string) =>
    world.as(parent).ask('startGeneration', { body: aStoryRequest(), ...withKey(key) })
  await start('old')
  const { db } = world.context.database
  await db.update(idempotencyAnswers).set({ createdAt: new Date(Date.now() - 25 * 3600 * 1000) })

  await start('new')
  await start('old')

  expect(await world.balanceOf(parent)).toBe(300 - 3 * storyPrice)
  expect(await db.select().from(idempotencyAnswers)).toHaveLength(2)
})

test('a handler that keeps no answer is found out at its first call with a key', async () => {
  await using world = await startTestWorld({ works: false })
  const call = { uid: 'ruth', key: 'key', fingerprint: 'call' }

  const answer = world.context.idempotency.answerOnce(call, async () => ({ status: 'done' }))

  await expect(answer).rejects.toThrow('its handler forgot `remember`')
})
