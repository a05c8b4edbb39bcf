import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  fakeNetwork,
  json,
  noAnswer,
  ruth,
  signedInAnswers,
  signedOutAnswers,
} from '../../testing/fake-network.ts'
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
  [
    'a password alone that is wrong',
    () => json({ code: 'INVALID_PASSWORD' }, 401),
    'Invalid email or password. Please try again.',
  ],
  [
    'an unknown user',
    () => json({ code: 'USER_NOT_FOUND' }, 401),
    'Invalid email or password. Please try again.',
  ],
  ['no email address', () => json({ code: 'INVALID_EMAIL' }, 400), 'Please enter a valid email address.'],
  ['too many attempts', () => json({}, 429), 'Login failed: Too many attempts. Please try again later.'],
  ['another failure', () => json({ message: 'The moon is full.' }, 500), 'Login failed: The moon is full.'],
  ['no answer', noAnswer, 'Login failed: Network error. Please check your connection and try again.'],
])('%s is told (LI-05, LI-06, LI-07, D-41)', async (_, answer, words) => {
  expect(await tryToLogIn(answer)).toBe(words)
})

test('an email and a password sign a parent in (AU-01, LI-01)', async () => {
  const network = fakeNetwork({ ...signedInAnswers, [place]: () => json({ user: ruth }) })
  const { user, place: address } = renderApp('/login')
  await user.type(await screen.findByLabelText('Email'), ' ruth@example.org ')
  await user.type(screen.getByLabelText('Password'), 'secret{Enter}')
  await waitFor(() => expect(address()).toBe('/profile'))
  expect(network.sent(place)[0]?.body).toEqual({ email: 'ruth@example.org', password: 'secret' })
})

test('what is missing is named beside its field, the focus goes there, and nothing is sent (LI-01)', async () => {
  const network = fakeNetwork(signedOutAnswers)
  const { user } = renderApp('/login')
  await user.click(await screen.findByRole('button', { name: 'Login' }))
  const email = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' })
  expect(email.required).toBe(true)
  expect(screen.getByLabelText<HTMLInputElement>('Password').required).toBe(true)
  expect(email.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(email)
  expect(screen.getByText('Please enter your email.')).toBeTruthy()
  expect(screen.getByText('Please enter your password.')).toBeTruthy()
  expect(network.sent(place)).toEqual([])
})

test('Enter pressed twice signs in once', async () => {
  const network = fakeNetwork({ ...signedOutAnswers, [place]: () => new Promise<Response>(() => {}) })
  const { user } = renderApp('/login')
  await user.type(await screen.findByLabelText('Email'), 'ruth@example.org')
  await user.type(screen.getByLabelText('Password'), 'secret{Enter}{Enter}')
  expect(network.sent(place)).toHaveLength(1)
})

test('there are ways to a new password, with what was typed, and to a new account (LI-03, LI-04)', async () => {
  fakeNetwork(signedOutAnswers)
  const { user, place: address } = renderApp('/login')
  await user.type(await screen.findByLabelText('Email'), 'ruth@example.org')
  const main = screen.getByRole('main')
  const signUp = [...main.querySelectorAll('a')].find((link) => link.textContent === 'Sign Up')
  expect(signUp?.getAttribute('href')).toBe('/signup')
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }))
  await screen.findByRole('heading', { name: 'Forgot Password' })
  expect(address()).toBe('/forgot-password')
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ruth@example.org')
})
