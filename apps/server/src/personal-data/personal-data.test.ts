import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { quickestStyle } from '../testing/a-story-request.ts'
import { makePublic } from '../testing/make-public.ts'
import { plainModels } from '../testing/plain-models.ts'
import type { TestParent } from '../testing/sign-up-parent.ts'
import { startTestWorld, type TestWorld } from '../testing/start-test-world.ts'
import { orderStory } from '../testing/story-steps.ts'

const day = 24 * 3600 * 1000
const details = 'A girl of six with curly red hair who hums to snails.'

/** A parent who has used everything that keeps something of her. */
async function worldWithRuth() {
  const world = await startTestWorld({ overrides: plainModels() })
  const ruth = await world.createParent({ tokens: 2000 })
  const own = world.as(ruth)
  const wishes = { characters: [{ name: 'Tilda', details }], illustrationStyleId: quickestStyle }
  const publish = async () => {
    const steps = await orderStory(world, ruth, wishes)
    await steps.approve()
    await steps.chooseAll()
    return await steps.publish()
  }
  const [closed, open] = [await publish(), await publish()]
  await makePublic(world, open)
  const draft = await orderStory(world, ruth, {
    ...wishes,
    additionalDetails: 'She lost her marble in Bern.',
  })
  await own.ask('addCharacter', { body: { name: 'Tilda', details } })
  const { id: collectionId } = await own.ask('createCollection', { body: { name: 'For Tilda' } })
  await own.ask('putIntoCollection', { params: { collectionId, storyId: closed } })
  await own.ask('createCollectionLink', { params: { collectionId }, body: { name: 'Oma', lasts: 'ever' } })
  await own.ask('createLink', { params: { storyId: closed }, body: { name: 'Opa', lasts: 'week' } })
  const ask = (password: string | undefined, keepsPublicStories = false) =>
    own.call('askForDeletion', { body: { ...(password && { password }), keepsPublicStories } })
  return {
    world,
    ruth,
    own,
    closed,
    open,
    draft: draft.generationId,
    ask,
    deleteAfter: (days: number) => world.context.personalData.deleteDue(new Date(Date.now() + days * day)),
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  }
}

/** Every row of every table of ours, as text. */
async function everyRow({ context }: TestWorld): Promise<string> {
  const { db } = context.database
  const tables = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`)
  const rows = await Promise.all(
    tables.rows.map(({ name }) => db.execute(sql`select * from ${sql.identifier(name)}`)),
  )
  return rows.map((answer) => JSON.stringify(answer.rows)).join('\n')
}

async function filesOf({ context }: TestWorld): Promise<string[]> {
  const names = await readdir(join(context.config.dataDir, 'files'), { recursive: true, withFileTypes: true })
  return names.filter((entry) => entry.isFile()).map(({ name }) => name)
}

async function download(world: TestWorld, { token }: Pick<TestParent, 'token'>) {
  const answer = await world.server.inject({
    url: '/api/users/me/data',
    headers: { authorization: `Bearer ${token}` },
  })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
  return new Map(Object.entries(unzipSync(answer.rawPayload)))
}

test('a parent takes everything along: stories, drafts, pictures, characters, tokens, collections (PD-01)', async () => {
  await using scene = await worldWithRuth()
  const { world, ruth } = scene
  const files = await download(world, ruth)
  const text = (name: string) => strFromU8(files.get(name) ?? new Uint8Array())
  expect(JSON.parse(text('profile.json'))).toMatchObject({ email: ruth.email, uid: ruth.uid })
  expect(text('characters.json')).toContain(details)
  expect(JSON.parse(text('tokens.json')).length).toBeGreaterThan(3)
  expect(text('collections.json')).toContain('For Tilda')
  expect(text('links.json')).toContain('Oma')
  const names = [...files.keys()]
  expect(names.filter((name) => /^stories\/[^/]+\/story\.json$/.test(name))).toHaveLength(2)
  // Five pages and a cover each.
  expect(names.filter((name) => /^stories\/.*\.webp$/.test(name)).length).toBeGreaterThanOrEqual(10)
  const drafts = names.filter((name) => name.endsWith('/draft.json'))
  expect(drafts).toHaveLength(1)
  expect(text(drafts[0] ?? '')).toContain('marble')

  // Nothing of anybody else.
  const other = await download(world, await world.createParent())
  expect([...other.keys()].filter((name) => /^(stories|drafts)\//.test(name))).toEqual([])
})

test('an account is deleted by whoever knows its password, and can be kept for two weeks (PD-02)', async () => {
  await using scene = await worldWithRuth()
  const { own, ruth } = scene
  expect(await scene.ask('not her password')).toMatchObject({
    status: 400,
    body: { message: 'Incorrect password.' },
  })
  expect((await scene.ask(undefined)).status).toBe(400)
  expect(await own.ask('getAccountDeletion')).toEqual({ deletesAt: null, hasPassword: true })

  const asked = await scene.ask(ruth.password)
  expect(asked).toMatchObject({ status: 200, body: { hasPassword: true } })
  const { deletesAt } = await own.ask('getAccountDeletion')
  expect(Math.round((new Date(deletesAt ?? '').getTime() - Date.now()) / day)).toBe(14)
  expect(await scene.deleteAfter(13)).toBe(0)

  await own.ask('keepAccount')
  expect(await scene.deleteAfter(15)).toBe(0)
  expect((await own.ask('getLibrary')).length).toBe(3)
})

test('of a deleted account nothing is left but a ledger without a name (PD-03)', async () => {
  await using scene = await worldWithRuth()
  const { world, ruth, own } = scene
  expect((await filesOf(world)).length).toBeGreaterThan(10)
  await scene.ask(ruth.password)
  expect(await scene.deleteAfter(15)).toBe(1)

  // Within a second, as with every lock, nobody can use it; at once nobody reads anything of it.
  await expect.poll(async () => (await own.call('getLibrary')).status).toBe(403)
  expect((await world.anonymous.call('getPublicStory', { params: { storyId: scene.open } })).status).toBe(404)
  const signIn = await world.server.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    payload: { email: ruth.email, password: ruth.password },
  })
  expect(signIn.statusCode).toBe(401)

  // A day later, when what is hidden is removed; an answer of a job may come in between.
  await world.settle()
  await world.context.generations.removeDeleted(new Date(Date.now() - 13 * day))
  const left = await everyRow(world)
  for (const word of [ruth.email, 'Tilda', 'marble', 'hums to snails', 'Oma', 'Opa'])
    expect(left, word).not.toContain(word)
  expect(left).toContain(ruth.uid)
  expect(await filesOf(world)).toEqual([])
  expect(world.log).toEqual([])

  // The address is free again, for an account that knows nothing of the first.
  const again = await world.signUp(ruth.email)
  expect(again.uid).not.toBe(ruth.uid)
  expect(await world.as(again).ask('getLibrary')).toEqual([])
})

test('public stories stay where the parent wants it, without her name (PD-04)', async () => {
  await using scene = await worldWithRuth()
  const { world, ruth } = scene
  await scene.ask(ruth.password, true)
  await scene.deleteAfter(15)
  await world.context.generations.removeDeleted(new Date(Date.now() - 13 * day))
  const story = await world.anonymous.ask('getPublicStory', { params: { storyId: scene.open } })
  expect(story).toMatchObject({ authorName: 'A Faith Fables family' })
  expect(story.keyMoments).toHaveLength(5)
  const cover = await world.server.inject(story.imageUrl ?? '')
  expect(cover.statusCode).toBe(200)
  const left = await everyRow(world)
  for (const word of [ruth.email, 'hums to snails', 'marble']) expect(left, word).not.toContain(word)
})

test('a deletion that broke off is finished the next time', async () => {
  await using scene = await worldWithRuth()
  const { world, ruth } = scene
  await scene.ask(ruth.password)
  await world.context.identity.forget(ruth.uid)
  expect(await scene.deleteAfter(15)).toBe(1)
  expect(await scene.deleteAfter(15)).toBe(0)
  expect(await everyRow(world)).not.toContain(ruth.email)
})
