import type { RenderedQuery } from '../api/calls/rendered-queries.ts'
import type { IdentityUser } from '../identity/identity.ts'
import { identity } from '../identity/identity-provider.ts'

/** What a page was rendered from. It comes with the page, so that the app takes over what stands there. */
export interface RenderedFrom {
  queries: readonly RenderedQuery[]
  /** The parent whose sign-in the server has checked; null where the page was rendered for a visitor. */
  user: IdentityUser | null
}

/** The element that holds it, as JSON. */
export const renderedFromId = 'rendered-from'

/**
 * What stands in this page already; null where the app must begin on its own: the page came empty, or was rendered for
 * somebody else than who is signed in here, or its entry of the history remembers more than the server could know.
 */
export function takeRenderedPage(root: HTMLElement): RenderedFrom | null {
  const json = document.getElementById(renderedFromId)?.textContent
  if (!json || root.dataset.rendered !== window.location.pathname || hasMemory(window.history.state))
    return null
  const rendered: RenderedFrom = JSON.parse(json)
  return identity.storedUid() === (rendered.user?.uid ?? null) ? rendered : null
}

/** The router keeps there what a screen wrote into its entry. */
function hasMemory(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'usr' in state && Boolean(state.usr)
}
