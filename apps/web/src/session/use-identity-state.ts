import { useCallback, useEffect, useRef, useState } from 'react'
import { logFailure } from '../api/log-failure.ts'
import type { IdentityUser } from '../identity/identity.ts'
import { identity } from '../identity/identity-provider.ts'

export interface IdentityState {
  /** `loading` with a user: Sign Out is under way; without: the check at the start is. */
  status: 'loading' | 'signed-in' | 'signed-out'
  user: IdentityUser | null
}

const signedOut: IdentityState = { status: 'signed-out', user: null }

/**
 * Follows the identity provider: from the check at the start (which a visitor without a stored sign-in is spared) to
 * sign-ins and sign-outs in other tabs.
 *
 * @param onOtherUser called just before another user, or nobody, takes the place of the one before
 */
export function useIdentityState(onOtherUser: () => void) {
  const [state, setState] = useState<IdentityState>(() =>
    identity.mayBeSignedIn() ? { status: 'loading', user: null } : signedOut,
  )
  const latest = useRef(state)

  const change = useCallback(
    (next: IdentityState) => {
      if (latest.current.user?.uid !== next.user?.uid) onOtherUser()
      latest.current = next
      setState(next)
    },
    [onOtherUser],
  )

  useEffect(() => {
    let isCurrent = true
    const check = async () => {
      const next = await checked()
      if (isCurrent && !isSame(latest.current, next)) change(next)
    }
    if (latest.current.status === 'loading') void check()
    const stopFollowing = identity.onChange(() => void check())
    return () => {
      isCurrent = false
      stopFollowing()
    }
  }, [change])

  return { state, latest, change }
}

/** Who is signed in now. A provider that cannot be reached cannot vouch for anybody. */
async function checked(): Promise<IdentityState> {
  if (!identity.mayBeSignedIn()) return signedOut
  try {
    const user = await identity.currentUser()
    return user ? { status: 'signed-in', user } : signedOut
  } catch (error) {
    logFailure('The sign-in could not be checked.', error)
    return signedOut
  }
}

function isSame(one: IdentityState, other: IdentityState): boolean {
  return one.status === other.status && one.user?.uid === other.user?.uid
}
