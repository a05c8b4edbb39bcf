import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepHouse } from './housekeeping.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-12-31T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const logger = { info: vi.fn(), error: vi.fn() }
const removeBefore = vi.fn(async (_moment: Date) => 0)
const supplierCalls = { removeBefore }
const tries = { removeEnded: vi.fn(async () => {}) }
const purchases = { lookAgain: vi.fn(async (_begunBefore: Date) => {}) }
const personalData = { deleteDue: vi.fn(async (_moment: Date) => 0) }
const verdicts = { forgetWordsBefore: vi.fn(async (_moment: Date) => 0) }

const keep = (removeDeleted: (before: Date) => Promise<number>) =>
  keepHouse({
    generations: { removeDeleted },
    supplierCalls,
    personalData,
    purchases,
    tries,
    verdicts,
    logger,
  })

test('what was deleted 30 days ago is removed, at once and then once a day (D-32)', async () => {
  const removeDeleted = vi.fn(async (_before: Date) => 0)
  const end = keep(removeDeleted)
  await vi.advanceTimersByTimeAsync(25 * 3600 * 1000)
  await end()
  await vi.advanceTimersByTimeAsync(48 * 3600 * 1000)

  expect(removeDeleted.mock.calls.map(([before]) => before.toISOString())).toEqual([
    '2026-12-01T12:00:00.000Z',
    '2026-12-02T12:00:00.000Z',
  ])
  expect(tries.removeEnded).toHaveBeenCalledTimes(2)
  expect(purchases.lookAgain.mock.calls[0]?.[0].toISOString()).toBe('2026-12-31T11:00:00.000Z')
  expect(removeBefore.mock.calls[0]?.[0].toISOString()).toBe('2025-11-26T12:00:00.000Z')
})

test('a day on which it fails is told, and does not end it', async () => {
  const removeDeleted = vi.fn(async (_before: Date) => 0).mockRejectedValueOnce(new Error('no database'))
  const end = keep(removeDeleted)
  await vi.advanceTimersByTimeAsync(25 * 3600 * 1000)
  await end()

  expect(removeDeleted).toHaveBeenCalledTimes(2)
  expect(logger.error).toHaveBeenCalledTimes(1)
})
