/** What a published story can be had as, to keep or to print. */
export const bookFormats = {
  'pdf-a4': { ending: 'pdf', contentType: 'application/pdf' },
  'pdf-letter': { ending: 'pdf', contentType: 'application/pdf' },
  'pdf-square': { ending: 'pdf', contentType: 'application/pdf' },
  'booklet-a4': { ending: 'pdf', contentType: 'application/pdf' },
  'booklet-letter': { ending: 'pdf', contentType: 'application/pdf' },
} as const
export type BookFormat = keyof typeof bookFormats
