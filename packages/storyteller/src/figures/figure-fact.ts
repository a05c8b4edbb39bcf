import type { WordKind } from '@faith-fables/listener/facts'
import type { PlainForm } from '@faith-fables/listener/plain-forms/plain-form'

/** Something that a parent told of somebody for certain, and that can stand in a sentence. */
export interface FigureFact {
  kind: WordKind | 'pet' | 'friend'
  /** The parent's words for it. */
  words: string
  plain: PlainForm
}
