import { isOneOf } from '../text/read-units.ts'
import type { ClauseContext } from '../wishes/clause-context.ts'
import type { CastMember } from '../wishes/heard-clause.ts'
import type { Whom } from './picture-wish.ts'

const everybody =
  /^(?:everyone|everybody|all|both|they|them|their|theirs|each|kids|children|girls|boys|twins|siblings|sisters|brothers|family|faces)$/
const pronouns: Readonly<Record<string, 'she' | 'he'>> = {
  she: 'she',
  her: 'she',
  hers: 'she',
  herself: 'she',
  he: 'he',
  him: 'he',
  his: 'he',
  himself: 'he',
}

/** Of whom the units from `from` to `to` speak: by name, as everybody, or by a pronoun. */
export function whomIn(context: ClauseContext, from = 0, to = context.units.length): Whom {
  const named = context.mentions.filter((one) => one.from >= from && one.from < to).map(({ name }) => name)
  if (named.length > 0) return [...new Set(named)]
  const words = context.units.slice(from, to).map(({ small }) => small)
  if (words.some((word) => everybody.test(word))) return 'everybody'
  const pronoun = words.map((word) => pronouns[word]).find((one) => one !== undefined)
  return pronoun ? meantBy(pronoun, context) : []
}

/** "Make Leo darker. A hat!": who was spoken of before, where that is one of the cast. */
export const whoWasSpokenOf = ({ cast, spokenOf }: ClauseContext): string[] =>
  cast.filter(({ name }) => name === spokenOf).map(({ name }) => name)

/** Whom "her" means: who was spoken of, unless it is a he; else the first who is one. */
function meantBy(pronoun: 'she' | 'he', { cast, spokenOf, units }: ClauseContext): string[] {
  const may = (one: CastMember) => one.pronoun === undefined || one.pronoun === pronoun
  const before = cast.find(({ name }) => name === spokenOf)
  const known = cast.filter((one) => one.pronoun === pronoun)
  // An animal that was spoken of has no hair and no glasses where a girl is there who may be meant.
  const isOfPeople = units.some((unit) => isOneOf(unit, 'garment', 'hair', 'skin', 'aid'))
  if (before && before.pronoun === undefined && known.length === 1 && isOfPeople)
    return known.map(({ name }) => name)
  if (before && may(before)) return [before.name]
  const who = cast.find((one) => one.pronoun === pronoun) ?? cast.find(may)
  return who ? [who.name] : []
}
