import type { BookPhrases } from '../book-phrases.ts'

export const english: BookPhrases = {
  toldBy: (author) => `Told by ${author}`,
  dedication: ['This book belongs to', 'It was given with love by', 'On this day'],
  talk: 'Talk',
  pray: 'Pray',
  remember: 'Remember',
  theEnd: 'The End',
  parts: {
    cover: 'Cover',
    title: 'Title page',
    dedication: 'Dedication',
    page: (number) => `Page ${number}`,
    talkAndPray: 'Talk and pray',
    talkPrayRemember: 'Talk, pray, remember',
    made: 'Who made this book',
    contents: 'Contents',
    pages: 'Pages',
  },
  ownPicture: 'Draw the part you like best',
  madeWith: (title, author, day) => `“${title}” was told by ${author} and made with Faith Fables on ${day}.`,
  forOneFamily: 'The words and the pictures were made for one family. Read it to somebody you love.',
  missing: (pictures) =>
    `${pictures === 1 ? 'One picture' : `${pictures} pictures`} could not be found when this book was made.`,
  folding: {
    heading: 'How to fold this booklet',
    lay: (sheets) =>
      `1. Print all pages but this one on both sides, turned over the short edge, at their real size. Lay ${sheets === 1 ? 'the sheet' : `the ${sheets} sheets`} upon each other as they come, the cover at the bottom, face down.`,
    fold: '2. Fold them all together in the middle, the right half onto the left, so that the cover is outside.',
    staple:
      '3. Open the booklet and staple it twice in the fold, from outside. Sewing it with thread holds as well.',
  },
  files: ['As a PDF', 'For reading apps (EPUB)'],
  locale: 'en-GB',
}
