import type { SceneFigure, Setting } from '@faith-fables/illustrator/scene-description'
import { sentencesOf } from './sentences.ts'

/** Where on a page something is put in. */
export interface Place {
  page: number
  /** How many whole paragraphs of the page come before it. */
  at: number
  /** How many sentences of the next paragraph come before it, too; 0 between two paragraphs. */
  within: number
}

/** What is put into a told page, and who else, and which place, is therefore to be seen in its picture. */
export interface Insertion extends Place {
  text: string
  /** Between two paragraphs: it goes on in the one before it, instead of standing by itself. */
  joins: boolean
  /** By name, whom it is about; the text may say "she". */
  about?: string | undefined
  /** It was two lines once. */
  isDouble?: boolean
  joining: readonly SceneFigure[]
  setting?: Setting
  /** Things that are to be seen, as the illustrator calls them. */
  props?: readonly string[]
}

export function isSamePlace(one: Place, other: Place): boolean {
  return one.page === other.page && one.at === other.at && one.within === other.within
}

export function insertInto(pages: readonly string[], insertions: readonly Insertion[]): string[] {
  return pages.map((page, index) => {
    const here = insertions.filter((insertion) => insertion.page === index)
    const own = page.split('¶').map((paragraph, at) => insideOf(paragraph, at, here))
    const paragraphs: string[] = []
    for (let at = 0; at <= own.length; at++) {
      for (const { text, joins } of here.filter((insertion) => insertion.at === at && insertion.within === 0))
        if (joins && paragraphs.length > 0) paragraphs.push(`${paragraphs.pop()} ${text}`)
        else paragraphs.push(text)
      const paragraph = own[at]
      if (paragraph !== undefined) paragraphs.push(paragraph)
    }
    return paragraphs.join('¶')
  })
}

function insideOf(paragraph: string, at: number, here: readonly Insertion[]): string {
  const inside = here.filter((insertion) => insertion.at === at && insertion.within > 0)
  if (inside.length === 0) return paragraph
  return sentencesOf(paragraph.trim())
    .flatMap((sentence, index) => [
      sentence,
      ...inside.filter(({ within }) => within === index + 1).map(({ text }) => text),
    ])
    .join(' ')
}
