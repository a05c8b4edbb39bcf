import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { TokenHistory } from '../../../components/tokens/token-history.tsx'
import {
  endedSignInAnswers,
  fakeNetwork,
  json,
  ruthsProfile,
  signedOutAnswers,
} from '../../../testing/fake-network.ts'
import { findCard, openProfile, profileCalls } from '../../../testing/open-profile.tsx'
import { renderApp } from '../../../testing/render-app.tsx'

const { history, me } = profileCalls

const entry = (id: string, changes: object) => ({
  id,
  createdAt: '2026-11-20T12:00:00Z',
  description: `Entry ${id}`,
  amount: -50,
  balance: 240,
  ...changes,
})

describe('the tokens', () => {
  const entries = [
    entry('a', {}),
    entry('b', { amount: 300, balance: 290 }),
    entry('c', { createdAt: null, amount: null, balance: null }),
    entry('d', { amount: 0, balance: 'many' }),
  ]

  async function openHistory() {
    const { network } = openProfile({ [history]: () => json(entries) })
    const tokens = await findCard('Token Management')
    await tokens.findByRole('table')
    const [head, ...rows] = tokens
      .getAllByRole('row')
      .map((row) => Array.from(row.children, (cell) => cell.textContent))
    return { network, tokens, head, rows, column: (at: number) => rows.map((cells) => cells[at]) }
  }

  test('that are there stand in a card of their own (PR-25)', async () => {
    const { tokens } = await openHistory()
    expect((await tokens.findByRole('status', { name: 'Available Tokens' })).textContent).toBe('240')
  })

  test('are told how they came and went, ten entries, asked for once (PR-27, TH-01, TH-12)', async () => {
    const { network, tokens, head, rows } = await openHistory()
    expect(tokens.getByRole('heading', { name: 'Recent Token History' })).toBeTruthy()
    expect(head).toEqual(['Date', 'Description', 'Amount', 'Balance'])
    expect(rows).toHaveLength(4)
    expect(history).toContain('limit=10')
    expect(network.sent(history)).toHaveLength(1)
  })

  test('came on a day with short month and year, or nobody knows when (TH-05, TH-06)', async () => {
    const { column } = await openHistory()
    expect(column(0)).toEqual(['Nov 20, 2026', 'Nov 20, 2026', 'N/A', 'Nov 20, 2026'])
  })

  test('that are no number say so (TH-09, EN-03)', async () => {
    const { rows } = await openHistory()
    expect(rows.map((cells) => cells.slice(1))).toEqual([
      ['Entry a', '-50', '240'],
      ['Entry b', '+300', '290'],
      ['Entry c', 'N/A', 'N/A'],
      ['Entry d', '0', 'N/A'],
    ])
  })

  test('that came or went are told apart by sign and colour (TH-07, TH-08)', async () => {
    const { tokens } = await openHistory()
    const directions = ['-50', '+300', '0'].map((words) =>
      tokens.getByText(words).getAttribute('data-direction'),
    )
    expect(directions).toEqual(['out', 'in', null])
  })

  test('that were bought have their price, their receipts and the code of a gift (BU-06, GI-01)', async () => {
    const bought = {
      ...{ id: 'p1', name: 'Sapling', tokens: 600, price: 999, currency: 'USD', state: 'paid', takenBack: 0 },
      ...{ receiptUrl: 'https://pay.stripe.com/receipts/1', isGift: false, gift: null },
    }
    const gift = { code: 'AAAA-BBBB-CCCC-DDDD', state: 'unredeemed' }
    openProfile({
      [me]: () => json({ ...ruthsProfile, tokensOwed: 1 }),
      [history]: () =>
        json([
          entry('a', { purchase: bought }),
          entry('b', { purchase: { ...bought, id: 'p2', receiptUrl: null, isGift: true, gift } }),
        ]),
    })
    const row = within(await screen.findByRole('row', { name: /Entry a/ }))
    expect(row.getByText('$9.99')).toBeTruthy()
    expect(row.getByRole('link', { name: 'Receipt' }).getAttribute('href')).toBe(bought.receiptUrl)
    expect(row.getByRole('link', { name: 'See the purchase' }).getAttribute('href')).toBe('/purchases/p1')
    const other = within(screen.getByRole('row', { name: /Entry b/ }))
    expect(other.getByText('Code AAAA-BBBB-CCCC-DDDD, not redeemed yet')).toBeTruthy()
    expect(other.queryByRole('link', { name: 'Receipt' })).toBeNull()
    expect(screen.getByText('You owe 1 token.')).toBeTruthy()
  })

  test('are told in ten entries, also by a server that sends more (PR-27)', async () => {
    const many = Array.from({ length: 12 }, (_, place) => entry(`no. ${place + 1}`, {}))
    openProfile({ [history]: () => json(many) })
    expect(await screen.findByText('Entry no. 10')).toBeTruthy()
    expect(screen.queryByText('Entry no. 11')).toBeNull()
  })

  test('show a spinner beside what was known while the balance is asked for (PR-26)', async () => {
    const { user, network } = openProfile()
    const tokens = await findCard('Token Management')
    network.answer(me, () => new Promise(() => {}))
    await user.click(tokens.getByRole('button', { name: 'Refresh balance' }))
    expect(await tokens.findByRole('img', { name: 'Loading balance' })).toBeTruthy()
    expect(tokens.getByRole('status', { name: 'Available Tokens' }).textContent).toBe('240')
  })

  test('and their history are asked for again by hand', async () => {
    const { user, network } = openProfile()
    expect(await screen.findByText('No token transactions found.')).toBeTruthy()
    network.answer(me, () => json({ ...ruthsProfile, tokensAvailable: 190 }))
    network.answer(history, () => json([entry('a', { description: 'Your story' })]))
    await user.click(screen.getByRole('button', { name: 'Refresh balance' }))
    expect(await screen.findByText('190')).toBeTruthy()
    expect(await screen.findByText('Your story')).toBeTruthy()
  })

  test('lead to where there are more (PC-01)', async () => {
    openProfile()
    const tokens = await findCard('Token Management')
    expect(tokens.getByRole('link', { name: 'Get Tokens' }).getAttribute('href')).toBe('/pricing')
  })
})

describe('the token history', () => {
  test('says while it loads (TH-02)', async () => {
    openProfile({ [history]: () => new Promise(() => {}) })
    expect(await screen.findByText('Loading token history...')).toBeTruthy()
  })

  test('without entries says so (TH-04)', async () => {
    openProfile()
    expect(await screen.findByText('No token transactions found.')).toBeTruthy()
  })

  test.each([
    [{ message: 'The book is closed.' }, 'The book is closed.'],
    [{}, 'Failed to load transaction history.'],
  ])('that fails says why: %o (TH-03, TH-11)', async (body, words) => {
    const { user, network } = openProfile({ [history]: () => json(body, 500) })
    expect(await screen.findByText(`Error loading history: ${words}`)).toBeTruthy()
    network.answer(history, () => json([entry('a', {})]))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Entry a')).toBeTruthy()
  })

  test('is not asked for without a token (TH-10)', async () => {
    const network = fakeNetwork({ ...signedOutAnswers, ...endedSignInAnswers })
    renderApp('/', [{ path: '/', element: <TokenHistory limit={10} /> }])
    const sentence = 'Error loading history: Cannot fetch history: User token not available.'
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(network.sent(history)).toEqual([])
  })
})
