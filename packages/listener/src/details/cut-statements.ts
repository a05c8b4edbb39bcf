import { isOneOf, type Unit } from '../text/read-units.ts'

/** A stretch with a verb of its own. */
export interface Clause {
  /** Empty where the subject is that of the clause before. */
  subject: readonly Unit[]
  predicate: readonly Unit[]
}

const joints = /^(?:,|and|but|so|then)$/
const pronouns = /^(?:he|she|they|we|it|i|you|someone|somebody|everyone|everybody|nobody)$/
const opens =
  /^(?:who|which|that|because|when|while|until|till|since|if|as|where|after|before|although|though|than)$/
/** Longer ones are no subject that could be told of. */
const mostWordsOfSubject = 5

/** Cuts a sentence at its joints, where somebody does something behind them; empty where it has no verb. */
export function cutStatements(units: readonly Unit[]): Clause[] {
  const clauses: Clause[] = []
  let start = 0
  for (let at = 1; at <= units.length; at++) {
    const isEnd = at === units.length
    const joint = units[at]
    if (!isEnd && !(joint && joints.test(joint.small) && beginsClause(units, start, at))) continue
    const clause = clauseOf(units.slice(start, at))
    if (clause) clauses.push(clause)
    else if (start === 0) return []
    start = at + 1
    while (joints.test(units[start]?.small ?? '')) start++
    at = start
  }
  return clauses
}

/** Behind the joint somebody does something, and before it somebody did already. */
function beginsClause(units: readonly Unit[], start: number, joint: number): boolean {
  const before = units.slice(start, joint)
  if (verbAt(before) < 0 || before.some(({ small }) => opens.test(small))) return false
  const rest = units.slice(joint + 1).filter(({ small }) => !joints.test(small))
  const verb = verbAt(rest)
  return verb >= 0 && verb <= mostWordsOfSubject && isSubject(rest.slice(0, verb))
}

function clauseOf(units: readonly Unit[]): Clause | undefined {
  const verb = verbAt(units)
  if (verb < 0) return undefined
  const subject = units.slice(0, verb)
  const isAdverb = subject.at(-1)?.part === 'ADV'
  const end = isAdverb ? verb - 1 : verb
  return { subject: units.slice(0, end), predicate: units.slice(end) }
}

const isSubject = (units: readonly Unit[]): boolean =>
  units.every(
    ({ part, small }) =>
      (/^(?:DET|ADJ|NOUN|PROPN|PRON|NUM|ADV|PART)$/.test(part) && small !== 'not') || small === 'and',
  ) && !units.some(({ small }) => opens.test(small))

/** Where the verb of a clause stands: "is", "lost", "makes", "keep" behind "they", "moving" behind a name; -1 where there is none. */
export function verbAt(units: readonly Unit[]): number {
  const finite = units.findIndex((unit, at) => isFiniteVerb(unit, units, at))
  if (finite >= 0) return finite
  const going = units.findIndex(({ part, small }) => part === 'VERB' && small.endsWith('ing'))
  return going > 0 && isOneOfNames(units[going - 1]) ? going : -1
}

const isOneOfNames = (unit: Unit | undefined): boolean =>
  unit?.part === 'PROPN' ||
  (unit?.part === 'NOUN' && unit.classes.length === 0) ||
  isOneOf(unit, 'names', 'kin-words', 'kin')

/** Whether a verb stands there that a sentence needs: "is", "lost", "makes". */
export function isFiniteVerb(unit: Unit, units: readonly Unit[], at: number): boolean {
  const before = units[at - 1]
  const next = units[at + 1]
  if (isMistaken(unit, before, next)) return true
  if (unit.part === 'AUX') return before?.small !== 'to'
  if (unit.part !== 'VERB' || unit.small.endsWith('ing') || before?.small === 'to') return false
  if (before && /^(?:DET|ADJ|NUM|ADP)$/.test(before.part)) return false
  // "painted wheels" and "broken slide" name a thing.
  if (
    at === 0 &&
    /ed$|en$/.test(unit.small) &&
    next &&
    /^(?:NOUN|ADJ)$/.test(next.part) &&
    !isObject(units.slice(1))
  )
    return false
  if (unit.small !== unit.lemma) return true
  return (
    pronouns.test(before?.small ?? '') || isOneOf(before, 'kin-words', 'names') || before?.part === 'PROPN'
  )
}

/** "Theo lives with his aunt", "and paints them": nouns to the tagger, and verbs by what they stand between. */
function isMistaken(unit: Unit, before: Unit | undefined, next: Unit | undefined): boolean {
  if (unit.part !== 'NOUN' || !/[^s]s$/.test(unit.small) || !before || !next) return false
  const isOfSomebody = before.part === 'PROPN' || isOneOf(before, 'kin-words', 'names')
  if (isOfSomebody) return /^(?:ADP|DET|PRON|NOUN|ADJ|PROPN|NUM)$/.test(next.part)
  return before.small === 'and' && /^(?:DET|PRON)$/.test(next.part)
}

/** Behind "lost" in "lost first tooth in a nectarine" something follows that it was done to. */
const isObject = (rest: readonly Unit[]): boolean => rest.some(({ part }) => part === 'ADP' || part === 'DET')
