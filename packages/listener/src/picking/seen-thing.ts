import type { Span } from '../facts.ts'

/** What of somebody can be picked instead of typed. */
export type Slot =
  | 'who'
  | 'age'
  | 'skin'
  | 'hair'
  | 'eyes'
  | 'top'
  | 'bottom'
  | 'shoes'
  | 'hat'
  | 'coat'
  | 'neckwear'
  | 'extra'

/** A word that describes: "red" is the colour of the hair. */
export interface SeenPart {
  is: 'colour' | 'pattern' | 'length' | 'form' | 'pronoun'
  /** In small letters, by the usual name where there is one. */
  words: string
  span: Span
}

/** Something read, as whoever wants to change it has to know it. */
export interface SeenThing {
  slot: Slot
  /** What it is, in small letters and by its usual name: "girl", "8", "hair", "dress", "glasses". */
  is: string
  /** All of it up to its noun: "short red hair"; null where it follows from other words, as a girl from "she". */
  span: Span | null
  noun: Span | null
  parts: SeenPart[]
  /** There is nothing in it but the parts and the noun; of who somebody is: no other word says that it is a person. */
  isPlain: boolean
}
