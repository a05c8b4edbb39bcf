import type { StoryLanguageCode } from '@faith-fables/contract'
import type { BookFormat } from '@faith-fables/contract/book-formats'

/** Makes files of finished stories, to keep or to print. */
export interface BookBinder {
  /** @throws an AbortError when `signal` is aborted first */
  make(book: BoundBook, format: BookFormat, signal?: AbortSignal): Promise<Uint8Array>
}

/** A story with everything that its book shows. */
export interface BoundBook {
  id: string
  title: string
  /** In what it is told; absent for English. */
  language?: StoryLanguageCode | undefined
  author: string
  /** The verse's reference, or the name of the value. */
  theme: string
  moral: string | null
  /** Day on which it was published, as `2026-11-23`. */
  madeOn: string
  cover: BoundPicture | null
  pages: BoundPage[]
  /** The same story in another language, where each page has its words, too; absent for a book in one. */
  second?: { title: string; language: StoryLanguageCode } | undefined
  companion: { talk: string[]; prayer: string; remember: string } | null
}

export interface BoundPage {
  text: string
  picture: BoundPicture | null
  /** The same words in the second language of the book. */
  second?: string | undefined
  /** How it is read aloud; absent where nobody does, and in what only is printed. */
  sound?: { content: Uint8Array; contentType: string; milliseconds: number } | undefined
}

export interface BoundPicture {
  /** WebP. */
  content: Uint8Array
  /** What is to be seen, for those who cannot see it. */
  alt: string
}
