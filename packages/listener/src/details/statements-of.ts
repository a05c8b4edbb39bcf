import { isA } from '../lexicons/lexicons.ts'
import { isOneOf, type Unit } from '../text/read-units.ts'
import { findMentions } from '../wishes/find-mentions.ts'
import type { CastMember } from '../wishes/heard-clause.ts'
import { type Clause, cutStatements, isFiniteVerb } from './cut-statements.ts'
import type { Statement } from './statement.ts'

const leading = /^(?:and|but|so|then|now|also|actually|well|ok|okay|oh|just|plus|btw|anyway)$/

/** What statements are made from. */
interface Telling {
  /** In which the units have their places. */
  text: string
  cast: readonly CastMember[]
  /** Of whom the sentence before spoke: a sentence without a subject goes on about them. */
  last: string | undefined
}

/** What a sentence says, each thing as a sentence of its own that begins with whom it is about. */
export function statementsOf(sentence: readonly Unit[], { text, cast, last }: Telling): Statement[] {
  const units = sentence.filter(({ part, small }) => part !== 'PUNCT' || /^[,'’-]$/.test(small))
  const { lead, rest } = withoutLead(units, cast)
  const time = text.slice(lead[0]?.start ?? 0, lead.at(-1)?.end ?? 0)
  let subject = last ?? (cast.length === 1 ? cast[0]?.name : undefined)
  return cutStatements(rest).flatMap((clause, place) => {
    const own = subjectOf(clause, text, cast)
    subject = own ?? subject
    // "don't shame him" asks something of the writer, and who "I" is stands nowhere.
    const isTold = own !== undefined || clause.predicate[1]?.small !== "n't"
    if (subject === undefined || !isTold || /^(?:I|You)$/.test(subject)) return []
    const predicate = plainPredicate(clause.predicate, text)
    const when = place === 0 && time ? ` ${time.slice(0, 1).toLowerCase()}${time.slice(1)}` : ''
    const verbs = verbsIn([...clause.subject, ...clause.predicate])
    return [{ words: `${subject} ${predicate}${when}`, verbs }]
  })
}

/** The base forms of all verbs; of what is a verb only by its place, of "lives", too. */
const verbsIn = (units: readonly Unit[]): string[] =>
  units.flatMap((unit, at) => {
    if (/^(?:VERB|AUX)$/.test(unit.part)) return [unit.lemma]
    return isFiniteVerb(unit, units, at) ? baseForms(unit.small) : []
  })

/** "tries" is a form of "try", "goes" of "go", "lives" of "live". */
const baseForms = (verb: string): string[] => [
  verb.replace(/ies$/, 'y'),
  verb.replace(/es$/, ''),
  verb.replace(/s$/, ''),
]

/** "On our train he pulled the brake": when and where it was stands behind it as well. */
function withoutLead(
  units: readonly Unit[],
  cast: readonly CastMember[],
): { lead: readonly Unit[]; rest: readonly Unit[] } {
  const first = units.findIndex(({ small }) => !leading.test(small))
  const said = units.slice(Math.max(0, first))
  const names = findMentions(said, cast)
  const start = said.findIndex(
    ({ small }, at) => /^(?:he|she|they|we)$/.test(small) || names.some(({ from }) => from === at),
  )
  const lead = said.slice(0, Math.max(0, start)).filter(({ small }) => small !== ',')
  const isTime =
    lead.length > 0 &&
    lead.length <= 6 &&
    lead.every(({ part }) => /^(?:ADP|DET|ADJ|NOUN|PROPN|NUM|ADV|PRON)$/.test(part))
  const begins = /^(?:on|in|at|every|last|this|next|each|one|today|yesterday|tomorrow)$|days?$/
  return isTime && begins.test(lead[0]?.small ?? '')
    ? { lead, rest: said.slice(start) }
    : { lead: [], rest: said }
}

/** Whom a clause is about, as it can begin a sentence; undefined where it goes on about the one before. */
function subjectOf({ subject }: Clause, text: string, cast: readonly CastMember[]): string | undefined {
  if (subject.length === 0) return undefined
  const [mention] = findMentions(subject, cast)
  if (mention && mention.from === 0 && mention.to === subject.length) return mention.name
  const own = subject.filter(({ small }) => !/^(?:my|our|her|his)$/.test(small))
  const [ofOurs] = findMentions(own, cast)
  if (ofOurs && ofOurs.from === 0 && ofOurs.to === own.length && own.length < subject.length)
    return ofOurs.name
  const words = textOf(subject, text)
  return isBareNoun(subject) ? `A ${words}` : words.slice(0, 1).toUpperCase() + words.slice(1)
}

/** "goat ate his homework": a hurried writer leaves the article away. */
function isBareNoun(subject: readonly Unit[]): boolean {
  const head = subject.at(-1)
  return (
    subject.every(({ part }) => /^(?:NOUN|ADJ)$/.test(part)) &&
    head !== undefined &&
    head.small === head.lemma &&
    !isOneOf(head, 'kin-words', 'kin', 'names') &&
    (isA('animal', head.small) ||
      isA('fantasy', head.small) ||
      isA('trade', head.small) ||
      isA('childhood', head.small))
  )
}

/** "has dropped the ring" is "dropped the ring", "moving to Canada" "is moving to Canada", and "'s fine" "is fine". */
function plainPredicate(predicate: readonly Unit[], text: string): string {
  const [first, ...others] = predicate
  if (first?.part === 'VERB' && first.small.endsWith('ing')) return `is ${textOf(predicate, text)}`
  const verb = others.findIndex(({ part }) => part !== 'ADV')
  const done = others[verb]
  const isPerfect =
    first?.part === 'AUX' &&
    /^(?:has|have|had|'s|'ve)$/.test(first.small) &&
    done?.part === 'VERB' &&
    done.small.endsWith('ed') &&
    (first.small !== "'s" || /^(?:DET|PRON|PROPN|NUM)$/.test(others[verb + 1]?.part ?? ''))
  if (isPerfect) return textOf(others, text)
  if (first?.small !== "'s") return textOf(predicate, text)
  return `${isHas(others) ? 'has' : 'is'} ${textOf(others, text)}`
}

/** "'s got a suitcase", "'s been blind from birth", "'s not had it easy". */
const isHas = (others: readonly Unit[]): boolean =>
  /^(?:been|got|had)$/.test(others.find(({ part, small }) => part !== 'ADV' && small !== 'not')?.small ?? '')

const months = /^(?:january|february|april|june|july|august|september|october|november|december)$/

/** As the parent wrote it, but names of places and months have their capital. */
function textOf(units: readonly Unit[], text: string): string {
  const start = units[0]?.start ?? 0
  const letters = text.slice(start, units.at(-1)?.end ?? start).split('')
  for (const unit of units)
    if (unit.text === unit.small && (unit.part === 'PROPN' || months.test(unit.small)))
      letters[unit.start - start] = unit.text.slice(0, 1).toUpperCase()
  const words = letters.join('')
  return units[0]?.part === 'VERB' ? words.slice(0, 1).toLowerCase() + words.slice(1) : words
}
