/**
 * The query of a parent's first call for a story, which is sent without a token: for their own private book it finds
 * nothing, and the browser would write each 404 into its console.
 */
export const emptyWhenAbsent = { absent: 'empty' } as const
