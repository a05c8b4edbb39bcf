import { type Sentence, wordAt } from './sentences.ts'

const sentenceMark = 'spoken-sentence'
const wordMark = 'spoken-word'

/**
 * Marks what is being spoken on the open page, without touching its text; a browser without highlights marks nothing.
 *
 * @param place of the word in the sentence; null where the voice does not tell it
 */
export function markSpoken(leaf: HTMLElement | null, sentence: Sentence, place: number | null): void {
  if (!canMark()) return
  const paragraph = leaf?.querySelectorAll('.page-text p')[sentence.paragraph]
  if (!paragraph) {
    unmarkSpoken()
    return
  }
  const { start, text } = sentence
  mark(sentenceMark, rangeIn(paragraph, start, start + text.length))
  const word = place === null ? null : wordAt(text, place)
  mark(wordMark, word && rangeIn(paragraph, start + word.start, start + word.end))
}

export function unmarkSpoken(): void {
  if (!canMark()) return
  CSS.highlights.delete(sentenceMark)
  CSS.highlights.delete(wordMark)
}

const canMark = (): boolean => typeof Highlight === 'function' && 'highlights' in CSS

function mark(name: string, range: Range | null): void {
  if (range) CSS.highlights.set(name, new Highlight(range))
  else CSS.highlights.delete(name)
}

/** The characters from one place to another of an element's text, whatever elements they stand in. */
function rangeIn(element: Element, start: number, end: number): Range | null {
  const from = pointAt(element, start)
  const to = pointAt(element, end)
  if (!from || !to) return null
  const range = document.createRange()
  range.setStart(from.node, from.offset)
  range.setEnd(to.node, to.offset)
  return range
}

function pointAt(element: Element, place: number): { node: Node; offset: number } | null {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let passed = 0
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const length = node.nodeValue?.length ?? 0
    if (place <= passed + length) return { node, offset: place - passed }
    passed += length
  }
  return null
}
