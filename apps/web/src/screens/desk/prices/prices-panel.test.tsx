import type { DeskPrices } from '@faith-fables/contract'
import { initialAppConfig, initialTokenPacks } from '@faith-fables/contract/prices'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { json, noAnswer } from '../../../testing/fake-network.ts'
import { openDesk } from '../../../testing/open-desk.tsx'

const pricesCall = 'GET /api/admin/prices'
const changeCall = 'PUT /api/admin/prices'
const historyCall = 'GET /api/admin/prices/changes'
const prices: DeskPrices = { version: 3, config: initialAppConfig, packs: initialTokenPacks }
const dearer: DeskPrices = { ...prices, version: 4, config: { ...initialAppConfig, imageCostDefault: 12 } }

function openPrices(more: Parameters<typeof openDesk>[2] = {}) {
  return openDesk('/admin?tab=prices', [], {
    [pricesCall]: () => json(prices),
    [historyCall]: () => json([]),
    ...more,
  })
}

const field = (name: string) => screen.findByRole('textbox', { name })
const look = () => screen.getByRole('button', { name: 'Look at the changes' })

test('what would change is shown before it does, with what each story costs then', async () => {
  const { user, network } = openPrices({ [changeCall]: () => json(dearer) })
  const picture = await field('One picture, Default')
  await user.clear(picture)
  await user.type(picture, '12')
  await user.click(look())
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the prices?' }))
  const rows = (caption: string) =>
    within(dialog.getByRole('table', { name: caption }))
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      )
  expect(rows('What changes')).toEqual([['One picture, Default', '10 tokens', '12 tokens']])
  expect(rows('What a story costs').slice(0, 2)).toEqual([
    ['5 pictures, Default', '50 tokens', '60 tokens'],
    ['5 pictures, Premium', '100 tokens', '100 tokens'],
  ])
  expect(network.sent(changeCall)).toEqual([])
  network.answer(pricesCall, () => json(dearer))
  await user.click(dialog.getByRole('button', { name: 'Change the prices' }))
  expect(await screen.findByText('The prices were changed.')).toBeTruthy()
  expect(network.sent(changeCall)).toMatchObject([
    { body: { version: 3, config: { imageCostDefault: 12 }, packs: initialTokenPacks } },
  ])
})

test('whoever comes second is told, and finds the other’s prices under what they have typed', async () => {
  const { user, network } = openPrices({
    [changeCall]: () => json({ message: 'Somebody else has changed the prices meanwhile.' }, 409),
  })
  await user.type(await field('Given at sign-up'), '0')
  await user.click(look())
  network.answer(pricesCall, () => json(dearer))
  await user.click(await screen.findByRole('button', { name: 'Change the prices' }))
  expect(await screen.findByText('Somebody else has changed the prices meanwhile.')).toBeTruthy()
  await waitFor(async () => expect(await field('One picture, Default')).toHaveProperty('value', '12'))
  expect(await field('Given at sign-up')).toHaveProperty('value', '3000')
})

test('what is no price is said beside its field, and what changes nothing below the form', async () => {
  const { user, network } = openPrices()
  const redraws = await field('Redraws, Default')
  await user.click(look())
  expect(await screen.findByText('These are the prices already.')).toBeTruthy()
  await user.clear(redraws)
  await user.clear(await field('Numbers of pictures'))
  await user.type(await field('Numbers of pictures'), '5, 5')
  await user.click(look())
  expect(await screen.findByText('Please enter a whole number from 0 to 1000.')).toBeTruthy()
  expect(screen.getByText('Please enter each number once.')).toBeTruthy()
  expect(document.activeElement).toBe(redraws)
  expect(network.sent(changeCall)).toEqual([])
})

test('packs are added and taken from sale', async () => {
  const { user } = openPrices()
  await user.click(await screen.findByRole('button', { name: 'Sell no longer: Sprout' }))
  await user.click(screen.getByRole('button', { name: 'Add a pack' }))
  const pack = within(screen.getByRole('group', { name: 'Pack 3' }))
  await user.type(pack.getByRole('textbox', { name: 'Name' }), 'Orchard')
  await user.type(pack.getByRole('textbox', { name: 'Tokens' }), '4000')
  await user.type(pack.getByRole('textbox', { name: 'Price' }), '4499')
  await user.click(look())
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the prices?' }))
  expect(dialog.getByText('Orchard: 4000 tokens for $44.99')).toBeTruthy()
  expect(dialog.getByText('Sprout: 200 tokens for $3.99')).toBeTruthy()
  expect(dialog.getAllByText('Not sold')).toHaveLength(2)
})

test('the history says who changed what; a list that fails can be tried again', async () => {
  const change = {
    id: '4',
    at: '2026-11-20T12:00:00Z',
    by: 'naomi@example.org',
    before: prices,
    after: dearer,
  }
  const { user, network } = openPrices({ [pricesCall]: noAnswer, [historyCall]: () => json([change]) })
  expect(await screen.findByText('Failed to load the prices.')).toBeTruthy()
  network.answer(pricesCall, () => json(dearer))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: /naomi@example.org/ })).toBeTruthy()
  const history = within(screen.getByRole('table', { name: 'Version 4' }))
  expect(history.getByText('10 tokens')).toBeTruthy()
  expect(history.getByText('12 tokens')).toBeTruthy()
})
