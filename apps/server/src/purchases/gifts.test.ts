import { expect, test } from 'vitest'
import { setBalance } from '../testing/set-balance.ts'
import type { TestParent } from '../testing/sign-up-parent.ts'
import { type PayingWorld, startPayingWorld } from '../testing/start-paying-world.ts'

async function worldWithGift(settings: Record<string, string> = {}) {
  const scene = await startPayingWorld({ settings })
  const [ruth, naomi] = [await scene.world.createParent(), await scene.world.createParent()]
  const begun = await scene.buy(ruth, { isGift: true })
  const code = (await scene.purchase(ruth, begun)).gift?.code ?? 'none'
  return { ...scene, ruth, naomi, begun, code }
}

const redeem = (scene: PayingWorld, parent: TestParent, code: string, key?: string) =>
  scene.world
    .as(parent)
    .call('redeemGift', { body: { code }, ...(key && { headers: { 'idempotency-key': key } }) })

test('a gift is paid for by one parent and redeemed by another, by a code that stands in letter, page and history (GI-01, GI-02)', async () => {
  await using scene = await worldWithGift()
  const { ruth, naomi, begun, code } = scene
  expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}(-[2-9A-HJKMNP-TV-Z]{4}){3}$/)
  expect(await scene.account(ruth)).toEqual({ balance: 300, owed: 0, sum: 300 })
  const [entry] = await scene.history(ruth)
  expect(entry).toMatchObject({
    description: 'A gift for somebody: Sapling, 600 tokens',
    amount: 0,
    purchase: { isGift: true, price: 999, gift: { code, state: 'unredeemed' } },
  })
  await expect.poll(() => scene.letters()[0]?.text).toContain(code)
  expect(scene.letters()[0]?.to).toBe(ruth.email)

  // As it may be typed.
  const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `
  expect(await redeem(scene, naomi, typed)).toMatchObject({
    status: 200,
    body: { tokens: 600, settled: 0, balance: 900 },
  })

  expect((await scene.history(naomi))[0]).toMatchObject({ description: 'A gift: Sapling', amount: 600 })
  expect((await scene.history(naomi))[0]).not.toHaveProperty('purchase')
  expect(await scene.purchase(ruth, begun)).toMatchObject({ gift: { code, state: 'redeemed' } })
})

test('a gift is redeemed once: of many at once one wins, and each later one is told (GI-03)', async () => {
  await using scene = await worldWithGift()
  const { world, naomi, code } = scene
  const others = await Promise.all([1, 2, 3].map(() => world.createParent()))
  const all = [naomi, ...others, naomi]

  const answers = await Promise.all(all.map((parent) => redeem(scene, parent, code)))

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
  const balances = await Promise.all([naomi, ...others].map((parent) => world.balanceOf(parent)))
  expect(balances.toSorted()).toEqual([300, 300, 300, 900])
  const winner = [naomi, ...others][balances.indexOf(900)] ?? naomi
  expect((await redeem(scene, winner, code)).body).toMatchObject({
    message: 'You have redeemed this gift already.',
  })
})

test('a redeeming that is sent again with its key gets the first answer (GI-03)', async () => {
  await using scene = await worldWithGift()
  const { naomi, code } = scene
  const answers = await Promise.all([1, 2, 3].map(() => redeem(scene, naomi, code, 'one')))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await scene.account(naomi)).toEqual({ balance: 900, owed: 0, sum: 900 })
})

test('a code that is none is refused, and who tries too often has to wait (GI-04)', async () => {
  await using scene = await worldWithGift({ RATE_LIMIT: '1' })
  const { naomi, code } = scene
  expect(await redeem(scene, naomi, `${code}2`)).toMatchObject({
    status: 404,
    body: { message: expect.stringContaining('There is no gift') },
  })
  expect((await redeem(scene, naomi, '  ')).status).toBe(400)
  expect((await redeem(scene, naomi, '\0')).status).toBe(404)
  const statuses = []
  for (let time = 0; time < 20; time++) statuses.push((await redeem(scene, naomi, 'AAAA')).status)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
  expect((await redeem(scene, naomi, code)).status).toBe(429)
})

test('a refunded gift that nobody redeemed is void, until the refund fails; the desk never reads the code (GI-05, BU-23)', async () => {
  await using scene = await worldWithGift()
  const { world, ruth, naomi, begun, code, stripe } = scene
  const { created, failed } = stripe.till.refund(begun.sessionId)
  await scene.tell(created)
  expect(await redeem(scene, naomi, code)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('void') },
  })
  expect(await scene.purchase(ruth, begun)).toMatchObject({ gift: { state: 'void' } })
  expect(await scene.account(ruth)).toEqual({ balance: 300, owed: 0, sum: 300 })
  const desk = world.as(await world.createAdministrator())
  const opened = await desk.ask('getParent', { params: { parentId: ruth.uid } })
  expect(opened.purchases).toMatchObject([{ isGift: true, giftState: 'void' }])
  expect(JSON.stringify(opened)).not.toContain(code)

  await scene.tell(failed)
  expect((await redeem(scene, naomi, code)).status).toBe(200)
})

test('of a redeemed gift that is refunded the buyer owes, and the receiver keeps all (GI-06)', async () => {
  await using scene = await worldWithGift()
  const { world, ruth, naomi, begun, code, stripe } = scene
  await redeem(scene, naomi, code)
  await setBalance(world.context, ruth.uid, 50)

  await scene.tell(stripe.till.dispute(begun.sessionId)('needs_response'))

  expect(await scene.account(ruth)).toMatchObject({ balance: 0, owed: 550 })
  expect(await scene.account(naomi)).toEqual({ balance: 900, owed: 0, sum: 900 })
})

test('a gift that was refunded in part gives the rest (GI-05)', async () => {
  await using scene = await worldWithGift()
  const { naomi, ruth, begun, code, stripe } = scene
  await scene.tell(stripe.till.refund(begun.sessionId, 333).created)
  expect(await redeem(scene, naomi, code)).toMatchObject({ status: 200, body: { tokens: 400 } })
  await scene.tell(stripe.till.refund(begun.sessionId, 666).created)
  expect(await scene.account(ruth)).toMatchObject({ balance: 0, owed: 100 })
})

test('refunding and redeeming in the same moment never makes tokens out of nothing (GI-06)', async () => {
  await using scene = await worldWithGift()
  const { ruth, naomi, begun, code, stripe } = scene
  const { created } = stripe.till.refund(begun.sessionId)
  await Promise.all([scene.send(stripe.sign(created)), redeem(scene, naomi, code)])
  const [buyer, receiver] = [await scene.account(ruth), await scene.account(naomi)]
  expect(buyer.balance - buyer.owed + receiver.balance).toBe(600)
})
