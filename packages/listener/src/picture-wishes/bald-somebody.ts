import type { ClauseContext } from '../wishes/clause-context.ts'
import type { PictureWish } from './picture-wish.ts'
import { whomIn } from './whom-in.ts'

const bald =
  /^(?!.*\b(?:not|n't|never|no longer|why|too)\b).*\b(?:is|'s|are|am|'m|be|was|completely|quite) (?:(?:as|completely|quite|totally|really) )?bald\b/

/** "He's bald in real life": no hair is to be drawn on him. */
export function baldSomebody(context: ClauseContext): PictureWish | null {
  if (!bald.test(context.words)) return null
  const who = whomIn(context)
  return who.length === 0 ? null : { kind: 'wears', who, words: 'bald', noun: 'hair' }
}
