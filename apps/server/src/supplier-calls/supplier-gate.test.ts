import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SupplierError } from '../ports/supplier-error.ts'
import { createSupplierGate } from './supplier-gate.ts'

const outage = () => new SupplierError('out of order', { retryable: true, isOutage: true })
const busy = (retryAfter: number) => new SupplierError('busy', { retryable: true, retryAfter })
const patient = new AbortController().signal
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

// Time passes here when a test says so: none of them can be early or late.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})
const timePasses = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

function gateOf({ callsAtOnce = 6, restSeconds = 0.3 } = {}) {
  const gate = createSupplierGate({ callsAtOnce, restSeconds })
  const news: string[] = []
  const told = { onRest: () => news.push('rest'), onReturn: () => news.push('return') }
  const pass = <Answer>(ask: () => Promise<Answer>, signal = patient) => gate.pass(ask, signal, told)
  const fail = () => pass(() => Promise.reject(outage())).catch(() => {})
  return { news, pass, fail }
}

test('no more questions go out at the same time than are allowed, and each gets its turn (CA-01)', async () => {
  const { pass } = gateOf({ callsAtOnce: 3 })
  let running = 0
  let most = 0
  const asking = Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      pass(async () => {
        running += 1
        most = Math.max(most, running)
        await pause(5)
        running -= 1
        return number
      }),
    ),
  )
  await timePasses(5 * 7)
  expect([most, await asking]).toEqual([3, Array.from({ length: 20 }, (_, number) => number)])
})

test('a supplier that says when it wants to be asked again is asked by nobody before (CA-02)', async () => {
  const { pass } = gateOf()
  let asked = 0
  const ask = async () => {
    asked += 1
    if (asked === 1) throw busy(0.4)
    return 'yes'
  }
  const first = pass(ask)
  await timePasses(20)
  const second = pass(ask)
  await timePasses(379)
  expect(asked).toBe(1)
  await timePasses(1)
  expect(await Promise.all([first, second])).toEqual(['yes', 'yes'])
  expect(asked).toBe(3)
})

test('a pause that is too long to hold the question is left to the queue', async () => {
  const { pass } = gateOf()
  let asked = 0
  const ask = () => {
    asked += 1
    return Promise.reject(busy(60))
  }
  await expect(pass(ask)).rejects.toThrow('busy')
  expect(asked).toBe(1)
  // Whoever comes meanwhile waits, and may go away.
  const impatient = new AbortController()
  const waiting = pass(ask, impatient.signal)
  await timePasses(30)
  impatient.abort()
  await expect(waiting).rejects.toThrow(/aborted/i)
  expect(asked).toBe(1)
})

test('after five outages in a row a supplier is left alone; then one question goes first, and the others follow (CA-03)', async () => {
  const { pass, fail, news } = gateOf()
  for (let number = 0; number < 5; number += 1) await fail()
  expect(news).toEqual(['rest'])
  let running = 0
  const besides: number[] = []
  const ask = async () => {
    running += 1
    besides.push(running)
    await pause(20)
    running -= 1
    return 'yes'
  }
  const asking = Promise.all([pass(ask), pass(ask), pass(ask)])
  await timePasses(299)
  expect(besides).toEqual([])
  await timePasses(1)
  expect(besides).toEqual([1])
  await timePasses(20)
  expect(besides).toEqual([1, 1, 2])
  await timePasses(20)
  expect(await asking).toEqual(['yes', 'yes', 'yes'])
  expect(news).toEqual(['rest', 'return'])
})

test('a supplier that is still down after its rest is left alone again (CA-03)', async () => {
  const { fail, news, pass } = gateOf()
  for (let number = 0; number < 5; number += 1) await fail()
  const sixth = fail()
  await timePasses(300)
  await sixth
  expect(news).toEqual(['rest', 'rest'])
  const asking = pass(async () => 'yes')
  await timePasses(300)
  expect(await asking).toBe('yes')
  expect(news).toEqual(['rest', 'rest', 'return'])
})

test('a refusal is an answer: whoever gets one is not down', async () => {
  const { pass, fail, news } = gateOf()
  const refused = () => Promise.reject(new SupplierError('wrong key', { retryable: false }))
  for (let number = 0; number < 8; number += 1) await (number === 4 ? pass(refused).catch(() => {}) : fail())
  expect(news).toEqual([])
})
