import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import {
  fakeNetwork,
  json,
  leaveSignInMark,
  ruth,
  ruthsProfile,
  signedInAnswers,
  signedOutAnswers,
} from '../testing/fake-network.ts'
import { useSession } from './session.ts'
import { SessionProvider } from './session-provider.tsx'

/** Says aloud what a screen would learn from the session. */
function Speaker() {
  const { status, parent, balance, costs, signOut } = useSession()
  return (
    <>
      <p>
        {[
          status,
          parent?.displayName ?? 'nobody',
          balance ?? 'null',
          costs?.signUpBonusTokens ?? 'null',
        ].join(' · ')}
      </p>
      <button type="button" onClick={signOut}>
        Sign Out
      </button>
    </>
  )
}

function start() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider>
        <Speaker />
      </SessionProvider>
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

const says = (words: string) => screen.findByText(words)

/** What another tab's change of the mark looks like here. */
function changeInOtherTab(uid: string | null) {
  const key = 'faith-fables.signed-in'
  if (uid) leaveSignInMark(uid)
  else localStorage.removeItem(key)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: uid }))
}

test('a visitor who never signed in here is signed out at once, without a question', async () => {
  const network = fakeNetwork(signedOutAnswers)
  start()
  expect(screen.getByText('signed-out · nobody · null · null')).toBeTruthy()
  await says('signed-out · nobody · null · 300')
  expect(network.sent().map(({ path }) => path)).toEqual(['/api/reference/costs'])
})

test('a parent who comes back is checked, then signed in with their balance', async () => {
  leaveSignInMark()
  fakeNetwork(signedInAnswers)
  start()
  expect(screen.getByText('loading · nobody · null · null')).toBeTruthy()
  await says('signed-in · Ruth Adler · 240 · 300')
})

test('a sign-in that has run out ends as signed out', async () => {
  leaveSignInMark()
  fakeNetwork({ ...signedOutAnswers, 'GET /api/auth/get-session': () => json(null) })
  start()
  await says('signed-out · nobody · null · 300')
})

test('a profile that was never made is made now', async () => {
  leaveSignInMark()
  const network = fakeNetwork({
    ...signedInAnswers,
    'GET /api/users/me': () => json({ message: 'No profile.' }, 404),
    'POST /api/users/sync': () => json({ ...ruthsProfile, tokensAvailable: 300 }),
  })
  start()
  await says('signed-in · Ruth Adler · 300 · 300')
  expect(network.sent('POST /api/users/sync')[0]?.body).toEqual({ displayName: 'Ruth Adler' })
})

describe('a failure that is only logged', () => {
  const logged = vi.spyOn(console, 'error')
  beforeEach(() => logged.mockImplementation(() => {}))

  test('leaves the balance and the costs null', async () => {
    leaveSignInMark()
    fakeNetwork({
      ...signedInAnswers,
      'GET /api/users/me': () => json({}, 500),
      'GET /api/reference/costs': () => json({}, 500),
    })
    start()
    await says('signed-in · Ruth Adler · null · null')
    await waitFor(() => expect(logged).toHaveBeenCalledTimes(2))
    logged.mockReset()
  })

  test('of signing out leaves everything as it was', async () => {
    leaveSignInMark()
    fakeNetwork({ ...signedInAnswers, 'POST /api/auth/sign-out': () => json({}, 500) })
    const user = start()
    await says('signed-in · Ruth Adler · 240 · 300')
    await user.click(screen.getByRole('button'))
    await says('signed-in · Ruth Adler · 240 · 300')
    expect(logged).toHaveBeenCalledOnce()
    logged.mockReset()
  })
})

test('signing out loads, then leaves nothing of the parent behind', async () => {
  leaveSignInMark()
  let finish = () => {}
  const answer = new Promise<Response>((resolve) => {
    finish = () => resolve(json({ success: true }))
  })
  fakeNetwork({ ...signedInAnswers, 'POST /api/auth/sign-out': () => answer })
  const user = start()
  await says('signed-in · Ruth Adler · 240 · 300')
  await user.click(screen.getByRole('button'))
  await says('loading · Ruth Adler · 240 · 300')
  finish()
  await says('signed-out · nobody · null · 300')
})

describe('another tab', () => {
  beforeEach(() => leaveSignInMark())

  test('that signs out signs out here', async () => {
    fakeNetwork(signedInAnswers)
    start()
    await says('signed-in · Ruth Adler · 240 · 300')
    changeInOtherTab(null)
    await says('signed-out · nobody · null · 300')
  })

  test('that signs somebody else in shows their name and balance here', async () => {
    const network = fakeNetwork(signedInAnswers)
    start()
    await says('signed-in · Ruth Adler · 240 · 300')
    const naomi = { ...ruth, id: 'u-naomi', name: 'Naomi Levi' }
    network.answer('GET /api/auth/get-session', () => json({ user: naomi }))
    network.answer('GET /api/users/me', () =>
      json({ ...ruthsProfile, displayName: naomi.name, tokensAvailable: 7 }),
    )
    changeInOtherTab(naomi.id)
    await says('signed-in · Naomi Levi · 7 · 300')
  })
})
