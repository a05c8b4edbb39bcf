import type { Word } from '../text/tag-words.ts'

const marks = /^['"‘’“”`]$/
/** A long one is a speech. */
const mostWords = 5

/** What somebody says word for word: "likkle one". */
export const isQuotation = ({ text }: Word): boolean => text.startsWith('"')

/** The words with each quotation as one, between straight quotation marks, as the stories have them. */
export function withQuotations(words: readonly Word[]): Word[] {
  const joined: Word[] = []
  for (let at = 0; at < words.length; at++) {
    const [word] = words.slice(at, at + 1)
    if (!word) break
    const end = marks.test(word.text) ? closingOf(words, at) : -1
    if (end < 0) joined.push(word)
    else {
      joined.push(quotationOf(words.slice(at + 1, end), word))
      at = end
    }
  }
  return joined
}

function closingOf(words: readonly Word[], open: number): number {
  const end = words.findIndex(({ text }, at) => at > open && marks.test(text))
  const inside = words.slice(open + 1, Math.max(end, open + 1))
  const isPlain = inside.length > 0 && inside.every(({ text }) => /^[\p{L}’-]+$/u.test(text))
  return isPlain && inside.length <= mostWords ? end : -1
}

function quotationOf(inside: readonly Word[], open: Word): Word {
  const text = `"${inside.map((word) => word.text).join(' ')}"`
  return {
    text,
    small: text.toLowerCase(),
    lemma: text,
    part: 'NOUN',
    start: open.start,
    end: inside.at(-1)?.end ?? open.end,
  }
}
