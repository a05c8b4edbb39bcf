import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeNetwork, json, noAnswer, ordinaryConfig, signedOutAnswers } from '../../testing/fake-network.ts'
import { renderApp } from '../../testing/render-app.tsx'

const place = 'POST /api/auth/request-password-reset'
const sent = 'If an account exists for this email, a reset link is on its way.'

async function ask(answers: Parameters<typeof fakeNetwork>[0]) {
  const network = fakeNetwork({ ...signedOutAnswers, ...answers })
  const { user } = renderApp('/forgot-password')
  await user.type(await screen.findByLabelText('Email'), ' ruth@example.org ')
  await user.click(screen.getByRole('button', { name: 'Send Reset Link' }))
  return network
}

test.each([
  ['into the inbox', true, /look among the unwanted mail/],
  ['to whoever runs the place, where no mail is sent', false, /no mail server/],
])('a link is asked for, and the parent sent %s (FP-01, D-47)', async (_, mail, where) => {
  const config = { ...ordinaryConfig, mail }
  const network = await ask({ [place]: () => json({ status: true }), 'GET /api/config': () => json(config) })
  expect(await screen.findByText(sent)).toBeTruthy()
  expect(await screen.findByText(where)).toBeTruthy()
  expect(network.sent(place)[0]?.body).toEqual({ email: 'ruth@example.org', redirectTo: '/reset-password' })
})

test.each([
  [
    'an address that is none',
    () => json({ code: 'INVALID_EMAIL' }, 400),
    'Please enter a valid email address.',
  ],
  [
    'too many tries',
    () => json({}, 429),
    'The link could not be sent: Too many attempts. Please try again later.',
  ],
  [
    'no answer',
    noAnswer,
    'The link could not be sent: Network error. Please check your connection and try again.',
  ],
])('%s is told (FP-01)', async (_, answer, words) => {
  await ask({ [place]: answer })
  expect((await screen.findByRole('alert')).textContent).toBe(words)
})

test('a missing email is named, and has the focus (FP-01)', async () => {
  const network = fakeNetwork(signedOutAnswers)
  const { user } = renderApp('/forgot-password')
  await user.click(await screen.findByRole('button', { name: 'Send Reset Link' }))
  expect(screen.getByText('Please enter your email.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  expect(network.sent(place)).toEqual([])
})
