import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { narrationJobs } from '../narrations/narrations.ts'
import { meetAtLock } from '../testing/meet-at-lock.ts'
import { plainModels } from '../testing/plain-models.ts'
import { startPayingWorld } from '../testing/start-paying-world.ts'
import { startTestWorld, type TestWorld } from '../testing/start-test-world.ts'
import { orderStory } from '../testing/story-steps.ts'
import { ageGroupChoices } from './seed/age-groups.ts'

// The embedded database has one connection: nobody meets there.
const onPostgres = test.runIf(inject('postgresUrl'))
const day = 24 * 60 * 60 * 1000

/** A parent with a published story, and a voice that waits before the last of its five pages. */
async function worldWithStory() {
  const lastPage = Promise.withResolvers<void>()
  let asked = 0
  const speechModel = {
    name: 'a reader who waits',
    sentTo: 'Nobody',
    voice: 'ruth',
    async speak() {
      asked += 1
      if (asked === 5) await lastPage.promise
      return {
        content: new Uint8Array(8),
        contentType: 'audio/mpeg',
        ending: 'mp3',
        milliseconds: 500,
      } as const
    },
  }
  const world = await startTestWorld({ overrides: { ...plainModels(), retryDelaySeconds: 0, speechModel } })
  const parent = await world.createParent()
  const story = await orderStory(world, parent)
  const storyId = await story.publishWhole()
  const params = { storyId }
  const own = world.as(parent)
  return {
    world,
    parent,
    own,
    params,
    speakLastPage: lastPage.resolve,
    heldStory: sql`select 1 from stories where id = ${storyId} for no key update`,
    heldGeneration: sql`select 1 from generations where id = ${story.generationId} for no key update`,
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  }
}

/** How often a page was narrated again because something went wrong, a deadlock for one. */
async function triesAgain({ context }: TestWorld): Promise<number> {
  const { rows } = await context.database.db.execute<{ tries: number }>(sql`
    select sum(retry_count)::int as tries from pgboss.job where name = ${narrationJobs.name}`)
  return rows[0]?.tries ?? 0
}

onPostgres('a story is told for another age while it is put on the shelf (OP-09)', async () => {
  await using scene = await worldWithStory()
  const { own, params, world } = scene
  const { ageGroup } = await own.ask('getStory', { params })
  const otherAge = ageGroupChoices.find(({ name }) => name !== ageGroup)

  const [edition, shelved] = await meetAtLock(
    world,
    scene.heldGeneration,
    () => own.call('startEdition', { params, body: { ageGroupId: otherAge?.id } }),
    () => own.call('putOnShelf', { params }),
  )

  expect([edition.status, shelved.status]).toEqual([200, 200])
  expect(world.log).toEqual([])
})

onPostgres('a narration is asked for again while its last page is kept (OP-09)', async () => {
  await using scene = await worldWithStory()
  const { own, params, world } = scene
  const order = () => own.call('orderNarration', { params })
  expect((await order()).status).toBe(202)

  const narration = () => own.ask('getNarration', { params })
  await expect.poll(async () => (await narration()).pagesDone).toBe(4)
  const [again] = await meetAtLock(world, scene.heldStory, order, async () => {
    scene.speakLastPage()
    await expect.poll(async () => (await narration()).state).toBe('ready')
  })

  expect(again.status).toBe(202)
  expect(await triesAgain(world)).toBe(0)
  expect(world.log).toEqual([])
})

onPostgres('a story is deleted while all that its parent has is (OP-09)', async () => {
  await using scene = await worldWithStory()
  const { own, params, world, parent } = scene
  await own.ask('askForDeletion', { body: { password: parent.password, keepsPublicStories: false } })

  const [deleted, parents] = await meetAtLock(
    world,
    scene.heldStory,
    () => own.call('hideStory', { params }),
    () => world.context.personalData.deleteDue(new Date(Date.now() + 15 * day)),
  )

  expect([deleted.status, parents]).toEqual([200, 1])
  expect(world.log).toEqual([])
})

onPostgres(
  'a story that is published while all that its parent has is deleted is deleted, too (PD-03)',
  async () => {
    await using world = await startTestWorld({ overrides: plainModels() })
    const parent = await world.createParent()
    const story = await orderStory(world, parent)
    await story.approve()
    await story.chooseAll()
    const { db } = world.context.database
    await world
      .as(parent)
      .ask('askForDeletion', { body: { password: parent.password, keepsPublicStories: false } })

    await meetAtLock(
      world,
      sql`select 1 from generations where id = ${story.generationId} for no key update`,
      () => story.publish(),
      () => world.context.personalData.deleteDue(new Date(Date.now() + 15 * day)),
    )

    expect((await db.execute(sql`select title from stories where hidden_at is null`)).rows).toEqual([])
  },
)

onPostgres('a gift is redeemed while an administrator gives tokens (OP-09)', async () => {
  await using scene = await startPayingWorld()
  const { world } = scene
  const [giver, receiver] = [await world.createParent(), await world.createParent()]
  const begun = await scene.buy(giver, { isGift: true })
  const code = (await scene.purchase(giver, begun)).gift?.code
  const desk = world.as(await world.createAdministrator())

  const [redeemed, given] = await meetAtLock(
    world,
    sql`select 1 from token_accounts where uid = ${receiver.uid} for update`,
    () => world.as(receiver).call('redeemGift', { body: { code } }),
    () =>
      desk.call('changeTokens', {
        params: { parentId: receiver.uid },
        body: { amount: 25, reason: 'The pictures were blank.' },
      }),
  )

  expect([redeemed.status, given.status]).toEqual([200, 200])
  expect(await scene.account(receiver)).toEqual({ balance: 925, owed: 0, sum: 925 })
  expect(world.log).toEqual([])
})
