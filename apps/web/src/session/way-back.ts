import { type Location, useLocation } from 'react-router'
import { paths } from '../paths.ts'

/** What the login screens remember: where the parent was going. Stands in the history entry, so it is used once. */
export interface WayBack {
  from: string
}

/** Remembers a place inside the product with its query and hash. */
export function wayBackTo({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): WayBack {
  return { from: `${pathname}${search}${hash}` }
}

/** What was remembered on the way to this screen, to be handed on as `state`; null when nothing was. */
export function useWayBack(): WayBack | null {
  const state: unknown = useLocation().state
  if (typeof state !== 'object' || state === null || !('from' in state)) return null
  const { from } = state
  return typeof from === 'string' && isInside(from) ? { from } : null
}

/** Where a parent goes after signing in: the remembered place, else the profile. */
export function useDestination(): string {
  return useWayBack()?.from ?? paths.profile()
}

/** '//elsewhere.example' would leave the product. */
function isInside(address: string): boolean {
  return /^\/(?![/\\])/.test(address)
}
