import { expect, test, vi } from 'vitest'
import { createStripePayments } from '../adapters/stripe/stripe-payments.ts'
import { startPayingWorld } from '../testing/start-paying-world.ts'
import { startTestWorld } from '../testing/start-test-world.ts'

const hour = 3600 * 1000

test('a pack is paid for at Stripe, and its tokens come by what Stripe tells (BU-01, BU-02, BU-06)', async () => {
  await using scene = await startPayingWorld()
  const { world, stripe } = scene
  const ruth = await world.createParent()
  expect((await world.anonymous.ask('getConfig')).purchases).toBe(true)

  const begun = await scene.begin(ruth)
  const session = stripe.till.session(begun.sessionId)
  expect(session).toMatchObject({
    amount_total: 999,
    currency: 'usd',
    customer_email: ruth.email,
    client_reference_id: begun.purchaseId,
    success_url: `http://localhost/purchases/${begun.purchaseId}`,
    cancel_url: `http://localhost/purchases/${begun.purchaseId}?cancelled`,
  })
  expect(await scene.purchase(ruth, begun)).toMatchObject({ state: 'open', tokens: 600, paidAt: null })
  expect(await scene.account(ruth)).toEqual({ balance: 300, owed: 0, sum: 300 })

  expect(await scene.tell(...stripe.till.pay(begun.sessionId))).toEqual([200, 200])

  expect(await scene.account(ruth)).toEqual({ balance: 900, owed: 0, sum: 900 })
  const receiptUrl = stripe.till.charges.get(session.payment_intent ?? '')?.receipt_url ?? 'none'
  const [entry, ...others] = await scene.history(ruth)
  expect(entry).toMatchObject({
    description: 'Bought: Sapling, 600 tokens',
    amount: 600,
    balance: 900,
    purchase: { name: 'Sapling', price: 999, currency: 'USD', state: 'paid', receiptUrl, gift: null },
  })
  expect(others.filter((other) => 'purchase' in other)).toEqual([])
  await expect.poll(() => scene.letters()).toHaveLength(1)
  const [letter] = scene.letters()
  expect(letter).toMatchObject({ to: ruth.email, subject: 'Your receipt: Sapling' })
  for (const words of ['$9.99', 'You have 900 tokens now.', receiptUrl, `/purchases/${begun.purchaseId}`])
    expect(letter?.text).toContain(words)
})

test('price and tokens are those of the server, whatever a browser sends, and those of the moment (BU-03)', async () => {
  await using scene = await startPayingWorld()
  const { world, stripe } = scene
  const [ruth, desk] = [await world.createParent(), world.as(await world.createAdministrator())]
  const answer = await world.as(ruth).call('createCheckout', {
    body: { packId: 'sprout', isGift: false, price: 1, tokens: 100_000, currency: 'JPY' },
  })
  expect(answer.status).toBe(201)
  const [session] = stripe.till.sessions.values()
  expect(session).toMatchObject({ amount_total: 399, currency: 'usd' })

  const { config, version } = await desk.ask('getDeskPrices')
  await desk.ask('changePrices', { body: { config, version, packs: [] } })
  await scene.tell(...stripe.till.pay(session?.id ?? ''))
  expect(await world.balanceOf(ruth)).toBe(500)
  expect(
    (await world.as(ruth).call('createCheckout', { body: { packId: 'sprout', isGift: false } })).status,
  ).toBe(404)
})

test('without a key nothing is sold, and nobody listens (D-46, BU-01)', async () => {
  await using world = await startTestWorld({ works: false })
  const ruth = await world.createParent()
  expect((await world.anonymous.ask('getConfig')).purchases).toBe(false)
  expect(
    await world.as(ruth).call('createCheckout', { body: { packId: 'sapling', isGift: false } }),
  ).toMatchObject({
    status: 409,
    body: { message: 'Tokens are not on sale here.' },
  })
  expect((await world.anonymous.call('receivePaymentEvent', { body: {} })).status).toBe(404)
  expect(
    (await world.anonymous.call('createCheckout', { body: { packId: 'sapling', isGift: false } })).status,
  ).toBe(401)
})

test('the same call made again, or twice at once, is one purchase with one payment page (BU-04)', async () => {
  await using scene = await startPayingWorld()
  const { world, stripe } = scene
  const ruth = await world.createParent()
  const call = () =>
    world.as(ruth).call('createCheckout', {
      body: { packId: 'sapling', isGift: false },
      headers: { 'idempotency-key': 'one' },
    })

  const answers = [...(await Promise.all([call(), call(), call()])), await call()]

  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(stripe.till.sessions.size).toBe(1)
  const other = await world.as(ruth).call('createCheckout', {
    body: { packId: 'sprout', isGift: false },
    headers: { 'idempotency-key': 'one' },
  })
  expect(other.status).toBe(409)
})

test('a server that died behind Stripe’s answer finds the same payment page (BU-04)', async () => {
  await using scene = await startPayingWorld()
  const { world, stripe } = scene
  const ruth = await world.createParent()
  const { db } = world.context.database
  const body = { packId: 'sapling', isGift: false }
  const call = () => world.as(ruth).call('createCheckout', { body, headers: { 'idempotency-key': 'one' } })
  const dying = vi.spyOn(db, 'transaction').mockRejectedValueOnce(new Error('The process was killed.'))
  expect((await call()).status).toBe(500)
  dying.mockRestore()

  expect((await call()).status).toBe(201)
  expect(stripe.till.sessions.size).toBe(1)
  world.log.length = 0
})

test('while Stripe is away, or knows us not, nothing is charged and the parent is told (BU-05)', async () => {
  await using scene = await startPayingWorld()
  const { world, stripe } = scene
  const ruth = world.as(await world.createParent())
  const body = { packId: 'sapling', isGift: false }
  stripe.api.failure = 503
  expect(await ruth.call('createCheckout', { body })).toMatchObject({
    status: 503,
    body: { message: expect.stringContaining('Nothing was charged.') },
  })
  stripe.api.failure = null
  expect((await ruth.call('createCheckout', { body })).status).toBe(201)

  const strangers = createStripePayments(
    { secretKey: 'sk_test_other', webhookSecret: 'whsec_x' },
    stripe.address,
  )
  await using other = await startTestWorld({ works: false, overrides: { payments: strangers } })
  const naomi = other.as(await other.createParent())
  expect((await naomi.call('createCheckout', { body })).status).toBe(503)
  expect(other.log.join()).toContain('Stripe refused its key (401).')
})

test('the counterpart refuses what Stripe would: missing and unknown fields', async () => {
  await using scene = await startPayingWorld()
  const ask = async (form: Record<string, string>) => {
    const answer = await fetch(new URL('/v1/checkout/sessions', scene.stripe.address), {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_faithfables' },
      body: new URLSearchParams(form),
    })
    return [answer.status, await answer.text()]
  }
  expect(await ask({ mode: 'payment' })).toEqual([400, expect.stringContaining('parameter_missing')])
  expect(await ask({ mode: 'payment', prise: '3' })).toEqual([
    400,
    expect.stringContaining('parameter_unknown'),
  ])
})

test('a purchase is its parent’s alone (BU-07)', async () => {
  await using scene = await startPayingWorld()
  const { world } = scene
  const [ruth, naomi] = [await world.createParent(), await world.createParent()]
  const { purchaseId } = await scene.buy(ruth)
  expect((await world.as(naomi).call('getPurchase', { params: { purchaseId } })).status).toBe(404)
  expect((await world.as(naomi).call('getPurchase', { params: { purchaseId: 'none' } })).status).toBe(404)
})

test('what was never told is asked for: paid packs are credited, closed pages end (BU-15)', async () => {
  await using scene = await startPayingWorld()
  const { world, stripe } = scene
  const { purchases } = world.context
  const ruth = await world.createParent()
  const [paid, left, waiting] = [await scene.begin(ruth), await scene.begin(ruth), await scene.begin(ruth)]
  const events = stripe.till.pay(paid.sessionId)
  stripe.till.expire(left.sessionId)

  await purchases.lookAgain(new Date(Date.now() - hour))
  expect(await world.balanceOf(ruth)).toBe(300)
  stripe.api.failure = 500
  await purchases.lookAgain(new Date(Date.now() + hour))
  expect(await world.balanceOf(ruth)).toBe(300)
  stripe.api.failure = null
  for (let time = 0; time < 2; time++) await purchases.lookAgain(new Date(Date.now() + hour))

  expect(await world.balanceOf(ruth)).toBe(900)
  expect(await scene.purchase(ruth, paid)).toMatchObject({ state: 'paid', receiptUrl: expect.any(String) })
  expect(await scene.purchase(ruth, left)).toMatchObject({ state: 'ended' })
  expect(await scene.purchase(ruth, waiting)).toMatchObject({ state: 'open' })
  expect(await scene.tell(...events)).toEqual([200, 200])
  expect(await world.balanceOf(ruth)).toBe(900)
})
