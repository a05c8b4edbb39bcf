import type { ClauseContext } from '../wishes/clause-context.ts'
import type { PictureWish } from './picture-wish.ts'
import { positive } from './read-look.ts'
import { whomIn, whoWasSpokenOf } from './whom-in.ts'

const tooMuch =
  /\bhair (?:is|'s|looks|came out|comes out) (?:(?:much|way|far|a bit|a little|still) )*too (?<now>long|short|straight|curly|dark|light)\b/
const other: Readonly<Record<string, string>> = {
  long: 'short hair',
  short: 'long hair',
  straight: 'curly hair',
  curly: 'straight hair',
  dark: 'lighter hair',
  light: 'darker hair',
}

/** "Her hair should be darker and shorter": said by itself behind the hair. */
const alone =
  /^(?:(?:and|but|a|bit|little|lot|much|way|should|be|it|also) )*(?<said>long|longer|short|shorter|curly|curlier|straight|straighter|wavy|wavier|messy|messier)(?: please| too)?$/

/** "Her hair is much too long": it is to be the other way. Null where nothing of the kind is said. */
export function hairTooMuch(context: ClauseContext): PictureWish | null {
  const behind = context.subjectBefore === 'hair' ? alone.exec(context.words)?.groups?.said : undefined
  if (behind)
    return {
      kind: 'wears',
      who: whomIn(context).length > 0 ? whomIn(context) : whoWasSpokenOf(context),
      words: `${positive(behind)} hair`,
      noun: 'hair',
    }
  const words = other[tooMuch.exec(context.words)?.groups?.now ?? '']
  return words ? { kind: 'wears', who: whomIn(context), words, noun: 'hair' } : null
}
