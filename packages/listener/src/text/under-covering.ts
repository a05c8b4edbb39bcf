import { isOneOf, type Unit } from './read-units.ts'

/** "Grey hair | a blue headwrap", of "grey hair under a blue headwrap". */
export function isUnderCovering(current: readonly Unit[], { small }: Unit, rest: readonly Unit[]): boolean {
  // "Long locs tied up with | a scarf".
  const isTied =
    /^(?:with|in|by)$/.test(small) &&
    current.some((one) => isOneOf(one, 'hair')) &&
    /^(?:tied|wrapped|covered|held|pinned)(?: (?:up|back))?$/.test(
      [current.at(-2), current.at(-1)]
        .map((one) => one?.small ?? '')
        .join(' ')
        .replace(/^.* (?=(?:tied|wrapped|covered|held|pinned)\b)/, ''),
    )
  if (!isTied && (small !== 'under' || !isOneOf(current.at(-1), 'hair', 'body-part'))) return false
  const end = rest.findIndex(({ part }) => /^(?:PUNCT|ADP|VERB|AUX)$/.test(part))
  const cover = rest.at(end < 0 ? -1 : end - 1)
  return (
    isOneOf(cover, 'head-covering') ||
    (isTied && /^(?:scarf|bandana|bandanna|cloth|wrap)$/.test(cover?.small ?? ''))
  )
}
