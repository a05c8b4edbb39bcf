import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createQueryClient } from '../api/calls/query-client.ts'
import {
  fakeNetwork,
  json,
  leaveSignInMark,
  noAnswer,
  ruth,
  ruthsProfile,
  signedInAnswers,
  signedOutAnswers,
} from '../testing/fake-network.ts'
import { useSession } from './session.ts'
import { SessionProvider } from './session-provider.tsx'

/** Says aloud what a screen would learn from the session. */
function Speaker() {
  const { status, parent, balance, costs, signOut, reloadBalance } = useSession()
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
      <button type="button" onClick={reloadBalance}>
        Refresh balance
      </button>
    </>
  )
}

function start() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider checkedUser={null}>
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

test('a visitor who never signed in here is signed out at once, without a question (AU-09)', async () => {
  const network = fakeNetwork(signedOutAnswers)
  start()
  expect(screen.getByText('signed-out · nobody · null · null')).toBeTruthy()
  await says('signed-out · nobody · null · 300')
  expect(network.sent().map(({ path }) => path)).toEqual(['/api/reference/costs'])
})

test('a parent who comes back is checked, then signed in with their balance (AU-09)', async () => {
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
  expect(network.sent('POST /api/users/sync').map(({ body }) => body)).toEqual([null])
})

describe('a failure that is only logged', () => {
  const logged = vi.spyOn(console, 'error')
  beforeEach(() => logged.mockReset().mockImplementation(() => {}))

  test('of a server that is just starting anew signs nobody out', async () => {
    leaveSignInMark()
    const network = fakeNetwork({ ...signedInAnswers, 'GET /api/auth/get-session': noAnswer })
    start()
    await waitFor(() => expect(logged).toHaveBeenCalledTimes(1))
    network.answer('GET /api/auth/get-session', () => json({ user: ruth }))
    await says('signed-in · Ruth Adler · 240 · 300')
    logged.mockClear()
  })

  test('leaves the balance and the costs null (AU-15, AU-18)', async () => {
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

  test('takes away the balance that was known before (AU-15)', async () => {
    leaveSignInMark()
    const network = fakeNetwork(signedInAnswers)
    const user = start()
    await says('signed-in · Ruth Adler · 240 · 300')
    network.answer('GET /api/users/me', () => json({}, 500))
    await user.click(screen.getByRole('button', { name: 'Refresh balance' }))
    await says('signed-in · Ruth Adler · null · 300')
    expect(logged).toHaveBeenCalledWith('The token balance could not be fetched.', expect.anything())
    logged.mockReset()
  })

  test('is none when the sign-in has ended elsewhere', async () => {
    leaveSignInMark()
    const network = fakeNetwork({ ...signedInAnswers, 'GET /api/auth/token': () => json({}, 401) })
    network.answer('GET /api/users/me', () => json({}, 500))
    start()
    await says('signed-out · nobody · null · 300')
    expect(logged).not.toHaveBeenCalled()
  })

  test('of signing out leaves everything as it was (AU-12)', async () => {
    leaveSignInMark()
    fakeNetwork({ ...signedInAnswers, 'POST /api/auth/sign-out': () => json({}, 500) })
    const user = start()
    await says('signed-in · Ruth Adler · 240 · 300')
    await user.click(screen.getByRole('button', { name: 'Sign Out' }))
    await says('signed-in · Ruth Adler · 240 · 300')
    expect(logged).toHaveBeenCalledOnce()
    logged.mockReset()
  })
})

test('signing out loads, then leaves nothing of the parent behind (AU-11, AU-14)', async () => {
  leaveSignInMark()
  let finish = () => {}
  const answer = new Promise<Response>((resolve) => {
    finish = () => resolve(json({ success: true }))
  })
  fakeNetwork({ ...signedInAnswers, 'POST /api/auth/sign-out': () => answer })
  const user = start()
  await says('signed-in · Ruth Adler · 240 · 300')
  await user.click(screen.getByRole('button', { name: 'Sign Out' }))
  await says('loading · Ruth Adler · 240 · 300')
  finish()
  await says('signed-out · nobody · null · 300')
})

describe('another tab', () => {
  beforeEach(() => leaveSignInMark())

  test('that signs out signs out here (AU-10, AU-14)', async () => {
    fakeNetwork(signedInAnswers)
    start()
    await says('signed-in · Ruth Adler · 240 · 300')
    changeInOtherTab(null)
    await says('signed-out · nobody · null · 300')
  })

  test('that signs somebody else in shows their name and balance here (AU-10, AU-13)', async () => {
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

describe('a tab that is looked at again', () => {
  beforeEach(() => leaveSignInMark())

  /** As if the parent had been elsewhere for so long. */
  function lookAway(milliseconds: number) {
    vi.useFakeTimers({ toFake: ['performance'] })
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    vi.advanceTimersByTime(milliseconds)
    visibility.mockRestore()
    document.dispatchEvent(new Event('visibilitychange'))
    vi.useRealTimers()
  }

  test('after a minute notices that the sign-in was ended on another device (AU-10)', async () => {
    const network = fakeNetwork(signedInAnswers)
    start()
    await says('signed-in · Ruth Adler · 240 · 300')
    network.answer('GET /api/auth/get-session', () => json(null))
    lookAway(61_000)
    await says('signed-out · nobody · null · 300')
  })

  test('keeps the sign-in while the provider cannot be reached', async () => {
    const network = fakeNetwork(signedInAnswers)
    start()
    await says('signed-in · Ruth Adler · 240 · 300')
    network.answer('GET /api/auth/get-session', noAnswer)
    lookAway(61_000)
    await waitFor(() => expect(network.sent('GET /api/auth/get-session')).toHaveLength(2))
    await says('signed-in · Ruth Adler · 240 · 300')
  })

  test('does not ask again within the minute', async () => {
    const network = fakeNetwork(signedInAnswers)
    start()
    await says('signed-in · Ruth Adler · 240 · 300')
    lookAway(59_000)
    expect(network.sent('GET /api/auth/get-session')).toHaveLength(1)
  })
})

test('the balance is read again by hand (AU-16)', async () => {
  leaveSignInMark()
  const network = fakeNetwork(signedInAnswers)
  const user = start()
  await says('signed-in · Ruth Adler · 240 · 300')
  network.answer('GET /api/users/me', () => json({ ...ruthsProfile, tokensAvailable: 90 }))
  await user.click(screen.getByRole('button', { name: 'Refresh balance' }))
  await says('signed-in · Ruth Adler · 90 · 300')
})
