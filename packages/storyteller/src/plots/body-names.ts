/** Bodies that stories otherwise take for granted; plots are told in other words for them. */
export const bodyNames = [
  /** Goes about in a wheelchair. */
  'seated',
  /** Walks with crutches, a walker or a stick, or is very old: goes, but neither runs nor climbs. */
  'unsteady',
  /** A baby that does not walk yet. */
  'crawling',
  /** Two years old or younger: says no whole sentences, and thinks none. */
  'little',
  'blind',
  'deaf',
  /** Talks with the hands. */
  'signing',
] as const

/** What the parent's words say of a body that stories otherwise take for granted. */
export type Body = (typeof bodyNames)[number]
