import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { endGoogleWindow } from '../../identity/google-window.ts'
import {
  fakeNetwork,
  json,
  ordinaryConfig,
  ruth,
  ruthsProfile,
  signedInAnswers,
  signedOutAnswers,
} from '../../testing/fake-network.ts'
import { renderApp } from '../../testing/render-app.tsx'

const begin = 'POST /api/auth/sign-in/social'
const sync = 'POST /api/users/sync'
const session = 'GET /api/auth/get-session'
const address = 'https://accounts.google.com/o/oauth2/v2/auth?state=s'

const answers = {
  ...signedInAnswers,
  'GET /api/config': () => json({ ...ordinaryConfig, identity: { provider: 'builtin', google: true } }),
  [begin]: () => json({ url: address, redirect: false }),
  [session]: () => json(null),
  [sync]: () => json(ruthsProfile),
}

/** What the browser opens, until somebody closes it. */
function fakeWindowOfGoogle() {
  const popup = {
    closed: false,
    location: { href: '' },
    close() {
      this.closed = true
    },
  }
  vi.stubGlobal('open', () => popup)
  vi.stubGlobal('close', () => popup.close())
  return popup
}

async function pressGoogle(more: Parameters<typeof fakeNetwork>[0] = {}) {
  const network = fakeNetwork({ ...answers, ...more })
  const app = renderApp('/login')
  const google = await screen.findByRole<HTMLButtonElement>('button', { name: 'Sign in with Google' })
  await waitFor(() => expect(google.disabled).toBe(false))
  await app.user.click(google)
  return { network, ...app }
}

const told = async () => (await screen.findByRole('alert')).textContent

test('Google stands there, and says why it cannot be used (LI-02)', async () => {
  fakeNetwork(signedOutAnswers)
  renderApp('/login')
  const hint = await screen.findByText('Google Sign-In is not set up here.')
  const google = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in with Google' })
  expect(google.disabled).toBe(true)
  expect(google.getAttribute('aria-describedby')).toBe(hint.id)
})

test('the window goes to Google; once it is back the profile is made, and the parent led on (AU-02, AU-08, AU-19, D-49)', async () => {
  const popup = fakeWindowOfGoogle()
  const { network, place } = await pressGoogle()
  await waitFor(() => expect(popup.location.href).toBe(address))
  network.answer(session, () => json({ user: ruth }))
  endGoogleWindow(null)
  await waitFor(() => expect(place()).toBe('/profile'))
  expect(network.sent(sync).map(({ body }) => body)).toEqual([null])
})

test('a window that is closed is a choice, not a failure (LI-08)', async () => {
  const popup = fakeWindowOfGoogle()
  const { place } = await pressGoogle()
  popup.close()
  expect(await told()).toBe('Google Sign-In cancelled.')
  expect(place()).toBe('/login')
})

test.each([
  ['access_denied', 'Google Sign-In cancelled.'],
  [
    'account_not_linked',
    'Google Sign-In failed: There is already an account with this email. Please log in with its password.',
  ],
  ['invalid_code', 'Google Sign-In failed: Google answered invalid code.'],
])('a window that comes back with %s is told (LI-08)', async (code, words) => {
  const popup = fakeWindowOfGoogle()
  await pressGoogle()
  await waitFor(() => expect(popup.location.href).toBe(address))
  endGoogleWindow(code)
  expect(await told()).toBe(words)
})

test('a profile that cannot be made is told, and tried again without another visit to Google (LI-09)', async () => {
  const popup = fakeWindowOfGoogle()
  const refused = () => json({ message: 'The library is closed.' }, 503)
  const { network, user, place } = await pressGoogle({ [sync]: refused })
  await waitFor(() => expect(popup.location.href).toBe(address))
  network.answer(session, () => json({ user: ruth }))
  endGoogleWindow(null)
  expect(await told()).toContain(
    'Google Sign-In successful, but failed to sync profile: The library is closed.',
  )
  expect(place()).toBe('/login')

  network.answer(sync, () => json(ruthsProfile))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(place()).toBe('/profile'))
  expect(network.sent(begin)).toHaveLength(1)
})

test('a browser that opens no window, and a server that refuses, are told', async () => {
  vi.stubGlobal('open', () => null)
  const { network, user } = await pressGoogle()
  expect(await told()).toBe('Google Sign-In failed: Please allow pop-up windows for this page and try again.')

  const popup = fakeWindowOfGoogle()
  network.answer(begin, () => json({ message: 'Not now.' }, 500))
  await user.click(screen.getByRole('button', { name: 'Sign in with Google' }))
  await waitFor(async () => expect(await told()).toBe('Google Sign-In failed: Not now.'))
  expect(popup.closed).toBe(true)
})
