import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeNetwork, json, noAnswer, signedOutAnswers } from '../../testing/fake-network.ts'
import { renderApp } from '../../testing/render-app.tsx'

const place = 'POST /api/auth/reset-password'
const expired = 'This reset link is invalid or has expired.'

async function choose(password: string, confirmation: string, answer: () => Response | Promise<Response>) {
  const network = fakeNetwork({ ...signedOutAnswers, [place]: answer })
  const app = renderApp('/reset-password?token=t1')
  await app.user.type(await screen.findByLabelText('New Password'), password)
  await app.user.type(screen.getByLabelText('Confirm New Password'), `${confirmation}{Enter}`)
  return { network, ...app }
}

test('a new password is saved with the token of the link, and leads to the login (FP-01)', async () => {
  const { network, place: address } = await choose('sixsix', 'sixsix', () => json({ status: true }))
  expect(await screen.findByText('Your new password is set. Please log in with it.')).toBeTruthy()
  expect(address()).toBe('/login')
  expect(network.sent(place)[0]?.body).toEqual({ token: 't1', newPassword: 'sixsix' })
})

test.each([
  ['five5', 'five5', 'New Password', 'Password must be at least 6 characters long.'],
  ['sixsix', 'sixsiy', 'Confirm New Password', 'Passwords do not match.'],
])('%s and %s are not sent, and the focus goes to %s', async (password, confirmation, field, words) => {
  const { network } = await choose(password, confirmation, () => json({}))
  expect(screen.getByText(words)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(field))
  expect(network.sent(place)).toEqual([])
})

test('a link that is used up leads to another one', async () => {
  const { user, place: address } = await choose('sixsix', 'sixsix', () =>
    json({ code: 'INVALID_TOKEN' }, 400),
  )
  expect(await screen.findByText(expired)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  await user.click(screen.getByRole('link', { name: 'Get a New Link' }))
  await waitFor(() => expect(address()).toBe('/forgot-password'))
})

test.each(['?error=INVALID_TOKEN', ''])('an address that ends in "%s" holds no link', async (end) => {
  fakeNetwork(signedOutAnswers)
  renderApp(`/reset-password${end}`)
  expect(await screen.findByText(expired)).toBeTruthy()
})

test.each([
  [
    'a weak password',
    () => json({ code: 'PASSWORD_TOO_SHORT' }, 400),
    'Password is too weak. Please choose a stronger password.',
  ],
  [
    'no answer',
    noAnswer,
    'The new password could not be saved: Network error. Please check your connection and try again.',
  ],
])('%s is told, and nothing typed is lost', async (_, answer, words) => {
  await choose('sixsix', 'sixsix', answer)
  expect((await screen.findByRole('alert')).textContent).toBe(words)
  expect(screen.getByLabelText<HTMLInputElement>('New Password').value).toBe('sixsix')
})
