import type { Book, BookCompanion } from '../book.ts'
import type { BookPhrases } from '../book-phrases.ts'
import { madeWith } from '../book-words.ts'
import { phrasesIn } from '../phrases-in.ts'
import { cutRoom } from './front-pages.ts'
import type { Paper } from './paper.ts'
import type { Box, Drawn, SetPage } from './set-page.ts'
import {
  colours,
  fitInMiddle,
  fitText,
  headingStyle,
  quoteStyle,
  quoteStyleOn,
  smallStyle,
  storyStyleOn,
} from './set-text.ts'
import { wholePage } from './story-pages.ts'

/** The words to remember, large, on a page of their own. */
export function versePage({ remember }: BookCompanion, phrases: BookPhrases, paper: Paper): SetPage {
  const page = wholePage(paper)
  const [heading, verse] = cutRoom(page, 0.2)
  const style = quoteStyleOn(paper)
  return {
    bookmark: phrases.remember,
    drawn: [
      { kind: 'shape', shape: 'frame', box: grown(page, 14), colour: colours.honey },
      fitInMiddle(phrases.remember, heading, { ...headingStyle, align: 'centre' }).text,
      fitInMiddle(remember, verse, { ...style, sizes: [28, 24, ...style.sizes] }).text,
    ],
  }
}

/** What a family talks about and prays. */
export function companionPage({ talk, prayer }: BookCompanion, phrases: BookPhrases, paper: Paper): SetPage {
  const [first, second] = paper.width > paper.height ? columnsOf(paper) : cutRoom(wholePage(paper), 0.6)
  return {
    bookmark: phrases.parts.talkAndPray,
    drawn: [
      ...headed(phrases.talk, talk.join('\n'), first, paper),
      ...headed(phrases.pray, prayer, second, paper),
    ],
  }
}

function columnsOf(paper: Paper): [Box, Box] {
  const page = wholePage(paper)
  const gap = 40
  const width = (page.width - gap) / 2
  const left = { ...page, y: page.y + page.height * 0.12, height: page.height * 0.88, width }
  return [left, { ...left, x: page.x + width + gap }]
}

/** Of talk and prayer, in points. */
const largest = 22

/** What even the smallest letters of this paper leave out has smaller ones: no question is lost. */
function headed(heading: string, words: string, box: Box, paper: Paper): Drawn[] {
  const style = storyStyleOn(paper)
  const set = fitText(heading, box, { ...headingStyle, sizes: [24] })
  const room = { ...box, y: box.y + set.height + 6, height: box.height - set.height - 18 }
  return [
    set.text,
    fitText(words, room, {
      ...style,
      sizes: [...style.sizes.filter((size) => size <= largest), 16, 14, 12, 11, 10, 9],
    }).text,
  ]
}

/** Says who made the book, and what it lacks. */
export function lastPage(book: Book, paper: Paper): SetPage {
  const [upper, lower] = cutRoom(wholePage(paper), 0.5)
  return {
    bookmark: phrasesIn(book.language).parts.made,
    drawn: [
      fitInMiddle(phrasesIn(book.language).theEnd, upper, { ...headingStyle, align: 'centre' }).text,
      fitInMiddle(madeWith(book).join('\n'), lower, { ...smallStyle, sizes: [15, ...smallStyle.sizes] }).text,
    ],
  }
}

/** A page for the reader's own hand, where a booklet has one to spare. */
export function ownPicturePage({ language }: Book, paper: Paper): SetPage {
  const page = wholePage(paper)
  const [heading, room] = cutRoom(page, 0.12)
  return {
    bookmark: null,
    drawn: [
      fitInMiddle(phrasesIn(language).ownPicture, heading, { ...quoteStyle, sizes: [16, 13, 11] }).text,
      { kind: 'shape', shape: 'frame', box: room, colour: colours.honey },
    ],
  }
}

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})
