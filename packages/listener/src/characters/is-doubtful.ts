import type { Fact } from '../facts.ts'
import { isOneOf, type Unit } from '../text/read-units.ts'
import { isDoubtfulWish } from './is-doubtful-wish.ts'
import { isMisread } from './is-misread.ts'
import { isTooth } from './kind-of-look.ts'

/**
 * Whether what was made of these words may be wrong though every word of its clause was read. Of the readings that the grammar
 * leaves open, none is told.
 *
 * @param clause the whole clause that the fact stands in
 * @param isCalledIt whether the character is an animal or a thing, of which a parent says "it"
 */
export function isDoubtful(
  kind: Fact['kind'],
  own: readonly Unit[],
  clause: readonly Unit[],
  isCalledIt: boolean,
): boolean {
  if (isHedged(clause) || isMisread(kind, own, clause)) return true
  switch (kind) {
    case 'habit':
      return isDoubtfulHabit(own, clause, isCalledIt)
    case 'event':
      return isDoubtfulEvent(own) || own.some(pointsBack) || isOfSeveral(own)
    case 'like':
    case 'dislike':
      return isDoubtfulLike(own, clause)
    case 'belonging':
      // "Gin and Tonic who take up the whole settee".
      return (
        !beginsAsThing(own) ||
        own.some((unit) => isFiniteVerb(unit) || unit.small === 'who') ||
        // "Drums" alone may be liked, "one in a jar" points back.
        clause.length === 1 ||
        (own[0]?.small === 'one' && own[1]?.part === 'ADP')
      )
    case 'trait':
      // "Was very ill as a baby": nobody says that it is so still.
      if (wasSo(own, clause)) return true
      // "Giggles in his sleep" may be done.
      if (
        own.length > 1 &&
        /^(?:NOUN|PROPN)$/.test(own[0]?.part ?? '') &&
        own[0] &&
        /[^s]s$/.test(own[0].small)
      )
        return true
      return own.some(
        (unit, at) =>
          // "The careful one", and behind a wheelchair "a fast one".
          (unit.part === 'NUM' &&
            !(
              unit.small === 'one' &&
              own.length === 2 &&
              at === 1 &&
              clause[clause.indexOf(unit) - 2]?.small === 'the'
            )) ||
          isFiniteVerb(unit) ||
          isPerson(unit),
      )
    case 'size':
      return wasSo(own, clause)
    case 'health':
      // Of a tractor "coughs in the morning" is how it runs.
      return wasSo(own, clause) || (isCalledIt && own.some(isFiniteVerb))
    case 'skill':
      return own.some(({ lemma, small }) => lemma === 'be' || small === 'one')
    case 'body':
      // "Left-handed": nobody left.
      if (own.at(-1)?.small.endsWith('handed')) return false
      // A chin alone says nothing of it.
      return (
        wasSo(own, clause) ||
        isDoubtfulLook(own) ||
        (own.length === 1 && isOneOf(own[0], 'body-part') && !isOneOf(own[0], 'aid', 'skin'))
      )
    case 'hair':
    case 'skin':
    case 'eyes':
      // Everybody has hair.
      return (
        wasSo(own, clause) ||
        isDoubtfulLook(own) ||
        (own.length === 1 && /^(?:hair|eyes?|skin)$/.test(own[0]?.small ?? ''))
      )
    case 'garment':
    case 'headwear':
    case 'aid':
      return isDoubtfulLook(own)
    case 'kin':
      return /^(?:her|his|their)$/.test(own[0]?.small ?? '') || isOfNumber(own, clause)
    case 'work':
      return (
        own[0]?.small !== 'was' &&
        clause.some(({ small }) => /^(?:was|were|even|especially|like)$/.test(small))
      )
    case 'wish':
      return isDoubtfulWish(own)
    default:
      return false
  }
}

/** "Was blond as a baby", "ginger once": how it was, and no longer is. */
function wasSo(own: readonly Unit[], clause: readonly Unit[]): boolean {
  const before = clause.slice(0, Math.max(0, own[0] ? clause.indexOf(own[0]) : 0))
  const [verb] = before.slice(-1)
  return (
    /^(?:was|were|formerly|once)$/.test(verb?.small ?? '') ||
    /^(?:was|were|formerly|once)$/.test(own[0]?.small ?? '') ||
    /^(?:once|originally|before)$/.test(own.at(-1)?.small ?? '') ||
    // "Her hair used to be blond".
    own.some(({ small }, at) => small === 'used' && own[at + 1]?.small === 'to')
  )
}

/** "Stepmum to my two": two what? */
function isOfNumber(own: readonly Unit[], clause: readonly Unit[]): boolean {
  const last = own.at(-1)
  const behind = last ? clause.slice(clause.indexOf(last) + 1) : []
  const [joint, owner, number] = behind
  return /^(?:of|to)$/.test(joint?.small ?? '') && owner !== undefined && number?.part === 'NUM'
}

/** Words by which a parent takes back or leaves open what the clause says. */
const hedges =
  /^(?:sorry|wait|maybe|perhaps|possibly|probably|apparently|technically|supposedly|allegedly|might|may)$/

export const isHedged = (clause: readonly Unit[]): boolean =>
  clause.some(
    ({ small }, at) =>
      // Who says "technically" hedges nothing.
      hedges.test(small) && !/^["'“‘]$/.test(clause[at - 1]?.small ?? ''),
  )

const isFiniteVerb = ({ part, small, lemma }: Unit): boolean =>
  part === 'AUX' || (part === 'VERB' && small !== lemma && /[^s]s$/.test(small))

/** "One red one brown", "lost the other", "lost the fourth to a fence": of which things stands before it. */
const isOfSeveral = (own: readonly Unit[]): boolean =>
  own.some(
    (unit, at) =>
      (/^(?:other|others|fourth|third|second|rest|last)$/.test(unit.small) &&
        !/^(?:NOUN|ADJ|PROPN)$/.test(own[at + 1]?.part ?? '')) ||
      (/^(?:one|ones)$/.test(unit.small) &&
        (!own[at + 1] ||
          // "A pink one for home".
          (isOneOf(own[at - 1], 'colour') && own[at + 1]?.part === 'ADP') ||
          (isOneOf(own[at + 1], 'colour') && !/^(?:NOUN|PROPN|ADP)$/.test(own[at + 2]?.part ?? '')))),
  )

/** "Trunk came off", "anyway she has a mark": a look only is, but for what hangs on it: "hair that won't hold a clip". */
function isDoubtfulLook(own: readonly Unit[]): boolean {
  // "Bandana on in every picture" is asked of the writer.
  if (own.some((unit, at) => isRunTogether(unit, own[at + 1], own[at + 2]))) return true
  // "Her abuela braids her hair".
  if (isOneOf(own[0], 'kin-words') && own[1]?.small !== "'s") return true
  if (isOfSeveral(own) && !own.some(({ small }) => /eyes?$/.test(small))) return true
  if (own.some(({ small }) => /^(?:story|book|pictures?|illustrations?)$/.test(small))) return true
  const end = own.findIndex(
    ({ small, part }, at) =>
      /^(?:that|which|who|whose|so|where|when|whenever|until|till|if|you|because)$/.test(small) ||
      // "A fringe she cut herself".
      (part === 'PRON' && /^(?:she|he|they)$/.test(small) && own[at - 1]?.part === 'NOUN'),
  )
  const whole = end < 0 ? own : own.slice(0, end)
  // "A white cane with a bell on it": the thing itself.
  const isOnIt = whole.at(-1)?.small === 'it' && whole.at(-2)?.part === 'ADP'
  const said = isOnIt ? whole.slice(0, -2) : whole
  const isVerbFirst =
    /^(?:ADV|VERB|SCONJ|INTJ)$/.test(said[0]?.part ?? 'ADV') &&
    !(said[0]?.small === 'missing' && isTooth(said.at(-1)?.small ?? '')) &&
    !isOneOf(said[0], 'hair', 'pattern', 'colour')
  return (
    said.some(isDeed) ||
    said.some(isPerson) ||
    (isVerbFirst && /(?:ing|ly|way|out|side|even)$/.test(said[0]?.small ?? ''))
  )
}

/** "Curly hair big smile": two looks with no mark between. */
const isRunTogether = (look: Unit, next: Unit | undefined, noun: Unit | undefined): boolean =>
  /^(?:hair|smile|eyes|teeth|skin)$/.test(look.small) &&
  next?.part === 'ADJ' &&
  noun?.part === 'NOUN' &&
  /^(?:hair|smile|grin|eyes|teeth|skin|dimples|freckles)$/.test(noun.small)

/** Something happens: "trunk came off". What is of somebody only is, or has something. */
const isDeed = (unit: Unit): boolean =>
  (unit.part === 'VERB' &&
    !/(?:ing|ed|en|wn|^made|^gone|^torn|^cut|^set)$/.test(unit.small) &&
    !isOneOf(unit, 'hair', 'pattern')) ||
  (unit.part === 'AUX' && !/^(?:be|'s|'re|have)$/.test(unit.lemma))

const isPerson = ({ part, small }: Unit): boolean =>
  part === 'PRON' && /^(?:she|he|they|it|him|them|we|i|you|us|me)$/.test(small)

/** What "it" and "them" are stands elsewhere. */
const pointsBack = ({ small }: Unit): boolean => /^(?:it|them|that|this|these|those)$/.test(small)

/** "Sings to the dough so that it rises", of a robot "says beep when it's happy": what "it" is stands before it. */
function isKnownBefore(own: readonly Unit[], at: number, isCalledIt: boolean): boolean {
  // "So that": the word joins, and points to nothing.
  if (own[at]?.small === 'that') return own.slice(Math.max(1, at - 2), at).some(({ small }) => small === 'so')
  return isCalledIt ? at > 1 : own.slice(0, at).some(({ part }) => part === 'NOUN')
}

const often = /^(?:always|often|usually|sometimes|mostly|still|secretly|only|just|also|never|once|already)$/

function isDoubtfulHabit(own: readonly Unit[], clause: readonly Unit[], isCalledIt: boolean): boolean {
  const from = own.findIndex(({ small }) => !often.test(small))
  const [first, next] = own.slice(Math.max(0, from))
  if (!first || own.some((unit, at) => pointsBack(unit) && !isKnownBefore(own, at, isCalledIt))) return true
  if ((clause[0]?.small === 'it' && !isCalledIt) || (/ing$/.test(first.small) && !isAlwaysDoing(own)))
    return true
  if (/^(?:should|must|would|'d|shall)$/.test(first.small)) return true
  if (first.part === 'AUX' || /^(?:'ll|wo|ca)$/.test(first.small)) return isDoubtfulAuxiliary(first, own)
  if (isAlwaysDoing(own)) return false
  if (first.part === 'VERB') return !isThirdPerson(first, clause) || (first.lemma === 'do' && !next)
  // "Two plaits with ribbon, always pink": the ribbon.
  // "Never grumpy".
  if (own.length === 2 && own[0]?.small === 'never' && isOneOf(first, 'trait', 'feeling')) return false
  return (
    from < 1 || own[0]?.small === 'never' || isOneOf(first, 'colour') || !/^(?:ADJ|ADP)$/.test(first.part)
  )
}

/** "Always humming", and no "still missing", "often taking": what somebody is always doing, they do. */
const isAlwaysDoing = ([often, doing]: readonly Unit[]): boolean =>
  /^(?:always|forever|constantly)$/.test(often?.small ?? '') &&
  /^(?:VERB|ADJ)$/.test(doing?.part ?? '') &&
  /ing$/.test(doing?.small ?? '') &&
  !/^(?:missing|wearing|being|having|getting|asking)$/.test(doing?.small ?? '')

/** "Can't swim" says something; "will be nine", "hasn't told her" and "don't put" say another thing than a habit. */
function isDoubtfulAuxiliary(first: Unit, own: readonly Unit[]): boolean {
  // "Does all the voices".
  if (first.small === 'does' && /^(?:DET|ADJ|NOUN|NUM)$/.test(own[own.indexOf(first) + 1]?.part ?? ''))
    return false
  // "Does everyone's hair".
  if (first.small === 'does' && own[own.indexOf(first) + 2]?.small === "'s") return false
  if (first.small === 'do' || /^(?:have|be)$/.test(first.lemma)) return true
  return (
    (own.length < 3 && /^(?:do|does)$/.test(first.small)) ||
    !own.some(({ part, lemma }) => part === 'VERB' && lemma !== 'be')
  )
}

/** "Knits" and "they knit"; "draw" alone is asked of the writer. */
const isThirdPerson = ({ small, lemma }: Unit, clause: readonly Unit[]): boolean =>
  (small !== lemma && /s$/.test(small)) ||
  clause.slice(0, 2).some(({ small: subject }) => /^(?:they|she|he)$/.test(subject))

/** "Taped with a star", "covered in stickers": a thing named before it was, not the character. */
function isDoubtfulEvent([first, second, ...rest]: readonly Unit[]): boolean {
  if (!first || [second, ...rest].some((unit) => unit?.part === 'AUX')) return true
  // "(left)" by itself is a side.
  if (!second && !/ing$/.test(first.small) && !ofPeople.test(first.small)) return true
  if (/ing$/.test(first.small)) return !happensNow.test(first.small)
  if (!/(?:ed|en|wn|lt|de)$/.test(first.small) || ofPeople.test(first.small)) return false
  if (second?.small === 'in') return first.small === 'covered'
  // "Chipped paint": the tagger paints.
  if (second?.part === 'VERB' && second.small === second.lemma) return true
  return /^(?:ADP|PART|PROPN|NOUN|ADV)$/.test(second?.part ?? 'NOUN')
}

const happensNow = /^(?:turning|starting|learning|expecting)$/
const ofPeople = /^(?:moved|adopted|diagnosed|retired)$/

const mostOfDream = 7

/** "Wants it visible", "wants to quit", "likes me": no thing that somebody likes. */
function isDoubtfulLike(own: readonly Unit[], clause: readonly Unit[]): boolean {
  const [first] = own
  const isWanting = clause.some(({ lemma }) => lemma === 'want')
  if (/^(?:PRON|ADP|ADV)$/.test(first?.part ?? '') || own.some(isPerson) || own.at(-1)?.small === 'one')
    return true
  if (clause.some(({ small }) => /^(?:wanted|liked|loved|hated)$/.test(small))) return true
  // "Trains (knows all timetables)".
  if (
    first?.part === 'VERB' &&
    first.small !== first.lemma &&
    /[^s]s$/.test(first.small) &&
    clause[0] === first
  )
    return true
  // "Wants to be a vet" says something of any child.
  if (isWanting && /^(?:be|become)$/.test(first?.small ?? '') && /^an?$/.test(own[1]?.small ?? ''))
    return own.length > mostOfDream || own.some(({ small }) => small === 'or')
  return isWanting && /^(?:VERB|AUX)$/.test(first?.part ?? '')
}

function beginsAsThing(own: readonly Unit[]): boolean {
  const first = own.find(({ small }) => !often.test(small))
  return first !== undefined && !/^(?:VERB|AUX|ADV|ADP|PRON|SCONJ|PART)$/.test(first.part)
}
