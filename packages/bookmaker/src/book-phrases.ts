/** What a book says beside its story, in the language of the story. */
export interface BookPhrases {
  toldBy: (author: string) => string
  /** For whom the book is, to be filled in by hand: each has a line below it. */
  dedication: readonly [belongsTo: string, givenBy: string, onThisDay: string]
  talk: string
  pray: string
  remember: string
  theEnd: string
  /** Names of its parts, as contents and bookmarks have them. */
  parts: BookParts
  ownPicture: string
  /** @param title between the marks of the language */
  madeWith: (title: string, author: string, day: string) => string
  forOneFamily: string
  missing: (pictures: number) => string
  folding: FoldingPhrases
  /** What its files are called where they are linked. */
  files: readonly [pdf: string, epub: string]
  /** How its days are written. */
  locale: string
}

/** How a booklet is made from its sheets. */
export interface FoldingPhrases {
  heading: string
  lay: (sheets: number) => string
  fold: string
  staple: string
}

export interface BookParts {
  cover: string
  title: string
  dedication: string
  page: (number: number) => string
  talkAndPray: string
  talkPrayRemember: string
  made: string
  contents: string
  pages: string
}
