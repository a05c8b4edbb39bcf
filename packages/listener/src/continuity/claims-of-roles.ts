import type { Claim } from './claim.ts'
import { standing } from './claim.ts'
import type { Reading } from './reading.ts'
import { somebody } from './reading.ts'
import { aName, anOwner, whoIsMeant } from './who-is-meant.ts'

/** Of these nobody has two at a time; of brothers and sisters only where a page says so. */
const roles = '(?:class )?teacher|twin (?:brother|sister)|twin|brother|sister|friend|cousin|daughter|son'
const rank = '(?:(?<rank>very best|best|only|one and only|one|favou?rite) )?'
const called = '(?:,? (?:who )?(?:was|is)(?: a (?:boy|girl|child|lad))?)?,?(?: (?:called|named))? '

const patterns = [
  new RegExp(
    `(?<owner>${anOwner}) ${rank}(?:(?:little|big|older|younger|dear) )?(?<role>${roles})${called}(?<name>${aName})(?!'s| and \\p{Lu})`,
    'dgu',
  ),
  new RegExp(
    `(?<owner>\\p{Lu}[\\p{L}-]+|[Ss]he|[Hh]e) (?:had|has) (?<rank>only one|just one|one|exactly one) (?<role>${roles})${called}(?<name>${aName})`,
    'dgu',
  ),
  new RegExp(
    `(?<!, )(?<name>${aName})(?:, (?:who (?:was|is) )?| (?:was|is) )(?<owner>${anOwner}) ${rank}(?:(?:little|big|older|younger|dear) )?(?<role>${roles})\\b(?!'s)`,
    'dgu',
  ),
]

/** "Ida’s best friend was called Noor", "her only brother Micah", "Mr. Hale, their teacher". */
export function claimsOfRoles(reading: Reading): Claim[] {
  const claims = reading.pages.flatMap(({ text }, page) =>
    patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap((match) => {
        const { owner = '', role = '', name = '', rank: said } = match.groups ?? {}
        const [start, end] = match.indices?.groups?.name ?? [0, 0]
        // "His sister's teacher Mrs. Lund" is not his.
        if (/'s $/.test(text.slice(0, match.index))) return []
        const isUnique = said !== undefined || /teacher|twin/.test(role)
        const kind = role.replace('class ', '')
        if (kind === 'friend' && !/best/.test(said ?? '')) return []
        return [
          {
            topic: kind === 'friend' ? 'best friend' : kind,
            noun: kind === 'friend' ? 'best friend' : kind,
            owner: whoIsMeant(reading, page, match.index, owner),
            words: name,
            value: name.split(' ').at(-1) ?? name,
            ...standing(reading, page, { start, end }),
            isUnique,
          },
        ]
      }),
    ),
  )
  return claims.filter(({ topic }) => claims.some((one) => one.topic === topic && one.isUnique))
}

const change =
  /\b(?:moved|became|become|no longer|used to|formerly|substitute|ill|sick|nick\w*|real name|short for|(?:called|call) (?:him|her))\b/i

/** Whether two names for a role may be of two people, or of two times. */
export function mayBeTwoPeople(first: Claim, second: Claim, between: readonly string[]): boolean {
  const isOfTwo = first.owner !== second.owner && first.owner !== somebody && second.owner !== somebody
  const isAlike = [first, second].some(({ value }, at, both) =>
    both[1 - at]?.value.startsWith(value.slice(0, 3)),
  )
  const them = new RegExp(`\\b(?:${first.value}|${second.value}|${first.topic})\\b`)
  const other = new RegExp(
    `\\b(?:new|another|second|other|also|former|old|first|instead of) (?:[a-z]+ ){0,2}(?:${first.topic}|one)\\b`,
    'i',
  )
  return (
    isOfTwo ||
    isAlike ||
    between.some((sentence) => other.test(sentence) || (them.test(sentence) && change.test(sentence)))
  )
}
