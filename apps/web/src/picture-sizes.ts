/**
 * The `sizes` of pictures that one sees first: the server has them fetched ahead in the very width that the screen
 * will choose. Phones are told a little less than the true width: the smaller picture serves them as well, and is
 * there in a third of the time.
 */
export const pictureSizes = {
  /** The cover of a book on a shelf. */
  cover: '(min-width: 640px) 340px, 290px',
  /** A page of the reader, as wide windows open it: over both sides of the gutter. */
  spread: '(min-width: 1500px) 610px, (min-width: 1240px) 480px, 40vw',
  /** A page of the reader with picture and text under each other. */
  single: '(min-width: 768px) 560px, 290px',
  /** A page of the reader in the layout it opens with. */
  firstPage: '(min-width: 1500px) 610px, (min-width: 1240px) 480px, (min-width: 768px) 40vw, 290px',
} as const
