import { useCallback, useEffect, useRef, useState } from 'react'
import { logFailure } from '../api/calls/log-failure.ts'
import type { IdentityUser } from '../identity/identity.ts'
import { identity } from '../identity/identity-provider.ts'
import { handOverMark } from './hand-over-mark.ts'

export interface IdentityState {
  /** `loading` with a user: Sign Out is under way; without: the check at the start is. */
  status: 'loading' | 'signed-in' | 'signed-out'
  user: IdentityUser | null
  /** The parent pressed Sign Out here. */
  hasLeft?: boolean
}

/** Milliseconds out of sight after which the sign-in is checked again. */
const longAbsence = 60_000

/** Milliseconds before each further try of a check that got no answer. */
const retryPauses = [1000, 2000, 4000]

const signedOut: IdentityState = { status: 'signed-out', user: null }

/**
 * Follows the identity provider: from the check at the start (which a visitor without a stored sign-in is spared) to
 * sign-ins and sign-outs in other tabs.
 *
 * @param onOtherUser called just before another user, or nobody, takes the place of the one before
 * @param checkedUser whose sign-in was checked before the page was sent: nobody waits for a check then
 */
export function useIdentityState(onOtherUser: () => void, checkedUser: IdentityUser | null) {
  const [state, setState] = useState<IdentityState>(() => {
    if (checkedUser) return { status: 'signed-in', user: checkedUser }
    return isNobody() ? signedOut : { status: 'loading', user: null }
  })
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
    const follow = async (next: Promise<IdentityState>) => {
      const state = await next
      if (isCurrent && !isSame(latest.current, state)) change(state)
    }
    if (latest.current.status === 'loading') void follow(checked())
    else if (latest.current.user) void follow(checkedAgain(latest.current))
    const stopFollowing = identity.onChange(() => void follow(checked()))
    const stopWatching = onReturn(() => {
      if (latest.current.status === 'signed-in') void follow(checkedAgain(latest.current))
    })
    return () => {
      isCurrent = false
      stopFollowing()
      stopWatching()
    }
  }, [change])

  return { state, latest, change }
}

/**
 * Who is signed in now. A provider that cannot be reached is asked again, since a server that starts anew is back in
 * seconds; one that stays away cannot vouch for anybody.
 */
async function checked(pauses = retryPauses): Promise<IdentityState> {
  if (isNobody()) return signedOut
  try {
    const user = await identity.currentUser()
    return user ? { status: 'signed-in', user } : signedOut
  } catch (error) {
    logFailure('The sign-in could not be checked.', error)
    const [pause, ...laterPauses] = pauses
    if (pause === undefined) return signedOut
    await new Promise((resolve) => setTimeout(resolve, pause))
    return checked(laterPauses)
  }
}

/** Nobody is signed in, or a child holds the device: the sign-in rests until the parent takes it back. */
const isNobody = (): boolean => handOverMark.read() || identity.storedUid() === null

/** A sign-in may have been ended from another device. A provider that is out of reach now ends nothing. */
async function checkedAgain(state: IdentityState): Promise<IdentityState> {
  const user = await identity.currentUser().catch(() => state.user)
  return user ? { status: 'signed-in', user } : signedOut
}

/** Calls back when the parent looks at this tab again after a while. */
function onReturn(listener: () => void): () => void {
  let leftAt = performance.now()
  const changed = () => {
    if (document.visibilityState === 'hidden') leftAt = performance.now()
    else if (performance.now() - leftAt > longAbsence) listener()
  }
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

function isSame(one: IdentityState, other: IdentityState): boolean {
  return one.status === other.status && one.user?.uid === other.user?.uid
}
