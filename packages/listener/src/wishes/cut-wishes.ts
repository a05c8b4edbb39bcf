import { quoted } from '../learned/features.ts'
import { isOneOf, type Unit } from '../text/read-units.ts'
import { comparesAgain } from './compares-again.ts'

/** What a stretch is by itself, where that is sure. */
export type LabelOf = (units: readonly Unit[]) => string | null

const stops = /^(?:[.!?;()[\]—–]+|\.{2,}|…)$/
const joints = /^(?:and|or|then|plus|also|because|since|so|while|whereas|although|though|as|otherwise)$/
const reasons = /^(?:because|since|otherwise)$/
const subjects = /^(?:she|he|they|it|we|i|you|this|that|there|who|everyone|everybody|nobody)$/
const degrees =
  /^(?:more|less|fewer|no|without|with|too|never|nothing|enough|maybe|instead|only|even|longer|shorter)$/

/**
 * Cuts a parent's wishes into clauses: at the end of sentences, and at a joint behind which something is asked or said that can
 * stand by itself. "Red, not blue" and "the boat and the sea" stay whole.
 */
export function cutWishes(units: readonly Unit[], labelOf: LabelOf): Unit[][] {
  const clauses: Unit[][] = []
  let current: Unit[] = []
  const end = () => {
    if (current.some(({ part }) => part !== 'PUNCT')) clauses.push(current)
    current = []
  }
  units.forEach((unit, at) => {
    const rest = units.slice(at + 1)
    const isLabel =
      unit.small === ':' &&
      (rest[0]?.small === quoted ||
        (isOneOf(rest[0], 'colour', 'pattern') && !current.some(({ part }) => part === 'VERB')))
    if (isStop(unit, current) && !isLabel) {
      current.push(unit)
      end()
    } else if (comparesAgain(unit, current, rest[0])) {
      end()
      current.push(unit)
    } else if (wantsMore(unit, current, rest)) {
      end()
      current.push(unit)
    } else if (opensTitle(unit, current, rest[0])) current.push(unit)
    else if (unit.small === 'but' || reasons.test(unit.small)) {
      end()
      if (unit.small !== 'but') current.push(unit)
    } else if (unit.small === ',' || (joints.test(unit.small) && !isMeasured(unit, current, rest))) {
      if (current.every(({ small }) => soft.test(small))) {
        if (unit.small !== ',') current.push(unit)
      } else if (parts(current, rest, labelOf, unit.small)) {
        end()
        // "So you see the dress" says why.
        if (unit.small === 'so' && /^(?:you|we|i|one|that)$/.test(rest[0]?.small ?? '')) current.push(unit)
      } else current.push(unit)
    } else current.push(unit)
  })
  end()
  return joinContrasts(clauses.map(trimmed).filter((clause) => clause.length > 0))
}

/** "Zoom out | I want the ocean in it". */
const wantsMore = ({ small }: Unit, before: readonly Unit[], [next, after]: readonly Unit[]): boolean =>
  /^(?:i|we)$/.test(small) &&
  after?.small !== 'to' &&
  /^(?:want|wish|need|'d)$/.test(next?.small ?? '') &&
  before.length > 1 &&
  /^(?:NOUN|ADJ|ADV|ADP|INTJ)$/.test(before.at(-1)?.part ?? '') &&
  !leadingOn.test(before.at(-1)?.small ?? '') &&
  isCommand(before[0] as Unit, before[1])
/** "The way I want it", "than we want". */
const leadingOn =
  /^(?:what|that|as|when|if|because|so|which|who|how|like|all|than|where|way|thing|things|one|only|everything|until|before|after|whether|why)$/

/** "Not so tall", "not as mean", "nearly as tall as she is" measure. */
const isMeasured = ({ small }: Unit, before: readonly Unit[], [next, after]: readonly Unit[]): boolean =>
  (/^(?:so|as)$/.test(small) && /^(?:not|n't|quite)$/.test(before.at(-1)?.small ?? '')) ||
  (small === 'as' &&
    (after?.small === 'as' ||
      (/^(?:ADJ|ADV)$/.test(before.at(-1)?.part ?? '') &&
        before.at(-2)?.small === 'as' &&
        next !== undefined)))

/** Points behind a title or a page are none; a colon is one behind a clause, not behind a label. */
function isStop({ small, part, start }: Unit, before: readonly Unit[]): boolean {
  if (small === ':')
    return before.length > 3 || (before.length > 2 && before.some((unit) => unit.part === 'VERB'))
  if (/^[-–—]+$/.test(small)) return part === 'PUNCT' && before.at(-1)?.end !== start
  if (small === '.' && /^(?:mr|mrs|ms|dr|st|p|pp|no)$/.test(before.at(-1)?.small ?? '')) return false
  return stops.test(small)
}

function parts(before: readonly Unit[], after: readonly Unit[], labelOf: LabelOf, joint: string): boolean {
  const rest = withoutSoftWords(upToJoint(after))
  const [first, second] = rest
  if (!first || rest.every(({ part }) => part === 'PUNCT')) return false
  if (joint !== ',' && after[0]?.small === 'then') return true
  if (joint === 'and' && isInClothes(rest) && before.some((_unit, at) => isInClothes(before.slice(at))))
    return true
  if (joint === 'and' && first.part === 'PROPN' && before.every(isNamed)) return false
  if (joint === 'and' && isColourPair(before, rest)) return false
  // "Only Ida and the dog".
  if (
    joint === 'and' &&
    /^(?:only|just)$/.test(before[0]?.small ?? '') &&
    before.slice(1).every(isNamed) &&
    !rest.some(isDoing)
  )
    return false
  // "Let Ida and Tom hold hands".
  if (joint === 'and' && first.part === 'PROPN' && opensWithNames(before)) return false
  // "Her dress is blue, not yellow".
  if (joint === ',' && first.small === 'not' && rest.length <= 2 && second?.part === 'ADJ') return false
  // "Ida on the left, Tom on the right".
  if (
    /^(?:,|and)$/.test(joint) &&
    namesFirst(rest) &&
    namesFirst(before) &&
    [before, rest].every((part) => part.some(isSideOf))
  )
    return true
  // "A headband, pink with sequins".
  if (joint === ',' && isWorn(before.at(-1)) && isOneOf(first, 'colour') && second?.small === 'with')
    return false
  if (
    joint === 'and' &&
    takesOut(before) &&
    rest.every(({ part }) => /^(?:NOUN|ADJ|DET|PUNCT|INTJ)$/.test(part))
  )
    return false
  // "Both Kojo and his mum are dark brown".
  if (
    joint === 'and' &&
    before.some(({ part }) => part === 'PROPN') &&
    before.every(isNamed) &&
    rest.some(areBoth)
  )
    return false
  // "In the text the bucket is empty, here it's full".
  if (joint === ',' && first.small === 'here' && subjects.test(second?.small ?? '')) return true
  // "Perfect as it is", "leave the rest as they were".
  if (joint === 'as' && subjects.test(first.small) && (isLeft(before) || rest.length <= 2)) return false
  if (asksOrSays(first, second, rest)) return true
  const isSubordinate = /^(?:so|while|whereas|although|though|as|or)$/.test(joint)
  if (isSubordinate) return false
  const [own, other] = [labelOf(before), labelOf(rest)]
  return own !== null && other !== null && own !== other
}

/** "Take out tubes and machines": both go. */
const takesOut = (before: readonly Unit[]): boolean =>
  /^(?:(?:please|can|could|you|just) )*(?:remove|delete|take out|take away|leave out|leave off|lose|get rid of) \S/.test(
    before.map(({ small }) => small).join(' '),
  )

const isDoing = ({ part }: Unit): boolean => /^(?:VERB|AUX)$/.test(part)

const opensWithNames = (before: readonly Unit[]): boolean =>
  before.at(-1)?.part === 'PROPN' &&
  before.every(
    ({ part, small }) =>
      part === 'PROPN' ||
      /^(?:let|have|make|put|show|draw|please|can|could|should|would|maybe|and|,|i|want|like|'d|both|you|we)$/.test(
        small,
      ),
  )

const isWorn = (unit: Unit | undefined): boolean => isOneOf(unit, 'garment', 'head-covering', 'hair', 'aid')

/** "Red and white": one thing has both. */
const isColourPair = (before: readonly Unit[], rest: readonly Unit[]): boolean =>
  isOneOf(before.at(-1), 'colour') &&
  rest.every((unit) => isOneOf(unit, 'colour') || /^(?:light|dark|pale|bright|please|too)$/.test(unit.small))

/** "The boat", "Ida": somebody or something, with nothing asked before it. */
const namesFirst = ([first, second]: readonly Unit[]): boolean =>
  first?.part === 'PROPN' || (first?.part === 'DET' && second?.part === 'NOUN')
const isSideOf = ({ small }: Unit): boolean => /^(?:left|right|front|back|middle)$/.test(small)

const isNamed = ({ part, small }: Unit): boolean => part === 'PROPN' || small === 'both'
const areBoth = ({ small }: Unit): boolean => /^(?:are|'re|have|should)$/.test(small)

/** "Joy in dungarees", and "Faith in the football kit": each has their own. */
function isInClothes(units: readonly Unit[]): boolean {
  const behind = units.findIndex(({ part }) => part !== 'PROPN')
  return behind > 0 && /^(?:in|into|wearing)$/.test(units[behind]?.small ?? '')
}

/** "The title should be Because It Was There". */
const opensTitle = (unit: Unit, before: readonly Unit[], next: Unit | undefined): boolean =>
  before.length > 1 &&
  reasons.test(unit.small) &&
  unit.text !== unit.small &&
  next !== undefined &&
  next.text !== next.small

/** "Leave the rest as it is". */
const isLeft = (before: readonly Unit[]): boolean =>
  before.slice(0, 4).some(({ lemma }) => lemma === 'leave' || lemma === 'keep')

function asksOrSays(first: Unit, second: Unit | undefined, rest: readonly Unit[]): boolean {
  if (first.small === 'not')
    return /^(?:so|too|as|that|quite)$/.test(second?.small ?? '') || second?.part === 'VERB'
  if (degrees.test(first.small)) return true
  if (first.part === 'AUX') return true
  if (subjects.test(first.small) && isVerb(second)) return true
  if (isCommand(first, second)) return true
  if (/er$/.test(first.small) && first.small !== first.lemma && /^(?:ADJ|ADV)$/.test(first.part)) return true
  return saysSomething(rest)
}

const isVerb = (unit: Unit | undefined): boolean =>
  unit !== undefined && (/^(?:VERB|AUX|ADV)$/.test(unit.part) || /^(?:n't|'s|'d|'ll|'re)$/.test(unit.small))

/** "call the dog Rufus": a noun to the tagger, a verb by what stands behind it. */
export function isCommand(first: Unit, second: Unit | undefined): boolean {
  if (first.part === 'VERB') return first.small === first.lemma
  const mayBeVerb = first.part === 'NOUN' && first.small === first.lemma && first.classes.length === 0
  return mayBeVerb && second !== undefined && /^(?:DET|PRON|PROPN)$/.test(second.part)
}

/** "Nana Bea should have the last word", "the beginning is slow". */
function saysSomething(rest: readonly Unit[]): boolean {
  if (!/^(?:DET|PRON|PROPN|NOUN|ADJ)$/.test(rest[0]?.part ?? '')) return false
  const verb = rest.findIndex(
    (unit, at) => at > 0 && (unit.part === 'AUX' || (unit.part === 'VERB' && !/ing$|ed$/.test(unit.small))),
  )
  const opens = rest.findIndex(({ small }) => /^(?:who|which|that|where|when|to|of)$/.test(small))
  return verb > 0 && verb <= 5 && (opens < 0 || opens > verb)
}

const soft =
  /^(?:please|also|then|maybe|perhaps|just|and|so|but|oh|ok|okay|yes|well|really|actually|kindly|finally|a bit|a little|a lot|slightly|somewhat|rather|a tad)$/

function withoutSoftWords(units: readonly Unit[]): readonly Unit[] {
  const first = units.findIndex(({ small }) => !soft.test(small))
  return first < 0 ? [] : units.slice(first)
}

function upToJoint(units: readonly Unit[]): readonly Unit[] {
  const start = units.findIndex(({ small }) => !soft.test(small))
  const end = units.findIndex((unit, at) => at > start && (unit.small === ',' || stops.test(unit.small)))
  return end < 0 ? units : units.slice(0, end)
}

function trimmed(clause: readonly Unit[]): Unit[] {
  const isEdge = ({ small }: Unit) => small === ',' || /^(?:and|but|or|then|plus|-|–|—)$/.test(small)
  let start = 0
  while (start < clause.length && isEdge(clause[start] as Unit)) start++
  let end = clause.length
  while (end > start && isEdge(clause[end - 1] as Unit)) end--
  return clause.slice(start, end)
}

/** "She isn't 5, she's 8" is one thing to say; a quotation says nothing by itself. */
function joinContrasts(clauses: Unit[][]): Unit[][] {
  const joined: Unit[][] = []
  for (const clause of clauses) {
    const before = joined.at(-1)
    if (before && isDenied(before) && isCopula(clause) && clause.length <= 8) before.push(...clause)
    else if (before && isBareRemoval(clause) && namesOnly(before)) before.push(...clause)
    else if (before && isQuotation(clause)) before.push(...clause)
    else joined.push([...clause])
  }
  return joined
}

/** "Soldiers in the back, remove": what was named goes, and nothing that was spoken of before. */
const isBareRemoval = (clause: readonly Unit[]): boolean =>
  /^(?:please )?(?:remove|delete|(?:take|leave) (?:it|them|those|that) (?:out|away|off)|get rid)(?: please)?$/.test(
    clause
      .filter(({ part }) => part !== 'PUNCT')
      .map(({ small }) => small)
      .join(' '),
  )
const namesOnly = (clause: readonly Unit[]): boolean =>
  clause.length <= 6 &&
  clause.some(({ part }) => part === 'NOUN') &&
  clause.every(
    ({ part, small }) => !/^(?:VERB|AUX|PRON)$/.test(part) && !/^(?:no|not|more|less|too)$/.test(small),
  )

/** "A line that comes back, 'Crash, bang, sorry Beau'": the words belong to what was said of them. */
const isQuotation = (clause: readonly Unit[]): boolean =>
  clause
    .filter(({ part, small }) => part !== 'PUNCT' && !leadingToQuotation.test(small))
    .every(({ small }) => small === quoted) && clause.some(({ small }) => small === quoted)
const leadingToQuotation = /^(?:say|like|maybe|perhaps|such|as|something|for|example|instance)$/

function isDenied(clause: readonly Unit[]): boolean {
  const no = clause.findIndex(({ small }) => /^(?:not|n't|never)$/.test(small))
  return clause.length <= 9 && no > 0 && /^(?:is|are|was|'s|'re|am|be)$/.test(clause[no - 1]?.small ?? '')
}

function isCopula(clause: readonly Unit[]): boolean {
  return (
    /^(?:she|he|they|it)$/.test(clause[0]?.small ?? '') && /^(?:is|are|'s|'re)$/.test(clause[1]?.small ?? '')
  )
}

/** Whether the units name a being of any kind. */
export const isBeing = (unit: Unit): boolean =>
  isOneOf(unit, 'kin', 'kin-words', 'animal', 'fantasy', 'trade', 'pronoun-nouns', 'childhood', 'grown')
