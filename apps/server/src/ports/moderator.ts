import type { StoryLanguageCode } from '@faith-fables/contract'

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

export interface ReviewOptions {
  scripture?: string[]
  names?: string[]
  language?: StoryLanguageCode
  signal: AbortSignal
}

/** Whoever decides what may be written and drawn for children. */
export interface Moderator {
  /** It understands other languages than English; absent for one that knows only their worst words. */
  readsLanguages?: boolean
  /**
   * `scripture` are exact texts that are never held against anyone; `names` are those of the story's people, which leave the house
   * with nobody; `language` is that of the text, where it is known not to be English.
   * @throws SupplierError when nobody answers: what was not read is not allowed
   */
  review(text: string, kind: ModeratedKind, options: ReviewOptions): Promise<Verdict>
  /** Looks at a picture, in WebP, of a model that may draw anything. Absent where nobody can. */
  reviewPicture?(picture: Uint8Array, options: { signal: AbortSignal }): Promise<Verdict>
}
