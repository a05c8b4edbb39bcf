import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ApiError } from '../api-error.ts'
import type { Transaction } from '../db/database.ts'
import { startTestWorld, type TestWorld } from '../testing/start-test-world.ts'
import {
  balanceOf,
  grantTokens,
  listEntries,
  refundTokens,
  spendTokens,
  type TokenChange,
  type TokenEntry,
} from './token-ledger.ts'

const bonus = 300

interface Wish {
  verb: 'spend' | 'grant' | 'refund'
  amount: number
  reference: string
}

const anyWish: fc.Arbitrary<Wish> = fc.record({
  verb: fc.constantFrom('spend', 'spend', 'grant', 'refund'),
  amount: fc.integer({ min: 0, max: 400 }),
  reference: fc.constantFrom('1', '2', '3', '4', '5', '6'),
})

test('whatever comes at once, the entries add up to the balance, which is never negative (D-10, D-11)', async () => {
  await using world = await startTestWorld()
  const { db } = world.context.database
  await fc.assert(
    fc.asyncProperty(fc.array(anyWish, { maxLength: 20 }), async (wishes) => {
      const uid = await openAccount(world)

      const outcomes = await Promise.allSettled(wishes.map((wish) => carryOut(world, uid, wish)))

      const entries = (await listEntries(db, uid, 100)).toReversed()
      expect(entries.map(({ number }) => number)).toEqual(entries.map((_, index) => index + 1))
      expect(entries.map(({ balance }) => balance)).toEqual(runningSums(entries))
      expect(entries.filter(({ balance }) => balance < 0)).toEqual([])
      expect(await balanceOf(db, uid)).toBe(entries.at(-1)?.balance)
      expect(new Set(entries.slice(1).map(({ id }) => id))).toEqual(answeredIds(outcomes))
      expect(unexpectedRefusals(outcomes)).toEqual([])
    }),
    { numRuns: 40 },
  )
})

test('of two spendings at once with tokens for one, one is taken and one is refused', async () => {
  await using world = await startTestWorld()
  const uid = await openAccount(world)

  const outcomes = await Promise.allSettled([
    carryOut(world, uid, { verb: 'spend', amount: bonus, reference: 'one story' }),
    carryOut(world, uid, { verb: 'spend', amount: bonus, reference: 'another story' }),
  ])

  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await balanceOf(world.context.database.db, uid)).toBe(0)
})

test('the same spending ten times at once happens once, and each answers that one entry', async () => {
  await using world = await startTestWorld()
  const uid = await openAccount(world)
  const spending: Wish = { verb: 'spend', amount: 100, reference: 'one story' }

  const entries = await Promise.all(Array.from({ length: 10 }, () => carryOut(world, uid, spending)))

  expect(new Set(entries.map(({ id }) => id)).size).toBe(1)
  expect(await balanceOf(world.context.database.db, uid)).toBe(bonus - 100)
})

test('a spending beyond the balance is refused with both numbers and leaves no entry', async () => {
  await using world = await startTestWorld()
  const uid = await openAccount(world)

  await expect(
    carryOut(world, uid, { verb: 'spend', amount: 400, reference: 'story' }),
  ).rejects.toMatchObject({
    code: 'INSUFFICIENT_TOKENS',
    message: 'You need at least 400 tokens for this. Your balance: 300.',
  })

  expect(await listEntries(world.context.database.db, uid, 10)).toHaveLength(1)
})

test('a spending is undone with the transaction it belongs to', async () => {
  await using world = await startTestWorld()
  const { db } = world.context.database
  const uid = await openAccount(world)

  const work = db.transaction(async (transaction) => {
    await record(transaction, uid, { verb: 'spend', amount: 60, reference: 'story' })
    throw new Error('The story could not be saved.')
  })

  await expect(work).rejects.toThrow('could not be saved')
  expect(await balanceOf(db, uid)).toBe(bonus)
  expect(await listEntries(db, uid, 10)).toHaveLength(1)
})

test('spending on a story and its refund are entries of their own, newest first', async () => {
  await using world = await startTestWorld()
  const uid = await openAccount(world)

  await carryOut(world, uid, { verb: 'spend', amount: 60, reference: 'story' })
  await carryOut(world, uid, { verb: 'refund', amount: 60, reference: 'story' })

  const entries = await listEntries(world.context.database.db, uid, 2)
  expect(entries).toMatchObject([
    { amount: 60, balance: 300 },
    { amount: -60, balance: 240 },
  ])
})

test.each([-1, 0.5, Number.NaN])('%d is no amount of tokens', async (amount) => {
  await using world = await startTestWorld()
  const uid = await openAccount(world)

  await expect(carryOut(world, uid, { verb: 'grant', amount, reference: 'gift' })).rejects.toThrow(RangeError)
})

/** A parent with nothing but the sign-up bonus. */
async function openAccount(world: TestWorld): Promise<string> {
  const uid = crypto.randomUUID()
  await world.context.users.ensureProfile({
    uid,
    email: `${uid}@example.com`,
    emailVerified: false,
    name: null,
  })
  return uid
}

function carryOut(world: TestWorld, uid: string, wish: Wish): Promise<TokenEntry> {
  return world.context.database.db.transaction((transaction) => record(transaction, uid, wish))
}

function record(
  transaction: Transaction,
  uid: string,
  { verb, amount, reference }: Wish,
): Promise<TokenEntry> {
  const change: Omit<TokenChange, 'kind'> = { uid, reference, amount, description: `${verb} ${reference}` }
  if (verb === 'spend') return spendTokens(transaction, { ...change, kind: 'story' })
  if (verb === 'refund') return refundTokens(transaction, { ...change, kind: 'story_refund' })
  return grantTokens(transaction, { ...change, kind: 'grant' })
}

function runningSums(entries: TokenEntry[]): number[] {
  let sum = 0
  return entries.map(({ amount }) => {
    sum += amount
    return sum
  })
}

function answeredIds(outcomes: PromiseSettledResult<TokenEntry>[]): Set<string> {
  return new Set(outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.id] : [])))
}

function unexpectedRefusals(outcomes: PromiseSettledResult<TokenEntry>[]): unknown[] {
  return outcomes
    .flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    .filter((reason) => !(reason instanceof ApiError && reason.code === 'INSUFFICIENT_TOKENS'))
}
