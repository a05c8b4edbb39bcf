import { isOneOf, type Unit, wordsOfUnits } from '../text/read-units.ts'
import { isAnimalAtWork, isOneOfFable, isYoungAnimal, madeByHand, ofSomebodyAt } from './being-of-phrase.ts'
import { beforeComparison, comparedFrom } from './compared-size.ts'
import { isHealth } from './is-health.ts'
import { isOfMind } from './is-of-mind.ts'
import { isPartOfThing } from './is-part-of-thing.ts'
import { isTooth } from './kind-of-look.ts'
import type { Notes } from './notes.ts'
import { forNowAt, partsOf, type Role } from './phrase-parts.ts'
import { readBeing, readSexOfAnimal } from './read-being.ts'
import { doneBehind, readDoing } from './read-doing.ts'
import { readHuman } from './read-human.ts'
import { readLook } from './read-look.ts'
import { readStreakOrBody } from './read-streak-or-body.ts'
import { readDescribingWords, readMadAbout, readTraits } from './read-traits.ts'

/**
 * Reads words without a verb of their own by their head noun: "two thin braids", "a white ferret", "big brother of Mia".
 * @returns whether anything was understood
 */
export function readNounPhrase(units: readonly Unit[], role: Role, notes: Notes): boolean {
  if (role === 'who' && isSortOf(units)) {
    notes.pass(units.slice(0, 3))
    return readNounPhrase(units.slice(units[0]?.part === 'DET' ? 3 : 2), role, notes)
  }
  const now = forNowAt(units)
  if (now > 0) {
    notes.pass(units.slice(now))
    return readNounPhrase(units.slice(0, now), role, notes)
  }
  // "My big brown bear of a husband" is a husband.
  const likened = role === 'has' ? -1 : ofSomebodyAt(units)
  if (likened > 0) {
    notes.pass(units.slice(0, likened))
    return readNounPhrase(units.slice(likened), 'who', notes)
  }
  const size = role === 'who' ? comparedFrom(units) : -1
  if (size > 0 && readNounPhrase(beforeComparison(units, size), role, notes)) {
    const besides = units.findIndex(({ small }, at) => at > size && small === 'with')
    const compared = units.slice(size, besides < 0 ? units.length : besides)
    notes.pass(units.slice(0, size))
    notes.writeWords('size', compared[0]?.small === 'the' ? compared.slice(1) : compared)
    if (besides > 0) readRest(units.slice(besides), notes)
    return true
  }
  if (role !== 'has' && readMadAbout(units, notes)) return true
  // "A doll's scarf (pink)", "beads (white and blue)".
  const isColourOnly = units.every(
    (unit) =>
      isOneOf(unit, 'colour') ||
      /^(?:light|dark|bright|pale|deep|and|the|an?|ones?|its|of|course|obviously|naturally)$/.test(
        unit.small,
      ),
  )
  if ((isColourOnly || (units.length === 2 && isNumberAt(units, 0))) && notes.colourLast(units)) return true
  const { phrase, rest } = cutAtRest(units)
  const head = phrase.at(-1)
  if (!head) return false
  // "Coffee in hand" is carried, and nothing of that colour.
  if (rest.length === 2 && rest[0]?.small === 'in' && /^hands?$/.test(rest[1]?.small ?? '')) {
    notes.pass(units)
    notes.writeWords('belonging', units, false)
    return true
  }
  if (readStreakOrBody(phrase, rest, notes)) return true
  // "Hair colour like caramel".
  if (/^colou?r$/.test(head.small) && phrase.at(-2)?.small === 'hair') {
    notes.pass(units)
    notes.writeWords('hair', units)
    return true
  }
  const numbered = ofNumber(units)
  if (numbered && readLook(units, numbered, notes)) return true
  // "Pale with a strawberry-blonde bob": the bob is another thing.
  if (rest[0]?.small === 'with' && ofSkinAlone.test(head.small) && readLook(phrase, head, notes)) {
    readRest(rest, notes)
    return true
  }
  if (!(role === 'who' && isOneOf(head, 'animal')) && readLook(units, head, notes)) return true
  if (isOnBody(phrase, rest)) {
    notes.pass(units)
    notes.writeWords('body', units)
    return true
  }
  const end = units.findIndex(({ part }) => part === 'ADP')
  if (isOfMind(end < 0 ? units : units.slice(0, end))) {
    notes.pass(units)
    notes.writeWords('trait', units)
    return true
  }
  if (role !== 'has' && readWhoTheyAre(phrase, head, rest, role, notes)) return true
  return role === 'has' ? false : readTraits(units, notes)
}

/** What is said of no coat. */
const ofSkinAlone = /^(?:pale|fair|tanned|skin|\w+-skinned|skinned)$/

/** "Red jersey number 10", "number 9 on a maroon jersey": the jersey. */
function ofNumber(units: readonly Unit[]): Unit | undefined {
  const garment = isNumberAt(units, 0) && units[2]?.small === 'on' ? units.at(-1) : units.at(-3)
  const isNumbered = garment === units.at(-1) || isNumberAt(units, units.length - 2)
  return isNumbered && isOneOf(garment, 'garment') ? garment : undefined
}

function isNumberAt(units: readonly Unit[], at: number): boolean {
  const [number, digits] = units.slice(at, at + 2)
  return /^(?:number|no|nr)$/.test(number?.small ?? '') && /^\d{1,2}$/.test(digits?.small ?? '')
}

/** "A kind of moss troll" is one. */
const isSortOf = (units: readonly Unit[]): boolean =>
  /^(?:an? )?(?:kind|sort|type|breed|species) of \S/.test(wordsOfUnits(units))

/** "Gap in his front teeth", "flour on her hands", "chip in the nose": it can be seen, whatever it is. */
function isOnBody(phrase: readonly Unit[], rest: readonly Unit[]): boolean {
  const [place, ...behind] = rest
  // "Headphones round the neck", "bell round her neck": hung there, and no part of anybody.
  if (
    /^(?:round|around)$/.test(place?.small ?? '') &&
    !isOneOf(phrase.at(-1), 'body-part', 'skin', 'hair', 'pattern')
  )
    return false
  // "Lion in the heart", "a twinkle in the eye".
  if (isOneOf(phrase.at(-1), 'animal') || inFigures.test(phrase.at(-1)?.small ?? '')) return false
  const isThere = /^(?:in|on|between|above|under|across|over|round|around|behind)$/.test(place?.small ?? '')
  const isPlain = phrase.every(({ part }) => /^(?:DET|NUM|ADJ|NOUN|ADV)$/.test(part))
  const end = behind.findIndex(({ part }) => part === 'ADP')
  const there = end < 0 ? behind : behind.slice(0, end)
  const isOfTeeth =
    phrase.at(-1)?.small === 'gap' && /^(?:front|bottom|top|middle)$/.test(there.at(-1)?.small ?? '')
  // "A chip out of his shell".
  const isOut =
    place?.small === 'out' &&
    behind[0]?.small === 'of' &&
    /^(?:chip|bit|chunk|piece|bite|nick)$/.test(phrase.at(-1)?.small ?? '')
  if (isOfTeeth || isOut) return true
  return isThere && isPlain && there.length <= 4 && isOneOf(there.at(-1), 'body-part')
}

const inFigures = /^(?:twinkle|sparkle|spark|glint|gleam|mischief|fire|song|spring|butterflies|ants|stars)$/

/** The words up to the head noun, and what hangs on it: "with leather buttons", "of Sam", "who …". */
function cutAtRest(units: readonly Unit[]): { phrase: readonly Unit[]; rest: readonly Unit[] } {
  const end = units.findIndex(
    (unit, at) =>
      at > 0 &&
      unit.small !== "'s" &&
      (/^(?:ADP|SCONJ)$/.test(unit.part) ||
        /^(?:who|whose|that|which|called|named|made|built|born|next|both|wearing|dressed|missing)$/.test(
          unit.small,
        ) ||
        beginsWhoMadeIt(units, at) ||
        doneBehind.test(unit.small) ||
        // "A postwoman all her life".
        (unit.small === 'all' && units[at + 2]?.small === 'life') ||
        (/^(?:my|our|his|her)$/.test(unit.small) && /^(?:NOUN|PROPN)$/.test(units[at - 1]?.part ?? '')) ||
        (unit.part === 'PRON' && /^(?:NOUN|PROPN)$/.test(units[at - 1]?.part ?? ''))),
  )
  const [phrase, rest] = end < 0 ? [units, []] : [units.slice(0, end), units.slice(end)]
  const noun = phrase.findLastIndex(
    ({ part, small }, at) => /^(?:NOUN|PROPN)$/.test(part) && !(at > 0 && where.test(small)),
  )
  const lastNoun = noun < 0 ? phrase.findLastIndex(isNamed) : noun
  return lastNoun < 0
    ? { phrase, rest }
    : { phrase: phrase.slice(0, lastNoun + 1), rest: [...phrase.slice(lastNoun + 1), ...rest] }
}

/** "A robot the boys built": behind the thing stands who made it. */
export const beginsWhoMadeIt = (units: readonly Unit[], at: number): boolean =>
  units[at]?.small === 'the' &&
  units[at - 1]?.part === 'NOUN' &&
  units[at + 1]?.part === 'NOUN' &&
  units[at + 2]?.part === 'VERB'

/** "Ear defenders outdoors": no noun of the thing. */
const where = /^(?:outdoors|indoors|outside|inside|everywhere|upstairs|downstairs|today|always|only)$/

const namedClasses = [
  'animal',
  'toy',
  'fantasy',
  'garment',
  'hair',
  'body-part',
  'aid',
  'kin-words',
  'pronoun-nouns',
  'trade',
  'head-covering',
  'skin',
  'childhood',
] as const
const isNamed = (unit: Unit): boolean => isOneOf(unit, ...namedClasses)

/** What animal or thing somebody is stands at the beginning, or behind "is"; later an animal is a pet, or a saying. */
function readWhoTheyAre(
  phrase: readonly Unit[],
  head: Unit,
  rest: readonly Unit[],
  role: Role,
  notes: Notes,
): boolean {
  // "The left one".
  if ([head, rest[0]].some((unit) => /^ones?$/.test(unit?.small ?? ''))) return false
  // "A white goat kid" is a goat.
  const isAnimal =
    isOneOf(head, 'animal') || isYoungAnimal(phrase) || isAnimalAtWork(phrase) || isOneOfFable(phrase)
  if (phrase.length === 1 && readSexOfAnimal(head, rest, notes)) return true
  // "Little lion of mine": a child.
  if (/^of (?:mine|ours)$/.test(wordsOfUnits(rest.slice(0, 2))) && isOneOf(head, 'animal', 'figurative')) {
    notes.pass([...phrase, ...rest.slice(0, 2)])
    return true
  }
  // "Knitted by oma, a duck".
  const isMade =
    madeByHand.test(rest[0]?.small ?? '') ||
    notes.facts.some(
      (fact) => fact.kind === 'event' && madeByHand.test(fact.words.split(' ')[0]?.toLowerCase() ?? ''),
    )
  const isFabled = role === 'who' && isOneOf(head, 'fantasy')
  const isHuman =
    !isAnimal && !isFabled && !isOneOf(head, 'fantasy') && readHuman(phrase, head, rest, notes, role)
  if (!isHuman && !(role === 'who' && readBeing(phrase, head, notes, isMade))) return false
  notes.pass(phrase)
  readDescribingWords(phrase.slice(0, -1), isHuman, notes)
  readRest(rest, notes)
  return true
}

/** "Made of a rice cooker", "knitted from old socks", "built out of a biscuit tin", and no more than that. */
const isMadeOf = ([made, of, ...stuff]: readonly Unit[]): boolean =>
  /^(?:made|built|assembled|knitted|sewn|crocheted|stitched|carved|cut|woven)$/.test(made?.small ?? '') &&
  /^(?:of|from|out)$/.test(of?.small ?? '') &&
  stuff.length > 0 &&
  stuff.length < 8 &&
  stuff.every(
    ({ part, small }) =>
      /^(?:DET|ADJ|NOUN|NUM|CCONJ|PUNCT)$/.test(part) || /^(?:of|old|her|his)$/.test(small),
  )

/** "A shepherd with a staff". */
const isCarried = (units: readonly Unit[]): boolean =>
  /^(?:a|an|his|her|their)$/.test(units[0]?.small ?? '') &&
  units.slice(1).every(({ part }) => /^(?:ADJ|NOUN)$/.test(part)) &&
  (isOneOf(units.at(-1), 'toy', 'instrument', 'vehicle') ||
    /^(?:staff|stick|basket|bag|backpack|lantern|sling|rod|net|book|bible|sword|shield|bow|bucket|hammer|map|torch|flashlight|umbrella|kite|ball|camera)$/.test(
      units.at(-1)?.small ?? '',
    ))

/** "with red boots and a cap", "in a wheelchair", "of Bethlehem with a white headscarf". */
function readRest(said: readonly Unit[], notes: Notes): void {
  const doing = said.findIndex(({ small }) => doneBehind.test(small))
  const rest = doing < 0 ? said : said.slice(0, doing)
  if (doing >= 0) readDoing(said.slice(doing), notes)
  if (rest[0]?.small === 'born') {
    notes.writeWords('event', rest)
    return
  }
  // "Made of a biscuit tin with one wheel".
  const besides = rest.findIndex(({ small }) => small === 'with')
  const stuff = besides < 0 ? rest : rest.slice(0, besides)
  // "A tomcat missing half his tail".
  if (isMadeOf(stuff) || stuff[0]?.small === 'missing') {
    notes.writeWords('body', stuff)
    if (besides > 0) readRest(rest.slice(besides), notes)
    return
  }
  // "A robot on one wheel": it has no legs.
  if (rest[0]?.small === 'on' && /^wheels?$/.test(rest.at(-1)?.small ?? '') && rest.length < 5) {
    notes.pass(rest)
    notes.writeWords('body', rest.slice(1))
    return
  }
  const home = rest.findIndex(({ small }) => small === 'from')
  // "A tall boy from Kumasi".
  if (home >= 0 && rest[home + 1]?.part === 'PROPN') {
    const end = rest.findIndex(({ part, small }, at) => at > home + 1 && part !== 'PROPN' && small !== ',')
    const place = rest.slice(home, end < 0 ? rest.length : end)
    notes.pass(place)
    notes.writeWords('place', place)
  }
  notes.pass(rest.filter(({ small }) => /^(?:wearing|dressed)$/.test(small)))
  const begins = rest.flatMap(({ small }, at) => (/^(?:with|in|on|wearing)$/.test(small) ? [at] : []))
  begins.forEach((begin, place) => {
    for (const part of partsOf(rest.slice(begin + 1, begins[place + 1]))) {
      // "With no hat": what is denied is no fact of ours.
      if (part[0]?.small === 'no' && part.some(({ small }) => isTooth(small))) notes.writeWords('body', part)
      else if (/^(?:no|not|without)$/.test(part[0]?.small ?? '')) notes.pass(part)
      else if (readNounPhrase(part, 'has', notes) || rest[begin]?.small !== 'with') continue
      else if (isHealth(part)) notes.writeWords('health', part)
      else if (isCarried(part)) notes.writeWords('belonging', part)
      else if (isPartOfThing(part, notes)) notes.writeWords('body', part)
    }
  })
}
