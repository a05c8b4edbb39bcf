import type { BookPhrases } from '../book-phrases.ts'

export const portuguese: BookPhrases = {
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
}
