import { type Location, useLocation } from 'react-router'
import { paths } from '../paths.ts'
import { useSession } from './session.ts'

/** What the login screens remember: where the parent was going. Stands in the history entry, so it is used once. */
export interface WayBack {
  from: string
  /** The parent whose sign-in ended there: nobody else is led to it. */
  uid?: string
}

/** Remembers a place inside the product with its query and hash. */
export function wayBackTo(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  uid?: string,
): WayBack {
  return { from: `${pathname}${search}${hash}`, ...(uid && { uid }) }
}

/** What was remembered on the way to this screen, to be handed on as `state`; null when nothing was. */
export function useWayBack(): WayBack | null {
  const state: unknown = useLocation().state
  if (typeof state !== 'object' || state === null || !('from' in state)) return null
  const { from } = state
  if (typeof from !== 'string' || !isInside(from)) return null
  return 'uid' in state && typeof state.uid === 'string' ? { from, uid: state.uid } : { from }
}

/** Where a parent goes after signing in: the remembered place, else the profile. */
export function useDestination(): string {
  const { parent } = useSession()
  const wayBack = useWayBack()
  const isTheirs = wayBack && (wayBack.uid === undefined || wayBack.uid === parent?.uid)
  return isTheirs ? wayBack.from : paths.profile()
}

/** '//elsewhere.example' would leave the product. */
function isInside(address: string): boolean {
  return /^\/(?![/\\])/.test(address)
}
