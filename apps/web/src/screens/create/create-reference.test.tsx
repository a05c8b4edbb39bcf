import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { json, noAnswer } from '../../testing/fake-network.ts'
import { answers, costs, generateButton, openCreateScreen } from '../../testing/open-create-screen.tsx'

const logged = vi.spyOn(console, 'error')
beforeEach(() => logged.mockReturnValue())

const lists = ['age-groups', 'illustration-styles', 'bible-verses', 'moral-values', 'costs'].map(
  (list) => `GET /api/reference/${list}`,
)

test('all that the form offers is asked for at once (CR-44)', async () => {
  let arrive = () => {}
  const late = new Promise<Response>((resolve) => {
    arrive = () => resolve(json([]))
  })
  const waiting = { 'GET /api/reference/moral-values': () => late }
  const { network } = await openCreateScreen(waiting)
  expect(lists.map((list) => network.sent(list).length)).toEqual([1, 1, 1, 1, 1])
  arrive()
})

test('keeps what could be loaded and says what could not, until trying again helps (CR-45, CR-47, CR-49)', async () => {
  const { user, network } = await openCreateScreen({
    'GET /api/reference/costs': () => json({ message: 'Away.' }, 500, 'Internal Server Error'),
    'GET /api/reference/bible-verses': noAnswer,
  })
  expect((await screen.findByRole('alert')).querySelector('p')?.textContent).toBe(
    'Failed to load some reference data: Bible verses: Network error: Failed to fetch; App Config: HTTP error 500: Internal Server Error',
  )
  await user.click(screen.getByRole('radio', { name: /Toddlers/ }))
  expect(screen.getByRole('radio', { name: /Toddlers/ })).toHaveProperty('checked', true)
  expect(screen.getByText(/^Estimated cost/).parentElement?.textContent).toBe('Estimated cost: not available')
  expect((await generateButton()).disabled).toBe(true)

  network.answer('GET /api/reference/costs', answers['GET /api/reference/costs'])
  network.answer('GET /api/reference/bible-verses', answers['GET /api/reference/bible-verses'])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect((await generateButton()).disabled).toBe(false)
  expect(document.activeElement).not.toBe(document.body)
  expect(network.sent('GET /api/reference/age-groups')).toHaveLength(1)
  logged.mockReset()
})

test('names each of the five, in their order (CR-46, CR-47, CR-48)', async () => {
  const away = () => json({}, 503, 'Service Unavailable')
  await openCreateScreen(Object.fromEntries(lists.map((list) => [list, away])), { isWaiting: false })
  const entries = ['Age groups', 'Styles', 'Bible verses', 'Moral values', 'App Config']
  expect((await screen.findByRole('alert')).querySelector('p')?.textContent).toBe(
    `Failed to load some reference data: ${entries.map((name) => `${name}: HTTP error 503: Service Unavailable`).join('; ')}`,
  )
  logged.mockReset()
})

test('a config without prices is told as one that is not there, and nobody orders (CR-46)', async () => {
  await openCreateScreen({
    'GET /api/reference/costs': () => json({ ...costs, imageCostPremium: null }),
  })
  expect((await screen.findByRole('alert')).textContent).toContain('App Config: the prices are not set')
})
