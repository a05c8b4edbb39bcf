import { straightMarks } from '@faith-fables/contract'

/**
 * Cuts a text into exactly `count` snippets, none empty; joined again they equal the text, whitespace aside.
 *
 * The pages the storyteller wrote are the best cut and are used while the parent left the words as they
 * were. Otherwise the text is cut between sentences, into parts as equal as possible and rather between
 * paragraphs than inside one. A text with fewer sentences than parts is cut at clauses, then at words.
 * @throws when the text has fewer words than parts
 */
export function splitText(text: string, count: number, pages: string[] = []): string[] {
  if (pages.length === count && sameWords(pages.join(' '), text)) return pages
  const pieces = enoughPieces(text, count)
  return groupEvenly(pieces, count)
}

interface Piece {
  text: string
  /** The piece is the last of its paragraph: a good place to cut. */
  endsParagraph: boolean
}

/** The sentence ends where a closing mark is followed by a space; quotes and brackets belong to it. */
const sentenceEnd = /(?<=[.!?…]["'”’)\]]*)\s+/
const clauseEnd = /(?<=[,;:—–])\s+/
const wordEnd = /\s+/

function enoughPieces(text: string, count: number): Piece[] {
  for (const boundary of [sentenceEnd, clauseEnd, wordEnd]) {
    const pieces = piecesOf(text, boundary)
    if (pieces.length >= count) return pieces
  }
  throw new Error(`A text of ${piecesOf(text, wordEnd).length} words cannot be cut into ${count} scenes.`)
}

function piecesOf(text: string, boundary: RegExp): Piece[] {
  const paragraphs = text
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
  return paragraphs.flatMap((paragraph) => {
    const parts = cutAt(paragraph, boundary)
    return parts.map((part, index) => ({ text: part, endsParagraph: index === parts.length - 1 }))
  })
}

/** Finer boundaries keep the coarser ones: clauses are cut inside sentences, words inside clauses. */
function cutAt(paragraph: string, boundary: RegExp): string[] {
  const coarser =
    boundary === sentenceEnd ? [] : boundary === clauseEnd ? [sentenceEnd] : [sentenceEnd, clauseEnd]
  return [...coarser, boundary].reduce((parts, end) => parts.flatMap((part) => part.split(end)), [paragraph])
}

/** Cost of a cut inside a paragraph, in squared shares of an average part. */
const cutInsideParagraph = 0.15

/**
 * Groups neighbouring pieces so that the parts' lengths differ as little as possible: the cheapest way to
 * cut the first `end` pieces into `part` parts, for growing `part` and `end`.
 */
function groupEvenly(pieces: Piece[], count: number): string[] {
  const lengthUpTo = [0]
  for (const { text } of pieces) lengthUpTo.push((lengthUpTo.at(-1) ?? 0) + text.length)
  const ideal = (lengthUpTo.at(-1) ?? 0) / count
  const costOf = (start: number, end: number) => {
    const deviation = ((lengthUpTo[end] ?? 0) - (lengthUpTo[start] ?? 0)) / ideal - 1
    const cut = end === pieces.length || pieces[end - 1]?.endsParagraph ? 0 : cutInsideParagraph
    return deviation * deviation + cut
  }

  let cheapest: (number | undefined)[] = [0]
  const cuts: number[][] = []
  for (let part = 1; part <= count; part++) {
    const next: (number | undefined)[] = []
    const from: number[] = []
    for (let end = part; end <= pieces.length; end++) {
      for (let start = part - 1; start < end; start++) {
        const before = cheapest[start]
        if (before === undefined) continue
        const cost = before + costOf(start, end)
        const best = next[end]
        if (best === undefined || cost < best) {
          next[end] = cost
          from[end] = start
        }
      }
    }
    cheapest = next
    cuts.push(from)
  }
  return readParts(pieces, cuts)
}

function readParts(pieces: Piece[], cuts: number[][]): string[] {
  const parts: string[] = []
  let end = pieces.length
  for (const from of cuts.toReversed()) {
    const start = from[end] ?? 0
    parts.unshift(joinPieces(pieces.slice(start, end)))
    end = start
  }
  return parts
}

/** Paragraphs stay paragraphs inside a part. */
function joinPieces(pieces: Piece[]): string {
  return pieces
    .map(({ text, endsParagraph }) => (endsParagraph ? `${text}\n` : `${text} `))
    .join('')
    .trim()
}

/** Whatever marks they are printed with. */
function sameWords(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => straightMarks(text).split(/\s+/).join(' ').trim())
  return first === second
}

/** How many words a text has: at least one for each scene is needed. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}
