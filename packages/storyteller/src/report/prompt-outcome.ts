/** What became of something that a parent wrote for a story. */
export type Outcome =
  | 'told'
  /** Told, and words of weight are missing. */
  | 'told in part'
  /** Asked of the telling, and done. */
  | 'followed'
  | 'in the pictures'
  /** Understood; this story has no room for it. */
  | 'left out'
  | 'not understood'
  /** A question, a remark, an instruction to a program. */
  | 'beside the story'
  | 'another language'

export interface PromptOutcome {
  /** The character of whom it was written; null for Additional Details. */
  about: string | null
  /** In the parent's own words. */
  words: string
  outcome: Outcome
  /** On which page it is told first, counted from 1; null where no page tells it. */
  page: number | null
}

/** What became of all that a parent wrote, none left out, in the order in which it was written. */
export type PromptReport = PromptOutcome[]
