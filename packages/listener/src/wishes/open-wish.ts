import { type ClauseContext, whoIsMeant } from './clause-context.ts'
import { wordsOf } from './noun-phrases.ts'
import type { TextWish } from './text-wish.ts'

/** Words by which one asks, and those that only point at what was said before. */
const empty =
  /^(?:please|pls|also|and|so|but|oh|ok|okay|yes|maybe|perhaps|just|then|well|actually|kindly|can|could|would|should|must|may|might|shall|will|you|we|i|it|this|that|these|those|them|him|her|he|she|they|let|lets|let's|'s|'d|'ll|make|have|has|take|put|leave|cut|remove|delete|drop|get|rid|add|include|out|in|away|off|here|somewhere|to|be|is|are|the|a|an|no|not|n't|never|without|too|word|words|bit|part|line|sentence|go|goes|do|does|of|with|there|want|need|like)$/

/**
 * What a clause asks for, where its kind is known and no noun says of what: a deed ("she sits on her bucket"), or what the clause
 * before spoke of ("take that out"). It is in the parent's own words, and never sure.
 */
export function openWish(label: string, context: ClauseContext): TextWish | null {
  const words = wordsAsked(context)
  if (words === '') return null
  switch (label) {
    case 'remove-thing':
    case 'leave-out':
      return { kind: 'remove-thing', thing: words }
    case 'add-thing':
    case 'bring-in':
      return { kind: 'add-thing', thing: words }
    case 'more-of':
    case 'less-of':
      return { kind: label, who: words }
    case 'correct':
      return { kind: 'correct', who: whoIsMeant(context), right: words, wrong: null }
    default:
      return null
  }
}

function wordsAsked({ units, quotations, saidBefore }: ClauseContext): string {
  const own = units.filter(({ small }) => !empty.test(small))
  if (own.length === 0) return saidBefore ?? ''
  return [wordsOf(units), ...quotations].join(' ').replaceAll('“”', '').trim()
}
