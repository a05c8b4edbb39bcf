/** What is being read: the sentence a parent gets depends on it. */
export type ModeratedKind =
  | 'display name'
  | 'collection name'
  | 'story idea'
  | 'story text'
  | 'feedback'
  | 'picture idea'

/** Who held a text: rules, what was learned from lines, or a supplier. */
export type VerdictLayer = 'rules' | 'learned' | 'supplier'

export interface VerdictFinding {
  layer: VerdictLayer
  theme: string
  /** One of the verdict's reasons. */
  reason: string
}

export interface Verdict {
  allowed: boolean
  /** Why not, in words a parent understands; empty when allowed. */
  reasons: string[]
  /** The same for the desk, with who found it and under which theme; absent where nobody says. */
  findings?: VerdictFinding[]
}

/** Whoever decides what may be written and drawn for children. */
export interface Moderator {
  /**
   * `scripture` are exact texts that are never held against anyone; `names` are those of the story's people, which leave the house
   * with nobody.
   * @throws SupplierError when nobody answers: what was not read is not allowed
   */
  review(
    text: string,
    kind: ModeratedKind,
    options: { scripture?: string[]; names?: string[]; signal: AbortSignal },
  ): Promise<Verdict>
  /** Looks at a picture, in WebP, of a model that may draw anything. Absent where nobody can. */
  reviewPicture?(picture: Uint8Array, options: { signal: AbortSignal }): Promise<Verdict>
}
