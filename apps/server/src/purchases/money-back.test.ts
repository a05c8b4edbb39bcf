import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { setBalance } from '../testing/set-balance.ts'
import { type PayingWorld, startPayingWorld } from '../testing/start-paying-world.ts'

async function worldWithBuyer() {
  const scene = await startPayingWorld()
  const ruth = await scene.world.createParent({ tokens: 0 })
  return { ...scene, ruth, spend: (left: number) => setBalance(scene.world.context, ruth.uid, left) }
}

test('a refund takes as many tokens as money went back, in parts and in all (BU-16)', async () => {
  await using scene = await worldWithBuyer()
  const { ruth, stripe } = scene
  const begun = await scene.buy(ruth)
  await scene.tell(stripe.till.refund(begun.sessionId, 100).created)
  expect(await scene.account(ruth)).toMatchObject({ balance: 540, owed: 0 })
  await scene.tell(stripe.till.refund(begun.sessionId, 899).created)
  expect(await scene.account(ruth)).toMatchObject({ balance: 0, owed: 0 })
  expect(await scene.purchase(ruth, begun)).toMatchObject({ state: 'paid', takenBack: 600 })
  const [entry] = await scene.history(ruth)
  expect(entry?.description).toBe('Taken back, as its payment was: Sapling')
})

test('what is spent already is owed, shown to the parent and at the desk, and settled from the next purchase (BU-17, BU-23)', async () => {
  await using scene = await worldWithBuyer()
  const { ruth, stripe, world } = scene
  const begun = await scene.buy(ruth)
  await scene.spend(100)
  await scene.tell(stripe.till.refund(begun.sessionId).created)

  expect(await scene.account(ruth)).toMatchObject({ balance: 0, owed: 500 })
  expect(await world.as(ruth).ask('getProfile')).toMatchObject({ tokensAvailable: 0, tokensOwed: 500 })
  const naomi = world.as(await world.createAdministrator())
  const opened = await naomi.ask('getParent', { params: { parentId: ruth.uid } })
  expect(opened).toMatchObject({ tokensOwed: 500, purchases: [{ name: 'Sapling', takenBack: 600 }] })
  const { tokens } = await naomi.ask('getDeskNumbers', { query: { days: '7' } })
  const today = Object.fromEntries(tokens.map(({ kind, amounts }) => [kind, amounts.at(-1)]))
  expect(today).toMatchObject({ purchase: 600, purchase_returned: -100 })
  const [entry] = await scene.history(ruth)
  expect(entry).toMatchObject({ amount: -100, balance: 0 })
  expect(entry?.description).toContain('(500 tokens owed)')
  await expect.poll(() => scene.letters().at(-1)?.text).toContain('500 tokens are owed')

  await scene.buy(ruth, { packId: 'sprout' })
  expect(await scene.account(ruth)).toMatchObject({ balance: 0, owed: 300 })
  await scene.buy(ruth)
  expect(await scene.account(ruth)).toMatchObject({ balance: 300, owed: 0 })
  expect((await scene.history(ruth)).slice(0, 2).map(({ amount }) => amount)).toEqual([-300, 600])
  await expect.poll(() => scene.letters().at(-1)?.text).toContain('Of these, 300 tokens settled')
})

test('a dispute takes the tokens back; one that is won gives them again, one that is lost does not (BU-18)', async () => {
  await using scene = await worldWithBuyer()
  const { ruth, stripe } = scene
  const [won, lost] = [await scene.buy(ruth), await scene.buy(ruth)]
  await scene.spend(700)
  const [first, second] = [stripe.till.dispute(won.sessionId), stripe.till.dispute(lost.sessionId)]

  await scene.tell(first('needs_response'), second('needs_response'))
  expect(await scene.account(ruth)).toMatchObject({ balance: 0, owed: 500 })
  // What is still owed is owed no longer; the rest is given.
  await scene.tell(first('won'), second('lost'))
  expect(await scene.account(ruth)).toMatchObject({ balance: 100, owed: 0 })
  // Told late, after it was won.
  await scene.tell(first('under_review'))
  expect(await scene.account(ruth)).toMatchObject({ balance: 100, owed: 0 })
  await expect.poll(() => scene.letters().map(({ subject }) => subject)).toContain('600 tokens given again')
})

test('a refund that failed gives the tokens again, in whatever order it is told (BU-18)', async () => {
  await using scene = await worldWithBuyer()
  const { ruth, stripe } = scene
  const begun = await scene.buy(ruth)
  const { created, failed } = stripe.till.refund(begun.sessionId)
  await scene.tell(created, failed)
  expect(await scene.account(ruth)).toMatchObject({ balance: 600, owed: 0 })
  const other = stripe.till.refund(begun.sessionId)
  await scene.tell(other.failed, other.created)
  expect(await scene.account(ruth)).toMatchObject({ balance: 600, owed: 0 })
  // A refund beside a dispute takes no more than there was.
  await scene.tell(stripe.till.refund(begun.sessionId).created, stripe.till.dispute(begun.sessionId)('lost'))
  expect(await scene.account(ruth)).toMatchObject({ balance: 0, owed: 0 })
})

/** What may happen to one pack of three, in any order and as often as chance wants. */
const anyHappening = fc.record({
  pack: fc.integer({ min: 0, max: 2 }),
  what: fc.constantFrom('paid', 'paid', 'charge', 'refund', 'failed', 'disputed', 'won', 'spend'),
  amount: fc.integer({ min: 1, max: 999 }),
})

test('whatever is told in whatever order, entries add up to the balance, nothing is below zero, and all tokens are accounted for (BU-19)', async () => {
  await using scene = await startPayingWorld()
  await fc.assert(
    fc.asyncProperty(fc.array(anyHappening, { minLength: 5, maxLength: 25 }), (happenings) =>
      liveThrough(scene, happenings),
    ),
    { numRuns: 12 },
  )
})

async function liveThrough(
  scene: PayingWorld,
  happenings: readonly { pack: number; what: string; amount: number }[],
): Promise<void> {
  const { stripe, world } = scene
  const ruth = await world.createParent({ tokens: 0, unverified: true })
  const packs = await Promise.all(
    [0, 1, 2].map(async () => {
      const { sessionId } = await scene.begin(ruth)
      const [charge, paid] = stripe.till.pay(sessionId)
      const dispute = stripe.till.dispute(sessionId)
      return {
        sessionId,
        paid,
        charge,
        disputed: dispute('needs_response'),
        won: dispute('won'),
        refunds: [] as { created: unknown; failed: unknown }[],
      }
    }),
  )
  const model = packs.map(() => ({
    isPaid: false,
    refunds: new Map<number, { amount: number; isVoid: boolean }>(),
    dispute: 0,
  }))
  let spent = 0
  for (const [place, { pack: index, what, amount }] of happenings.entries()) {
    const [pack, known] = [packs[index], model[index]]
    if (!pack || !known) continue
    if (what === 'spend') {
      const { balance } = await scene.account(ruth)
      const left = Math.max(0, balance - amount)
      spent += balance - left
      await setBalance(world.context, ruth.uid, left)
    } else if (what === 'refund' || what === 'failed') {
      const refund = stripe.till.refund(pack.sessionId, amount)
      known.refunds.set(place, { amount, isVoid: what === 'failed' })
      // One that fails may be told of in either order.
      const told = what === 'refund' ? [refund.created] : [refund.failed, refund.created]
      await Promise.all(told.map((event) => scene.send(stripe.sign(event))))
    } else {
      const event = { paid: pack.paid, charge: pack.charge, disputed: pack.disputed, won: pack.won }[what]
      if (what === 'paid') known.isPaid = true
      if (what === 'disputed') known.dispute = Math.max(known.dispute, 1)
      if (what === 'won') known.dispute = 2
      if (event) await Promise.all([1, 2].map(() => scene.send(stripe.sign(event))))
    }
    const { balance, owed, sum } = await scene.account(ruth)
    expect(sum).toBe(balance)
    expect(Math.min(balance, owed)).toBeGreaterThanOrEqual(0)
    expect(balance - owed).toBe(worth(model) - spent)
  }
}

function worth(
  model: readonly {
    isPaid: boolean
    refunds: Map<number, { amount: number; isVoid: boolean }>
    dispute: number
  }[],
): number {
  return model
    .filter(({ isPaid }) => isPaid)
    .map(({ refunds, dispute }) => {
      const refunded = [...refunds.values()]
        .filter(({ isVoid }) => !isVoid)
        .reduce((sum, { amount }) => sum + amount, 0)
      const money = refunded + (dispute === 1 ? 999 : 0)
      return 600 - (money >= 999 ? 600 : Math.floor((600 * money) / 999))
    })
    .reduce((sum, one) => sum + one, 0)
}
