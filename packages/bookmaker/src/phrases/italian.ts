import type { BookPhrases } from '../book-phrases.ts'

export const italian: BookPhrases = {
  toldBy: (author) => `Raccontato da ${author}`,
  dedication: ['Questo libro è di', 'Donato con amore da', 'Il giorno'],
  talk: 'Per parlarne',
  pray: 'Per pregare',
  remember: 'Da ricordare',
  theEnd: 'Fine',
  parts: {
    cover: 'Copertina',
    title: 'Frontespizio',
    dedication: 'Dedica',
    page: (number) => `Pagina ${number}`,
    talkAndPray: 'Parlare e pregare',
    talkPrayRemember: 'Parlare, pregare, ricordare',
    made: 'Chi ha fatto questo libro',
    contents: 'Indice',
    pages: 'Pagine',
  },
  ownPicture: 'Disegna quello che ti piace di più',
  madeWith: (title, author, day) => `«${title}»: una storia di ${author}, fatta con Faith Fables il ${day}.`,
  forOneFamily: 'Le parole e le immagini sono fatte per una famiglia. Leggila a qualcuno a cui vuoi bene.',
  missing: (pictures) =>
    pictures === 1
      ? 'Un’immagine non è stata trovata quando questo libro è stato fatto.'
      : `${pictures} immagini non sono state trovate quando questo libro è stato fatto.`,
  folding: {
    heading: 'Come piegare questo libretto',
    lay: (sheets) =>
      `1. Stampa tutte le pagine tranne questa fronte e retro, girate sul lato corto e a grandezza reale. Metti ${sheets === 1 ? 'il foglio' : `i ${sheets} fogli`} uno sull’altro come escono, con la copertina sotto, a faccia in giù.`,
    fold: '2. Piegali tutti insieme a metà, la metà destra sulla sinistra, così che la copertina resti fuori.',
    staple:
      '3. Apri il libretto e pinzalo due volte nella piega, dall’esterno. Si può anche cucire con il filo.',
  },
  files: ['In PDF', 'Per app di lettura (EPUB)'],
  locale: 'it',
}
