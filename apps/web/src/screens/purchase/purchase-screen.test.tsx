import type { Purchase } from '@faith-fables/contract'
import { polling } from '@faith-fables/contract/limits'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  fakeNetwork,
  json,
  leaveSignInMark,
  ruthsProfile,
  signedInAnswers,
} from '../../testing/fake-network.ts'
import { renderApp } from '../../testing/render-app.tsx'

const place = 'GET /api/purchases/p1'

const sapling: Purchase = {
  id: 'p1',
  name: 'Sapling',
  tokens: 600,
  price: 999,
  currency: 'USD',
  state: 'open',
  begunAt: '2026-11-26T10:00:00Z',
  paidAt: null,
  takenBack: 0,
  receiptUrl: null,
  isGift: false,
  gift: null,
}
const paid: Purchase = {
  ...sapling,
  state: 'paid',
  paidAt: '2026-11-26T10:01:00Z',
  receiptUrl: 'https://pay.stripe.com/receipts/1',
}

function open(purchase: Partial<Purchase>, address = '/purchases/p1') {
  leaveSignInMark()
  const network = fakeNetwork({ ...signedInAnswers, [place]: () => json({ ...sapling, ...purchase }) })
  return { network, ...renderApp(address) }
}

afterEach(() => void vi.useRealTimers())

test('a payment that is not confirmed yet is watched until it is; then the balance is read again (BU-21)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { network } = open({})
  expect(await screen.findByText('Your 600 tokens are on the way.')).toBeTruthy()
  expect(screen.queryByText(/are yours/)).toBeNull()
  await vi.advanceTimersByTimeAsync(polling.purchase.patience)
  expect(await screen.findByText(/It takes longer than usual/)).toBeTruthy()

  const asked = network.sent('GET /api/users/me').length
  network.answer('GET /api/users/me', () => json({ ...ruthsProfile, tokensAvailable: 840 }))
  network.answer(place, () => json(paid))
  await vi.advanceTimersByTimeAsync(polling.purchase.interval)
  expect(await screen.findByText('Thank you. 600 tokens are yours.')).toBeTruthy()
  expect(await screen.findByText('You have 840 tokens now.')).toBeTruthy()
  expect(network.sent('GET /api/users/me').length).toBeGreaterThan(asked)
  expect(screen.getByRole('link', { name: /receipt of your payment/ }).getAttribute('href')).toBe(
    paid.receiptUrl,
  )

  const looks = network.sent(place).length
  await vi.advanceTimersByTimeAsync(10 * polling.purchase.interval)
  expect(network.sent(place)).toHaveLength(looks)
})

test.each<[string, Partial<Purchase>, string, RegExp]>([
  ['turned back', {}, '/purchases/p1?cancelled', /You came back before paying, and were not charged/],
  ['turned back and paid after all', paid, '/purchases/p1?cancelled', /600 tokens are yours/],
  ['closed', { state: 'ended' }, '/purchases/p1', /no payment came of it\. You were not charged/],
  ['held', { state: 'held' }, '/purchases/p1', /is not the \$9\.99 that it costs/],
  ['taken back', { ...paid, takenBack: 600 }, '/purchases/p1', /600 tokens of this pack were taken back/],
])(
  'a purchase that is %s says so, whatever the address says (BU-22)',
  async (_, purchase, address, words) => {
    open(purchase, address)
    expect(await screen.findByText(words)).toBeTruthy()
  },
)

test.each([
  ['unredeemed', 'AAAA-BBBB-CCCC-DDDD'],
  ['redeemed', 'Your gift was redeemed.'],
  ['void', 'This gift is void.'],
] as const)('a gift that is %s is told as such (GI-07)', async (state, words) => {
  open({ ...paid, isGift: true, gift: { code: 'AAAA-BBBB-CCCC-DDDD', state } })
  expect(await screen.findByText(words)).toBeTruthy()
})

test('the code of a gift is copied', async () => {
  const { user } = open({ ...paid, isGift: true, gift: { code: 'AAAA-BBBB-CCCC-DDDD', state: 'unredeemed' } })
  await user.click(await screen.findByRole('button', { name: 'Copy the code' }))
  expect(await screen.findByText('Copied.')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe('AAAA-BBBB-CCCC-DDDD')
})

test('a purchase that cannot be loaded says so, and one that is not there', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const { user, network } = open({})
  network.answer(place, () => json({ message: 'Away.' }, 503))
  expect(await screen.findByText('The purchase could not be loaded.')).toBeTruthy()
  network.answer(place, () => json({ message: 'There is no such purchase.' }, 404))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'There Is No Such Purchase' })).toBeTruthy()
  logged.mockRestore()
})
