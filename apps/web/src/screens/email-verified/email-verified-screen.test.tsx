import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  fakeNetwork,
  json,
  leaveSignInMark,
  noAnswer,
  ruth,
  ruthsProfile,
  signedInAnswers,
  signedOutAnswers,
} from '../../testing/fake-network.ts'
import { renderApp } from '../../testing/render-app.tsx'

const sendLetter = 'POST /api/auth/send-verification-email'
const unverified = { 'GET /api/users/me': () => json({ ...ruthsProfile, emailVerified: false }) }

function openAsRuth(address: string, answers: Parameters<typeof fakeNetwork>[0] = {}) {
  leaveSignInMark()
  const network = fakeNetwork({ ...signedInAnswers, ...unverified, ...answers })
  return { network, ...renderApp(address) }
}

test('the link of the letter leads to a word of thanks, and on', async () => {
  openAsRuth('/email-verified')
  expect(await screen.findByText('Your email address is verified.')).toBeTruthy()
  const main = screen.getByRole('main')
  expect(main.querySelector('a')?.getAttribute('href')).toBe('/library')
})

test('a link that is used up or too old is told, and another letter is sent', async () => {
  const { user, network } = openAsRuth('/email-verified?error=TOKEN_EXPIRED', {
    [sendLetter]: () => json({ status: true }),
  })
  await screen.findByRole('heading', { level: 1, name: 'This Link No Longer Works' })
  await user.click(screen.getByRole('button', { name: 'Send the letter again' }))
  expect(await screen.findByText(`A letter is on its way to ${ruth.email}.`)).toBeTruthy()
  expect(screen.getByText(/^This place has no mail server/)).toBeTruthy()
  expect(network.sent(sendLetter)[0]?.body).toEqual({ email: ruth.email, callbackURL: '/email-verified' })
})

test.each([
  ['nobody answers', noAnswer, /^The letter could not be sent: Network error/],
  ['too many were sent', () => json({}, 429), /Too many attempts/],
])('a letter that cannot be sent since %s is told', async (_, answer, words) => {
  const { user } = openAsRuth('/email-verified?error=TOKEN_EXPIRED', { [sendLetter]: answer })
  await user.click(await screen.findByRole('button', { name: 'Send the letter again' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(words)
})

test('a link that is opened a second time says thank you again', async () => {
  openAsRuth('/email-verified?error=INVALID_TOKEN', { 'GET /api/users/me': () => json(ruthsProfile) })
  expect(await screen.findByText('Your email address is verified.')).toBeTruthy()
})

test('whoever is not signed in is led to the login first', async () => {
  fakeNetwork(signedOutAnswers)
  const { user, place } = renderApp('/email-verified?error=INVALID_TOKEN')
  await user.click(await screen.findByRole('link', { name: 'Log in to get another letter' }))
  await screen.findByRole('heading', { level: 1, name: 'Welcome back' })
  expect(place()).toBe('/login')
})
