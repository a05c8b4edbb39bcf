import { initialAppConfig, initialTokenPacks } from '@faith-fables/contract/prices'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  fakeNetwork,
  json,
  leaveSignInMark,
  ordinaryConfig,
  ruthsProfile,
  signedInAnswers,
  signedOutAnswers,
} from '../../testing/fake-network.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { leaveFor } from '../../ui/browser/leave-for.ts'

vi.mock('../../ui/browser/leave-for.ts', () => ({ leaveFor: vi.fn() }))

const costs = 'GET /api/reference/costs'
const packs = 'GET /api/reference/token-packs'

const priceAnswers = {
  [costs]: () => json(initialAppConfig),
  [packs]: () => json(initialTokenPacks),
  'GET /api/reference/illustration-styles': () => json([]),
  'GET /api/config': () => json({ ...ordinaryConfig, purchases: false }),
}

function open(changes: Parameters<typeof fakeNetwork>[0] = {}) {
  const network = fakeNetwork({ ...signedOutAnswers, ...priceAnswers, ...changes })
  return { network, ...renderApp('/pricing') }
}

test('a visitor reads what stories cost and what they begin with (PC-02)', async () => {
  open()
  const prices = within(await screen.findByRole('region', { name: 'What a story costs' }))
  expect(prices.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '5 pictures',
    '10 pictures',
    '15 pictures',
    '20 pictures',
  ])
  expect(prices.getAllByText('100 tokens')).toHaveLength(2)
  expect(
    screen.getByText('Every family is given 300 tokens at sign-up: enough for 6 stories with 5 pictures.'),
  )
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign Up' })).toBeTruthy()
})

test('the packs are listed with their prices, and that nothing is sold here is said', async () => {
  open()
  const list = within(await screen.findByRole('region', { name: 'Token packs' }))
  expect(await list.findByText('Tokens are not on sale here.')).toBeTruthy()
  expect((await list.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Sprout200 tokensEnough for 4 stories with 5 pictures$3.99Not on sale here',
    'Sapling600 tokensEnough for 12 stories with 5 pictures$9.99Not on sale here',
    'Apple Tree1500 tokensEnough for 30 stories with 5 pictures$19.99Not on sale here',
  ])
})

test('where tokens are sold, nothing says that they are not', async () => {
  open({ 'GET /api/config': () => json({ ...ordinaryConfig, purchases: true }) })
  expect(await screen.findByText('$9.99')).toBeTruthy()
  expect(screen.queryByText(/not on sale here/i)).toBeNull()
})

test('a parent reads what they have and what that is enough for', async () => {
  leaveSignInMark()
  open({ ...signedInAnswers, ...priceAnswers })
  expect(await screen.findByText('240')).toBeTruthy()
  expect(screen.getByText('Enough for 4 stories with 5 pictures.')).toBeTruthy()
})

test('prices and packs that cannot be loaded say so, and can be tried again', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const { user, network } = open({
    [costs]: () => json({ message: 'Away.' }, 503),
    [packs]: () => json({ message: 'Away too.' }, 503),
  })
  expect(await screen.findByText('The prices could not be loaded.')).toBeTruthy()
  expect(screen.getByText('Away.')).toBeTruthy()
  network.answer(costs, priceAnswers[costs])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The packs could not be loaded.')).toBeTruthy()
  network.answer(packs, () => json([]))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No packs are listed at the moment.')).toBeTruthy()
  logged.mockClear()
})

const onSale = { 'GET /api/config': () => json({ purchases: true }) }
const checkout = 'POST /api/purchases/checkout'
const redeeming = 'POST /api/gifts/redeem'

function openAsParent(changes: Parameters<typeof fakeNetwork>[0] = {}) {
  leaveSignInMark()
  return open({ ...signedInAnswers, ...priceAnswers, ...onSale, ...changes })
}

test('a visitor is asked to log in before buying (BU-20)', async () => {
  open(onSale)
  expect((await screen.findByRole('link', { name: 'Log in to buy tokens' })).getAttribute('href')).toBe(
    '/login',
  )
  expect(screen.queryByRole('button', { name: /Buy/ })).toBeNull()
  expect(screen.queryByLabelText('Code of the gift')).toBeNull()
})

test('a pack leads to the payment page, and sends nothing but which one and whether it is a gift (BU-03, BU-20)', async () => {
  vi.mocked(leaveFor).mockClear()
  const { user, network } = openAsParent({
    [checkout]: () => json({ purchaseId: 'p1', url: 'https://checkout.stripe.com/c/1' }, 201),
  })
  await user.click(await screen.findByRole('button', { name: 'Buy Sapling' }))
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://checkout.stripe.com/c/1'))
  await user.click(screen.getByRole('button', { name: 'Give as a gift: Sprout' }))
  await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(2))
  const sent = network.sent(checkout)
  expect(sent.map(({ body }) => body)).toEqual([
    { packId: 'sapling', isGift: false },
    { packId: 'sprout', isGift: true },
  ])
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2)
})

test('a payment page that cannot be opened is told beside the pack (BU-05)', async () => {
  vi.mocked(leaveFor).mockClear()
  const { user } = openAsParent({ [checkout]: () => json({ message: 'Nothing was charged.' }, 409) })
  await user.click(await screen.findByRole('button', { name: 'Buy Sapling' }))
  expect(await screen.findByText('Nothing was charged.')).toBeTruthy()
  expect(leaveFor).not.toHaveBeenCalled()
})

test('a gift is redeemed, and what was owed is settled from it (GI-02, BU-17)', async () => {
  const { user, network } = openAsParent({
    'GET /api/users/me': () => json({ ...ruthsProfile, tokensAvailable: 0, tokensOwed: 500 }),
    [redeeming]: () => json({ message: 'There is no gift with this code.' }, 404),
  })
  expect(await screen.findByText('You owe 500 tokens.')).toBeTruthy()
  await user.type(await screen.findByLabelText('Code of the gift'), 'AAAA')
  await user.click(screen.getByRole('button', { name: 'Redeem' }))
  expect(await screen.findByText('There is no gift with this code.')).toBeTruthy()

  network.answer(redeeming, () => json({ tokens: 600, settled: 500, balance: 100 }))
  network.answer('GET /api/users/me', () => json({ ...ruthsProfile, tokensAvailable: 100, tokensOwed: 0 }))
  await user.click(screen.getByRole('button', { name: 'Redeem' }))
  expect(await screen.findByText('600 tokens are yours now.')).toBeTruthy()
  expect(screen.getByText('500 tokens of them settled what you owed.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('You owe 500 tokens.')).toBeNull())
})
