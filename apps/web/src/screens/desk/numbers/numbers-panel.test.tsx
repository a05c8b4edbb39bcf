import type { DeskNumbers } from '@faith-fables/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { json, noAnswer } from '../../../testing/fake-network.ts'
import { openDesk } from '../../../testing/open-desk.tsx'

const callFor = (days: number) => `GET /api/admin/numbers?days=${days}`
const numbers: DeskNumbers = {
  days: ['2026-11-22', '2026-11-23'],
  made: [3, 1],
  published: [2, 0],
  unmade: [
    { status: 'failed', counts: [1, 0] },
    { status: 'rejected', counts: [0, 0] },
  ],
  signedUp: [5, 4],
  tokens: [
    { kind: 'sign_up_bonus', amounts: [1500, 1200] },
    { kind: 'story', amounts: [-150, -50] },
  ],
  suppliers: [
    { supplier: 'openai:gpt-5', calls: [12, 3], failed: [1, 0], rests: [1, 0], cost: [0.25, 0.1] },
    { supplier: 'openai:omni', calls: [4, 0], failed: [0, 0], rests: [0, 0], cost: [0, 0] },
  ],
}

test('each kind of number has bars with a sentence, and a table behind them', async () => {
  const { user } = openDesk('/admin?tab=numbers', [], { [callFor(30)]: () => json(numbers) })
  expect(
    await screen.findByRole('img', { name: 'Ordered: 4 from Nov 22 to Nov 23, at most 3 a day' }),
  ).toBeTruthy()
  expect(screen.getByRole('img', { name: /^Given at sign-up: 2,700/ })).toBeTruthy()
  expect(screen.getByRole('img', { name: /^Paid for stories: -200/ })).toBeTruthy()
  expect(screen.getByRole('img', { name: /^Failed: 1/ })).toBeTruthy()
  expect(screen.queryByRole('img', { name: /^Not accepted/ })).toBeNull()
  const models = within(screen.getByRole('region', { name: 'Models' })).getAllByRole('img')
  expect(models.map((bars) => bars.getAttribute('aria-label'))).toEqual([
    'openai:gpt-5, asked: 15 from Nov 22 to Nov 23, at most 12 a day',
    'openai:gpt-5, no use: 1 from Nov 22 to Nov 23, at most 1 a day',
    'openai:gpt-5, left alone: 1 from Nov 22 to Nov 23, at most 1 a day',
    'openai:gpt-5, cost: 0.35 from Nov 22 to Nov 23, at most 0.25 a day',
    'openai:omni, asked: 4 from Nov 22 to Nov 23, at most 4 a day',
  ])
  expect(screen.getByText(/midnight UTC/)).toBeTruthy()
  await user.click(screen.getByText('Stories in numbers'))
  const rows = within(screen.getByRole('table', { name: 'Stories by day' })).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual(['Day (UTC)OrderedPublished', 'Nov 2310', 'Nov 2232'])
})

test('another span is asked for, and one that fails can be tried again', async () => {
  const { user, network } = openDesk('/admin?tab=numbers', [], {
    [callFor(30)]: noAnswer,
    [callFor(7)]: () => json({ ...numbers, unmade: [] }),
  })
  expect(await screen.findByText('Failed to load the numbers.')).toBeTruthy()
  network.answer(callFor(30), () => json(numbers))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('img', { name: /^Ordered/ })).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: '7 days' }))
  expect(await screen.findByText('None in these days.')).toBeTruthy()
  expect(network.sent(callFor(7))).toHaveLength(1)
})
