import { joinsColours, ofHairAlone } from './join-colours.ts'
import { isOneOf, type Unit } from './read-units.ts'
import { isUnderCovering } from './under-covering.ts'

/** A stretch of words with one thing to say. */
export interface Clause {
  units: readonly Unit[]
  /** What stands before it. */
  after: 'stop' | 'comma' | 'and' | 'colon'
  /** Whether a question mark ends it: "hijab? no not yet". */
  isAsked?: boolean
}

/**
 * Cuts what a parent wrote into clauses: at every mark, and at an "and" behind which a clause of its own begins. A comma in a
 * parent's list parts more than one in a novel.
 */
export function cutClauses(units: readonly Unit[]): Clause[] {
  const clauses: Clause[] = []
  let current: Unit[] = []
  let after: Clause['after'] = 'stop'
  const end = (next: Clause['after'], isAsked = false) => {
    if (current.length > 0) clauses.push({ units: current, after, ...(isAsked && { isAsked }) })
    else if (next === 'comma' && after !== 'comma') return
    current = []
    after = next
  }
  units.forEach((unit, at) => {
    // "Always always in her raincoat".
    if (unit.small === current.at(-1)?.small && /^(?:always|never|very|really|so)$/.test(unit.small)) return
    if (unit.part === 'PUNCT' || unit.part === 'SYM') {
      if (joinsWords.test(unit.small)) current.push(unit)
      else if (unit.small !== ',' || !awaitsNoun(current, units[at + 1]))
        end(jointOf(unit.small), unit.small.startsWith('?'))
    } else if (unit.small === 'who' && !current.some(isDoing)) end('and')
    else if (unit.small === 'that' && clauses.length === 0 && saysWho(current, units[at + 1])) end('and')
    // "Scared of nothing but spiders".
    else if (
      (unit.small === 'but' && current.at(-1)?.small !== 'nothing') ||
      isUnderCovering(current, unit, units.slice(at + 1))
    )
      end('and')
    else if (
      runsOn(current, unit, units.slice(at + 1)) ||
      isAgeBeforeLook(current, units.slice(at), clauses)
    ) {
      end('and')
      current.push(unit)
    } else if (joins.test(unit.small) && beginsClause(units.slice(at + 1), current, unit.small === 'so'))
      end('and')
    else current.push(unit)
  })
  end('stop')
  return clauses
}

/** "Girl aged 8 | who loves trains": nobody does anything yet. */
const isDoing = ({ part, small }: Unit): boolean =>
  part === 'VERB' && !/^(?:aged|called|named|born|adopted)$/.test(small)

/** "A lamp | that is afraid of the dark", as with "who"; "hair that won't lie down" is one. */
const saysWho = (current: readonly Unit[], next: Unit | undefined): boolean =>
  /^an?$/.test(current[0]?.small ?? '') &&
  current.at(-1)?.part === 'NOUN' &&
  !isLook(current.at(-1)) &&
  !current.some(isDoing) &&
  next !== undefined &&
  (/^(?:is|has|can)$/.test(next.small) || isThirdPerson(next))

/**
 * "He's 5 | brown hair | always wears red wellies | loves diggers": who writes without marks begins anew with a verb, or with
 * looks behind the age.
 */
function runsOn(current: readonly Unit[], unit: Unit, rest: readonly Unit[]): boolean {
  const [next] = rest
  const last = current.at(-1)
  if (!last || current.some(({ small }) => opensClause.test(small))) return false
  // "A Spiderman beanie" is no man.
  const isWho =
    isAgeAtEnd(current) ||
    // "Sleeps under my sons arm": the apostrophe is left out.
    (last.part !== 'PROPN' &&
      isOneOf(last, 'pronoun-nouns', 'childhood') &&
      !(last.small.endsWith('s') && /^(?:my|our|his|her)$/.test(current.at(-2)?.small ?? '')))
  if (isWho && isLookAhead(unit, next)) return true
  // "Very tall | very dark | very kind".
  const isHow = unit.small.includes(' ') || next?.part === 'ADJ' || isOneOf(next, 'trait')
  if (/^(?:very|really|super)\b/.test(unit.small) && last.part === 'ADJ' && isHow) return true
  // "Tall skinny | 12 | voice breaking".
  if (/^\d+$/.test(unit.small) && current.every(isHowSomebodyIs)) return true
  // "A real boy | not a bear".
  if (unit.small === 'not' && /^(?:an?|the)$/.test(next?.small ?? '') && last.part === 'NOUN') return true
  // "Short black curls | always in his yellow wellies"; "brown curls always in a clip" is one.
  if (isOften(unit) && next?.small === 'in' && isOneOf(last, 'hair', 'skin') && isWornNext(rest)) return true
  // "Smells of home | do NOT wash".
  if (unit.small === 'do' && /^(?:not|n't)$/.test(next?.small ?? '') && isSingular(last)) return true
  // "Boy 6 | cheeky grin | always hungry".
  const isAge = (current.length === 2 && isAgeAtEnd(current)) || (current.length <= 4 && isInYears(current))
  if (isAge && /^(?:ADJ|VERB)$/.test(unit.part)) return true
  // "Leopold is 5 | hides behind my leg", "he's 10 | kinda grumpy".
  const isDeed = isDeedByItsPlace(unit, next) || (unit.part === 'ADV' && next?.part === 'ADJ')
  if (isAgeAtEnd(current) && current.length <= 4 && isDeed) return true
  if (isOften(unit) && next?.part === 'ADJ' && last.part === 'NOUN' && !current.some(isLook)) return true
  if (
    /^(?:she|he)$/.test(unit.small) &&
    isSaidAlready(current, last) &&
    /^(?:VERB|AUX|ADV)$/.test(next?.part ?? '')
  )
    return true
  if (/^(?:she|he)$/.test(unit.small) && isWhole(last) && isSaidOfThem(rest)) return true
  // "My son huan | he 9".
  if (/^(?:she|he)$/.test(unit.small) && next?.part === 'NUM') return true
  const isNoun = last.part === 'NOUN'
  if (isNoun && isNextLook(current, last, unit, next)) return true
  if (isNoun && isOneOf(unit, 'feeling') && next?.small === 'of') return true
  // "Believes every plant has a name".
  if (
    current.some(({ lemma }) =>
      /^(?:believe|think|say|know|hope|wish|imagine|claim|swear|insist|reckon)$/.test(lemma),
    )
  )
    return false
  const verb = isOften(unit) ? next : unit
  if (!verb || !(isThirdPerson(verb) || verb.small === 'has') || !saysOfSomebody.test(verb.lemma))
    return false
  if (/^(?:ADJ|NUM)$/.test(last.part) || isOneOf(last, 'filler')) return true
  // "Two plaits wears": a plural wears nothing.
  const isPlural = isNoun && last.small !== last.lemma && last.small.endsWith('s')
  return isNoun && (isPlural || current.some((one) => one.part === 'AUX' || isThirdPerson(one)))
}

const isHowSomebodyIs = (unit: Unit): boolean =>
  (unit.part === 'ADJ' && isOneOf(unit, 'trait', 'feeling')) ||
  /^(?:tall|small|little|tiny|short|skinny|thin|slim|chubby|big|wee|lanky)$/.test(unit.small)

const isSingular = ({ part, small, lemma }: Unit): boolean =>
  part === 'NOUN' && small === lemma && !small.endsWith('s')

const isWornNext = (rest: readonly Unit[]): boolean => {
  const end = rest.findIndex(({ part }) => part === 'PUNCT')
  return (end < 0 ? rest : rest.slice(0, end)).some(
    (unit) => isOneOf(unit, 'garment', 'head-covering') || unit.small.endsWith('sleeves'),
  )
}

/** "6 | brown hair", "6 | same glasses as before": who begins with a number and counts nothing says how old somebody is. */
function isAgeBeforeLook(
  current: readonly Unit[],
  rest: readonly Unit[],
  before: readonly Clause[],
): boolean {
  if (current.length !== 1 || !/^\d+$/.test(current[0]?.small ?? '')) return false
  const isOfYears = /^(?:years?|yrs?|yo|months?|mths?|weeks?|wks?|days?|old)$/.test(rest[0]?.small ?? '')
  const isBehindSize = before.at(-1)?.units.every(isHowSomebodyIs) === true
  if (isBehindSize && !isOfYears && /^(?:NOUN|ADJ)$/.test(rest[0]?.part ?? '')) return true
  if (before.length > 0) return false
  if (rest[0]?.small === 'same') return true
  const end = rest.findIndex(({ part }) => !/^(?:ADJ|ADV|NOUN)$/.test(part))
  return /^(?:hair|skin)$/.test(rest.at(end < 0 ? -1 : end - 1)?.small ?? '')
}

/** "Cornrows with gold beads | brown skin | dimples": one look behind the other. */
const isNextLook = (current: readonly Unit[], last: Unit, unit: Unit, next: Unit | undefined): boolean => {
  if (!current.some(isLook) || current.some(saysMore)) return false
  // "Hair black short" is one.
  if (current.length === 1 && last.small === 'hair') return false
  // "Dark skin | short hair".
  if (/\bskin$/.test(last.small) && isOneOf(unit, 'hair')) return true
  if (isOneOf(unit, 'colour') && unit.part === 'ADJ') return isLook(next) && !isOneOf(unit, 'garment')
  return (
    seenByItself.test(unit.small) &&
    (/^(?:skin|hair|beard)$/.test(last.small) || /[^s]s$/.test(last.small)) &&
    isLook(last)
  )
}
const seenByItself = /^(?:dimples|freckles|glasses|specs|braces)$/

/** "My daughter is 9 | she wears a hijab", "he is deaf | he signs": what stands before it is whole. */
const isSaidAlready = (current: readonly Unit[], last: Unit): boolean =>
  last.part === 'NUM' ||
  isInYears(current) ||
  // "She is not a wolf | she is a potato".
  (last.part === 'NOUN' &&
    current.some(({ small }) => /^(?:not|n't)$/.test(small)) &&
    current.some(({ lemma }) => lemma === 'be')) ||
  (last.part === 'ADJ' && current.some(({ part }) => part === 'AUX'))

/** "Best in her class | she is shy"; "the braver he is" and "I think she is" are one. */
const isWhole = ({ part, small }: Unit): boolean =>
  /^(?:NOUN|PROPN)$/.test(part) || (part === 'ADJ' && !small.endsWith('er'))

/** "Is shy", but not "the scar she is proud of", "the hat he is wearing". */
function isSaidOfThem([verb, said, ...rest]: readonly Unit[]): boolean {
  if (!/^(?:is|'s)$/.test(verb?.small ?? '') || !said || /^(?:VERB|PUNCT)$/.test(said.part)) return false
  const end = rest.findIndex(({ part }) => part === 'PUNCT')
  return rest.at(end < 0 ? -1 : end - 1)?.part !== 'ADP'
}

/** What parents mostly say of a child; of other verbs the word before may be the subject. */
const saysOfSomebody =
  /^(?:love|like|adore|enjoy|prefer|hate|fear|want|wear|have|carry|use|play|sing|dance|draw|speak|live|collect)$/
const opensClause = /^(?:that|which|who|whose|what|when|whenever|where|if|because|until|than|as|how|why|so)$/
const isOften = ({ small }: Unit): boolean => /^(?:always|never|often|usually|sometimes)$/.test(small)
const isThirdPerson = ({ part, small, lemma }: Unit): boolean =>
  part === 'VERB' && small.endsWith('s') && small !== lemma

/** "He is 5", "is 5", "aged 5", "boy 6". */
const isAgeAtEnd = (current: readonly Unit[]): boolean =>
  isInYears(current) ||
  (current.at(-1)?.part === 'NUM' &&
    (/^(?:is|'s|aged?|am|'m)$/.test(current.at(-2)?.small ?? '') ||
      (current.length === 2 && isOneOf(current[0], 'pronoun-nouns', 'childhood'))))

/** "Boy 9 years old", "she is eight years old"; "a 3 year old golden dog" is one phrase. */
const isInYears = (current: readonly Unit[]): boolean =>
  current.at(-1)?.small === 'old' &&
  current.at(-2)?.small === 'years' &&
  current.at(-3)?.part === 'NUM' &&
  !/^an?$/.test(current.at(-4)?.small ?? '')

const isLookAhead = (unit: Unit, next: Unit | undefined): boolean =>
  isOneOf(unit, 'colour', 'hair', 'skin') || isLook(unit) || (unit.part === 'ADJ' && isLook(next))

/** "A shy, brave lion": behind the comma stands another word for the same noun. */
const awaitsNoun = (current: readonly Unit[], next: Unit | undefined): boolean =>
  /^an?$/.test(current[0]?.small ?? '') &&
  current.slice(1).every(({ part }) => part === 'ADJ' || part === 'ADV') &&
  current.length > 1 &&
  next?.part === 'ADJ'

const jointOf = (mark: string): Clause['after'] =>
  /^[,()]$/.test(mark) ? 'comma' : /^[:=]$/.test(mark) ? 'colon' : 'stop'

const joinsWords = /^(?:['’"“”%£$€°#-]|\/)$/
const joins = /^(?:and|or|then|so|because|although|though|while|whereas)$/
const degrees = /^(?:so|much|bad|badly|hard|dearly)$/
const subjects = /^(?:she|he|they|it|we|i|you|who|which|there)$/

/** Whether somebody does something behind a joint: "and wears", "but she is". */
function beginsClause(rest: readonly Unit[], before: readonly Unit[], isSo: boolean): boolean {
  // "Loves trains so much", "wants a cat so bad".
  if (isSo && degrees.test(rest[0]?.small ?? '')) return false
  const [first] = rest.filter(({ part }) => part !== 'ADV')
  if (!first) return true
  if (subjects.test(first.small)) return true
  // "Doesn't like noise so wears ear defenders", "asthma so an inhaler".
  if (isSo && /^(?:wears|needs|uses|carries|has)$/.test(first.small)) return true
  // "Eczema so always in long sleeves".
  if (isSo && /^(?:in|with)$/.test(first.small) && isWornNext(rest)) return true
  if (isSo)
    return (
      /^(?:NOUN|ADJ|DET)$/.test(first.part) &&
      // "One leg shorter so a thick shoe", and not "kind so gentle".
      (before.at(-1)?.part === 'NOUN' || (before.at(-1)?.part === 'ADJ' && first.part === 'DET'))
    )
  // "And her sister has the curls".
  if (/^(?:her|his|my|our|their|the)$/.test(first.small) && isSubjectOfKin(rest.slice(rest.indexOf(first))))
    return true
  if (/^(?:with|in|has|is|can|always|never)$/.test(first.small)) return before.length > 1
  if (first.part === 'AUX') return true
  if (isThirdPerson(first) || isDeedByItsPlace(first, rest[rest.indexOf(first) + 1])) return true
  return isAnotherLook(rest, before)
}

/** "Her sister has", "his twin brother is". */
function isSubjectOfKin(units: readonly Unit[]): boolean {
  const verb = units.findIndex(({ part }) => /^(?:AUX|VERB)$/.test(part))
  return verb > 1 && verb < 4 && isOneOf(units[verb - 1], 'kin-words')
}

/** "And rides a motorbike", "and dislikes being interrupted": the tagger takes some verbs for nouns. */
const isDeedByItsPlace = ({ part, small }: Unit, next: Unit | undefined): boolean =>
  part === 'NOUN' &&
  /[^s]s$/.test(small) &&
  (/^(?:an?|the|behind|into|onto)$/.test(next?.small ?? '') ||
    (/^(?:VERB|AUX)$/.test(next?.part ?? '') && /ing$/.test(next?.small ?? '')))

const looks = ['hair', 'garment', 'body-part', 'skin', 'aid', 'head-covering'] as const
const isLook = (unit: Unit | undefined) => isOneOf(unit, ...looks)

/**
 * "Red hair and green eyes", "a dress with white dots and red shoes": each is a thing of its own. "Red and green boots" is one, and
 * in "hates hats and scarves" nobody wears anything.
 */
function isAnotherLook(rest: readonly Unit[], before: readonly Unit[]): boolean {
  const isSeen = before.some(isLook) || ofHairAlone.test(before.at(-1)?.small ?? '')
  if (!isSeen || before.some(saysMore) || joinsColours(before, rest[0])) return false
  const end = rest.findIndex(
    ({ part, small }, at) =>
      at > 0 &&
      small !== '-' &&
      (/^(?:PUNCT|ADP|SCONJ|CCONJ|AUX|PRON)$/.test(part) || (part === 'VERB' && !/ed$/.test(small))),
  )
  return isLook(end < 0 ? rest.at(-1) : rest[end - 1])
}

/** Whether something is done or felt in it, other than having and wearing. */
const saysMore = ({ part, lemma }: Unit): boolean =>
  part === 'VERB' && !/^(?:wear|have|use|carry|knit|pad|stripe|check|dot|curl|braid)$/.test(lemma)
