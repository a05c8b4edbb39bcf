/** How long a private link may open its story. */
export const linkLasts = ['week', 'month', 'year', 'ever'] as const
export type LinkLasts = (typeof linkLasts)[number]
