import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeNetwork, json, noAnswer, signedOutAnswers } from '../../testing/fake-network.ts'
import { renderApp } from '../../testing/render-app.tsx'

const place = 'POST /api/auth/sign-in/email'

async function tryToLogIn(answer: () => Response) {
  fakeNetwork({ ...signedOutAnswers, [place]: answer })
  const { user } = renderApp('/login')
  await user.type(await screen.findByLabelText('Email'), 'ruth@example.org')
  await user.type(screen.getByLabelText('Password'), 'secret{Enter}')
  return (await screen.findByRole('alert')).textContent
}

test.each([
  [
    'a wrong password',
    () => json({ code: 'INVALID_EMAIL_OR_PASSWORD' }, 401),
    'Invalid email or password. Please try again.',
  ],
  ['no email address', () => json({ code: 'INVALID_EMAIL' }, 400), 'Please enter a valid email address.'],
  ['too many attempts', () => json({}, 429), 'Login failed: Too many attempts. Please try again later.'],
  ['another failure', () => json({ message: 'The moon is full.' }, 500), 'Login failed: The moon is full.'],
  ['no answer', noAnswer, 'Login failed: Network error'],
])('%s is told', async (_, answer, words) => {
  expect(await tryToLogIn(answer)).toBe(words)
})

test('what is missing is named beside its field, the focus goes there, and nothing is sent', async () => {
  const network = fakeNetwork(signedOutAnswers)
  const { user } = renderApp('/login')
  await user.click(await screen.findByRole('button', { name: 'Login' }))
  const email = screen.getByRole('textbox', { name: 'Email' })
  expect(email.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(email)
  expect(screen.getByText('Please enter your email.')).toBeTruthy()
  expect(screen.getByText('Please enter your password.')).toBeTruthy()
  expect(network.sent(place)).toEqual([])
})

test('Google stands there, and says why it cannot be used', async () => {
  fakeNetwork(signedOutAnswers)
  renderApp('/login')
  const google = await screen.findByRole<HTMLButtonElement>('button', { name: 'Sign in with Google' })
  expect(google.disabled).toBe(true)
  expect(screen.getByText('Google Sign-In is not set up here.').id).toBe(
    google.getAttribute('aria-describedby'),
  )
})
