import type { Unit } from '../text/read-units.ts'
import type { ClauseContext } from './clause-context.ts'
import type { TextWish } from './text-wish.ts'

const anotherTitle =
  /^(?:please |and |also |but |can you |could you |could we |can we |we |i |you |maybe )*(?:change|swap|find|give (?:it|us|me)|have|need|want|think of|choose|try|like)? ?(?:the |a |an |another |different |better |new |nicer |catchier |other )*title(?: please| instead)?$/

/** "The title should be Because It Was There", "another title"; null where no title can be found. */
export function readTitle({ units, quotations, words: said }: ClauseContext): TextWish | null {
  const [quotation] = quotations
  if (anotherTitle.test(said)) return { kind: 'other-title' }
  if (quotation) return { kind: 'title', words: quotation }
  const leads = ({ small }: Unit, at: number): boolean =>
    (/^(?:like|as|of)$/.test(small) && /^(?:title|such)$/.test(units[at - 1]?.small ?? '')) ||
    /^(?:to|be|called|titled|into|:|named|is|it)$/.test(small) ||
    (small === 'about' && /^(?:what|how)$/.test(units[at - 1]?.small ?? ''))
  // "The title should be Because It Was There".
  const opened = units.findIndex(
    ({ text, small }, at) => at > 1 && text !== small && leads(units[at - 1] as Unit, at - 1),
  )
  const last = opened > 0 ? opened - 1 : units.findLastIndex(leads)
  const rest = last >= 0 ? units.slice(last + 1) : []
  const words = rest
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(" '", "'")
    .replaceAll(/ ([,!?])/g, '$1')
  return words.length >= 2 ? { kind: 'title', words } : null
}
