/** Characters up to which a page is set larger: the few words of a story for toddlers have the page to themselves. */
const shortPage = 130
/** Characters from which a page is set smaller, so that it can be read without losing the picture. */
const longPage = 600
/** Characters from which it is set smaller still, where a book lies open over both sides of the gutter. */
const longestPage = 1100
/** Characters that need more room than the page beside the picture has: they begin below the picture. */
const pageBesidePicture = 750
/** Characters that a paragraph needs to flow around a large first letter. */
const dropCapParagraph = 90

export type AmountOfText = 'short' | 'usual' | 'long' | 'longest'

/** How much stands on a page, which decides the size it is set in beside the reader's choice. */
export function amountOf(text: string): AmountOfText {
  if (text.length <= shortPage) return 'short'
  if (text.length > longestPage) return 'longest'
  return text.length > longPage ? 'long' : 'usual'
}

/** Whether picture and text of an open book flow over both its pages, so that none stays white below the picture. */
export function isSetOverBoth(text: string): boolean {
  return text.length > pageBesidePicture
}

export interface Paragraph {
  /** Place of its first character in the text of the page. */
  start: number
  text: string
}

/** The lines of a page that have words in them. */
export function paragraphsOf(text: string): Paragraph[] {
  return [...text.matchAll(/\S.*/g)].map((line) => ({ start: line.index, text: line[0].trimEnd() }))
}

/** Marks before the first letter of a paragraph: quotation marks of any language, brackets, a dash. */
const openingMarks = /^[\p{Pi}\p{Ps}\p{Pd}"'¡¿]+\s?(?=\p{L})/u

export interface DropCap {
  /** Stand small beside the large letter; empty where the paragraph begins with a letter. */
  marks: string
  /** Begins with the large letter. */
  words: string
}

/** How a paragraph begins with a large letter; null where it has none to begin with, or no room for it. */
export function dropCapOf(paragraph: string): DropCap | null {
  const marks = openingMarks.exec(paragraph)?.[0] ?? ''
  const words = paragraph.slice(marks.length)
  return paragraph.length >= dropCapParagraph && /^\p{L}/u.test(words) ? { marks, words } : null
}
