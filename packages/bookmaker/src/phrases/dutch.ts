import type { BookPhrases } from '../book-phrases.ts'

export const dutch: BookPhrases = {
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
}
