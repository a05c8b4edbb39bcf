import type { BookPhrases } from '../book-phrases.ts'

export const spanish: BookPhrases = {
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
  forOneFamily: 'Las palabras y las imágenes se hicieron para una familia. Léelo a alguien a quien quieres.',
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
}
