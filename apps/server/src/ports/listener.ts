/** Words of a parent, and what they are there for. */
export type ParentWords =
  | { about: 'character'; name: string; words: string }
  | { about: 'story' | 'text' | 'picture'; words: string; cast: readonly { name: string; details: string }[] }

/** One thing that a parent wrote, and the same in plain English, as the built-in listener understands it. */
export interface PlainStatement {
  /** The parent's own words for it, letter for letter. */
  words: string
  /** Where they stand: `[start, end)` in UTF-16 units. */
  span: [start: number, end: number]
  /** "afraid of thunder", "Make it shorter." */
  plain: string
  /** The model and the built-in listener agree on it, and the parent's words bear it. Only what is certain is told. */
  certain: boolean
}

/** What a hosted listener made of a text. */
export interface PlainReading {
  /** In the order in which they were written. */
  statements: PlainStatement[]
  /** The parent's words that nothing was made of. */
  notUnderstood: string[]
  isEnglish: boolean
}

/** Whoever understands more of what parents write than the built-in listener. It learns no name. */
export interface Listener {
  /**
   * Null where it answers nothing that can be used: the built-in listener's reading holds then.
   * @throws SupplierError when it does not answer
   */
  hear(said: ParentWords, signal: AbortSignal): Promise<PlainReading | null>
  /** It does not answer just now, and is left alone for a while. */
  isResting(): boolean
}
