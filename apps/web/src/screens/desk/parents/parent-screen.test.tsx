import type { DeskPurchase, OpenedParent } from '@faith-fables/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { json } from '../../../testing/fake-network.ts'
import { openDesk } from '../../../testing/open-desk.tsx'

const bought: DeskPurchase = {
  id: 'p1',
  name: 'Sapling',
  tokens: 600,
  price: 999,
  currency: 'USD',
  state: 'paid',
  begunAt: '2026-11-26T10:00:00Z',
  paidAt: '2026-11-26T10:01:00Z',
  takenBack: 0,
  receiptUrl: 'https://pay.stripe.com/receipts/1',
  isGift: false,
  giftState: null,
}

function openParent(changes: Partial<OpenedParent>) {
  const opened: OpenedParent = {
    parent: {
      id: 'u1',
      email: 'naomi@example.org',
      displayName: 'Naomi',
      since: bought.begunAt,
      tokens: 0,
      lock: null,
    },
    isAdministrator: false,
    stories: { drafts: 0, private: 0, pending: 0, public: 0 },
    publicStories: [],
    transactions: [],
    purchases: [],
    tokensOwed: 0,
    ...changes,
  }
  return openDesk('/admin/parents/u1', [], { 'GET /api/admin/parents/u1': () => json(opened) })
}

test('the desk shows what a parent has bought, how it stands, and what is owed (BU-23)', async () => {
  openParent({
    tokensOwed: 500,
    purchases: [
      bought,
      { ...bought, id: 'p2', takenBack: 600 },
      { ...bought, id: 'p3', isGift: true, giftState: 'unredeemed' },
      { ...bought, id: 'p4', isGift: true, giftState: 'void', takenBack: 600 },
      { ...bought, id: 'p5', state: 'held', receiptUrl: null },
    ],
  })
  expect(await screen.findByText('500 tokens owed, settled from the next purchase.')).toBeTruthy()
  const [, ...rows] = within(screen.getByRole('table', { name: 'Purchases' })).getAllByRole('row')
  expect(rows.map((row) => row.children[2]?.textContent)).toEqual([
    'Paid',
    'Paid, 600 tokens taken back',
    'A gift, not redeemed yet',
    'A gift, void, 600 tokens taken back',
    'Held: another sum was paid than was asked for. Nothing was credited',
  ])
  expect(screen.getAllByRole('link', { name: '$9.99' })).toHaveLength(4)
})

test('of a parent who bought nothing and owes nothing nothing is said of it', async () => {
  openParent({})
  expect(await screen.findByRole('heading', { name: 'Token history' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Purchases' })).toBeNull()
  expect(screen.queryByText(/owed/)).toBeNull()
})
