import type { Age } from '../../plots/plot.ts'

/**
 * Lines by which a detail of the parent comes into a story: planted early, used in the middle, paid off at the
 * end. Only planted lines may come alone, so that each has all of the parent's words: `{wish.a}` with its
 * article ("a red kite"), for places `{wish.at}` ("by the lake"), for deeds one of their forms. The others
 * have the short form: `{wish.the}` ("the kite"). `{wish.they}`, `{wish.them}` and `{wish:was|were}` agree.
 *
 * `{hero}` is on the page; where a line is about a figure, it is `{who}`; `{other}` is a person beside them.
 */
export interface ThreadLines {
  planted: readonly ThreadLine[]
  used: readonly ThreadLine[]
  paid: readonly ThreadLine[]
}

/** A line, one that answers an earlier touch of the same thread, in which the words `after` were told, or one that is only right on some pages. */
export type ThreadLine = string | { say: string; after: string } | PlacedLine

/** For the pages on which what troubled everybody is settled. */
export interface PlacedLine {
  say: string
  on: 'settled pages'
}

export type ThreadsByAge = Readonly<Record<Age, ThreadLines>>
