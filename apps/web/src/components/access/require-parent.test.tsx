import { act, screen, waitFor } from '@testing-library/react'
import type { RouteObject } from 'react-router'
import { expect, test, vi } from 'vitest'
import { useSession } from '../../session/session.ts'
import {
  fakeNetwork,
  json,
  leaveSignInMark,
  ruth,
  signedInAnswers,
  signedOutAnswers,
} from '../../testing/fake-network.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { GuestsOnly } from './guests-only.tsx'
import { RequireParent } from './require-parent.tsx'

function Diary() {
  const { parent, signOut } = useSession()
  return (
    <>
      <p>Diary of {parent?.displayName ?? 'nobody'}</p>
      <input aria-label="Entry" />
      <button type="button" onClick={signOut}>
        Sign Out
      </button>
    </>
  )
}

function Door() {
  const { signIn } = useSession()
  return (
    <button type="button" onClick={() => signIn(ruth.email, 'secret')}>
      Sign In
    </button>
  )
}

const screens: RouteObject[] = [
  { Component: RequireParent, children: [{ path: 'diary', Component: Diary }] },
  { element: <RequireParent staysOpen />, children: [{ path: 'draft', Component: Diary }] },
  { Component: GuestsOnly, children: [{ path: 'login', Component: Door }] },
  { path: 'profile', element: <p>Profile</p> },
]

const answers = {
  ...signedInAnswers,
  'POST /api/auth/sign-in/email': () => json({ user: ruth }),
  'POST /api/auth/sign-out': () => json({ success: true }),
}

/** What another tab's Sign Out looks like here. */
function signOutInOtherTab() {
  localStorage.removeItem('faith-fables.signed-in')
  window.dispatchEvent(new StorageEvent('storage', { key: 'faith-fables.signed-in', newValue: null }))
}

const press = async (user: { click: (element: Element) => Promise<void> }, name: string) =>
  await user.click(await screen.findByRole('button', { name }))

test('whoever comes signed out signs in first and is returned, with query and hash (AU-03, AU-04)', async () => {
  fakeNetwork(answers)
  const { user, place } = renderApp('/diary?day=2#noon', screens)
  await waitFor(() => expect(place()).toBe('/login'))
  await press(user, 'Sign In')
  await screen.findByText('Diary of Ruth Adler')
  expect(place()).toBe('/diary?day=2#noon')
})

test('whoever signs in without having come from anywhere goes to the profile (AU-08)', async () => {
  fakeNetwork(answers)
  const { user, place } = renderApp('/login', screens)
  await press(user, 'Sign In')
  await waitFor(() => expect(place()).toBe('/profile'))
})

test('a place outside the product is never returned to', async () => {
  fakeNetwork(answers)
  const { user, router, place } = renderApp('/profile', screens)
  await act(() => router.navigate('/login', { state: { from: '//elsewhere.example' } }))
  await press(user, 'Sign In')
  await waitFor(() => expect(place()).toBe('/profile'))
})

test('a signed-in parent is led on from the login screen (AU-07)', async () => {
  leaveSignInMark()
  fakeNetwork(answers)
  const { place } = renderApp('/login', screens)
  await waitFor(() => expect(place()).toBe('/profile'))
})

test('a signed-in parent is led from the login screen to where they came from (AU-07)', async () => {
  leaveSignInMark()
  fakeNetwork(answers)
  const { router, place } = renderApp('/profile', screens)
  await screen.findByText('Profile')
  await act(() => router.navigate('/login', { state: { from: '/diary?day=2' } }))
  expect(await screen.findByText('Diary of Ruth Adler')).toBeTruthy()
  expect(place()).toBe('/diary?day=2')
})

test('signing out leads to the login, from where the next person starts at their own profile', async () => {
  leaveSignInMark()
  fakeNetwork(answers)
  const { user, place } = renderApp('/diary', screens)
  await press(user, 'Sign Out')
  await waitFor(() => expect(place()).toBe('/login'))
  await press(user, 'Sign In')
  await waitFor(() => expect(place()).toBe('/profile'))
})

test('whoever returns to a sign-in that has ended goes on where they were', async () => {
  leaveSignInMark()
  const network = fakeNetwork(answers)
  const { user, place } = renderApp('/diary?day=2', screens)
  await screen.findByText('Diary of Ruth Adler')
  network.answer('GET /api/auth/get-session', () => json(null))
  signOutInOtherTab()
  await waitFor(() => expect(place()).toBe('/login'))
  await press(user, 'Sign In')
  await waitFor(() => expect(place()).toBe('/diary?day=2'))
})

test('where one sign-in has ended, somebody else starts at their own profile', async () => {
  leaveSignInMark()
  const naomi = { ...ruth, id: 'u-naomi', name: 'Naomi Levi' }
  fakeNetwork({ ...answers, 'POST /api/auth/sign-in/email': () => json({ user: naomi }) })
  const { user, place } = renderApp('/diary?day=2', screens)
  await screen.findByText('Diary of Ruth Adler')
  signOutInOtherTab()
  await press(user, 'Sign In')
  await waitFor(() => expect(place()).toBe('/profile'))
})

test('while Sign Out is under way only that is said; when it fails all is as it was (AU-05, AU-11, AU-12)', async () => {
  leaveSignInMark()
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  let refuse = () => {}
  const answer = new Promise<Response>((resolve) => {
    refuse = () => resolve(json({}, 500))
  })
  fakeNetwork({ ...answers, 'POST /api/auth/sign-out': () => answer })
  const { user, place } = renderApp('/diary', screens)
  await user.type(await screen.findByLabelText('Entry'), 'Dear diary')
  await press(user, 'Sign Out')
  await screen.findByText('Loading authentication status...')
  expect(screen.queryByRole('textbox')).toBeNull()
  refuse()
  expect(await screen.findByRole<HTMLInputElement>('textbox')).toHaveProperty('value', 'Dear diary')
  expect(place()).toBe('/diary')
  expect(logged).toHaveBeenCalledOnce()
  logged.mockReset()
})

test('a screen that stays open keeps what was typed when the sign-in ends', async () => {
  leaveSignInMark()
  fakeNetwork(answers)
  const { user, place } = renderApp('/draft', screens)
  await user.type(await screen.findByLabelText('Entry'), 'Dear diary')
  await press(user, 'Sign Out')
  await screen.findByText('Diary of nobody')
  expect(place()).toBe('/draft')
  expect(screen.getByLabelText<HTMLInputElement>('Entry').value).toBe('Dear diary')
})

test('nothing shows until the first check has ended (AU-05, AU-06, LA-01)', async () => {
  leaveSignInMark()
  fakeNetwork({ ...signedOutAnswers, 'GET /api/auth/get-session': () => json(null) })
  const { place } = renderApp('/diary', screens)
  expect(document.body.textContent).toBe('Loading authentication status...')
  await waitFor(() => expect(place()).toBe('/login'))
})
