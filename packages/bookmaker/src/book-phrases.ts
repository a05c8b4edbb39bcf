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
  /** How its days are written. */
  locale: string
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

const english: BookPhrases = {
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
  locale: 'en-GB',
}

const phrases: Readonly<Record<string, BookPhrases>> = {
  es: {
    toldBy: (author) => `Contado por ${author}`,
    dedication: ['Este libro es de', 'Regalado con amor por', 'El día'],
    talk: 'Para conversar',
    pray: 'Para orar',
    remember: 'Para recordar',
    theEnd: 'Fin',
    parts: {
      cover: 'Portada',
      title: 'Portadilla',
      dedication: 'Dedicatoria',
      page: (number) => `Página ${number}`,
      talkAndPray: 'Conversar y orar',
      talkPrayRemember: 'Conversar, orar, recordar',
      made: 'Quién hizo este libro',
      contents: 'Índice',
      pages: 'Páginas',
    },
    ownPicture: 'Dibuja lo que más te gusta',
    madeWith: (title, author, day) => `«${title}»: un cuento de ${author}, hecho con Faith Fables el ${day}.`,
    forOneFamily:
      'Las palabras y las imágenes se hicieron para una familia. Léelo a alguien a quien quieres.',
    missing: (pictures) =>
      pictures === 1
        ? 'Una imagen no se encontró al hacer este libro.'
        : `${pictures} imágenes no se encontraron al hacer este libro.`,
    locale: 'es',
  },
  de: {
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
    locale: 'de',
  },
  fr: {
    toldBy: (author) => `Raconté par ${author}`,
    dedication: ['Ce livre appartient à', 'Offert avec amour par', 'Le'],
    talk: 'Pour en parler',
    pray: 'Pour prier',
    remember: 'À retenir',
    theEnd: 'Fin',
    parts: {
      cover: 'Couverture',
      title: 'Page de titre',
      dedication: 'Dédicace',
      page: (number) => `Page ${number}`,
      talkAndPray: 'Parler et prier',
      talkPrayRemember: 'Parler, prier, retenir',
      made: 'Qui a fait ce livre',
      contents: 'Sommaire',
      pages: 'Pages',
    },
    ownPicture: 'Dessine ce que tu préfères',
    madeWith: (title, author, day) =>
      `«\u00A0${title}\u00A0»\u00A0: une histoire racontée par ${author}, faite avec Faith Fables le ${day}.`,
    forOneFamily: 'Les mots et les images ont été faits pour une famille. Lis-la à quelqu’un que tu aimes.',
    missing: (pictures) =>
      pictures === 1
        ? 'Une image n’a pas été trouvée quand ce livre a été fait.'
        : `${pictures} images n’ont pas été trouvées quand ce livre a été fait.`,
    locale: 'fr',
  },
  it: {
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
    madeWith: (title, author, day) =>
      `«${title}»: una storia di ${author}, fatta con Faith Fables il ${day}.`,
    forOneFamily: 'Le parole e le immagini sono fatte per una famiglia. Leggila a qualcuno a cui vuoi bene.',
    missing: (pictures) =>
      pictures === 1
        ? 'Un’immagine non è stata trovata quando questo libro è stato fatto.'
        : `${pictures} immagini non sono state trovate quando questo libro è stato fatto.`,
    locale: 'it',
  },
  nl: {
    toldBy: (author) => `Verteld door ${author}`,
    dedication: ['Dit boek is van', 'Met liefde gegeven door', 'Op'],
    talk: 'Om te praten',
    pray: 'Om te bidden',
    remember: 'Om te onthouden',
    theEnd: 'Einde',
    parts: {
      cover: 'Omslag',
      title: 'Titelpagina',
      dedication: 'Opdracht',
      page: (number) => `Pagina ${number}`,
      talkAndPray: 'Praten en bidden',
      talkPrayRemember: 'Praten, bidden, onthouden',
      made: 'Wie dit boek maakte',
      contents: 'Inhoud',
      pages: 'Pagina’s',
    },
    ownPicture: 'Teken wat je het mooist vindt',
    madeWith: (title, author, day) =>
      `“${title}” werd verteld door ${author} en op ${day} gemaakt met Faith Fables.`,
    forOneFamily:
      'De woorden en de plaatjes zijn gemaakt voor één gezin. Lees het voor aan iemand van wie je houdt.',
    missing: (pictures) =>
      pictures === 1
        ? 'Eén plaatje was niet te vinden toen dit boek werd gemaakt.'
        : `${pictures} plaatjes waren niet te vinden toen dit boek werd gemaakt.`,
    locale: 'nl',
  },
  pt: {
    toldBy: (author) => `Contado por ${author}`,
    dedication: ['Este livro é de', 'Oferecido com amor por', 'No dia'],
    talk: 'Para conversar',
    pray: 'Para orar',
    remember: 'Para lembrar',
    theEnd: 'Fim',
    parts: {
      cover: 'Capa',
      title: 'Folha de rosto',
      dedication: 'Dedicatória',
      page: (number) => `Página ${number}`,
      talkAndPray: 'Conversar e orar',
      talkPrayRemember: 'Conversar, orar, lembrar',
      made: 'Quem fez este livro',
      contents: 'Índice',
      pages: 'Páginas',
    },
    ownPicture: 'Desenha aquilo de que mais gostas',
    madeWith: (title, author, day) =>
      `“${title}”: uma história de ${author}, feita com Faith Fables em ${day}.`,
    forOneFamily: 'As palavras e as imagens foram feitas para uma família. Lê-a a alguém de quem gostas.',
    missing: (pictures) =>
      pictures === 1
        ? 'Uma imagem não foi encontrada quando este livro foi feito.'
        : `${pictures} imagens não foram encontradas quando este livro foi feito.`,
    locale: 'pt',
  },
}

/** @param language as browsers know it; English for those that are not told in, or where it is absent */
export const phrasesIn = (language: string | undefined): BookPhrases =>
  (language ? phrases[language] : undefined) ?? english
