import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { isLocked, isSignInEnded } from '../api/calls/api-error.ts'
import { logFailure } from '../api/calls/log-failure.ts'
import { costsQuery } from '../api/making/public-queries.ts'
import { syncProfile } from '../api/parent/user-calls.ts'
import { storiesOnDevice } from '../api/shelf/stories-on-device.ts'
import { pagesToSend } from '../api/stories/pages-to-send.ts'
import type { IdentityUser } from '../identity/identity.ts'
import { identity } from '../identity/identity-provider.ts'
import { profileQuery } from './profile-query.ts'
import { type Session, SessionContext } from './session.ts'
import { type IdentityState, useIdentityState } from './use-identity-state.ts'

export interface SessionProviderProps {
  /** Whose sign-in was checked before the page was sent; null where it was not. */
  checkedUser: IdentityUser | null
  children: ReactNode
}

/** Keeps who is signed in, their profile and balance, and the prices. */
export function SessionProvider({ checkedUser, children }: SessionProviderProps) {
  const client = useQueryClient()
  const forgetParent = useCallback(() => client.removeQueries({ queryKey: ['parent'] }), [client])
  const { state, latest, change } = useIdentityState(forgetParent, checkedUser)
  const [isArriving, setArriving] = useState(false)
  const profile = useProfile(state, isArriving)
  const costs = useCosts()
  const arrivals = useArrivals(change, setArriving)

  const { status, user } = state
  const session: Session = {
    status,
    parent: user && {
      uid: user.uid,
      email: profile.data?.email ?? user.email,
      displayName: profile.data ? profile.data.displayName : user.displayName,
      photoUrl: profile.data?.photoURL ?? null,
      isEmailVerified: profile.data?.emailVerified ?? null,
      // Nobody waits for a profile that could not be fetched.
      isAdministrator: profile.data?.isAdministrator ?? (profile.isError ? false : null),
    },
    balance: profile.data && !profile.isError ? profile.data.tokensAvailable : null,
    owed: (!profile.isError && profile.data?.tokensOwed) || 0,
    isBalanceLoading: profile.isFetching,
    reloadBalance: async () => {
      if (user) await profile.refetch()
    },
    lock: profile.error && isLocked(profile.error) ? profile.error.message : null,
    costs,
    isArriving,
    hasLeft: state.hasLeft ?? false,
    ...arrivals,
    signOut: () => leave(latest.current, change),
    changePassword: (current, next) => identity.changePassword(current, next),
  }
  return <SessionContext value={session}>{children}</SessionContext>
}

function useProfile({ user }: IdentityState, isArriving: boolean) {
  const profile = useQuery({
    ...profileQuery(user),
    enabled: user !== null && !isArriving,
    // The letter that proves the address is opened in another tab.
    refetchOnWindowFocus: ({ state }) => (state.data?.emailVerified === false ? 'always' : false),
  })
  useLoggedFailure('The token balance could not be fetched.', profile.error)
  return profile
}

function useCosts() {
  const costs = useQuery(costsQuery)
  useLoggedFailure('The costs could not be fetched.', costs.error)
  return costs.data ?? null
}

function useLoggedFailure(what: string, error: Error | null) {
  useEffect(() => {
    if (error && !isSignInEnded(error) && !isLocked(error)) logFailure(what, error)
  }, [what, error])
}

type Change = (state: IdentityState) => void
type Arrivals = Pick<Session, 'signIn' | 'signUp' | 'signInWithGoogle' | 'makeProfile' | 'stopArriving'>

function useArrivals(change: Change, setArriving: (arriving: boolean) => void): Arrivals {
  return useMemo(
    () => ({
      async signIn(email, password) {
        change({ status: 'signed-in', user: await identity.signIn(email, password) })
      },
      async signUp(account) {
        const user = await identity.signUp(account)
        setArriving(true)
        change({ status: 'signed-in', user })
      },
      async signInWithGoogle(googleWindow) {
        setArriving(true)
        try {
          change({ status: 'signed-in', user: await identity.signInWithGoogle(googleWindow) })
        } catch (error) {
          setArriving(false)
          throw error
        }
      },
      async makeProfile(displayName) {
        await syncProfile(displayName)
        setArriving(false)
      },
      stopArriving: () => setArriving(false),
    }),
    [change, setArriving],
  )
}

async function leave(state: IdentityState, change: Change): Promise<void> {
  change({ ...state, status: 'loading' })
  try {
    await identity.signOut()
    // Whoever comes next on this device is perhaps of another family.
    await Promise.all([storiesOnDevice.removeAll(), pagesToSend.removeAll()])
    change({ status: 'signed-out', user: null, hasLeft: true })
  } catch (error) {
    logFailure('Sign-out failed.', error)
    change(state)
  }
}
