/** Characters from which a page is set in smaller type, so that it can be read without losing the picture. */
const longPage = 600
/** Characters that a paragraph needs to flow around a large first letter. */
const dropCapParagraph = 90

/** Whether a page has so much text that it is set smaller: stories for older children. */
export function isLong(text: string): boolean {
  return text.length > longPage
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

/** A large first letter needs a letter, not a quotation mark, and room to stand in. */
export function hasDropCap(paragraph: string): boolean {
  return paragraph.length >= dropCapParagraph && /^\p{L}/u.test(paragraph)
}
