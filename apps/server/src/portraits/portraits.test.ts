import { setTimeout as passTime } from 'node:timers/promises'
import { endpoints } from '@faith-fables/contract'
import { describe, expect, test } from 'vitest'
import type { ImageModel, PortraitOrder } from '../ports/image-model.ts'
import { plainImageModel } from '../testing/plain-models.ts'
import type { TestParent } from '../testing/sign-up-parent.ts'
import { startTestWorld, type TestWorld } from '../testing/start-test-world.ts'

const { path } = endpoints.drawPortrait
const tilda = {
  name: 'Tilda',
  details: 'A girl of seven with short red hair.',
  style: 'watercolor',
  view: 'whole',
}

const ask = (world: TestWorld, parent: TestParent | null, body: object) =>
  world.server.inject({
    method: 'POST',
    url: path,
    headers: parent ? { authorization: `Bearer ${parent.token}` } : {},
    payload: body,
  })

/** A painter who draws the words, and remembers what was ordered. */
function wordPainter(drawPortrait?: ImageModel['drawPortrait']) {
  const orders: PortraitOrder[] = []
  const imageModel = plainImageModel({
    async drawPortrait(order, signal) {
      orders.push(order)
      return drawPortrait ? await drawPortrait(order, signal) : Buffer.from(JSON.stringify(order))
    },
  })
  return { orders, imageModel }
}

describe('with the built-in illustrator', () => {
  test('a character is drawn as it is typed, near and whole, for nothing, and leaves no trace', async () => {
    await using world = await startTestWorld({ works: false, settings: { LOG_LEVEL: 'trace' } })
    const parent = await world.createParent()
    const before = await world.balanceOf(parent)

    const [whole, near, other] = [
      await ask(world, parent, tilda),
      await ask(world, parent, { ...tilda, view: 'near' }),
      await ask(world, parent, { ...tilda, details: 'A girl of seven with long blond braids.' }),
    ]
    expect(whole.statusCode).toBe(200)
    expect(whole.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' })
    expect(whole.rawPayload.subarray(8, 12).toString()).toBe('WEBP')
    expect(near.rawPayload.length).toBeLessThan(whole.rawPayload.length)
    expect(other.rawPayload.equals(whole.rawPayload)).toBe(false)

    expect(await world.balanceOf(parent)).toBe(before)
    expect(await world.as(parent).ask('listCharacters')).toEqual([])
    expect(world.log.join('')).toContain(path)
    expect(world.log.join('')).not.toMatch(/tilda|red hair/i)
  })
})

describe('what is asked for', () => {
  test('the words are those that are kept, and the style is the first where none is said', async () => {
    const { orders, imageModel } = wordPainter()
    await using world = await startTestWorld({ works: false, overrides: { imageModel } })
    const parent = await world.createParent()
    const [first, second] = await world.anonymous.ask('listIllustrationStyles')

    await ask(world, parent, { name: '  Til\u200bda ', details: ' Red hair. ', view: 'near' })
    await ask(world, parent, { name: '', details: 'a boy', style: second?._id, view: 'whole' })
    expect(orders).toEqual([
      { name: 'Tilda', details: 'Red hair.', style: first?._id, view: 'near' },
      { name: '', details: 'a boy', style: second?._id, view: 'whole' },
    ])
  })

  test('the same words are drawn once', async () => {
    const { orders, imageModel } = wordPainter()
    await using world = await startTestWorld({ works: false, overrides: { imageModel } })
    const parent = await world.createParent()

    const answers = [await ask(world, parent, tilda), await ask(world, parent, tilda)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(answers[1]?.rawPayload.equals(answers[0]?.rawPayload ?? Buffer.of())).toBe(true)
    expect(orders).toHaveLength(1)
  })

  test('without a word of details, or by who draws no portraits, nothing is drawn', async () => {
    const { orders, imageModel } = wordPainter()
    await using world = await startTestWorld({ works: false, overrides: { imageModel } })
    await using plain = await startTestWorld({ works: false, overrides: { imageModel: plainImageModel() } })
    const parent = await world.createParent()

    for (const details of ['', '  ', '...']) {
      const answer = await ask(world, parent, { ...tilda, details })
      expect([answer.statusCode, answer.body]).toEqual([204, ''])
    }
    expect(orders).toEqual([])
    expect((await ask(plain, await plain.createParent(), tilda)).statusCode).toBe(204)
  })

  test('what is too long, unknown or nobody’s is refused', async () => {
    const { orders, imageModel } = wordPainter()
    await using world = await startTestWorld({ works: false, overrides: { imageModel } })
    const parent = await world.createParent()
    const refusals = [
      { ...tilda, name: 'T'.repeat(51) },
      { ...tilda, details: 'd'.repeat(1001) },
      { ...tilda, style: 'oil' },
      { ...tilda, view: 'back' },
      { name: 'Tilda' },
    ]
    for (const body of refusals)
      expect((await ask(world, parent, body)).json()).toMatchObject({ code: 'INVALID_REQUEST' })
    expect((await ask(world, null, tilda)).statusCode).toBe(401)
    expect(orders).toEqual([])
  })

  test('a script that asks without end is told to wait, a parent who types is not', async () => {
    const { imageModel } = wordPainter()
    await using world = await startTestWorld({
      works: false,
      overrides: { imageModel },
      settings: { RATE_LIMIT: '1' },
    })
    const parent = await world.createParent()
    const statuses = []
    for (let call = 0; call < 241; call++) statuses.push((await ask(world, parent, tilda)).statusCode)
    expect(statuses.slice(0, 240).every((status) => status === 200)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
  })
})

test('a portrait whose parent types on is called off, and that is no failure', async () => {
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  let calledOff = () => {}
  const isCalledOff = new Promise<void>((resolve) => {
    calledOff = resolve
  })
  const { imageModel } = wordPainter(
    (_order, signal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          calledOff()
          reject(signal.reason)
        })
        begin()
      }),
  )
  await using world = await startTestWorld({ works: false, overrides: { imageModel } })
  const parent = await world.createParent()
  const origin = await world.server.listen({ port: 0, host: '127.0.0.1' })

  const hangUp = new AbortController()
  const asked = fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${parent.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(tilda),
    signal: hangUp.signal,
  })
  await begun
  hangUp.abort()
  await expect(asked).rejects.toThrow(/abort/i)
  await isCalledOff
  await passTime(0)
  expect(world.log).toEqual([])
})
