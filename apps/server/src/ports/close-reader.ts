import type { BookFinding, Character, StoryLanguageCode } from '@faith-fables/contract'

/** A book whose text is being reviewed. */
export interface ReadBook {
  pages: readonly string[]
  characters: readonly Character[]
  language: StoryLanguageCode
}

/** Whoever reads a whole book as a careful editor does, and takes a minute for it. It learns no name. */
export interface CloseReader {
  /**
   * What contradicts itself, in the order of the pages: each with words of the book, letter for letter.
   * @throws SupplierError when it does not answer, or nothing that can be used
   */
  read(book: ReadBook, signal: AbortSignal): Promise<BookFinding[]>
  /** It does not answer just now, and is left alone for a while. */
  isResting(): boolean
}
