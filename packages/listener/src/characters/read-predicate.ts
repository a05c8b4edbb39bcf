import type { WordKind } from '../facts.ts'
import { isOneOf, type Unit, wordsOfUnits } from '../text/read-units.ts'
import type { Notes } from './notes.ts'
import { partsOf } from './phrase-parts.ts'
import { readAge } from './read-age.ts'
import { readAlwaysWorn } from './read-always-worn.ts'
import { isOfTrade, isToCome, readHappening } from './read-happening.ts'
import { type Role, readNounPhrase } from './read-noun-phrase.ts'
import { readPet, readThings } from './read-things.ts'
import { sizes } from './read-traits.ts'
import { kindsOfPredicates, kindsOfVerbs, verbsOfHaving } from './verb-kinds.ts'

/** The kind of a list that goes on behind commas: "loves trains, mud, and pirates". */
export type OpenList = WordKind | null

/** Reads what is said of the character, without its subject. @returns the list that the next clause may go on with */
export function readPredicate(units: readonly Unit[], notes: Notes, list: OpenList, role: Role): OpenList {
  const text = wordsOfUnits(units)
  const [first] = units
  if (!first) return list
  const predicate = kindsOfPredicates.find(([words]) => words.test(text))
  if (predicate) return readAfterPredicate(units, predicate[1], predicate[0].exec(text)?.[0] ?? '', notes)
  if (/^(?:turned|turns)$/.test(first.small) && readAge(units, notes).length > 0) {
    notes.writeWords('event', units)
    return null
  }
  if (/^(?:aged?|turning|nearly|almost|now)$/.test(first.small) && first.small !== units.at(-1)?.small)
    return readWithoutVerb(units, notes, null, role)
  if (isMeasure.test(text) || (sizes.test(first.small) && /^(?:for|as|like)$/.test(units[1]?.small ?? ''))) {
    notes.writeWords('size', units)
    return null
  }
  if (isHanded.test(text)) {
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

/** "6'7\"", "20 inches", "about 14 kilos", "pillow sized", "built like a little prop". */
const isMeasure =
  /^(?:about |around |nearly |almost |only |over |under )?(?:\d+ ?' ?\d*|(?:\d[\d.]*|one|two|three|four|five|six) ?(?:foot|feet|ft|inch|inches|cm|m|metres?|meters?|kg|kilos?|pounds|lbs|stone))(?: (?:tall|long|high|heavy|wide|nothing|\d+))*$|^\S+ ?-? ?sized$|^(?:built|shaped) like\b|^(?:slight|slim|heavy|medium|small|solid) (?:of|in) build$/

/** The other words for it: "left-handed". */
const isHanded = /^(?:left|right) ?-? ?handed$/

/** "Only ever manages four drops": a verb behind adverbs alone. */
const isDoneBehind = (units: readonly Unit[]): boolean => {
  const verb = units.find(({ part }) => part !== 'ADV')
  return verb?.part === 'VERB' && verb.small.endsWith('s') && verb.small !== verb.lemma
}

/** A "buzz cut", "dreads to shoulders": hair that could be something done. */
const isHairOfVerb = ([first, second]: readonly Unit[]): boolean =>
  first?.part === 'VERB' &&
  isOneOf(first, 'hair') &&
  (!second || /^(?:ADP|ADV|PART|PUNCT)$/.test(second.part))

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

function readAfterPredicate(units: readonly Unit[], kind: WordKind, words: string, notes: Notes): OpenList {
  const count = words.split(' ').length + (words.includes("n't") ? 1 : 0)
  notes.pass(units.slice(0, count))
  if (kind === 'size') {
    notes.writeWords(kind, units)
    return null
  }
  const told = /^(?:health|work)$/.test(kind) ? units : units.slice(count)
  for (const part of partsOf(told)) notes.writeWords(kind, part)
  return kind
}

function readWithoutVerb(units: readonly Unit[], notes: Notes, open: OpenList, role: Role): OpenList {
  // "Hates loud assemblies, autistic": no third thing to hate.
  const list = open && isHowSomebodyIs(units) ? null : open
  const age = list ? [] : readAge(units, notes)
  // "82 years young".
  const isYoungAtHeart = (unit: Unit) => age.length > 0 && /^(?:young|today)$/.test(unit.small)
  const others = units.filter((unit) => !age.includes(unit) && unit.part !== 'PUNCT' && !isYoungAtHeart(unit))
  notes.pass(units.filter(isYoungAtHeart))
  if (others.length === 0) return null
  const [next] = others
  if (isManyOf(others)) notes.pass(others.slice(0, 2))
  if (isManyOf(others)) return readWithoutVerb(others.slice(2), notes, list, 'has')
  if (next && /^(?:with|wearing)$/.test(next.small)) {
    readThings(others.slice(1), notes, 'belonging')
    return null
  }
  if (
    others.some(({ small }) => /^(?:called|named)$/.test(small)) &&
    role !== 'who' &&
    readPet(others, notes)
  )
    return null
  if (next?.small === 'in' && readNounPhrase(others.slice(1), 'has', notes)) return null
  if (next?.small === 'from') {
    notes.pass([next])
    notes.writeWords('place', others.slice(1))
    return null
  }
  if (others.length === 1 && /^(?:toy|plush|stuffie|plushie)$/.test(next?.small ?? '')) {
    notes.write({ kind: 'being', being: { sort: 'toy', noun: 'toy' } }, others)
    return null
  }
  // "A bit shy with new people", "a bit sleepy".
  if (!list && isOneOf(next, 'filler') && (isHowTheyAre(others.slice(1)) || isFeeling(others.slice(1)))) {
    notes.writeWords(sizes.test(others[1]?.small ?? '') ? 'size' : 'trait', others)
    return null
  }
  if (readNounPhrase(others, list ? 'has' : role, notes)) return null
  if (!list && role !== 'who' && isPlaything(others)) {
    notes.writeWords('belonging', others)
    return null
  }
  if (list) {
    for (const part of partsOf(others)) if (!isRemark(part)) notes.writeWords(list, part)
    return list
  }
  if (/ing$/.test(others[0]?.small ?? '')) notes.writeWords('habit', others, false)
  else if (others.every(({ part, small }) => /^(?:ADJ|ADV)$/.test(part) || /^(?:and|but)$/.test(small)))
    notes.writeWords('trait', others, role === 'who' && others.every(isPlainTrait))
  else if (isHowTheyAre(others)) notes.writeWords('trait', others)
  return null
}

const isFeeling = ([first, ...rest]: readonly Unit[]): boolean =>
  rest.length === 0 &&
  first?.part === 'ADJ' &&
  (isOneOf(first, 'trait', 'feeling') || sizes.test(first.small))

const isHowSomebodyIs = (units: readonly Unit[]): boolean =>
  isLikened(units) ||
  (units.length > 0 &&
    units.length < 3 &&
    units.every(
      (unit) =>
        unit.part === 'ADV' ||
        (unit.part === 'ADJ' && (isOneOf(unit, 'health', 'trait') || sizes.test(unit.small))),
    ))

/** "Likes ballet, stubborn as a mule", "gentle with kids": how somebody is, with what it is like or to whom. */
const isLikened = ([first, joint, ...rest]: readonly Unit[]): boolean =>
  first?.part === 'ADJ' &&
  (isOneOf(first, 'trait') || sizes.test(first.small)) &&
  /^(?:as|with|at|like)$/.test(joint?.small ?? '') &&
  rest.length > 0

const isNoLook = (unit: Unit): boolean => !isOneOf(unit, 'colour', 'pattern', 'hair', 'skin', 'material')

/** "Gentle with littlies", "silent at school", "soft as butter with babies": how they are, with whom or where. */
function isHowTheyAre(units: readonly Unit[]): boolean {
  const at = units.findIndex(({ part, small }) => part === 'ADP' || small === 'as' || small === 'to')
  const own = units.slice(0, at)
  return (
    at > 0 &&
    at < 4 &&
    own.at(-1)?.part === 'ADJ' &&
    !/^(?:more|less|most|worse|worst|better|best|due|pregnant|young|old|full|part|half|left|right|new|retired|obsessed|.*er)$/.test(
      own.at(-1)?.small ?? '',
    ) &&
    own.every(isPlainTrait) &&
    own.every(isNoLook) &&
    !units.some(({ part, small }) => /^(?:VERB|AUX)$/.test(part) || /^(?:one|it|this|that)$/.test(small))
  )
}

/** "Loads of freckles" are freckles. */
const isManyOf = ([count, of, thing]: readonly Unit[]): boolean =>
  /^(?:loads|lots|tons|heaps|masses|plenty)$/.test(count?.small ?? '') &&
  of?.small === 'of' &&
  thing !== undefined

/** "Yellow blankie", "a skateboard with a possum on it": what is named so is theirs. */
function isPlaything(units: readonly Unit[]): boolean {
  const end = units.findIndex(({ part }) => /^(?:ADP|SCONJ|PRON)$/.test(part))
  const phrase = end < 0 ? units : units.slice(0, end)
  const isPlain = phrase.every(({ part }) => /^(?:DET|ADJ|NOUN|PROPN|NUM)$/.test(part))
  const head = phrase.at(-1)
  // "Mahilig sa basketball": no English.
  const isEnglish = phrase.every(
    ({ part, classes, text }, at) =>
      at > 0 || part !== 'PROPN' || classes.length > 0 || text !== phrase[0]?.text,
  )
  return isEnglish && isPlain && (isOneOf(head, 'instrument') || (units.length > 1 && isOneOf(head, 'toy')))
}

/** "Dignified", "very ticklish": an adverb that only says how much, and no word that only points. */
const isPlainTrait = ({ part, small }: Unit): boolean =>
  /^(?:and|but|very|so|really|quite|rather|always|a|bit)$/.test(small) ||
  (part === 'ADJ' &&
    !/^(?:fine|ok|okay|alright|lovely|only|right|select|own|other|same|simple|sure|next|last|first|new)$/.test(
      small,
    ))

/** "Hates umbrellas, obviously". */
const isRemark = (part: readonly Unit[]): boolean =>
  part.every(
    ({ part: kind, small }) => /^(?:ADV|INTJ|PUNCT)$/.test(kind) && !/^(?:always|never)$/.test(small),
  )

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
  const isNegated = units.slice(0, 4).some(({ small }) => /^(?:not|n't|never)$/.test(small))
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
  if ((verbsOfHaving.test(first.lemma) && !isNegated) || (first.lemma === "'s" && second?.small === 'got')) {
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
  if (readWalking(units, notes) || (!isNegated && readHelped(units, notes))) return null
  if (/^(?:will|wo|would)$/.test(first.small) && isNegated) {
    notes.pass(units)
    notes.writeWords(
      'dislike',
      units.filter((unit) => unit !== first && !/^(?:not|n't|never)$/.test(unit.small)),
    )
    return null
  }
  const main = first.part === 'AUX' ? units.find(({ part }) => part === 'VERB') : first
  const kind = main && kindsOfVerbs[main.lemma]
  if (kind && main) return readKnownVerb(units, main, isNegated && kind === 'like' ? 'dislike' : kind, notes)
  notes.writeWords(isPast(first) ? 'event' : 'habit', units)
  return null
}

/** Who carries or keeps something, owns it; what somebody has or uses may be an aid, a mark or a way to be. */
const ownedFor = /^(?:own|carry|keep|bring|hold|wear)$/

/** "Has started wearing hijab", "insists on wearing a cape". */
function readWearing(units: readonly Unit[], notes: Notes): boolean {
  const at = units.findIndex(({ small }) => small === 'wearing')
  const before = units.slice(0, Math.max(0, at))
  if (at < 1 || at > 4 || !before.some(({ lemma }) => beginsToWear.test(lemma))) return false
  notes.pass(units.slice(0, at + 1))
  readThings(units.slice(at + 1), notes, 'garment')
  return true
}

const beginsToWear = /^(?:start|begin|take|love|like|insist)$/

function readKnownVerb(units: readonly Unit[], main: Unit, kind: WordKind, notes: Notes): OpenList {
  const behind = units.slice(units.indexOf(main) + 1)
  if (/^(?:skill|speech|work)$/.test(kind) || behind.length === 0) {
    notes.writeWords(kind, units)
    return null
  }
  notes.pass(units.slice(0, units.indexOf(main) + 1))
  // "Lives in a bowl and blows bubbles": what is done there is no place.
  for (const [at, part] of partsOf(behind[0]?.small === 'to' ? behind.slice(1) : behind).entries())
    notes.writeWords(kind, part, kind !== 'place' || at === 0 || /^(?:ADP|PROPN)$/.test(part[0]?.part ?? ''))
  return kind === 'place' ? null : kind
}

/** "Always wears a red hat", "never takes off his cape", "never without his boots": it is worn. */
function withoutFrequency(units: readonly Unit[], notes: Notes): readonly Unit[] {
  const [often, verb] = units
  const text = wordsOfUnits(units.slice(0, 3))
  const isWearing = verbsOfHaving.test(verb?.lemma ?? '')
  if (/^(?:always|usually|still|mostly|often)$/.test(often?.small ?? '') && isWearing) {
    notes.pass(units.slice(0, 1))
    return units.slice(1)
  }
  const without =
    /^(?:never|rarely|seldom|hardly ever|hardly)(?: (?:seen|out|anywhere|found|caught|spotted|goes))? without\b/
  const said = without.exec(wordsOfUnits(units))?.[0]
  if (said) return readAsWorn(units, said.split(' ').length, notes)
  return /^never (?:takes|took) off\b/.test(text) ? readAsWorn(units, 3, notes) : units
}

/** What stands behind these words is worn. */
function readAsWorn(units: readonly Unit[], count: number, notes: Notes): readonly Unit[] {
  notes.pass(units.slice(0, count))
  readThings(units.slice(count), notes, 'garment')
  return []
}

/** "Loves her brother" speaks of a girl, though another may be meant. */
function readOwner(units: readonly Unit[], notes: Notes): void {
  const at = units.findIndex(({ small }) => small === 'her' || small === 'his')
  const isOwner = at > 0 && /^(?:NOUN|ADJ|PROPN)$/.test(units[at + 1]?.part ?? '')
  if (isOwner) notes.write({ kind: 'pronoun', pronoun: units[at]?.small === 'her' ? 'she' : 'he' }, [], false)
}

/** "Walks with a knobbly stick", "gets around in a wheelchair". */
function readWalking(units: readonly Unit[], notes: Notes): boolean {
  const begin = units.findIndex(({ small }) => /^(?:with|on|in)$/.test(small))
  const phrase = units.slice(begin + 1)
  const end = phrase.findIndex((unit) => isOneOf(unit, 'aid') || /^(?:stick|staff|sticks)$/.test(unit.small))
  if (!walks.test(units[0]?.lemma ?? '') || begin < 1 || end < 0) return false
  notes.pass(units)
  notes.writeWords('aid', phrase.slice(0, end + 1))
  return true
}

/** "Drives a red power chair with a sticker on it", "talks with a talker": what helps somebody, and what they do with it. */
function readHelped(units: readonly Unit[], notes: Notes): boolean {
  const [verb, ...rest] = units
  const at = rest.findIndex((unit) => isOneOf(unit, 'aid'))
  const aid = rest[at]
  if (!verb || !aid || !helpedVerbs.test(verb.lemma) || at > 4) return false
  if (rest.slice(0, at).some(({ part }) => /^(?:VERB|AUX|PRON)$/.test(part))) return false
  const from = rest.findIndex(({ part }) => !/^(?:ADP|DET|PART)$/.test(part))
  notes.pass(units)
  if (/^(?:speak|talk|communicate)$/.test(verb.lemma)) notes.writeWords('speech', units)
  notes.writeWords('aid', rest.slice(from))
  return true
}

const helpedVerbs = /^(?:drive|steer|zoom|whizz|roll|wheel|speak|talk|communicate|breathe|eat|see)$/

const walks = /^(?:walk|lean|get|move|go|hobble|shuffle|roll|whizz|zoom|ride|run|race)$/

const isPast = ({ small, lemma, part }: Unit): boolean =>
  part === 'VERB' && small !== lemma && !/(?:s|ing)$/.test(small)

/** "Isn't keen on peas" is a dislike; what else is denied is no fact of ours. */
export function readDenied(units: readonly Unit[], notes: Notes): OpenList {
  const said = wordsOfUnits(units).replace(/^n't/, 'not')
  const aversion = kindsOfPredicates.find(([words, kind]) => kind === 'dislike' && words.test(said))
  return aversion ? readAfterPredicate(units, 'dislike', aversion[0].exec(said)?.[0] ?? '', notes) : null
}

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
  if (units.some(({ small }, at) => at < 3 && /ing$/.test(small) && units[at]?.part === 'VERB')) {
    notes.writeWords('event', units)
    return null
  }
  return readPredicate(units, notes, null, 'who')
}
