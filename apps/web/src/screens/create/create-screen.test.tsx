import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { json } from '../../testing/fake-network.ts'
import { generateButton, openCreateScreen } from '../../testing/open-create-screen.tsx'

const detailsField = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Additional Details (Optional)' })

test('the screen is titled, and so is its tab (CR-01)', async () => {
  await openCreateScreen()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Craft a New Fable')
  await waitFor(() => expect(document.title).toBe('Craft a New Fable · Faith Fables'))
})

test('shows what was chosen before a reload', async () => {
  const { user } = await openCreateScreen()
  await user.type(detailsField(), 'A kite.')
  await user.click(screen.getByRole('button', { name: 'Delete Amara' }))
  cleanup()
  await openCreateScreen()
  expect(detailsField().value).toBe('A kite.')
  await screen.findByText('Error: Please add at least one character to the story.')
})

test('nothing that one parent typed is shown to the next one on this device', async () => {
  const { user } = await openCreateScreen()
  await user.type(detailsField(), 'A secret.')
  cleanup()
  localStorage.setItem('faith-fables.signed-in', 'u-naomi')
  await openCreateScreen({
    'GET /api/auth/get-session': () =>
      json({ user: { id: 'u-naomi', email: 'naomi@example.org', name: 'Naomi' } }),
  })
  expect(detailsField().value).toBe('')
})

test('the form stays when the sign-in ends, and says what to do (CR-02, CR-03, CR-43)', async () => {
  const { user, place } = await openCreateScreen({ 'POST /api/auth/sign-out': () => json({}) })
  await screen.findByRole('article', { name: 'Amara' })
  await user.type(detailsField(), 'A kite.')
  await user.click(screen.getByRole('button', { name: 'Sign Out' }))
  expect(await screen.findByText('Please log in to create a story')).toBeTruthy()
  expect(screen.getByText('Error: You must be logged in.')).toBeTruthy()
  expect((await generateButton()).disabled).toBe(true)
  expect(screen.getByRole('button', { name: 'Add from Saved' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('article', { name: 'Amara' })).toBeTruthy()
  expect(screen.getByDisplayValue('A kite.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Log in now' }).getAttribute('href')).toBe('/login')
  const main = within(screen.getByRole('main'))
  await user.click(main.getByRole('link', { name: 'Login' }))
  await waitFor(() => expect(place()).toBe('/login'))
})
