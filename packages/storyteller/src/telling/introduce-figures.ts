import type { StoryFigure } from '../figures/story-figure.ts'
import { versePlace } from './sentences.ts'

/** The smallest hear sentences of at most eight words; there is room for two more in these. */
const wordsWithRoom = 6

/**
 * Where an animal or a toy is first named, it is said what it is: "Pip the lamb". Nobody who only listens could
 * know; whoever is named after what they are, or met beside that word, needs no more.
 */
export function introduceFigures(
  pages: readonly string[],
  figures: readonly Pick<StoryFigure, 'name' | 'sort'>[],
  brief: boolean,
): string[] {
  let introduced = [...pages]
  for (const { name, sort } of figures) {
    if (sort === undefined || name.toLowerCase().includes(sort)) continue
    const page = introduced.findIndex((text) => text.includes(name))
    const text = introduced[page]
    if (text === undefined || text.toLowerCase().includes(sort)) continue
    introduced = introduced.with(page, introducedIn(text, name, sort, brief))
  }
  return introduced
}

function introducedIn(text: string, name: string, sort: string, brief: boolean): string {
  const letters = name.replaceAll(/[^\p{L}\p{N}]/gu, '.')
  const mention = new RegExp(`(?<!\\p{L})${letters}(?!\\p{L}|['’]s|,? the\\b)`, 'gu')
  for (const { index } of text.matchAll(mention)) {
    if (isSpoken(text, index) || (brief && !hasRoom(text, index))) continue
    const end = index + name.length
    return `${text.slice(0, end)} the ${sort}${text.slice(end)}`
  }
  return text
}

/** Inside quotation marks nobody says of somebody they know what they are. */
function isSpoken(text: string, index: number): boolean {
  const before = text.slice(text.lastIndexOf('¶', index) + 1, index)
  return before.includes(versePlace) || (before.match(/["“”]/g)?.length ?? 0) % 2 === 1
}

function hasRoom(text: string, index: number): boolean {
  const start = Math.max(...['. ', '! ', '? ', '¶', '\n'].map((mark) => text.lastIndexOf(mark, index)))
  const sentence = /^[^.!?¶\n]*/.exec(text.slice(start + 1).trimStart())?.[0] ?? ''
  return sentence.split(/\s+/).length <= wordsWithRoom
}
