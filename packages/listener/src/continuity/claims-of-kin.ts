import { valueFor } from '../lexicons/lexicons.ts'
import { kinOf } from './beings.ts'
import { type Claim, standing } from './claim.ts'
import { type Reading, somebody } from './reading.ts'
import { aName, anOwner, memberCalled, whoIsMeant } from './who-is-meant.ts'

const nouns =
  'brother|sister|cousin|aunt|auntie|uncle|grandmother|grandfather|grandma|grandpa|granny|gran|grandad|mother|father|mum|mom|mama|dad|papa|daddy'
const adjectives = '(?:(?:[a-z]+|own) )?'

const patterns = [
  new RegExp(`(?<owner>${anOwner}) ${adjectives}(?<kin>${nouns}),? (?<name>${aName})(?!'s)`, 'dgu'),
  new RegExp(
    `(?<!, |and )(?<name>${aName})(?:, (?:who (?:was|is) )?| (?:was|is) )(?<owner>${anOwner}) ${adjectives}(?<kin>${nouns})\\b(?!'s)`,
    'dgu',
  ),
  new RegExp(
    `(?<owner>)(?<kin>Aunt|Auntie|Uncle|Grandma|Grandpa|Granny|Grandmother|Grandfather) (?<name>${aName})`,
    'dgu',
  ),
]

/** What somebody is to the child of a book: "Aunt Dora", and then "Dora, his grandmother". */
export function claimsOfKin(reading: Reading): Claim[] {
  const [child] = reading.described
  if (!child) return []
  const ofDetails = reading.described.slice(1).flatMap(({ name, details }): Claim[] => {
    const match = new RegExp(
      `^(?<owner>${anOwner}|the) (?:[a-z]+ ){0,2}(?<kin>${nouns})\\b(?!['’]s)`,
      'iu',
    ).exec(details)
    const kin = match?.groups?.kin ?? ''
    return match && !/['’]s$/.test(match.groups?.owner ?? '')
      ? [{ ...claimOf(name, kin), owner: child.name, place: null, at: -1 }]
      : []
  })
  const told = reading.pages.flatMap(({ text }, page) =>
    patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap((match) => {
        const { owner = '', kin = '', name = '' } = match.groups ?? {}
        const [start, end] = match.indices?.groups?.kin ?? [0, 0]
        if (/'s $/.test(text.slice(0, match.index))) return []
        const id = memberCalled(reading, name.split(' ').at(-1) ?? name) ?? name.split(' ').at(-1) ?? name
        const whose = whoIsMeant(reading, page, match.index, owner)
        return [
          { ...claimOf(id, kin), owner: whose ?? child.name, ...standing(reading, page, { start, end }) },
        ]
      }),
    ),
  )
  return [...ofDetails, ...told, ...claimsOfSpeakers(reading, child.name)]
}

/** "Rahel cut a melon. "You have brought me luck," said his grandmother", of whom nothing else tells: that is Rahel. */
function claimsOfSpeakers(reading: Reading, child: string): Claim[] {
  const pattern = new RegExp(
    `(?:said|asked|called|laughed|whispered|answered) (?:his|her) (?<kin>${nouns})\\b`,
    'dg',
  )
  return reading.pages.flatMap(({ told }, page) =>
    [...told.matchAll(pattern)].flatMap((match) => {
      const kin = match.groups?.kin ?? ''
      const here = reading.beings.mentions.filter(
        (one) => one.page === page && one.at < match.index && one.isNamed,
      )
      const [other, ...more] = new Set(here.flatMap(({ id }) => (id === child ? [] : [id])))
      const isToldOf = reading.beings.mentions.filter(({ id }) => id === kinOf(kin)).length > 1
      if (!other || more.length > 0 || isToldOf || here.at(-1)?.id !== other) return []
      const [start, end] = match.indices?.groups?.kin ?? [0, 0]
      return [{ ...claimOf(other, kin), owner: child, ...standing(reading, page, { start, end }) }]
    }),
  )
}

function claimOf(name: string, kin: string) {
  const words = kin.toLowerCase()
  const value = valueFor('kin-words', words) ? kinOf(words) : words
  return { topic: `${name} kin`, noun: name, words, value: value === 'auntie' ? 'aunt' : value }
}

/** Of two children one person may well be the mother of one and the aunt of the other. */
export const mayBeOfTwo = ({ owner }: Claim, { owner: other }: Claim): boolean =>
  owner !== other || owner === somebody
