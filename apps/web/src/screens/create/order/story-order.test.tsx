import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { json, noAnswer, ruth } from '../../../testing/fake-network.ts'
import {
  answers,
  generateButton,
  look,
  openCreateScreen,
  order,
} from '../../../testing/open-create-screen.tsx'

test('an order is sent once with a key, watched, and leads to the library with a fresh balance', async () => {
  const { user, network, place } = await openCreateScreen()
  await screen.findByRole('article', { name: 'Amara' })
  await user.click(await generateButton())
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Processing Your Story' }))
  expect(dialog.getByText('Please do not navigate away.')).toBeTruthy()
  await dialog.findByText('Story request received! Moderating content...')
  expect(network.sent(look)).toEqual([])
  await waitFor(() => expect(place()).toBe('/library?tab=in-progress'), { timeout: 3000 })
  expect(network.sent(order)).toHaveLength(1)
  expect(network.sent(order)[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
  expect(network.sent('GET /api/users/me')).toHaveLength(2)
  expect(Object.keys(localStorage)).toEqual(['faith-fables.signed-in'])
})

test('an order whose answer was lost is sent again with the same key', async () => {
  let tries = 0
  const { user, network } = await openCreateScreen({
    [order]: () => (++tries === 1 ? noAnswer() : answers[order]()),
  })
  await screen.findByRole('article', { name: 'Amara' })
  await user.click(await generateButton())
  await screen.findByText('Story request received! Moderating content...', {}, { timeout: 3000 })
  const keys = network.sent(order).map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('an order beyond the balance is told with a way to tokens, and the next one is another order', async () => {
  const { user, network } = await openCreateScreen({
    [order]: () => json({ code: 'INSUFFICIENT_TOKENS' }, 402, 'Payment Required'),
  })
  await screen.findByRole('article', { name: 'Amara' })
  await user.click(await generateButton())
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Error: Insufficient tokens. Please purchase more.',
  )
  expect(screen.getByRole('link', { name: 'Get Tokens' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await user.click(await generateButton())
  await waitFor(() => expect(network.sent(order)).toHaveLength(2))
  const keys = network.sent(order).map(({ headers }) => headers.get('idempotency-key'))
  expect(new Set(keys).size).toBe(2)
})

test('an order that is rejected leaves the form as it was, with the reason at the button', async () => {
  const { user } = await openCreateScreen({
    [look]: () => json({ status: 'rejected', processingError: 'Please leave the dragon out.' }),
  })
  await user.type(screen.getByRole('textbox', { name: 'Additional Details (Optional)' }), 'A dragon.')
  await user.click(await generateButton())
  const alert = await screen.findByRole('alert', {}, { timeout: 3000 })
  expect(alert.textContent).toBe('Generation Failed: Please leave the dragon out.')
  expect(localStorage.getItem(`faith-fables.story-draft.${ruth.id}`)).toContain('A dragon.')
  expect((await generateButton()).disabled).toBe(false)
})

test('an order ends being watched when the login is lost', async () => {
  const { user, network } = await openCreateScreen()
  await screen.findByRole('article', { name: 'Amara' })
  await user.click(await generateButton())
  await screen.findByText('Story request received! Moderating content...')
  network.answer('GET /api/auth/token', () => json({}, 401))
  const alert = await screen.findByRole('alert', {}, { timeout: 4000 })
  expect(alert.textContent).toBe('Authentication error occurred during story generation.')
  expect(network.sent(look)).toEqual([])
})
