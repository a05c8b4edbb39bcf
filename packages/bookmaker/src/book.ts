/** A finished story with everything that its book shows: nothing is looked up while the book is made. */
export interface Book {
  id: string
  title: string
  /** In what it is told, as browsers know languages: "es"; English where it is absent. */
  language?: string | undefined
  author: string
  /** The verse's reference, or the name of the value. */
  theme: string
  /** What the story leaves with its readers. */
  moral: string | null
  /** Day on which it was published, as `2026-11-23`. */
  madeOn: string
  cover: BookPicture | null
  pages: BookPage[]
  /** The same story in another language, where each page has its words, too; absent for a book in one. */
  second?: { title: string; language: string } | undefined
  companion: BookCompanion | null
}

export interface BookPage {
  text: string
  picture: BookPicture | null
  /** The same words in the second language of the book. */
  second?: string | undefined
  /** How it is read aloud; absent where nobody does. */
  sound?: BookSound | undefined
}

export interface BookPicture {
  /** WebP, as wide as it is stored. */
  content: Uint8Array
  /** What is to be seen, for those who cannot see it. */
  alt: string
}

export interface BookSound {
  content: Uint8Array
  contentType: string
  milliseconds: number
}

export interface BookCompanion {
  talk: string[]
  prayer: string
  remember: string
}

/** Everything a story can be had as. */
export const bookKinds = [
  'pdf-a4',
  'pdf-letter',
  'pdf-square',
  'large-a4',
  'large-letter',
  'easy-a4',
  'easy-letter',
  'colouring-a4',
  'colouring-letter',
  'booklet-a4',
  'booklet-letter',
  'epub',
  'epub-fixed',
  'archive',
] as const
export type BookKind = (typeof bookKinds)[number]
