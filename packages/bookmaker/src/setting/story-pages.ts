import type { BookPage } from '../book.ts'
import type { BookParts } from '../book-phrases.ts'
import type { Paper } from './paper.ts'
import type { Box, Drawn, SetPage } from './set-page.ts'
import { fitInMiddle, heightOf, smallStyle, storyStyleOn, type TextStyle } from './set-text.ts'
import { setInTwo } from './two-languages.ts'

export const marginOf = ({ height }: Paper) => height * 0.06
const folioHeight = 16

/** Shares of the page that a picture may take; the first with which the words fit is taken. */
const shares = [1, 0.9, 0.8, 0.7, 0.6]

export interface Room {
  picture: Box
  words: Box
}

/** Where a square picture stands, and where that leaves room for words: beside it, or below where the page is no wider than high. */
export function roomOf(paper: Paper, share: number): Room {
  const margin = marginOf(paper)
  const inner = { width: paper.width - 2 * margin, height: paper.height - 2 * margin - folioHeight }
  if (paper.width > paper.height * 1.2) {
    const side = Math.min(inner.height + folioHeight, inner.width * 0.6) * share
    const x = margin * 2 + side
    return {
      picture: { x: margin, y: (paper.height - side) / 2, width: side, height: side },
      words: { x, y: margin, width: paper.width - x - margin, height: inner.height },
    }
  }
  const side = Math.min(inner.width, inner.height * 0.68) * share
  const top = margin + side + margin / 2
  return {
    picture: { x: (paper.width - side) / 2, y: margin, width: side, height: side },
    words: { x: margin, y: top, width: inner.width, height: margin + inner.height - top },
  }
}

/** The least size in which words stand beside a large picture; those that need a smaller one have a smaller picture instead. */
const leastBesidePicture = 13

/**
 * A page of the story; words that no page holds go on on the next.
 * @param language of its second words, where it has any
 * @param parts how the bookmarks call it
 */
export function storyPages(
  page: BookPage,
  paper: Paper,
  folio: number,
  { language, parts }: { language?: string | undefined; parts: Pick<BookParts, 'page'> },
): SetPage[] {
  return namedPages(page, paper, folio, language).map((one) => ({
    ...one,
    bookmark: one.bookmark && parts.page(folio),
  }))
}

function namedPages(page: BookPage, paper: Paper, folio: number, language?: string): SetPage[] {
  if (!page.second || !language) return pagesInOne(page, paper, folio)
  const together = pageInTwo(page, { text: page.second, language }, paper, folio)
  if (together) return [together]
  return [...pagesInOne(page, paper, folio), ...pagesOfRest(page.second, paper, folio, language)]
}

function pagesInOne(page: Pick<BookPage, 'text' | 'picture'>, paper: Paper, folio: number): SetPage[] {
  const drawn: Drawn[] = []
  let room: Box = wholePage(paper)
  if (page.picture) {
    const found = roomFor(page.text, paper)
    drawn.push({ kind: 'picture', picture: page.picture, box: found.picture })
    room = found.words
  }
  const { text, rest } = fitInMiddle(page.text, room, styleOf(page.text, paper))
  drawn.push(text, folioText(paper, folio))
  const first: SetPage = { bookmark: `Page ${folio}`, drawn }
  return rest === null ? [first] : [first, ...pagesOfRest(rest, paper, folio)]
}

function pagesOfRest(rest: string, paper: Paper, folio: number, language?: string): SetPage[] {
  return pagesInOne({ text: rest, picture: null }, paper, folio).map(({ drawn }) => ({
    bookmark: null,
    drawn: drawn.map((one) => (one.kind === 'text' && language ? { ...one, language } : one)),
  }))
}

/** Words in two languages on one page, with as large a picture as they leave room for; null where no page holds both. */
function pageInTwo(
  { text, picture }: BookPage,
  second: { text: string; language: string },
  paper: Paper,
  folio: number,
): SetPage | null {
  const rooms = picture ? shares.map((share) => roomOf(paper, share)) : []
  const places = picture ? rooms.map(({ words }) => words) : [wholePage(paper)]
  for (const least of [leastBesidePicture, 0])
    for (const [place, room] of places.entries()) {
      const words = setInTwo([text, second.text], room, paper, least)
      if (!words) continue
      const box = rooms[place]?.picture
      const drawn: Drawn[] = picture && box ? [{ kind: 'picture', picture, box }] : []
      const [first, below] = words
      drawn.push(first, { ...below, language: second.language }, folioText(paper, folio))
      return { bookmark: `Page ${folio}`, drawn }
    }
  return null
}

/** Few words stand in the middle as in a picture book. */
const styleOf = (text: string, paper: Paper): TextStyle => ({
  ...storyStyleOn(paper),
  align: text.length < 160 ? 'centre' : 'left',
})

function roomFor(text: string, paper: Paper): Room {
  const style = storyStyleOn(paper)
  const rooms = shares.map((share) => roomOf(paper, share))
  const fits = (sizes: number[]) =>
    rooms.find(({ words }) => sizes.some((size) => heightOf(text, words.width, size, style) <= words.height))
  const sizes = style.sizes.filter((size) => size >= leastBesidePicture)
  return fits(sizes) ?? fits(style.sizes) ?? roomOf(paper, 0.6)
}

export function wholePage(paper: Paper): Box {
  const margin = marginOf(paper) * 1.6
  return {
    x: margin,
    y: margin,
    width: paper.width - 2 * margin,
    height: paper.height - 2 * margin - folioHeight,
  }
}

function folioText(paper: Paper, folio: number): Drawn {
  const margin = marginOf(paper)
  const box = {
    x: margin,
    y: paper.height - margin - folioHeight / 2,
    width: paper.width - 2 * margin,
    height: folioHeight,
  }
  const isBeside = paper.width > paper.height * 1.2
  const side = roomOf(paper, 1).words
  const place = isBeside ? { ...box, x: side.x, width: side.width } : box
  return fitInMiddle(`${folio}`, place, { ...smallStyle, sizes: [10] }).text
}
