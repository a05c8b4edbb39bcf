import type { FigureDescription } from '@faith-fables/illustrator/scene-description'
import { escaped } from './escaped.ts'
import { withoutSpeech } from './plain-narration.ts'

/** Names that are words as well: at the start of a question or an order they are no name. */
const noName =
  /(?<=^|[.!?]["”]?\s|["“])(?:(?:Will|May|Can) (?:you|I|he|she|we|they|it|there|the|this|that|your|my|our|anyone|somebody)\b|(?:Mark|Pat|Bill|Rob) (?:my|the|your|it)\b|Bear with\b)/gu

/** Verbs by which somebody is in the thoughts and not on the page. */
const away =
  'thought of|thinks of|thinking of|thought about|thinking about|dream(?:s|ed)? (?:of|about)|remember(?:s|ed)?|missed|misses|letter (?:to|from)|wrote to|writes to|talked about|talking about|told (?:[\\p{L}]+ )?about|wait(?:s|ed)? for|pray(?:s|ed)? for|look(?:s|ed)? for|search(?:es|ed)? for|worried about|heard (?:of|about)|without|no|but not|not even'

/** Those of the cast who are there: told of, or spoken to; not those who are only spoken or thought of. */
export function findPresent(text: string, cast: readonly FigureDescription[]): FigureDescription[] {
  const plain = text.replaceAll(noName, ' ')
  const told = withoutSpeech(plain)
  return cast.filter(({ name }) => isTold(told, name) || isSpokenTo(plain, name))
}

function isTold(told: string, name: string): boolean {
  const called = escaped(name)
  const seen = told
    .replaceAll(new RegExp(`\\b(?:${away}) ${called}(?!\\p{L})`, 'gu'), ' ')
    .replaceAll(
      new RegExp(`${called} (?:was|is|were) (?:not|nowhere|gone|away|far away|at home|missing)\\b`, 'gu'),
      ' ',
    )
    .replaceAll(new RegExp(`${called} (?:wasn't|isn't) `, 'gu'), ' ')
  return isNamedIn(seen, name)
}

/** "Come, Leo!", "Leo, look!" */
function isSpokenTo(text: string, name: string): boolean {
  return new RegExp(`["“]${escaped(name)}[,!]|, ${escaped(name)}[.,!?]["”]`, 'u').test(text)
}

export function isNamedIn(text: string, name: string): boolean {
  return new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'u').test(text)
}
