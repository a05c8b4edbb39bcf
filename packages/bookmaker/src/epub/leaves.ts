import type { Book, BookPage } from '../book.ts'
import { madeWith, titleOf } from '../book-words.ts'
import { phrasesIn } from '../phrases-in.ts'
import { type Overlay, soundFile } from './overlay.ts'
import { spokenWords } from './spoken-words.ts'
import { escaped, paragraphs } from './xhtml.ts'

/** A page of an EPUB, before it is known how it is laid out. */
export interface EpubLeaf {
  /** File name without its ending: 'page-3'. */
  name: string
  title: string
  type: string
  /** The number that the page list knows it by. */
  number?: number
  /** Name of a picture, and what is to be seen in it. */
  picture?: { file: string; alt: string }
  /** Markup of what is read. */
  words: string
  /** Whether it stands in the table of contents. */
  isListed: boolean
  /** When which sentence of the words is heard; absent where nobody reads them aloud. */
  overlay?: Overlay
}

/** More letters are not read on one page that is laid out for good. */
const mostLetters = 1400

/** Everything between the covers, in order. In a fixed layout a long text goes on on further pages. */
export function leavesOf(book: Book, isFixed: boolean): EpubLeaf[] {
  const title = escaped(titleOf(book))
  const { companion } = book
  const phrases = phrasesIn(book.language)
  return [
    {
      name: 'cover',
      title: phrases.parts.cover,
      type: 'cover',
      ...(book.cover && { picture: { file: 'cover', alt: book.cover.alt } }),
      words: `<div class="front"><h1 dir="auto">${title}</h1>\n<p dir="auto">${escaped(book.author)}</p></div>`,
      isListed: true,
    },
    {
      name: 'title',
      title: phrases.parts.title,
      type: 'titlepage',
      words: `<div class="front"><h1 dir="auto">${title}</h1>\n${secondTitle(book)}<p class="about">${escaped(book.theme)}</p>\n${book.moral ? paragraphs(book.moral) : ''}\n<p dir="auto">${escaped(phrases.toldBy(book.author))}</p></div>`,
      isListed: true,
    },
    ...book.pages.flatMap((page, place) => storyLeaves(page, place, isFixed, book)),
    ...(companion
      ? [
          {
            name: 'talk',
            title: phrases.parts.talkPrayRemember,
            type: 'backmatter',
            words: `<h2>${phrases.talk}</h2>\n<ul>${companion.talk.map((question) => `<li dir="auto">${escaped(question)}</li>`).join('')}</ul>\n<h2>${phrases.pray}</h2>\n${paragraphs(companion.prayer)}\n<h2>${phrases.remember}</h2>\n<blockquote>${paragraphs(companion.remember)}</blockquote>`,
            isListed: true,
          },
        ]
      : []),
    {
      name: 'made',
      title: phrases.parts.made,
      type: 'colophon',
      words: `<h2>${phrases.theEnd}</h2>\n${paragraphs(madeWith(book).join('\n'))}`,
      isListed: true,
    },
  ]
}

function secondTitle({ second }: Book): string {
  if (!second) return ''
  const { language } = second
  return `<p class="second" dir="auto" lang="${language}" xml:lang="${language}">${escaped(titleOf(second))}</p>\n`
}

function storyLeaves(
  page: BookPage,
  place: number,
  isFixed: boolean,
  { language, second }: Pick<Book, 'language' | 'second'>,
): EpubLeaf[] {
  const { picture } = page
  const number = place + 1
  return partsOf(page, number, isFixed, second?.language).map((part, turn) => ({
    name: turn === 0 ? `page-${number}` : `page-${number}-${turn + 1}`,
    title: phrasesIn(language).parts.page(number),
    type: 'bodymatter',
    ...(turn === 0 && { number, ...(picture && { picture: { file: `page-${number}`, alt: picture.alt } }) }),
    isListed: turn === 0,
    ...part,
  }))
}

/** What is read of a page, on as many leaves as it needs. Words in a second language have leaves of their own where there is no room below. */
function partsOf(
  page: BookPage,
  number: number,
  isFixed: boolean,
  language?: string,
): Pick<EpubLeaf, 'words' | 'overlay'>[] {
  const texts = isFixed ? cut(page.text, mostLetters) : [page.text]
  const read = readAloud(page, number, texts)
  const parts = texts.map((text, turn) => ({
    words: read?.[turn]?.words ?? paragraphs(text),
    ...(read?.[turn]?.overlay && { overlay: read[turn].overlay }),
  }))
  if (!page.second || !language) return parts
  const last = parts.at(-1)
  const fits = !isFixed || (texts.at(-1)?.length ?? 0) + page.second.length <= mostLetters
  if (last && fits)
    return [...parts.slice(0, -1), { ...last, words: last.words + secondWords(page.second, language) }]
  return [...parts, ...cut(page.second, mostLetters).map((text) => ({ words: secondWords(text, language) }))]
}

/** The page in the second language of the book; nobody reads it aloud. */
const secondWords = (text: string, language: string): string =>
  `\n<div class="second" lang="${language}" xml:lang="${language}">${paragraphs(text)}</div>`

/** The same parts with what is heard of them; null for a page without a sound that every reading program plays. */
function readAloud({ sound }: BookPage, number: number, parts: readonly string[]) {
  const file = sound && soundFile(number, sound)
  if (!sound || !file) return null
  return spokenWords(parts, sound.milliseconds / 1000).map(({ markup, sentences }) => ({
    words: markup,
    overlay: sentences.length > 0 ? { sound: file, contentType: sound.contentType, sentences } : undefined,
  }))
}

/** A text in parts of at most so many letters, cut behind sentences where there are any. */
export function cut(text: string, most: number): string[] {
  const parts: string[] = []
  for (const sentence of text.match(/[^.!?\n]*(?:[.!?]+["”’']*|\n|$)\s*/gu) ?? [text])
    for (const piece of sentence.match(new RegExp(`[\\s\\S]{1,${most}}`, 'gu')) ?? []) {
      const last = parts.at(-1)
      if (last !== undefined && last.length + piece.length <= most) parts[parts.length - 1] = last + piece
      else parts.push(piece)
    }
  return parts.length > 0 ? parts : ['']
}
