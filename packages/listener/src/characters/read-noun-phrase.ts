import type { Being, WordKind } from '../facts.ts'
import { valueFor } from '../lexicons/lexicons.ts'
import { isOneOf, type Unit, wordsOfUnits } from '../text/read-units.ts'
import {
  beingOf,
  isAnimalAtWork,
  isChildOfFable,
  isPersonByWord,
  isYoungAnimal,
  madeByHand,
} from './being-of-phrase.ts'
import { kindOfLook } from './kind-of-look.ts'
import type { Notes } from './notes.ts'
import { partsOf, wordsOf } from './phrase-parts.ts'
import { readDescribingWords, readMadAbout, readTraits, sizes } from './read-traits.ts'
import { isCalledOld, stageOf } from './stage-of-phrase.ts'

/** How a phrase stands to the character: it says who they are, how they are, or what they have. */
export type Role = 'who' | 'is' | 'has'

/**
 * Reads words without a verb of their own by their head noun: "two thin braids", "a white ferret", "big brother of Mia".
 * @returns whether anything was understood
 */
export function readNounPhrase(units: readonly Unit[], role: Role, notes: Notes): boolean {
  if (role === 'who' && isSortOf(units)) {
    notes.pass(units.slice(0, 3))
    return readNounPhrase(units.slice(units[0]?.part === 'DET' ? 3 : 2), role, notes)
  }
  if (role !== 'has' && readMadAbout(units, notes)) return true
  // "A doll's scarf (pink)", "beads (white and blue)".
  const isColourOnly = units.every(
    (unit) => isOneOf(unit, 'colour') || /^(?:light|dark|bright|pale|deep|and)$/.test(unit.small),
  )
  if (isColourOnly && notes.colourLast(units)) return true
  const { phrase, rest } = cutAtRest(units)
  const head = phrase.at(-1)
  if (!head) return false
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

/** "A kind of moss troll" is one. */
const isSortOf = (units: readonly Unit[]): boolean =>
  /^(?:an? )?(?:kind|sort|type|breed|species) of \S/.test(wordsOfUnits(units))

/** "Big laugh", "a quick temper", "an opinion on everything": how somebody is, by what they have of it. */
function isOfMind(phrase: readonly Unit[]): boolean {
  const head = phrase.at(-1)
  const isPlain = phrase.slice(0, -1).every(({ part }) => /^(?:DET|ADJ|ADV|NOUN|PROPN)$/.test(part))
  if (!head || !isPlain || !ofMind.test(head.small)) return false
  return phrase.some(({ part, small }) => part === 'ADJ' || /^an?$/.test(small))
}

export const ofMind =
  /^(?:laugh|laughter|giggle|smile|grin|voice|temper|heart|imagination|appetite|memory|personality|opinion|opinions|tongue|manners|attitude|spirit|soul|mind|streak)$/

/** "Gap in his front teeth", "flour on her hands", "chip in the nose": it can be seen, whatever it is. */
function isOnBody(phrase: readonly Unit[], rest: readonly Unit[]): boolean {
  const [place, ...behind] = rest
  const isThere = /^(?:in|on|between|above|under|across|over|round|around|behind)$/.test(place?.small ?? '')
  const isPlain = phrase.every(({ part }) => /^(?:DET|NUM|ADJ|NOUN|ADV)$/.test(part))
  const end = behind.findIndex(({ part }) => part === 'ADP')
  const there = end < 0 ? behind : behind.slice(0, end)
  return isThere && isPlain && there.length <= 4 && isOneOf(there.at(-1), 'body-part')
}

/** The words up to the head noun, and what hangs on it: "with leather buttons", "of Sam", "who …". */
function cutAtRest(units: readonly Unit[]): { phrase: readonly Unit[]; rest: readonly Unit[] } {
  const end = units.findIndex(
    (unit, at) =>
      at > 0 &&
      unit.small !== "'s" &&
      (/^(?:ADP|SCONJ)$/.test(unit.part) ||
        /^(?:who|whose|that|which|called|named|made|born|next|both)$/.test(unit.small) ||
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

/** Looks are kept as the parent says them, with all that hangs on them. */
function readLook(units: readonly Unit[], head: Unit, notes: Notes): boolean {
  const kind = kindOfPhrase(units, head) ?? (isPartOfAid(head, notes) ? 'aid' : null)
  if (!kind) return false
  // "Hair is long, black": the hair is.
  if (
    kind === 'skin' &&
    units.every((unit) => isOneOf(unit, 'colour') || unit.small === 'and') &&
    notes.facts.at(-1)?.kind === 'hair'
  ) {
    notes.writeWords('hair', units, false)
    return true
  }
  notes.pass(units)
  if (kind === 'aid' && /user$/.test(head.small))
    notes.write({ kind, words: valueFor('aid', head.small) ?? units[0]?.text ?? '' }, units)
  else notes.writeWords(kind, units)
  return true
}

/** "Wheelchair user, purple wheels". */
const isPartOfAid = ({ small }: Unit, { facts }: Notes): boolean =>
  /^(?:wheels|spokes|tyres|tires)$/.test(small) &&
  facts.some((fact) => fact.kind === 'aid' && /chair|walker|frame/i.test(fact.words))

/** What the whole phrase speaks of, where that is another thing than its noun says: "a wooden leg", "whites of the eyes". */
function kindOfPhrase(units: readonly Unit[], head: Unit): WordKind | null {
  const kind = kindOfLook(head)
  const before = units.slice(0, units.indexOf(head))
  // "Five foot nothing".
  if (/^(?:foot|feet|ft|inches)$/.test(head.small) && units[0]?.part === 'NUM') return 'size'
  // A laugh and a voice are heard, and a quick tongue, too.
  if (isHeard.test(head.small) || (head.small === 'tongue' && isOfMind(before.concat(head)))) return null
  // "Pink everything", "a pink one for home": of another thing.
  if (kind === 'skin' && units.some(({ small }) => namesNothing.test(small))) return null
  // "Head shaved".
  if (kind === 'body' && units.some(({ small }) => /^(?:shaved|shaven)$/.test(small))) return 'hair'
  if (kind === 'body' && before.some(({ small }) => isMadeLimb.test(small))) return 'aid'
  if (kind === 'aid' && before.some(({ small }) => walksSo.test(small))) return null
  if (kind === 'skin' && units.some((unit, at) => isEye(unit) && !isBeside(units.slice(0, at)))) return 'eyes'
  return kind ?? (/^(?:user|wearer)$/.test(head.small) && isOneOf(units.at(-2), 'aid') ? 'aid' : null)
}

const namesNothing = /^(?:one|ones|everything|anything|nothing|all)$/

const isHeard = /^(?:laugh|laughter|giggle|voice|whisper|snore|singing)$/

const isEye = ({ small }: Unit): boolean => /(?:^|\s)eyes?$/.test(small)
/** "A mole under the left eye" is none of the eye. */
const isBeside = (before: readonly Unit[]): boolean =>
  before.some(({ small }) => /^(?:under|above|below|near|by|beside|over|around|round|beneath)$/.test(small))

const isMadeLimb = /^(?:false|fake|prosthetic|wooden|artificial|bionic)$/
/** "Slow walker" is somebody who walks. */
const walksSo = /^(?:slow|fast|quick|brisk|keen|good|great|early|late)$/

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
    isOneOf(head, 'animal') || isYoungAnimal(phrase) || isAnimalAtWork(phrase) || isChildOfFable(phrase)
  if (phrase.length === 1 && readSexOfAnimal(head, rest, notes)) return true
  const isMade = madeByHand.test(rest[0]?.small ?? '')
  const isFabled = role === 'who' && isOneOf(head, 'fantasy')
  const isHuman =
    !isAnimal && !isFabled && !isOneOf(head, 'fantasy') && readHuman(phrase, head, rest, notes, role)
  if (!isHuman && !(role === 'who' && readBeing(phrase, head, notes, isMade))) return false
  notes.pass(phrase)
  readDescribingWords(phrase.slice(0, -1), isHuman, notes)
  readRest(rest, notes)
  return true
}

/** "A good listener", "a retired lighthouse inspector", "a stickler for rules": somebody, and how they are or what they do. */
function readPerson(phrase: readonly Unit[], head: Unit, rest: readonly Unit[], notes: Notes): boolean {
  const isCalledOne = phrase.length > 1 && /^an?$/.test(phrase[0]?.small ?? '') && isPersonByWord(head)
  const isKnownElse = isOneOf(
    head,
    'animal',
    'toy',
    'fantasy',
    'vehicle',
    'plant',
    'weather',
    'figurative',
    'health',
    'speech',
  )
  if (!isCalledOne || isKnownElse) return false
  notes.pass(rest)
  const isWork = phrase.some(({ small }) =>
    /^(?:retired|former|ex|trained|professional|assistant|qualified)$/.test(small),
  )
  notes.writeWords(isWork ? 'work' : 'trait', [...phrase, ...rest])
  return true
}

/** "Domino champion of Brixton", "champion hugger", "chip thief": what somebody is known for, without an article. */
function readFeat(phrase: readonly Unit[], head: Unit, rest: readonly Unit[], notes: Notes): boolean {
  const isPlain = phrase.every(
    ({ part }, at) => /^(?:ADJ|NOUN|NUM)$/.test(part) || (at === 0 && part === 'PROPN'),
  )
  const isNamed = head.text === head.small && isPersonByWord(head)
  // "Ma faither": mine, in a few places.
  if (/^(?:ma|mah|mi|me|oor)$/.test(phrase[0]?.small ?? '')) return false
  if (phrase.length < 2 || !isPlain || !isNamed || rest.some(({ part }) => /^(?:VERB|AUX)$/.test(part)))
    return false
  if (
    isOneOf(
      head,
      'animal',
      'toy',
      'fantasy',
      'vehicle',
      'plant',
      'weather',
      'figurative',
      'health',
      'speech',
      'garment',
    )
  )
    return false
  notes.pass(rest)
  notes.writeWords('skill', [...phrase, ...rest])
  return true
}

/** "Black cat with white paws. girl.": of a cat. */
function readSexOfAnimal(head: Unit, rest: readonly Unit[], notes: Notes): boolean {
  const pronoun = sexes[head.small]
  const isSaidOfAnimal = notes.facts.some(
    (fact) => fact.kind === 'being' && fact.being.sort === 'animal' && fact.certain,
  )
  if (!pronoun || rest.length > 0 || !isSaidOfAnimal) return false
  notes.write({ kind: 'pronoun', pronoun }, [head])
  return true
}

const sexes: Readonly<Record<string, 'she' | 'he'>> = { girl: 'she', female: 'she', boy: 'he', male: 'he' }

function readHuman(
  phrase: readonly Unit[],
  head: Unit,
  rest: readonly Unit[],
  notes: Notes,
  role: Role,
): boolean {
  // "Especially the postman", "gogo's favourite": somebody else is named.
  if (areOthers(head) || /^(?:even|especially)$/.test(phrase[0]?.small ?? '') || rest[0]?.small === "'s")
    return false
  const kin = isOneOf(head, 'kin-words', 'kin')
  // "Retired" says nothing of who it is.
  const isPerson =
    isOneOf(head, 'pronoun-nouns', 'childhood') || (isOneOf(head, 'grown') && head.part !== 'ADJ')
  const isTrade = isOneOf(head, 'trade') && !isOneOf(head, 'trait')
  if (!kin && !isPerson && !isTrade)
    return (role === 'who' && readPerson(phrase, head, rest, notes)) || readFeat(phrase, head, rest, notes)
  const pronoun = valueFor('kin-words', head.small) ?? valueFor('pronoun-nouns', head.small)
  if (!isTrade && !isFriend.test(head.small)) notes.write({ kind: 'being', being: { sort: 'human' } }, [head])
  if (pronoun === 'she' || pronoun === 'he') notes.write({ kind: 'pronoun', pronoun }, [head])
  const stage = isTrade && isCalledOld(phrase) ? 'elder' : stageOf(phrase, head)
  if (stage) notes.write({ kind: 'stage', stage }, [head])
  const [size, called] = head.small.split(' ')
  if (called && /^(?:girl|boy)$/.test(called) && sizes.test(size ?? ''))
    notes.write({ kind: 'size', words: size ?? '' }, [head])
  if (kin && (rest.length > 0 || !isJustAChild(phrase, head))) {
    const owner = rest[0] && /^(?:of|to)$/.test(rest[0].small) ? rest.slice(1) : []
    notes.pass(owner)
    notes.write({ kind: 'kin', words: wordsOf(phrase), to: owner.length > 0 ? wordsOf(owner) : null }, phrase)
  }
  if (isTrade && !kin) notes.writeWords(isAGift(phrase, head) ? 'skill' : 'work', phrase)
  return true
}

/** "Terrible singer", "the goalkeeper": what somebody does well or badly, and not for a living. */
const isAGift = (phrase: readonly Unit[], head: Unit): boolean =>
  /(?:keeper|captain|champion|winner|striker|batsman|drummer)$/.test(head.small) ||
  phrase.some(({ small }) =>
    /^(?:best|worst|terrible|great|brilliant|amazing|good|bad|awful|keen|fast|slow|excellent|champion)$/.test(
      small,
    ),
  )

/** "A little girl" is nobody's until somebody says whose. */
const isJustAChild = (phrase: readonly Unit[], head: Unit): boolean =>
  /^(?:child|kid|kiddo|little (?:girl|boy|one)|(?:my|our) (?:girl|boy))$/.test(head.small) &&
  !phrase.some(({ small }) => /^(?:my|our|'s)$/.test(small))

/** Whoever is described is one: "three uncles" are others, twins may be two. */
const areOthers = ({ small, lemma }: Unit): boolean =>
  small !== lemma && /[^s]s$/.test(small) && !/^(?:twins|triplets)$/.test(small)

/** An animal may be a friend. */
const isFriend = /^(?:friends?|buddy|mate|pal|companion|neighbou?r)$/
function readBeing(phrase: readonly Unit[], head: Unit, notes: Notes, isMade: boolean): boolean {
  const named =
    isYoungAnimal(phrase) || isAnimalAtWork(phrase) || isChildOfFable(phrase)
      ? beingOf(phrase.slice(0, -1), phrase.at(-2) ?? head)
      : beingOf(phrase, head)
  if (!named) return false
  const being: Being = isMade && named.sort === 'animal' ? { sort: 'toy', noun: `toy ${named.noun}` } : named
  notes.write({ kind: 'being', being }, phrase)
  const pronoun = valueFor('pronoun-nouns', head.small)
  if (pronoun === 'she' || pronoun === 'he') notes.write({ kind: 'pronoun', pronoun }, [head])
  return true
}

/** "with red boots and a cap", "in a wheelchair", "of Bethlehem with a white headscarf". */
function readRest(rest: readonly Unit[], notes: Notes): void {
  if (rest[0]?.small === 'born') {
    notes.writeWords('event', rest)
    return
  }
  const begins = rest.flatMap(({ small }, at) => (/^(?:with|in|on|wearing)$/.test(small) ? [at] : []))
  begins.forEach((begin, place) => {
    for (const part of partsOf(rest.slice(begin + 1, begins[place + 1]))) {
      // "With no hat": what is denied is no fact of ours.
      if (/^(?:no|not|without)$/.test(part[0]?.small ?? '')) notes.pass(part)
      else readNounPhrase(part, 'has', notes)
    }
  })
}
