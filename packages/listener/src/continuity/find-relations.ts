import type { Finding, FindingKind } from './book.ts'
import {
  type Claim,
  type Contradiction,
  contradictions,
  findingOf,
  sentencesBetween,
  sourceOf,
} from './claim.ts'
import { claimsOfElders } from './claims-of-elders.ts'
import { claimsOfGivers, mayBeOneGiver } from './claims-of-givers.ts'
import { claimsOfHomes, hasMovedHome } from './claims-of-homes.ts'
import { claimsOfKin, mayBeOfTwo } from './claims-of-kin.ts'
import { claimsOfRoles, mayBeTwoPeople } from './claims-of-roles.ts'
import { claimsOfStuff, mayBeOfOtherStuff } from './claims-of-stuff.ts'
import { type Reading, somebody } from './reading.ts'

interface Relation {
  kind: FindingKind
  claims: (reading: Reading) => Claim[]
  canBoth: (found: Contradiction, between: readonly string[], reading: Reading) => boolean
  of: (claim: Claim) => string
  how: string
}

const relations: readonly Relation[] = [
  {
    kind: 'people',
    claims: claimsOfRoles,
    canBoth: ({ first, second }, between) => mayBeTwoPeople(first, second, between),
    of: ({ noun, owner }) => `${whose(owner)} ${noun} is`,
    how: 'Give them one name on both pages.',
  },
  {
    kind: 'people',
    claims: claimsOfKin,
    canBoth: ({ first, second }, between) =>
      mayBeOfTwo(first, second) || between.some((one) => likened.test(one)),
    of: ({ noun }) => `${noun} is the`,
    how: 'Let them be the same to each other on both pages.',
  },
  {
    kind: 'people',
    claims: claimsOfElders,
    canBoth: (_, between) => between.some((one) => likened.test(one)),
    of: () => 'the elder one is',
    how: 'Let the same one be older on both pages.',
  },
  {
    kind: 'place',
    claims: claimsOfHomes,
    canBoth: (_, between) => hasMovedHome(between),
    of: () => 'home is',
    how: 'Let both pages tell of one home, or tell how somebody moved.',
  },
  {
    kind: 'look',
    claims: claimsOfStuff,
    canBoth: ({ first, second }, between, reading) =>
      between.slice(1).some((one) => replaced.test(one)) || mayBeOfOtherStuff(first, second, reading),
    of: ({ noun }) => `the ${noun} is of`,
    how: 'Let it be of one stuff on both pages, or tell of another one.',
  },
  {
    kind: 'thing',
    claims: claimsOfGivers,
    canBoth: ({ first, second }, _, reading) => mayBeOneGiver(first, second, reading),
    of: ({ noun }) => `the ${noun} came from`,
    how: 'Let it come from one person on both pages.',
  },
]

/** Nothing that is told in a dream or in a play holds. */
const fancied =
  /\b(?:dream\w*|pretend\w*|imagin\w*|disguise\w*|costumes?|dress\w* (?:up|as)|in (?:the|a|their) (?:play|game|story))\b/i
const replaced =
  /\b(?:instead|swap\w*|turned into|became|magic\w*|another|new|the other|cover\w*|paint\w*|gild\w*)\b/i
const likened = /\b(?:like an?|play(?:ed|s|ing)?|wish\w*|if|as though|joked?|teased?)\b/i

const whose = (owner: string | null): string => (owner && owner !== somebody ? `${owner}’s` : 'the')

/** Two best friends where there is one, two homes, two givers of one gift. */
export function findRelations(reading: Reading): Finding[] {
  return relations.flatMap(({ kind, claims, canBoth, of, how }) =>
    contradictions(claims(reading), (found) => {
      const between = sentencesBetween(reading, found.first.at, found.second.at)
      return between.some((sentence) => fancied.test(sentence)) || canBoth(found, between, reading)
    }).map((found) => {
      const again = kind === 'thing' ? 'it came from' : 'it is'
      const { first, second } = found
      const page = (second.place?.page ?? 0) + 1
      const finding = findingOf(found, { kind, of: of(first), again, how })
      const sentence = `${sourceOf(first.place)} says ${of(first)} ${first.words}, ${
        first.place?.page === second.place?.page ? 'and then' : `page ${page} says`
      } ${again} ${second.words}.`
      return { ...finding, sentence, mends: kind === 'thing' ? [] : finding.mends }
    }),
  )
}
