import type { DrawnQuery } from '../api/rendered-queries.ts'
import type { IdentityUser } from '../identity/identity.ts'
import { identity } from '../identity/identity-provider.ts'

/** What a page was drawn from. It comes with the page, so that the app takes over what stands there. */
export interface DrawnPage {
  queries: readonly DrawnQuery[]
  /** The parent whose sign-in the server has checked; null where the page was drawn for a visitor. */
  user: IdentityUser | null
}

/** The element that holds it, as JSON. */
export const drawnPageId = 'drawn-from'

/**
 * What stands in this page already; null where the app must begin on its own: the page came empty, or was drawn for
 * somebody else than who is signed in here, or its entry of the history remembers more than the server could know.
 */
export function takeDrawnPage(root: HTMLElement): DrawnPage | null {
  const json = document.getElementById(drawnPageId)?.textContent
  if (!json || root.dataset.drawn !== window.location.pathname || hasMemory(window.history.state)) return null
  const drawn: DrawnPage = JSON.parse(json)
  return identity.storedUid() === (drawn.user?.uid ?? null) ? drawn : null
}

/** The router keeps there what a screen wrote into its entry. */
function hasMemory(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'usr' in state && Boolean(state.usr)
}
