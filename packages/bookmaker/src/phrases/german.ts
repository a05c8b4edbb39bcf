import type { BookPhrases } from '../book-phrases.ts'

export const german: BookPhrases = {
  toldBy: (author) => `Erzählt von ${author}`,
  dedication: ['Dieses Buch gehört', 'Mit Liebe geschenkt von', 'Am'],
  talk: 'Zum Reden',
  pray: 'Zum Beten',
  remember: 'Zum Merken',
  theEnd: 'Ende',
  parts: {
    cover: 'Umschlag',
    title: 'Titelseite',
    dedication: 'Widmung',
    page: (number) => `Seite ${number}`,
    talkAndPray: 'Reden und beten',
    talkPrayRemember: 'Reden, beten, merken',
    made: 'Wer dieses Buch gemacht hat',
    contents: 'Inhalt',
    pages: 'Seiten',
  },
  ownPicture: 'Male, was dir am besten gefällt',
  madeWith: (title, author, day) =>
    `„${title}“ wurde von ${author} erzählt und am ${day} mit Faith Fables gemacht.`,
  forOneFamily: 'Worte und Bilder wurden für eine Familie gemacht. Lies es jemandem vor, den du lieb hast.',
  missing: (pictures) =>
    pictures === 1
      ? 'Ein Bild war nicht zu finden, als dieses Buch gemacht wurde.'
      : `${pictures} Bilder waren nicht zu finden, als dieses Buch gemacht wurde.`,
  folding: {
    heading: 'So wird dieses Heft gefaltet',
    lay: (sheets) =>
      `1. Drucke alle Seiten außer dieser beidseitig, über die kurze Kante gewendet und in wirklicher Größe. Lege ${sheets === 1 ? 'das Blatt' : `die ${sheets} Blätter`} so aufeinander, wie sie kommen, den Umschlag zuunterst, mit dem Bild nach unten.`,
    fold: '2. Falte alle zusammen in der Mitte, die rechte Hälfte auf die linke, sodass der Umschlag außen ist.',
    staple: '3. Öffne das Heft und hefte es von außen zweimal im Falz. Mit Faden genäht hält es auch.',
  },
  files: ['Als PDF', 'Für Lese-Apps (EPUB)'],
  locale: 'de',
}
