import type { ClauseContext } from '../wishes/clause-context.ts'
import { meantBy, pronounIn } from '../wishes/meant-by.ts'
import type { Whom } from './picture-wish.ts'

const several = /^(?:kids|children|girls|boys|twins|siblings|sisters|brothers)$/
const everybody = new RegExp(
  `^(?:everyone|everybody|all|both|they|them|their|theirs|each|family|faces)$|${several.source}`,
)

/** Of whom the units from `from` to `to` speak: by name, as everybody, or by a pronoun. */
export function whomIn(context: ClauseContext, from = 0, to = context.units.length): Whom {
  const mentions = context.mentions.filter((one) => one.from >= from && one.from < to)
  const named = mentions.map(({ name }) => name)
  // "The twins" are both, also where one of them is called a twin.
  const [only] = mentions
  if (only && mentions.length === 1 && several.test(context.units[only.to - 1]?.small ?? ''))
    return 'everybody'
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
