import { initialAppConfig, initialTokenPacks } from '@faith-fables/contract/prices'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  fakeNetwork,
  json,
  leaveSignInMark,
  ordinaryConfig,
  signedInAnswers,
  signedOutAnswers,
} from '../../testing/fake-network.ts'
import { renderApp } from '../../testing/render-app.tsx'

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
