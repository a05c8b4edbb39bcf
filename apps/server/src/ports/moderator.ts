/** What is being read: the sentence a parent gets depends on it. */
export type ModeratedKind = 'display name' | 'story idea' | 'story text' | 'feedback' | 'picture idea'

export interface Verdict {
  allowed: boolean
  /** Why not, in words a parent understands; empty when allowed. */
  reasons: string[]
}

/** Whoever decides what may be written and drawn for children. */
export interface Moderator {
  /** `scripture` are exact texts that are never held against anyone. */
  review(
    text: string,
    kind: ModeratedKind,
    options: { scripture?: string[]; signal: AbortSignal },
  ): Promise<Verdict>
}
