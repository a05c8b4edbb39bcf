import type { Clause } from '../text/cut-clauses.ts'
import { isOneOf, type Unit, wordsOfUnits } from '../text/read-units.ts'
import { mainPart, verbAt } from './find-verb.ts'
import { isDeniedBehind } from './is-denied-behind.ts'
import { isPartOfThing } from './is-part-of-thing.ts'
import { kindOfLook } from './kind-of-look.ts'
import type { Notes } from './notes.ts'
import type { OpenList } from './open-list.ts'
import { withoutOurs, withoutOwnName, withoutTitle, wordsOfName } from './own-name.ts'
import { partsOf } from './phrase-parts.ts'
import { readAge } from './read-age.ts'
import { readDenied } from './read-denied.ts'
import { readFan, readFavourite } from './read-favourite.ts'
import { readFriend, readFriendAlone } from './read-friend.ts'
import { readLabel } from './read-label.ts'
import { beginsWhoMadeIt, readNounPhrase } from './read-noun-phrase.ts'
import { readPredicate } from './read-predicate.ts'
import { readSeen } from './read-seen.ts'
import { readPet, readThings } from './read-things.ts'
import { readDoneToThem, readThingFirst } from './read-turned-round.ts'
import { readWhoDoes } from './read-who-does.ts'
import { readWish } from './read-wish.ts'
import { kindsOfPredicates } from './verb-kinds.ts'

const leading =
  /^(?:and|but|also|so|then|or|hi|hello|hey|because|although|though|while|who|which|that|very|really|just|yeah|ok|otherwise)$/
const ownSubjects = /^(?:she|he|they|it)$/

export interface Reading {
  /** The character's name in small letters, which may stand as a subject. */
  name: string
  notes: Notes
  /** Whether somewhere "she" or "he" is said: then "they" are others. */
  isOne: boolean
  /** Whether a colon stands behind it. */
  isLabel: boolean
  /** Whether a list goes on that a label began: then nothing in it is read as anything else. */
  isLabelled: boolean
  /** Whether it is the first clause of all, which says who somebody is. */
  isFirst: boolean
}

/** Reads one clause. @returns the list that the next clause may go on with */
export function readClause({ units: typed, after }: Clause, reading: Reading, list: OpenList): OpenList {
  const begun = typed.slice(
    Math.max(
      0,
      // "Hi-vis coat" greets nobody.
      typed.findIndex(({ small }, at) => !leading.test(small) || typed[at + 1]?.small === '-'),
    ),
  )
  const { notes } = reading
  const unnamed = withoutOwnName(begun, reading)
  const units = inOrder(withoutTitle(withoutOurs(unnamed, reading), reading), notes)
  const first = units[0]
  if (!first) return list
  // "Which she considers the finest job on earth": of a thing, or of two at once.
  if (typed[0]?.small === 'which') notes.doubt()
  if (reading.isLabel) return readLabel(units, notes)
  if (readFavourite(units, notes)) return null
  // "Firm but fair": nobody's skin.
  if (after === 'and' && units.length === 1 && first.small === 'fair') {
    notes.writeWords('trait', units)
    return null
  }
  if (readPronouns(units, notes)) return null
  if (!list && readSeen(units, notes)) return null
  if (isDeniedBehind(units)) return list
  // "Don't we all", "isn't it?": said to nobody.
  if (isTagQuestion.test(wordsOfUnits(units))) {
    notes.pass(units)
    return list
  }
  // "Made of rubber, that one": nobody is one.
  if (/^(?:that|this) one$/.test(wordsOfUnits(typed))) {
    notes.pass(typed)
    return null
  }
  // "That's the joke" speaks of what was said.
  if (/^(?:that|this)$/.test(typed[0]?.small ?? '') && /^(?:'s|is|was)$/.test(first.small)) return null
  if (readWish(units, after !== 'comma' && !list, notes)) return null
  const isNoBigger = first.small === 'no' && /^(?:bigger|taller|larger|smaller)$/.test(units[1]?.small ?? '')
  if (!isNoBigger && (first.small === 'no' || first.small === 'not')) return readDenied(units, notes) ?? list
  // By itself it is said of the character, as in "a child (they)".
  if (first.small === 'they' && units.length > 1 && reading.isOne) return null
  const named = wordsOfName(units, reading.name)
  const isOwn = ownSubjects.test(first.small) || named > 0 || isNameOf(first, units[1], reading.name)
  if (isOwn) {
    const subject = units.slice(0, subjectLength(units, named))
    notes.pass(subject)
    for (const unit of subject) readPronoun(unit, notes)
    // "A nose she hates (draw it, it's splendid)": of a thing, where somebody is called she.
    if (first.small === 'it' && reading.isOne) {
      // "It was a curtain": the cape was.
      if (units[1]?.small === 'was') return null
      notes.doubt()
    }
    const said = withCopula(units.slice(subject.length))
    // "Doesn't belong to no one, she says."
    if (said.length === 1 && /^(?:says?|reckons|insists|thinks)$/.test(said[0]?.small ?? '')) {
      notes.pass(said)
      return null
    }
    // "Kofi my grandson lives in Accra".
    if (named > 0 && readOursAsSubject(said, notes)) return null
    return readPredicate(said, notes, null, said[0]?.part === 'DET' ? 'who' : 'is')
  }
  if (first.small === 'there' && units[1]?.part === 'AUX' && !/^(?:was|were)$/.test(units[1].small)) {
    notes.pass(units.slice(0, 2))
    readThings(units.slice(2), notes, 'belonging')
    return null
  }
  if (reading.isLabelled && list) {
    for (const part of partsOf(units)) notes.writeWords(list, part)
    return list
  }
  // "We live in Cork": so does who is told of.
  if (/^we (?:(?:all|now) )?(?:live|stay) (?:in|near|on|by|at) /.test(wordsOfUnits(units))) {
    const from = units.findIndex(({ part }) => part === 'ADP')
    notes.pass(units)
    notes.writeWords('place', units.slice(from))
    return null
  }
  if (readFriendAlone(units, notes)) return null
  const own = units.findIndex(({ small }) => small === "'s")
  if (own > 0 && own < 4 && readFriend(units.slice(0, own), units.slice(own), notes)) return null
  if (reading.isFirst && readOursAsSubject(units, notes)) return null
  if (readThingFirst(units, notes) || readFan(units, notes)) return null
  // "Mad on diggers he is".
  const [subject, copula] = units.slice(-2)
  if (units.length > 3 && ownSubjects.test(subject?.small ?? '') && /^(?:is|'s)$/.test(copula?.small ?? '')) {
    const said = units.slice(0, -2)
    if (kindsOfPredicates.some(([words]) => words.test(wordsOfUnits(said)))) {
      notes.pass(units.slice(-2))
      return readPredicate(said, notes, null, 'is')
    }
  }
  const found = isThingOfOurs(units, reading) ? -1 : verbAt(mainPart(units))
  const verb = saysHowItLooks(units, found) ? -1 : found
  if (verb > 0 && reading.isFirst && readWhoDoes(units, verb, notes)) return null
  if (verb > 0 && isSubject(units.slice(0, verb))) {
    readSomebodyElse(units.slice(0, verb), units.slice(verb), notes)
    return null
  }
  return readPredicate(
    units,
    notes,
    list,
    reading.isFirst || (after === 'stop' && /^an?$/.test(first.small)) ? 'who' : 'is',
  )
}

/** "Always he is diving", "at home he never stops singing": the subject first, as it is said elsewhere. */
function inOrder(units: readonly Unit[], notes: Notes): readonly Unit[] {
  const [often, subject, copula] = units
  if (often && subject && copula && isOften.test(often.small) && ownSubjects.test(subject.small)) {
    const isBe = copula.lemma === 'be'
    return isBe ? [subject, copula, often, ...units.slice(3)] : [subject, often, ...units.slice(2)]
  }
  const at = units.findIndex(({ small }) => ownSubjects.test(small))
  if (at < 1 || !atHome.test(wordsOfUnits(units.slice(0, at)))) return units
  notes.pass(units.slice(0, at))
  return units.slice(at)
}

const isOften = /^(?:always|still|often|sometimes|never|usually|mostly)$/
/** Where or when it is so goes without saying. */
const atHome =
  /^(?:at home|in our (?:house|home|family)|with (?:us|me)|these days|nowadays|at the moment|right now|now|at night|every (?:day|night|morning|evening))$/

const isTagQuestion =
  /^(?:do|does|is|are|did|has|have|can|will|was)(?:n't| not)? (?:we|they|she|he|it|you|i)(?: all| both)?$/
/** "Goes by they", "uses she/her". */
const goingBy = /^(?:goes by|go by|uses|prefers) (she|he|they)(?: ?\/ ?\S+)*(?: pronouns?)?$/
const pronounsAlone =
  /^(she|he|they) ?\/ ?(?:her|him|them|theirs|hers|his|they|she|he)(?: ?\/ ?\S+)?(?: pronouns?)?(?: please)?$/

/** "They/them please". */
function readPronouns(units: readonly Unit[], notes: Notes): boolean {
  const last = units.at(-1)
  // "She/her 14."
  if (last?.part === 'NUM' && units.length > 1 && readPronouns(units.slice(0, -1), notes)) {
    readAge([last], notes)
    return true
  }
  const said = wordsOfUnits(units)
  const pronoun = pronounsAlone.exec(said)?.[1] ?? goingBy.exec(said)?.[1]
  const [first] = units
  if (!pronoun || !first) return false
  notes.pass(units)
  notes.write({ kind: 'pronoun', pronoun: pronoun as 'she' | 'he' | 'they' }, [first])
  return true
}

/** "Shaved head currently dyed green", "ears sewn back on": it is so, and nobody does it now. */
function saysHowItLooks(units: readonly Unit[], at: number): boolean {
  const verb = units[at]
  const head = units.slice(0, Math.max(0, at)).findLast(({ part }) => part !== 'ADV')
  const isParticiple =
    verb?.part === 'VERB' && /(?:ed|wn|rn|id)$/.test(verb.small) && verb.small !== verb.lemma
  return isParticiple && head?.part !== 'PRON' && head !== undefined && kindOfLook(head) !== null
}

/** "Pip" and, of Grandad Alf, "Grandad is 71". */
const isNameOf = ({ small }: Unit, next: Unit | undefined, name: string): boolean =>
  small === name || (name.split(' ').includes(small) && /^(?:AUX|VERB)$/.test(next?.part ?? ''))

/** "Yusuf he is my big boy": the name and, again, the pronoun. */
function subjectLength(units: readonly Unit[], named: number): number {
  const length = Math.max(1, named)
  const isAgain = named > 0 && /^(?:she|he|they)$/.test(units[length]?.small ?? '')
  return isAgain ? length + 1 : length
}

/** "Pip's a penguin": behind a name the tagger takes it for whose it is. */
function withCopula([first, second, ...rest]: readonly Unit[]): readonly Unit[] {
  if (!first) return []
  const isCopula =
    first.small === "'s" &&
    first.part === 'PART' &&
    (/^(?:DET|NUM|ADV)$/.test(second?.part ?? '') ||
      /^(?:my|our|mad|cracked|daft)$/.test(second?.small ?? ''))
  return [isCopula ? { ...first, part: 'AUX' as const } : first, ...(second ? [second] : []), ...rest]
}

/** "My boy is having albinism": who is named first is whom it is about. */
function readOursAsSubject(units: readonly Unit[], notes: Notes): boolean {
  const [owner, kin, verb] = units
  const isOurs = /^(?:my|our)$/.test(owner?.small ?? '') || /^(?:my|our) /.test(owner?.small ?? '')
  const at = owner && isOneOf(owner, 'kin-words') ? 1 : isOneOf(kin, 'kin-words') ? 2 : 0
  const rest = units.slice(at)
  if (!isOurs || at === 0 || !/^(?:AUX|VERB)$/.test(rest[0]?.part ?? '') || !verb) return false
  readNounPhrase(units.slice(0, at), 'who', notes)
  readPredicate(rest, notes, null, 'is')
  return true
}

/** "A tin tractor my father brought": what is first named is whom it is about. */
const isThingOfOurs = (units: readonly Unit[], { isFirst }: Reading): boolean =>
  isFirst &&
  /^an?$/.test(units[0]?.small ?? '') &&
  units.some(
    ({ small }, at) =>
      (/^(?:my|our)$/.test(small) && units[at - 1]?.part === 'NOUN') || beginsWhoMadeIt(units, at),
  )

function readPronoun(unit: Unit, notes: Notes): void {
  const { small } = unit
  if (small === 'she' || small === 'he' || small === 'they')
    notes.write({ kind: 'pronoun', pronoun: small }, [unit])
}

const isSubject = (units: readonly Unit[]): boolean =>
  units.some(({ part }) => /^(?:NOUN|PROPN|PRON)$/.test(part)) && units[0]?.part !== 'ADP'

const isCalled = (units: readonly Unit[]): boolean =>
  units.some(({ small }) => /^(?:called|named)$/.test(small))

/** "Her job is to wake the stars". */
function readJob(subject: readonly Unit[], [verb, ...behind]: readonly Unit[], notes: Notes): boolean {
  const isJob = /^(?:job|work|profession|occupation|trade)$/.test(subject.at(-1)?.small ?? '')
  if (!isJob || verb?.lemma !== 'be' || behind.length === 0) return false
  notes.pass([...subject, verb])
  notes.writeWords('work', behind[0]?.small === 'to' ? behind.slice(1) : behind, false)
  return true
}

/** "We moved to Leeds", "the dog ate one": what others did or what happened to them, told of somebody, is part of their life. */
const isHappeningOfOthers = ([verb, ...rest]: readonly Unit[]): boolean =>
  verb !== undefined &&
  ((verb.part === 'VERB' && verb.small !== verb.lemma && !/(?:s|ing)$/.test(verb.small)) ||
    (/^(?:has|have|'ve|was|were|will|'ll)$/.test(verb.small) && rest.some(({ part }) => part === 'VERB')))

/** "her hair is long" is about the character; "her brothers are loud" about others, and is told of nobody. */
function readSomebodyElse(subject: readonly Unit[], rest: readonly Unit[], notes: Notes): void {
  const head = subject.at(-1)
  const kind = head ? (kindOfLook(head) ?? (isPartOfThing(subject, notes) ? 'body' : null)) : null
  if (readDoneToThem(subject, rest, notes)) return
  if (readFriend(subject, rest, notes) || (isCalled(subject) && readPet(subject, notes))) return
  if (readJob(subject, rest, notes)) return
  if (head && !kind && isHappeningOfOthers(rest)) notes.writeWords('event', [...subject, ...rest], false)
  if (head && !kind && isPartOfThing([head], notes) && rest[0]?.lemma === 'be')
    notes.writeWords('body', [...subject, ...rest])
  if (!head || !kind) return
  const isShaved = kind === 'body' && rest.some(({ small }) => /^(?:shaved|shaven)$/.test(small))
  notes.writeWords(isShaved ? 'hair' : kind, [...subject, ...rest])
  const owner = subject[0]?.small
  if (owner === 'her' || owner === 'his')
    notes.write({ kind: 'pronoun', pronoun: owner === 'her' ? 'she' : 'he' }, [])
}
