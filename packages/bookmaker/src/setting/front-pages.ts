import type { Book } from '../book.ts'
import { titleOf } from '../book-words.ts'
import { phrasesIn } from '../phrases-in.ts'
import type { Paper } from './paper.ts'
import type { Box, SetPage, SetText } from './set-page.ts'
import { colours, fitInMiddle, quoteStyle, quoteStyleOn, smallStyle, titleStyle } from './set-text.ts'
import { roomOf, wholePage } from './story-pages.ts'

/** The front of the book. */
export function coverPage(book: Book, paper: Paper): SetPage {
  const { picture, words } = roomOf(paper, 1)
  const room = book.cover ? words : wholePage(paper)
  const [title, author] = cutRoom(room, 0.72)
  return {
    bookmark: phrasesIn(book.language).parts.cover,
    drawn: [
      { kind: 'shape', shape: 'panel', box: { x: 0, y: 0, ...paper }, colour: colours.cream },
      ...(book.cover ? [{ kind: 'picture' as const, picture: book.cover, box: picture }] : []),
      fitInMiddle(titleOf(book), title, titleStyle).text,
      fitInMiddle(book.author, author, smallStyle).text,
    ],
  }
}

/** The title again, with what the story is about. */
export function titlePage(book: Book, paper: Paper): SetPage {
  const [upper, lower] = cutRoom(wholePage(paper), 0.55)
  const [about, by] = cutRoom(lower, 0.6)
  const moral = [book.theme, book.moral].filter(Boolean).join('\n')
  return {
    bookmark: phrasesIn(book.language).parts.title,
    drawn: [
      ...titles(book, upper, paper),
      fitInMiddle(moral, about, { ...quoteStyleOn(paper), sizes: quoteStyle.sizes.slice(1) }).text,
      fitInMiddle(phrasesIn(book.language).toldBy(book.author), by, smallStyle).text,
    ],
  }
}

function titles(book: Book, room: Box, paper: Paper): SetText[] {
  const style = { ...titleStyle, role: 'H1' as const }
  const { second } = book
  if (!second) return [fitInMiddle(titleOf(book), room, style).text]
  const [upper, lower] = cutRoom(room, 0.65)
  const below = fitInMiddle(titleOf(second), lower, quoteStyleOn(paper)).text
  return [fitInMiddle(titleOf(book), upper, style).text, { ...below, language: second.language }]
}

/** A page to write on: for whom the book is. */
export function dedicationPage({ language }: Book, paper: Paper): SetPage {
  const page = wholePage(paper)
  const { dedication: rows, parts } = phrasesIn(language)
  const height = page.height / rows.length
  return {
    bookmark: parts.dedication,
    drawn: rows.flatMap((words, row) => {
      const box = { ...page, y: page.y + row * height, height: height * 0.4 }
      const rule = {
        x: page.x + page.width * 0.15,
        y: box.y + height * 0.72,
        width: page.width * 0.7,
        height: 0,
      }
      return [
        fitInMiddle(words, box, { ...quoteStyleOn(paper), sizes: [18, 15, 12] }).text,
        { kind: 'shape' as const, shape: 'rule' as const, box: rule, colour: colours.honey },
      ]
    }),
  }
}

/** Upper and lower part of a box. */
export function cutRoom(box: Box, share: number): [upper: Box, lower: Box] {
  const height = box.height * share
  return [
    { ...box, height },
    { ...box, y: box.y + height, height: box.height - height },
  ]
}
