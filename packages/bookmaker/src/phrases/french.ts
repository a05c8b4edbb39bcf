import type { BookPhrases } from '../book-phrases.ts'

export const french: BookPhrases = {
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
}
