import type { ClauseContext } from '../wishes/clause-context.ts'
import { meantBy, pronounIn } from '../wishes/meant-by.ts'
import type { Whom } from './picture-wish.ts'

const everybody =
  /^(?:everyone|everybody|all|both|they|them|their|theirs|each|kids|children|girls|boys|twins|siblings|sisters|brothers|family|faces)$/
/** Of whom the units from `from` to `to` speak: by name, as everybody, or by a pronoun. */
export function whomIn(context: ClauseContext, from = 0, to = context.units.length): Whom {
  const named = context.mentions.filter((one) => one.from >= from && one.from < to).map(({ name }) => name)
  if (named.length > 0) return [...new Set(named)]
  const words = context.units.slice(from, to).map(({ small }) => small)
  if (words.some((word) => everybody.test(word))) return 'everybody'
  const pronoun = pronounIn(words)
  const meant = pronoun && meantBy(pronoun, context)
  return meant ? [meant] : []
}

/** "Make Leo darker. A hat!": who was spoken of before, where that is one of the cast. */
export const whoWasSpokenOf = ({ cast, spokenOf }: ClauseContext): string[] =>
  cast.filter(({ name }) => name === spokenOf).map(({ name }) => name)
