import type { WordKind } from '../facts.ts'

/** The kind of a list that goes on behind commas: "loves trains, mud, and pirates". */
export type OpenList = WordKind | null
