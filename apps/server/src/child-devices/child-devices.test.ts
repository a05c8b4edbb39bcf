import { limits, type RouteName, routes } from '@faith-fables/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { shelveStories } from '../testing/shelve-stories.ts'
import { startTestWorld } from '../testing/start-test-world.ts'

const pin = '4711'

const anyParams = {
  characterId: 'x',
  collectionId: 'x',
  format: 'pdf-a4',
  recordingId: 'r',
  style: 'watercolor',
  purchaseId: 'p',
  page: 1,
  generationId: 'x',
  linkId: 'x',
  parentId: 'x',
  sceneIndex: 0,
  token: 'x',
}

/** A parent with a story on the shelf, one that waits and one that stands beside it. */
async function worldWithShelf() {
  const world = await startTestWorld({ works: false })
  const parent = await world.createParent()
  const own = world.as(parent)
  await shelveStories(world, parent.uid, [
    { title: 'Read', visibility: 'private' },
    { title: 'Beside' },
    { title: 'Waits' },
  ])
  const idOf = (title: string) => `${parent.uid}-${title}`
  await own.ask('putOnShelf', { params: { storyId: idOf('Read') } })
  await own.ask('setShelfApproval', { body: { needsApproval: true } })
  await own.ask('putOnShelf', { params: { storyId: idOf('Waits') } })

  /** @returns the cookie that the browser sends from now on */
  async function handOver(): Promise<string> {
    const { headers } = await own.call('handOverDevice')
    const [cookie = ''] = String(headers['set-cookie']).split(';')
    return cookie
  }
  const at = (cookie: string, url: string, more: object = {}) =>
    world.server.inject({ url, headers: { cookie, ...more } })
  return {
    world,
    parent,
    own,
    idOf,
    handOver,
    at,
    takeBack: (cookie: string, payload: object) =>
      world.server.inject({
        method: 'POST',
        url: '/api/child-shelf/take-back',
        headers: { cookie },
        payload,
      }),
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  }
}

test('a device is handed over by whoever has set a PIN (CS-03)', async () => {
  await using scene = await worldWithShelf()
  expect(await scene.own.call('handOverDevice')).toMatchObject({ status: 409 })
  for (const wrong of ['', '12', '12345678901', 'abcd', '12 4', '١٢٣٤'])
    expect((await scene.own.call('setShelfPin', { body: { pin: wrong } })).status).toBe(400)
  expect((await scene.own.ask('getShelf')).hasPin).toBe(false)
  await scene.own.ask('setShelfPin', { body: { pin } })
  expect((await scene.own.ask('getShelf')).hasPin).toBe(true)

  const { headers } = await scene.own.call('handOverDevice')
  expect(headers['set-cookie']).toMatch(/^faith-fables\.shelf=.*; Path=\/; HttpOnly; SameSite=Lax/)
  expect((await scene.own.ask('getShelf')).devices).toBe(1)
  const { rows } = await scene.world.context.database.db.execute(
    sql`select shelf_pin from profiles where shelf_pin is not null`,
  )
  expect(JSON.stringify(rows)).not.toContain(pin)
})

test('it shows the stories of the shelf and nothing else, signed in or not (CS-03)', async () => {
  await using scene = await worldWithShelf()
  const { idOf, own } = scene
  await own.ask('setShelfPin', { body: { pin } })
  const cookie = await scene.handOver()
  expect((await scene.at('', '/api/child-shelf')).statusCode).toBe(404)
  expect((await scene.at(cookie, '/api/child-shelf')).json()).toMatchObject({ stories: [{ title: 'Read' }] })
  const storyAt = (title: string) => `/api/child-shelf/${encodeURIComponent(idOf(title))}`
  expect((await scene.at(cookie, storyAt('Read'))).json()).toMatchObject({ title: 'Read' })
  for (const title of ['Beside', 'Waits', 'Nothing'])
    expect((await scene.at(cookie, storyAt(title))).statusCode).toBe(404)

  const allowed: RouteName[] = [
    'getChildShelf',
    'getChildStory',
    'getChildRecordings',
    'takeBackDevice',
    'getCosts',
    'getConfig',
  ]
  const params = { ...anyParams, storyId: idOf('Beside') }
  for (const name of (Object.keys(routes) as RouteName[]).filter((one) => !allowed.includes(one))) {
    const answer = await own.call(name, { params, headers: { cookie } })
    expect([name, answer.status, answer.body]).toMatchObject([name, 403, { code: 'HANDED_OVER' }])
  }
  for (const page of [
    '/',
    '/library',
    '/explore',
    `/story/${idOf('Beside')}`,
    '/login',
    '/admin',
    '/shared/x',
  ]) {
    const answer = await scene.at(cookie, page)
    expect([page, answer.statusCode, answer.headers.location]).toEqual([page, 302, '/shelf'])
  }
  // Whether the web app is built here or not: nothing leads elsewhere.
  expect((await scene.at(cookie, '/shelf')).statusCode).not.toBe(302)
  expect((await scene.at(cookie, '/healthz')).statusCode).toBe(200)
})

test('the PIN or the password takes it back, and a wrong one does not (CS-04)', async () => {
  await using scene = await worldWithShelf()
  await scene.own.ask('setShelfPin', { body: { pin } })
  const cookie = await scene.handOver()
  for (const proof of [{}, { pin: '4712' }, { pin: '' }, { password: 'wrong' }, { pin, password: 'wrong' }]) {
    const answer = await scene.takeBack(cookie, proof)
    expect([proof, answer.statusCode]).toEqual([proof, 400])
  }
  expect((await scene.takeBack(cookie, { pin })).statusCode).toBe(429)
  expect((await scene.at(cookie, '/library')).statusCode).toBe(302)

  const second = await scene.handOver()
  const back = await scene.takeBack(second, { pin })
  expect([back.statusCode, back.headers['set-cookie']]).toEqual([200, expect.stringContaining('Max-Age=0')])
  // A browser that kept the cookie all the same is at home again, and a second window hears no complaint.
  expect((await scene.at(second, '/api/child-shelf')).statusCode).toBe(404)
  expect((await scene.takeBack(second, { pin: '9999' })).statusCode).toBe(200)

  await scene.own.ask('takeBackDevices')
  expect((await scene.own.ask('getShelf')).devices).toBe(0)
  // Whether the web app is built here or not: nothing leads back to the shelf.
  expect((await scene.at(cookie, '/library')).statusCode).not.toBe(302)
})

test('of many tries at once no more are heard than are allowed (CS-04)', async () => {
  await using scene = await worldWithShelf()
  await scene.own.ask('setShelfPin', { body: { pin } })
  const cookie = await scene.handOver()
  const tries = Array.from({ length: 20 }, (_, number) => String(1000 + number))
  const answers = await Promise.all(tries.map((one) => scene.takeBack(cookie, { pin: one })))
  const heard = answers.filter(({ statusCode }) => statusCode === 400)
  expect(heard).toHaveLength(limits.shelfTries.tries)
  // Which of them are heard is the database's to say.
  const late = answers.find(({ statusCode }) => statusCode === 429)
  expect(late?.json().message).toMatch(/^Too many tries\. Please try again in 15 minutes\.$/)
  // After the wait it is heard again; the clock of the database is turned back instead of waiting.
  await scene.world.context.database.db.execute(
    sql`update shelf_devices set tried_from = now() - interval '16 minutes'`,
  )
  expect((await scene.takeBack(cookie, { pin })).statusCode).toBe(200)
})

test('a cookie that was not made here hands nothing over (CS-03)', async () => {
  await using scene = await worldWithShelf()
  await scene.own.ask('setShelfPin', { body: { pin } })
  const cookie = await scene.handOver()
  const [name, value = ''] = cookie.split('=')
  const [id] = value.split('.')
  for (const made of ['', 'x', `${id}`, `${id}.`, `${id}.x`, `x.${value.split('.')[1]}`, `${value}x`])
    expect((await scene.at(`${name}=${made}`, '/api/child-shelf')).statusCode).toBe(404)
})
