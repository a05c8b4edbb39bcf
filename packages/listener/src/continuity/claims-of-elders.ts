import { type Claim, standing } from './claim.ts'
import type { Described } from './described.ts'
import { anyOf } from './read-page.ts'
import type { Reading } from './reading.ts'
import { memberCalled, whoIsMeant } from './who-is-meant.ts'

const older = /^(?:big|bigger|older|elder|eldest|oldest)$/i
const rank = '(?<rank>big|bigger|older|elder|eldest|oldest|little|younger|youngest|small|baby)'
const sibling = '(?:brother|sister|twin)'

/** Which of two brothers and sisters is the elder one, by whoever says so: "You are my big sister," said Mara to Jonna. */
export function claimsOfElders(reading: Reading): Claim[] {
  const pair = pairIn(reading.described)
  if (!pair) return []
  const isPair = new Set(pair.map(({ name }) => name))
  const otherThan = (name: string) => pair.find((one) => one.name !== name)?.name ?? name
  const claim = (id: string | null, words: string, place: Claim['place'], at: number): Claim[] => {
    if (id === null || !isPair.has(id)) return []
    const value = older.test(words) ? id : otherThan(id)
    return [{ topic: 'elder', noun: id, owner: null, words: value, value, place, at }]
  }
  const ofDetails = pair.flatMap(({ name, details }) => {
    const match = new RegExp(
      `(?:^|, |\\b(?:the|an?|his|her|their) )${rank}(?: (?:of|${sibling})|$|,)`,
      'i',
    ).exec(details)
    return match ? claim(name, match.groups?.rank ?? '', null, -1) : []
  })
  const ages = pair.map(({ facts }) => facts.flatMap((fact) => (fact.kind === 'age' ? [fact.years] : []))[0])
  const [one, other] = ages
  const isFirst = (one ?? 0) > (other ?? 0)
  const ofAges = one && other && one !== other ? claim(pair[isFirst ? 0 : 1].name, 'older', null, -1) : []
  const name = anyOf([...isPair].flatMap((whole) => [whole, ...whole.split(' ')]))
  const told = patternsOf(name).flatMap(({ pattern, who }) =>
    reading.pages.flatMap(({ text }, page) =>
      [...text.matchAll(pattern)].flatMap((match) => {
        const [start, end] = match.indices?.groups?.rank ?? [0, 0]
        const { place, at } = standing(reading, page, { start, end })
        const { name: called = '', rank: words = '' } = match.groups ?? {}
        const id = /^(?:she|he)$/i.test(called)
          ? whoIsMeant(reading, page, match.indices?.groups?.name?.[0] ?? 0, called)
          : memberCalled(reading, called)
        return claim(id === null || who === 'said of' ? id : otherThan(id), words, place, at)
      }),
    ),
  )
  return [...ofDetails, ...ofAges, ...told]
}

/** `name` is whoever it is said of, or the other one. */
function patternsOf(name: string): { pattern: RegExp; who: 'said of' | 'other' }[] {
  const named = `(?<!\\p{L})(?<name>${name})(?!\\p{L}|'s)`
  const subject = `(?<!\\p{L})(?<name>${name}|[Ss]he|[Hh]e)(?!\\p{L})`
  const said = '(?:said|told|whispered|called|cried|shouted|explained|answered)'
  const quoted = (words: string) => `${words}[^"]*,?" (?:(?!")[^.!?])*?`
  const of = (source: string) => ({ pattern: new RegExp(source, 'dgu'), who: 'said of' as const })
  const ofOther = (source: string) => ({ pattern: new RegExp(source, 'dgu'), who: 'other' as const })
  return [
    of(`${named}, (?:her|his|the) ${rank} (?:${sibling}|one)`),
    of(`(?:[Hh]er|[Hh]is) ${rank} ${sibling},? ${named}`),
    of(`${subject} (?:was|is) (?:only )?(?:the|her|his) ${rank}(?: ${sibling}| one| of)?(?=[ ,.!])`),
    of(`${named}, who was (?:[a-z]+ )?(?:years? |months? )?(?<rank>older|younger) than`),
    of(`${named},? the ${rank} (?:${sibling}|one|of)`),
    of(`${named}[^.!?"]*[.!?]? (?:[^.!?"]*, )?as a ${rank} ${sibling} (?:is|does|should)`),
    of(
      quoted(`\\bI(?: a|')m (?:your|the) ${rank} (?:${sibling}|one)`).replace('(?!")', '(?!")') +
        `${said} ${named}`,
    ),
    ofOther(
      quoted(`\\b[Yy]ou(?: a|')re (?:my|the) ${rank} (?:${sibling}|one)`) +
        `(?:${said} ${named}|(?<name>${name}) ${said})`,
    ),
  ]
}

/** The two of the cast that are brothers or sisters and no twins; null where there may be a third. */
function pairIn(described: readonly Described[]): [Described, Described] | null {
  const siblings = described.filter(({ details }) =>
    new RegExp(`\\b(?:step)?${sibling}s?\\b`, 'i').test(details),
  )
  if (siblings.some(({ details }) => /\b(?:twin|brothers|mother['’]s|father['’]s)\b/i.test(details)))
    return null
  if (siblings.length === 2) return siblings as [Described, Described]
  const [first] = described
  const [other] = siblings
  return siblings.length === 1 &&
    first &&
    other &&
    first !== other &&
    /^(?:her|his|[A-Z][a-z]+['’]s)\b|\b(?:her|his) /.test(other.details)
    ? [first, other]
    : siblings.length === 1 && described.length === 2
      ? (described as unknown as [Described, Described])
      : null
}
