/** How long a link for somebody without an account may open what it is for. */
export const linkLasts = ['day', 'week', 'month', 'year', 'ever'] as const
export type LinkLasts = (typeof linkLasts)[number]

const days: Readonly<Record<Exclude<LinkLasts, 'ever'>, number>> = { day: 1, week: 7, month: 30, year: 365 }
const dayMilliseconds = 24 * 60 * 60 * 1000

/** Until when it opens; null where it lasts until it is taken back. */
export const lastsUntil = (lasts: LinkLasts): Date | null =>
  lasts === 'ever' ? null : new Date(Date.now() + days[lasts] * dayMilliseconds)
