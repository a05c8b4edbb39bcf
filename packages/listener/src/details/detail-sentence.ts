import type { Span } from '../facts.ts'
import type { TextWish } from '../wishes/text-wish.ts'
import type { Statement } from './statement.ts'

/** What a sentence of Additional Details is there for. */
export type DetailSort =
  /** It tells of somebody or something. */
  | 'told'
  /** It asks something of the writer. */
  | 'asked'
  /** Neither: a question, a remark beside the matter, an instruction to a program. */
  | 'aside'

/** A sentence of Additional Details, or what stands for one in a list. */
export interface DetailSentence {
  /** As the parent typed it. */
  words: string
  span: Span
  /** The same as one would write it: no capitals that mean nothing, "w" written out. */
  read: string
  sort: DetailSort
  /** What it says, each thing by itself; empty where it has no verb. */
  statements: Statement[]
  /** What is asked of the writer, as far as that is certain. */
  wishes: TextWish[]
}

/** What was understood of Additional Details. */
export interface HeardDetails {
  sentences: DetailSentence[]
  /** English name of the language, where it is surely not English; then nothing was read. */
  otherLanguage: string | null
}
