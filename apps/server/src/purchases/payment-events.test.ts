import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { setClockBack } from '../testing/set-clock-back.ts'
import { startPayingWorld } from '../testing/start-paying-world.ts'

const day = 24 * 3600 * 1000

test('what is unsigned, forged, changed on its way or stale is refused and changes nothing (BU-08)', async () => {
  await using scene = await startPayingWorld()
  const { world, stripe } = scene
  const ruth = await world.createParent()
  const begun = await scene.begin(ruth)
  const [, completed] = stripe.till.pay(begun.sessionId)
  const good = stripe.sign(completed)
  const tries = [
    { payload: good.payload },
    { payload: good.payload, signature: '' },
    { payload: good.payload, signature: 't=1,v1=abc' },
    stripe.sign(completed, { secret: 'whsec_of_somebody_else' }),
    { ...good, payload: good.payload.replace('999', '998') },
    { ...good, payload: JSON.stringify(completed) },
    stripe.sign(completed, { secondsAgo: 301 }),
    { payload: '', signature: good.signature },
    { payload: 'no JSON', signature: good.signature },
  ]
  for (const one of tries) expect(await scene.send(one)).toMatchObject({ status: 400 })

  expect(await scene.account(ruth)).toEqual({ balance: 300, owed: 0, sum: 300 })
  expect(await scene.purchase(ruth, begun)).toMatchObject({ state: 'open' })
  expect(world.log.join()).not.toContain('whsec_')
  expect((await scene.send(stripe.sign(completed, { secondsAgo: 290 }))).status).toBe(200)
  expect(await world.balanceOf(ruth)).toBe(900)
})

test('a clock that is an hour off is told of in the log; once it is right, what Stripe tells again counts (BU-08)', async () => {
  await using scene = await startPayingWorld()
  const { world, stripe } = scene
  const ruth = await world.createParent()
  const { sessionId } = await scene.begin(ruth)
  const [, completed] = stripe.till.pay(sessionId)

  expect((await scene.send(stripe.sign(completed, { secondsAgo: 3600 }))).status).toBe(400)
  expect(world.log.join()).toContain('at the clock of this machine')
  expect(await world.balanceOf(ruth)).toBe(300)

  expect((await scene.send(stripe.sign(completed))).status).toBe(200)
  const told = stripe.sign(completed)
  using _ = setClockBack(3600)
  // A clock that is behind takes what is from its future; nothing is credited twice by it.
  expect((await scene.send(told)).status).toBe(200)
  expect(await world.balanceOf(ruth)).toBe(900)
})

test('an event that is told again, and ten times at once, counts once (BU-09)', async () => {
  await using scene = await startPayingWorld()
  const { world, stripe } = scene
  const ruth = await world.createParent()
  const { sessionId } = await scene.begin(ruth)
  const events = stripe.till.pay(sessionId)
  const [, completed] = events
  // The same, told as another event.
  const twin = { ...completed, id: 'evt_twin', type: 'checkout.session.async_payment_succeeded' }

  const all = Array.from({ length: 5 }, () => [...events, twin]).flat()
  const answers = await Promise.all(all.map((event) => scene.send(stripe.sign(event))))

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await scene.account(ruth)).toEqual({ balance: 900, owed: 0, sum: 900 })
  expect(await scene.history(ruth)).toHaveLength(2)
  await expect.poll(() => scene.letters()).toHaveLength(1)
})

test('a refund that is told before its payment counts when the payment is told (BU-10)', async () => {
  await using scene = await startPayingWorld()
  const { world, stripe } = scene
  const ruth = await world.createParent()
  const { sessionId } = await scene.begin(ruth)
  const [charge, completed] = stripe.till.pay(sessionId)
  const { created } = stripe.till.refund(sessionId, 333)

  expect(await scene.tell(created)).toEqual([200])
  expect(await world.balanceOf(ruth)).toBe(300)
  await scene.tell(completed, charge)

  expect(await scene.account(ruth)).toEqual({ balance: 700, owed: 0, sum: 700 })
  expect((await scene.history(ruth)).map(({ amount }) => amount)).toEqual([-200, 600, 300])
})

test('payment and refund that are told in the same moment both count (BU-10)', async () => {
  await using scene = await startPayingWorld()
  const { world, stripe } = scene
  const parents = await Promise.all(Array.from({ length: 6 }, () => world.createParent()))
  const begun = await Promise.all(parents.map((parent) => scene.begin(parent)))
  const events = begun.flatMap(({ sessionId }) => {
    const [charge, completed] = stripe.till.pay(sessionId)
    return [stripe.till.refund(sessionId).created, completed, charge]
  })

  await Promise.all(events.map((event) => scene.send(stripe.sign(event))))

  for (const parent of parents)
    expect(await scene.account(parent)).toEqual({ balance: 300, owed: 0, sum: 300 })
})

test('what is none of our concern is taken and does nothing (BU-11)', async () => {
  await using scene = await startPayingWorld()
  const { world, stripe } = scene
  const ruth = await world.createParent()
  const { sessionId } = await scene.begin(ruth)
  const [, completed] = stripe.till.pay(sessionId)
  const { object } = completed.data
  const variants = [
    { type: 'customer.created', data: { object: { id: 'cus_1' } } },
    { type: 'checkout.session.completed', data: { object: { ...object, payment_status: 'unpaid' } } },
    { type: 'checkout.session.completed', data: { object: { ...object, client_reference_id: null } } },
    {
      type: 'checkout.session.completed',
      data: { object: { ...object, client_reference_id: 'of-another-shop' } },
    },
    {
      type: 'charge.dispute.created',
      data: { object: { id: 'dp_1', amount: 999, status: 'warning_needs_response', payment_intent: 'pi_1' } },
    },
    {
      type: 'charge.succeeded',
      data: { object: { payment_intent: 'pi_2', receipt_url: 'javascript:alert(1)' } },
    },
  ]
  for (const [place, variant] of variants.entries())
    expect(await scene.tell({ ...completed, ...variant, id: `evt_${place}` })).toEqual([200])
  expect(await scene.account(ruth)).toEqual({ balance: 300, owed: 0, sum: 300 })
  const broken = { ...completed, id: 'evt_broken', data: { object: { amount_total: 'much' } } }
  expect(await scene.tell(broken)).toEqual([400])
})

test.each([
  ['sum', { amount_total: 1 }],
  ['currency', { currency: 'jpy' }],
])(
  'another %s than was asked for is credited to nobody, and told at the desk (BU-12)',
  async (_, changes) => {
    await using scene = await startPayingWorld()
    const { world, stripe } = scene
    const [ruth, naomi] = [await world.createParent(), await world.createAdministrator()]
    const begun = await scene.begin(ruth)
    const [charge, completed] = stripe.till.pay(begun.sessionId)
    const wrong = { ...completed, data: { object: { ...completed.data.object, ...changes } } }

    expect(await scene.tell(charge, wrong, { ...completed, id: 'evt_later' })).toEqual([200, 200, 200])

    expect(await scene.account(ruth)).toEqual({ balance: 300, owed: 0, sum: 300 })
    expect(await scene.purchase(ruth, begun)).toMatchObject({ state: 'held' })
    const opened = await world.as(naomi).ask('getParent', { params: { parentId: ruth.uid } })
    expect(opened.purchases).toMatchObject([{ id: begun.purchaseId, state: 'held' }])
    expect(world.log.join()).toContain('Another sum was paid')
    await scene.tell(stripe.till.refund(begun.sessionId).created)
    expect(await scene.account(ruth)).toEqual({ balance: 300, owed: 0, sum: 300 })
  },
)

test('an event whose taking broke off half-way leaves nothing, and counts when it is told again (BU-13)', async () => {
  await using scene = await startPayingWorld()
  const { world, stripe } = scene
  const { db } = world.context.database
  const ruth = await world.createParent()
  const begun = await scene.begin(ruth)
  const [charge, completed] = stripe.till.pay(begun.sessionId)
  await db.execute(
    sql`create function break_off() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`,
  )
  await db.execute(
    sql`create trigger break_off before update on purchases for each row execute function break_off()`,
  )

  expect(await scene.tell(charge, completed)).toEqual([200, 500])
  expect(await scene.account(ruth)).toEqual({ balance: 300, owed: 0, sum: 300 })

  await db.execute(sql`drop trigger break_off on purchases`)
  expect(await scene.tell(completed, completed)).toEqual([200, 200])
  expect(await scene.account(ruth)).toEqual({ balance: 900, owed: 0, sum: 900 })
})

test('a payment for an account that was deleted meanwhile is kept in the ledger and told in the log (BU-14)', async () => {
  await using scene = await startPayingWorld()
  const { world, stripe } = scene
  const ruth = await world.createParent()
  const paid = await scene.buy(ruth)
  const { sessionId } = await scene.begin(ruth)
  await world.as(ruth).ask('askForDeletion', { body: { password: ruth.password, keepsPublicStories: false } })
  await world.context.personalData.deleteDue(new Date(Date.now() + 15 * day))
  const lettersBefore = scene.letters().length

  const { created } = stripe.till.refund(paid.sessionId)
  expect(await scene.tell(...stripe.till.pay(sessionId), created)).toEqual([200, 200, 200])

  expect(world.log.join()).toContain('whose account is deleted')
  expect(scene.letters()).toHaveLength(lettersBefore)
  const { rows } = await world.context.database.db.execute<{ balance: number }>(
    sql`select balance, owed from token_accounts where uid = ${ruth.uid}`,
  )
  expect(rows).toEqual([{ balance: 900, owed: 0 }])
})
