import { isOneOf } from '../text/read-units.ts'
import type { ClauseContext } from './clause-context.ts'
import type { CastMember } from './heard-clause.ts'

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

/** The first of the words that means one woman or one man. */
export const pronounIn = (words: readonly string[]): 'she' | 'he' | undefined =>
  words.map((word) => pronouns[word]).find((one) => one !== undefined)

/** Whom "her" means: who was spoken of, unless it is a he; else the first who is one. Null where nobody may be. */
export function meantBy(
  pronoun: 'she' | 'he',
  { cast, spokenOf, units }: Pick<ClauseContext, 'cast' | 'spokenOf' | 'units'>,
): string | null {
  const may = (one: CastMember) => one.pronoun === undefined || one.pronoun === pronoun
  const before = cast.find(({ name }) => name === spokenOf)
  const known = cast.filter((one) => one.pronoun === pronoun)
  // An animal that was spoken of has no hair and no glasses where a girl is there who may be meant.
  const isOfPeople = units.some((unit) => isOneOf(unit, 'garment', 'hair', 'skin', 'aid'))
  const [only] = known
  if (before && before.pronoun === undefined && only && known.length === 1 && isOfPeople) return only.name
  if (before && may(before)) return before.name
  return (cast.find((one) => one.pronoun === pronoun) ?? cast.find(may))?.name ?? null
}
