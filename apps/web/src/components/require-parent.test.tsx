import { act, screen, waitFor } from '@testing-library/react'
import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { useSession } from '../session/session.ts'
import {
  fakeNetwork,
  json,
  leaveSignInMark,
  ruth,
  signedInAnswers,
  signedOutAnswers,
} from '../testing/fake-network.ts'
import { renderApp } from '../testing/render-app.tsx'
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

const press = async (user: { click: (element: Element) => Promise<void> }, name: string) =>
  await user.click(await screen.findByRole('button', { name }))

test('whoever comes signed out signs in first and is returned, with query and hash', async () => {
  fakeNetwork(answers)
  const { user, place } = renderApp('/diary?day=2#noon', screens)
  await waitFor(() => expect(place()).toBe('/login'))
  await press(user, 'Sign In')
  await screen.findByText('Diary of Ruth Adler')
  expect(place()).toBe('/diary?day=2#noon')
})

test('whoever signs in without having come from anywhere goes to the profile', async () => {
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

test('a signed-in parent is led on from the login screen', async () => {
  leaveSignInMark()
  fakeNetwork(answers)
  const { place } = renderApp('/login', screens)
  await waitFor(() => expect(place()).toBe('/profile'))
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

test('nothing shows until the first check has ended', async () => {
  leaveSignInMark()
  fakeNetwork({ ...signedOutAnswers, 'GET /api/auth/get-session': () => json(null) })
  const { place } = renderApp('/diary', screens)
  expect(document.body.textContent).toBe('Loading authentication status...')
  await waitFor(() => expect(place()).toBe('/login'))
})
