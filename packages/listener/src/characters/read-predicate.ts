import { isA } from '../lexicons/lexicons.ts'
import { isOneOf, type Unit, wordsOfUnits } from '../text/read-units.ts'
import { isMeasure } from './is-measure.ts'
import { isPartOfThing } from './is-part-of-thing.ts'
import { isTooth, kindOfLook } from './kind-of-look.ts'
import type { Notes } from './notes.ts'
import type { OpenList } from './open-list.ts'
import type { Role } from './phrase-parts.ts'
import { kindOfThing, readAfterPredicate } from './read-after-predicate.ts'
import { readAge } from './read-age.ts'
import { readAlwaysWorn } from './read-always-worn.ts'
import {
  isPast,
  readHelped,
  readKnownVerb,
  readNeverWithout,
  readOwner,
  readWalking,
  readWearing,
  withoutFrequency,
} from './read-deeds.ts'
import { readDenied } from './read-denied.ts'
import { isOfTrade, isToCome, readHappening, wasOfTrade } from './read-happening.ts'
import { readNounPhrase } from './read-noun-phrase.ts'
import { readThings } from './read-things.ts'
import { sizes } from './read-traits.ts'
import { isManyOf, readWithoutVerb } from './read-without-verb.ts'
import { kindsOfPredicates, kindsOfVerbs, verbsOfHaving } from './verb-kinds.ts'

/** "Has just turned five". */
const hasTurned = /^(?:(?:has|have|'s) )?(?:(?:just|only|recently|now|already) )?turned\b/

/** Reads what is said of the character, without its subject. @returns the list that the next clause may go on with */
export function readPredicate(units: readonly Unit[], notes: Notes, list: OpenList, role: Role): OpenList {
  const text = wordsOfUnits(units)
  const [first] = units
  if (!first) return list
  const predicate = kindsOfPredicates.find(([words]) => words.test(text))
  if (predicate) return readAfterPredicate(units, predicate[1], predicate[0].exec(text)?.[0] ?? '', notes)
  const birthday = hasTurned.test(text)
    ? units.slice(units.findIndex(({ small }) => small === 'turned'))
    : units
  if (/^(?:turned|turns)$/.test(birthday[0]?.small ?? '') && readAge(birthday, notes).length > 0) {
    notes.writeWords('event', birthday)
    return null
  }
  // "Will be 4 in March".
  if (
    /^(?:will|'ll) be \S+ (?:in|on|next|this|soon|tomorrow)\b/.test(text) &&
    readAge(units.slice(2), notes).length > 0
  )
    return null
  if (/^(?:aged?|turning|nearly|almost|now)$/.test(first.small) && first.small !== units.at(-1)?.small)
    return readWithoutVerb(units, notes, null, role)
  // "Lives in his maroon jersey": what is always worn, and no place.
  const lived = units.slice(2).findLast(({ part }) => part === 'NOUN' || part === 'PROPN')
  if (/^lives? in (?:his|her|their|its) /.test(text) && lived && isOneOf(lived, 'garment')) {
    notes.doubt()
    notes.writeWords('garment', units.slice(2))
    return null
  }
  // "Short for Mohammed": the name is.
  if (/^short for /.test(text) && units[2]?.part === 'PROPN') {
    notes.pass(units)
    return null
  }
  if (isMeasure.test(text) || (sizes.test(first.small) && /^(?:for|as|like)$/.test(units[1]?.small ?? ''))) {
    notes.writeWords('size', units)
    return null
  }
  // "Bad at flying".
  if (/^(?:very |so |really )?(?:bad|terrible|hopeless|rubbish|awful|useless) (?:at|with) /.test(text)) {
    notes.writeWords('trait', units)
    return null
  }
  // "Missing the two front teeth".
  if (isHanded.test(text) || (first.small === 'missing' && units.some(({ small }) => isTooth(small)))) {
    notes.writeWords('body', units)
    return null
  }
  if (
    isOneOf(first, 'health') &&
    !/^limps$/.test(first.small) &&
    /^(?:|in|since|from)$/.test(units[1]?.small ?? '')
  ) {
    notes.writeWords('health', units)
    return null
  }
  // "Barefoot always".
  if (/^(?:always )?barefoot(?: always| everywhere| in all weathers)?$/.test(text)) {
    notes.writeWords('trait', units)
    return null
  }
  // "Boy / 8 / down syndrome": the tagger knows no such word.
  if (isA('health', text) && units.length > 1) {
    notes.writeWords('health', units)
    return null
  }
  // "Uses a tablet to talk".
  if (helpsToDo.test(text)) {
    const end = units.findIndex(({ small }) => small === 'and')
    notes.pass([first])
    notes.writeWords('aid', units.slice(1, end < 0 ? units.length : end))
    return null
  }
  if (isPartOfThing(units, notes)) {
    notes.writeWords('body', units)
    return null
  }
  const coat = /^covered (?:in|with) /.test(text) ? kindOfLook(units.at(-1) ?? first) : null
  if (coat) {
    notes.writeWords(coat, units)
    return null
  }
  if (isHairOfVerb(units)) {
    notes.writeWords('hair', units)
    return null
  }
  // "Knitted elephant" says who it is.
  if (looksShaved(units) && readNounPhrase(units, role, notes)) return null
  if (readAlwaysWorn(units, notes)) return null
  if (isManyOf(units)) return readWithoutVerb(units, notes, list, role)
  if (
    first.part === 'AUX' ||
    (first.part === 'VERB' && !/ing$/.test(first.small)) ||
    /^(?:always|never|often|sometimes|still|once|already|secretly)$/.test(first.small) ||
    (/^(?:only|just|also|even|ever|barely|hardly|rarely)$/.test(first.small) && isDoneBehind(units))
  ) {
    return readVerb(units, notes)
  }
  return readWithoutVerb(units, notes, list, role)
}

const helpsToDo =
  /^uses? (?:an? |the |his |her |their )?(?:\S+ ){1,4}to (?:talk|speak|communicate|walk|get about|get around|hear|breathe|see)\b/

/** The other words for it: "left-handed". */
const isHanded = /^(?:left|right) ?-? ?handed$/

/** "Only ever manages four drops": a verb behind adverbs alone. */
const isDoneBehind = (units: readonly Unit[]): boolean => {
  const verb = units.find(({ part }) => part !== 'ADV')
  return verb?.part === 'VERB' && verb.small.endsWith('s') && verb.small !== verb.lemma
}

/** A "buzz cut", a "fade haircut", "dreads to shoulders": hair that could be something done. */
const isHairOfVerb = ([first, second]: readonly Unit[]): boolean =>
  first?.part === 'VERB' &&
  isOneOf(first, 'hair') &&
  (!second || /^(?:ADP|ADV|PART|PUNCT)$/.test(second.part) || /^(?:haircut|cut)$/.test(second.small))

/** "shaved head", "crooked fringe": a participle that describes what stands behind it. */
const looksShaved = (units: readonly Unit[]): boolean => {
  const [first, second] = units
  return (
    first?.part === 'VERB' &&
    /ed$|n$/.test(first.small) &&
    !/^(?:called|named)$/.test(first.small) &&
    /^(?:NOUN|ADJ|PROPN)$/.test(second?.part ?? '')
  )
}

function readVerb(said: readonly Unit[], notes: Notes): OpenList {
  const units = withoutFrequency(said, notes)
  const [first, second] = units
  if (!first) return null
  readOwner(units, notes)
  // "Be kind" is said to the writer.
  if (first.small === 'be') {
    notes.writeWords('wish', units, false)
    return null
  }
  const rest = units.slice(1)
  // "He's mad for hurling": a verb to the tagger.
  const isSaidSo = kindsOfPredicates.some(([words]) => words.test(wordsOfUnits(rest)))
  if (/^(?:is|'s|are|'re)$/.test(first.small) && isSaidSo) return readPredicate(rest, notes, null, 'is')
  const isNegated = units.slice(0, 4).some(({ small }) => /^(?:not|n't|never)$/.test(small))
  // "Was a lighthouse keeper".
  if (first.small === 'was' && wasOfTrade(units)) {
    notes.writeWords('work', units)
    return null
  }
  if (first.lemma === 'be' || (first.small === "'s" && (second?.part !== 'VERB' || sizes.test(second.small))))
    return readBe(rest, notes)
  if (/^(?:can|could)$/.test(first.lemma) && !isNegated) {
    // "Could you make her talk only in questions?"
    if (/^(?:you|we|i)$/.test(second?.small ?? '')) {
      notes.writeWords('wish', units, false)
      return null
    }
    notes.pass([first])
    notes.writeWords('skill', rest)
    return null
  }
  if (first.small === 'used' && second?.small === 'to') {
    notes.writeWords(isOfTrade(units) ? 'work' : 'event', units)
    return null
  }
  if (!isNegated && readWearing(units, notes)) return null
  if (readHappening(units, notes)) return null
  if (
    first.lemma === 'have' &&
    rest.some(({ lemma }) => lemma === 'year') &&
    readAge(rest, notes).length > 0
  ) {
    notes.pass([first])
    return null
  }
  if (
    (verbsOfHaving.test(first.lemma) && !isNegated && !isDone(units) && !isHeldOfOurs(units)) ||
    (first.lemma === "'s" && second?.small === 'got')
  ) {
    // "Had leukaemia": nobody says that it is so still.
    if (/^(?:had|wore|carried|owned)$/.test(first.small)) notes.doubt()
    notes.pass([first, ...rest.filter(({ small }) => small === 'got')])
    readThings(
      rest.filter(({ small }) => small !== 'got'),
      notes,
      first.lemma === 'wear' ? 'garment' : 'belonging',
      ownedFor.test(first.lemma),
    )
    return null
  }
  if (readNeverWithout(units, notes) || readWalking(units, notes)) return null
  if (!isNegated && readHelped(units, notes)) return null
  if (/^(?:will|wo|would)$/.test(first.small) && isNegated) {
    notes.pass(units)
    notes.writeWords(
      'dislike',
      units.filter((unit) => unit !== first && !/^(?:not|n't|never)$/.test(unit.small)),
    )
    return 'dislike'
  }
  const main = first.part === 'AUX' ? units.find(({ part }) => part === 'VERB') : first
  const kind = main && kindsOfVerbs[main.lemma]
  if (kind && main) return readKnownVerb(units, main, isNegated && kind === 'like' ? 'dislike' : kind, notes)
  notes.writeWords(isPast(first) ? 'event' : 'habit', units)
  return null
}

/** "Rides to school", "rides a bike to see patients", "keeps bumping into things": done, and nothing that is had. */
const isDone = ([verb, ...rest]: readonly Unit[]): boolean =>
  (verb?.lemma === 'keep' && rest[0]?.part === 'VERB' && /ing$/.test(rest[0].small)) ||
  (verb?.lemma === 'ride' && (rest[0]?.part === 'ADP' || rest.some(({ small }) => small === 'to')))

/** "Holds my sleeve": of ours, and done. */
const isHeldOfOurs = ([verb, whose]: readonly Unit[]): boolean =>
  /^(?:hold|carry|keep|bring|use|ride)$/.test(verb?.lemma ?? '') &&
  /^(?:my|our|your)$/.test(whose?.small ?? '')

/** Who carries or keeps something, owns it; what somebody has or uses may be an aid, a mark or a way to be. */
const ownedFor = /^(?:own|carry|keep|bring|hold|wear)$/

/** "is 9", "isn't a baby": what is denied is no fact of ours. */
function readBe(units: readonly Unit[], notes: Notes): OpenList {
  if (/^(?:not|n't)$/.test(units[0]?.small ?? '')) return readDenied(units, notes)
  // "Is about to move".
  if (/^(?:about|due|going)$/.test(units[0]?.small ?? '') && isToCome(units)) {
    notes.writeWords('event', units, false)
    return null
  }
  // "Is having curly hair" is how much of the world says that somebody has it.
  if (units[0]?.small === 'having') {
    notes.pass([units[0]])
    if (units.some(({ lemma }) => lemma === 'year') && readAge(units.slice(1), notes).length > 0) return null
    readThings(units.slice(1), notes, 'belonging')
    return null
  }
  // "Is using crutches", "is wearing patka": so the same half of the world says what somebody has every day.
  const thing = /^(?:using|wearing)$/.test(units[0]?.small ?? '') ? kindOfThing(units.slice(1)) : null
  if (thing) {
    notes.pass(units.slice(0, 1))
    readThings(units.slice(1), notes, thing)
    return null
  }
  // "Is walking with a cane".
  if (readWalking(units, notes)) return null
  const isMissing = units[0]?.small === 'missing' && units.some(({ small }) => isTooth(small))
  if (
    !isMissing &&
    units.some(
      ({ small, part }, at) =>
        at < 3 && /(?<!th)ing$/.test(small) && part === 'VERB' && units[at - 1]?.part !== 'ADP',
    )
  ) {
    // "Is always humming".
    notes.writeWords(/^(?:always|forever|constantly)$/.test(units[0]?.small ?? '') ? 'habit' : 'event', units)
    return null
  }
  return readPredicate(withColourAsAdjective(units), notes, null, 'who')
}

/** "She is ginger": a spice to the tagger, and then something that she does. */
function withColourAsAdjective(units: readonly Unit[]): readonly Unit[] {
  const [first, second] = units
  const isColour = first && isOneOf(first, 'colour') && /^(?:|and|with|all)$/.test(second?.small ?? '')
  return isColour ? [{ ...first, part: 'ADJ' }, ...units.slice(1)] : units
}
