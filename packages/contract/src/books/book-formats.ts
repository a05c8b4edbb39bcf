/** What a published story can be had as, to keep or to print. */
export const bookFormats = {
  'pdf-a4': { ending: 'pdf', contentType: 'application/pdf' },
  'pdf-letter': { ending: 'pdf', contentType: 'application/pdf' },
  'pdf-square': { ending: 'pdf', contentType: 'application/pdf' },
  /** Large print. */
  'large-a4': { ending: 'pdf', contentType: 'application/pdf' },
  'large-letter': { ending: 'pdf', contentType: 'application/pdf' },
  /** In letters that are easily told apart. */
  'easy-a4': { ending: 'pdf', contentType: 'application/pdf' },
  'easy-letter': { ending: 'pdf', contentType: 'application/pdf' },
  /** Its pictures are lines to be coloured. */
  'colouring-a4': { ending: 'pdf', contentType: 'application/pdf' },
  'colouring-letter': { ending: 'pdf', contentType: 'application/pdf' },
  'booklet-a4': { ending: 'pdf', contentType: 'application/pdf' },
  'booklet-letter': { ending: 'pdf', contentType: 'application/pdf' },
  /** The text flows. */
  epub: { ending: 'epub', contentType: 'application/epub+zip' },
  /** Laid out for good: picture left, words right. */
  'epub-fixed': { ending: 'epub', contentType: 'application/epub+zip' },
  /** Everything in one ZIP, which opens as a web page. */
  archive: { ending: 'zip', contentType: 'application/zip' },
} as const
export type BookFormat = keyof typeof bookFormats
