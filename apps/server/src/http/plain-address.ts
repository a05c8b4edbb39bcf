/** Nearly every address: parts that begin with no dot, and nothing in them that is read in two ways. */
const withoutDetour = /^(\/[\w~-][\w~.-]*)+(\?[\w~.&=+-]*)?$/

/**
 * The address of an API call without detours: `/api/x/../y`, `/api/./y`, `/api\y` and `http://host/api/y` are
 * all `/api/y`. Routes, limits and the identity provider then speak of the same one; without this a detour
 * reaches the provider past the limits on sign-ins. Every other address stays as it is.
 */
export function plainAddress(address: string): string {
  if (withoutDetour.test(address)) return address
  const url = URL.parse(address.startsWith('/') ? `http://localhost${address}` : address)
  return url?.pathname.startsWith('/api/') ? url.pathname + url.search : address
}
