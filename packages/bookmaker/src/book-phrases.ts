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
    folding: {
      heading: 'Cómo doblar este cuadernillo',
      lay: (sheets) =>
        `1. Imprime todas las páginas menos esta por las dos caras, volteadas por el lado corto y a tamaño real. Pon ${sheets === 1 ? 'la hoja' : `las ${sheets} hojas`} una sobre otra según salen, con la portada abajo, boca abajo.`,
      fold: '2. Dóblalas todas juntas por el centro, la mitad derecha sobre la izquierda, para que la portada quede fuera.',
      staple:
        '3. Abre el cuadernillo y grápalo dos veces en el doblez, desde fuera. También se puede coser con hilo.',
    },
    files: ['En PDF', 'Para aplicaciones de lectura (EPUB)'],
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
    folding: {
      heading: 'So wird dieses Heft gefaltet',
      lay: (sheets) =>
        `1. Drucke alle Seiten außer dieser beidseitig, über die kurze Kante gewendet und in wirklicher Größe. Lege ${sheets === 1 ? 'das Blatt' : `die ${sheets} Blätter`} so aufeinander, wie sie kommen, den Umschlag zuunterst, mit dem Bild nach unten.`,
      fold: '2. Falte alle zusammen in der Mitte, die rechte Hälfte auf die linke, sodass der Umschlag außen ist.',
      staple: '3. Öffne das Heft und hefte es von außen zweimal im Falz. Mit Faden genäht hält es auch.',
    },
    files: ['Als PDF', 'Für Lese-Apps (EPUB)'],
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
    folding: {
      heading: 'Comment plier ce livret',
      lay: (sheets) =>
        `1. Imprime toutes les pages sauf celle-ci en recto verso, retournées sur le petit côté et en taille réelle. Pose ${sheets === 1 ? 'la feuille' : `les ${sheets} feuilles`} l’une sur l’autre comme elles sortent, la couverture en dessous, face vers le bas.`,
      fold: '2. Plie-les toutes ensemble au milieu, la moitié droite sur la gauche, pour que la couverture soit dehors.',
      staple:
        '3. Ouvre le livret et agrafe-le deux fois dans le pli, de l’extérieur. On peut aussi le coudre avec du fil.',
    },
    files: ['En PDF', 'Pour les applications de lecture (EPUB)'],
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
    folding: {
      heading: 'Zo vouw je dit boekje',
      lay: (sheets) =>
        `1. Druk alle pagina’s behalve deze dubbelzijdig af, over de korte kant gedraaid en op ware grootte. Leg ${sheets === 1 ? 'het vel' : `de ${sheets} vellen`} op elkaar zoals ze komen, met de omslag onderop, beeld naar beneden.`,
      fold: '2. Vouw ze samen in het midden, de rechterhelft op de linker, zodat de omslag buiten zit.',
      staple: '3. Open het boekje en niet het van buitenaf twee keer in de vouw. Naaien met draad kan ook.',
    },
    files: ['Als PDF', 'Voor lees-apps (EPUB)'],
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
    folding: {
      heading: 'Como dobrar este livrinho',
      lay: (sheets) =>
        `1. Imprime todas as páginas menos esta frente e verso, viradas pelo lado curto e no tamanho real. Põe ${sheets === 1 ? 'a folha' : `as ${sheets} folhas`} umas sobre as outras como saem, com a capa por baixo, virada para baixo.`,
      fold: '2. Dobra-as todas juntas ao meio, a metade direita sobre a esquerda, para que a capa fique por fora.',
      staple: '3. Abre o livrinho e agrafa-o duas vezes na dobra, por fora. Também se pode coser com linha.',
    },
    files: ['Em PDF', 'Para aplicações de leitura (EPUB)'],
    locale: 'pt',
  },
}

/** @param language as browsers know it; English for those that are not told in, or where it is absent */
export const phrasesIn = (language: string | undefined): BookPhrases =>
  (language ? phrases[language] : undefined) ?? english
