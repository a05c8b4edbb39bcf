import type { Being, Stage, WordKind } from '../facts.ts'
import { isA, valueFor, valuesFor, type WordClass } from '../lexicons/lexicons.ts'
import { isOneOf, type Unit } from '../text/read-units.ts'
import type { Notes } from './notes.ts'

/** How a phrase stands to the character: it says who they are, how they are, or what they have. */
export type Role = 'who' | 'is' | 'has'

const kindsOfLooks: readonly [WordClass, WordKind][] = [
  ['aid', 'aid'],
  ['head-covering', 'headwear'],
  ['hair', 'hair'],
  ['skin', 'skin'],
  ['garment', 'garment'],
  ['body-part', 'body'],
]
const eyes = /^(?:eyes?|eyelashes|lashes)$/
const hair = /^(?:hairs?|beard|moustache|mustache)$/
const glasses = /^(?:glasses|specs|spectacles|eyeglasses|goggles)$/
const plush = /^(?:plush|stuffed|cuddly|knitted|crocheted|rubber|wooden|toy|sewn|rag|soft|tin)$/

/**
 * Reads words without a verb of their own by their head noun: "two thin braids", "a white ferret", "big brother of Mia".
 * @returns whether anything was understood
 */
export function readNounPhrase(units: readonly Unit[], role: Role, notes: Notes): boolean {
  const { phrase, rest } = cutAtRest(units)
  const head = phrase.at(-1)
  if (!head) return false
  if (!(role === 'who' && isOneOf(head, 'animal')) && readLook(units, head, notes)) return true
  if (role !== 'has' && readWhoTheyAre(phrase, head, rest, role, notes)) return true
  return role === 'has' ? false : readTraits(units, notes)
}

/** The words up to the head noun, and what hangs on it: "with leather buttons", "of Sam", "who …". */
function cutAtRest(units: readonly Unit[]): { phrase: readonly Unit[]; rest: readonly Unit[] } {
  const end = units.findIndex(
    (unit, at) =>
      at > 0 &&
      unit.small !== "'s" &&
      (/^(?:ADP|SCONJ)$/.test(unit.part) ||
        /^(?:who|that|which|called|named|made|next)$/.test(unit.small) ||
        (/^(?:my|our|his|her)$/.test(unit.small) && /^(?:NOUN|PROPN)$/.test(units[at - 1]?.part ?? '')) ||
        (unit.part === 'PRON' && /^(?:NOUN|PROPN)$/.test(units[at - 1]?.part ?? ''))),
  )
  const [phrase, rest] = end < 0 ? [units, []] : [units.slice(0, end), units.slice(end)]
  const lastNoun = phrase.findLastIndex((unit) => /^(?:NOUN|PROPN)$/.test(unit.part) || isNamed(unit))
  return lastNoun < 0
    ? { phrase, rest }
    : { phrase: phrase.slice(0, lastNoun + 1), rest: [...phrase.slice(lastNoun + 1), ...rest] }
}

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
  const kind =
    kindOfLook(head) ?? (/^(?:user|wearer)$/.test(head.small) && isOneOf(units.at(-2), 'aid') ? 'aid' : null)
  if (!kind) return false
  notes.pass(units)
  if (kind === 'aid' && /user$/.test(head.small))
    notes.write({ kind, words: valueFor('aid', head.small) ?? units[0]?.text ?? '' }, units)
  else notes.writeWords(kind, units)
  return true
}

/** What a noun says of somebody's looks; null for all others. */
export function kindOfLook(head: Unit): WordKind | null {
  if (glasses.test(head.lemma) || valueFor('aid', head.small) === 'glasses') return 'glasses'
  if (eyes.test(head.small)) return 'eyes'
  if (hair.test(head.small)) return 'hair'
  const found = kindsOfLooks.find(([wordClass]) => isOneOf(head, wordClass))
  if (!found) return null
  const [wordClass, kind] = found
  return wordClass === 'garment' && valueFor('garment', head.small) === 'headwear' ? 'headwear' : kind
}

/** What animal or thing somebody is stands at the beginning, or behind "is"; later an animal is a pet, or a saying. */
function readWhoTheyAre(
  phrase: readonly Unit[],
  head: Unit,
  rest: readonly Unit[],
  role: Role,
  notes: Notes,
): boolean {
  if (head.small === 'one' || head.small === 'ones') return false
  // "A white goat kid" is a goat.
  const isAnimal = isOneOf(head, 'animal') || isYoungAnimal(phrase) || isAnimalAtWork(phrase)
  const isMade = madeByHand.test(rest[0]?.small ?? '')
  const isFabled = role === 'who' && isOneOf(head, 'fantasy')
  const isHuman = !isAnimal && !isFabled && readHuman(phrase, head, rest, notes)
  if (!isHuman && !(role === 'who' && readBeing(phrase, head, notes, isMade))) return false
  notes.pass(phrase)
  readDescribingWords(phrase.slice(0, -1), isHuman, notes)
  readRest(rest, notes)
  return true
}

/** "Bear sewn from an overcoat" is a toy. */
const madeByHand = /^(?:sewn|knitted|crocheted|stitched|carved|felted|stuffed)$/

/** "An octopus teacher" is an octopus, and a dog trainer is none. */
const isAnimalAtWork = (phrase: readonly Unit[]): boolean =>
  /^(?:teacher|librarian|thief|detective|pirate|king|queen|prince|princess|captain|baker|wizard|knight|superhero|chef|inventor|explorer|spy|mayor)$/.test(
    phrase.at(-1)?.small ?? '',
  ) && isOneOf(phrase.at(-2), 'animal')

const isYoungAnimal = (phrase: readonly Unit[]): boolean =>
  /^(?:kids?|baby|child)$/.test(phrase.at(-1)?.small ?? '') && isOneOf(phrase.at(-2), 'animal')

function readHuman(phrase: readonly Unit[], head: Unit, rest: readonly Unit[], notes: Notes): boolean {
  if (areOthers(head)) return false
  const kin = isOneOf(head, 'kin-words', 'kin')
  const isPerson = isOneOf(head, 'pronoun-nouns', 'childhood', 'grown')
  const isTrade = isOneOf(head, 'trade') && !isOneOf(head, 'trait')
  if (!kin && !isPerson && !isTrade) return false
  const pronoun = valueFor('kin-words', head.small) ?? valueFor('pronoun-nouns', head.small)
  if (!isTrade && !isFriend.test(head.small)) notes.write({ kind: 'being', being: { sort: 'human' } }, [head])
  if (pronoun === 'she' || pronoun === 'he') notes.write({ kind: 'pronoun', pronoun }, [head])
  const stage = isTrade && isCalledOld(phrase) ? 'elder' : stageOf(phrase, head)
  if (stage) notes.write({ kind: 'stage', stage }, [head])
  const [size, called] = head.small.split(' ')
  if (called && /^(?:girl|boy)$/.test(called) && sizes.test(size ?? ''))
    notes.write({ kind: 'size', words: size ?? '' }, [head])
  if (kin) {
    const owner = rest[0] && /^(?:of|to)$/.test(rest[0].small) ? rest.slice(1) : []
    notes.pass(owner)
    notes.write({ kind: 'kin', words: wordsOf(phrase), to: owner.length > 0 ? wordsOf(owner) : null }, phrase)
  }
  if (isTrade && !kin)
    notes.writeWords(phrase.some(({ small }) => small === 'best') ? 'skill' : 'work', phrase)
  return true
}

/** Whoever is described is one: "three uncles" are others, twins may be two. */
const areOthers = ({ small, lemma }: Unit): boolean =>
  small !== lemma && /[^s]s$/.test(small) && !/^(?:twins|triplets)$/.test(small)

/** An animal may be a friend. */
const isFriend = /^(?:friends?|buddy|mate|pal|companion|neighbou?r)$/
/** By what kin are to the child, in the language of the lexicon. */
const grownKin = /^(?:(?:step|god)?(?:mother|father|parent)|aunt|uncle|wife|husband)$/
const elderKin = /^(?:great-)?grand(?:mother|father|parent)$/

function stageOf(phrase: readonly Unit[], head: Unit): Stage | null {
  const stage = stageOfNoun(head)
  return stage === 'adult' && isCalledOld(phrase) ? 'elder' : stage
}

const isCalledOld = (phrase: readonly Unit[]): boolean =>
  phrase.some(({ small }) => /^(?:old|elderly|aged|ancient)$/.test(small))

function stageOfNoun(head: Unit): Stage | null {
  const said = valueFor('childhood', head.small)
  if (said && /^(?:baby|toddler|child|teen)$/.test(said)) return said as Stage
  const kin = valuesFor('kin-words', head.small)[1] ?? ''
  if (elderKin.test(kin) || valueFor('grown', head.small) === 'elder') return 'elder'
  if (grownKin.test(kin) || isOneOf(head, 'grown') || /^(?:man|woman|lady|gentleman)$/.test(head.small))
    return 'adult'
  return /^(?:girl|boy|lad|lass|son|daughter)$/.test(head.small) ? 'child' : null
}

function readBeing(phrase: readonly Unit[], head: Unit, notes: Notes, isMade: boolean): boolean {
  const named =
    isYoungAnimal(phrase) || isAnimalAtWork(phrase)
      ? beingOf(phrase.slice(0, -1), phrase.at(-2) ?? head)
      : beingOf(phrase, head)
  if (!named) return false
  const being: Being = isMade && named.sort === 'animal' ? { sort: 'toy', noun: `toy ${named.noun}` } : named
  notes.write({ kind: 'being', being }, phrase)
  const pronoun = valueFor('pronoun-nouns', head.small)
  if (pronoun === 'she' || pronoun === 'he') notes.write({ kind: 'pronoun', pronoun }, [head])
  return true
}

/** "A cunning fox" may be one; a night owl and a lone wolf are people. */
const mayBeMeant = /^(?:endearing|cheeky|fearful|brave|stubborn|clumsy)$/

function beingOf(phrase: readonly Unit[], head: Unit): Being | null {
  // "My little monkey" is a child.
  if (
    isOneOf(head, 'figurative') &&
    /^(?:my|our)$/.test(phrase[0]?.small ?? '') &&
    (phrase.length > 2 || head.small.includes(' '))
  )
    return null
  const lastWord = head.lemma.split(' ').at(-1) ?? ''
  const saying = valueFor('figurative', head.small) ?? ''
  if (!isOneOf(head, 'animal') && mayBeMeant.test(saying) && isA('animal', lastWord))
    return { sort: 'animal', noun: lastWord }
  const soft = phrase.find(({ small }) => plush.test(small))
  const noun = head.lemma
  if (isOneOf(head, 'toy')) return { sort: 'toy', noun: head.small }
  if (isOneOf(head, 'animal'))
    return soft ? { sort: 'toy', noun: `${soft.small} ${noun}` } : { sort: 'animal', noun }
  if (/^(?:robot|android)$/.test(noun)) return { sort: 'robot', noun }
  if (isOneOf(head, 'fantasy', 'vehicle', 'plant', 'weather')) return { sort: 'other', noun }
  const isThing =
    head.part === 'NOUN' &&
    /^(?:an?|the)$/.test(phrase[0]?.small ?? '') &&
    !isOneOf(head, 'trait', 'feeling', 'health', 'speech', 'figurative')
  const before = phrase.at(-2)
  const isCompound = before?.part === 'NOUN' || /ing$/.test(before?.small ?? '')
  return isThing ? { sort: 'other', noun: isCompound ? `${before?.small} ${noun}` : noun } : null
}

const sizes =
  /^(?:tall|taller|tallest|small|smaller|smallest|shorter|shortest|bigger|biggest|tiny|little|big|huge|giant|large|enormous|short|thin|skinny|slim|slender|chubby|plump|round|fat|stout|petite|lanky|wee)$/

function readDescribingWords(units: readonly Unit[], isHuman: boolean, notes: Notes): void {
  for (const unit of units) {
    if (sizes.test(unit.small)) notes.writeWords('size', [unit])
    else if (isOneOf(unit, 'trait', 'feeling')) notes.writeWords('trait', [unit])
    else if (isHuman && isOneOf(unit, 'trade')) notes.writeWords('work', [unit])
    else if (isHuman && isOneOf(unit, 'hair') && !isOneOf(unit, 'trait')) notes.writeWords('hair', [unit])
    else if (isHuman && valuesFor('colour', unit.small)[1] === 'hair') notes.writeWords('hair', [unit])
    else if (isOneOf(unit, 'colour', 'pattern') && !isHuman) notes.writeWords('body', [unit])
  }
}

/** "with red boots and a cap", "in a wheelchair", "of Bethlehem with a white headscarf". */
function readRest(rest: readonly Unit[], notes: Notes): void {
  const begins = rest.flatMap(({ small }, at) => (/^(?:with|in|on|wearing)$/.test(small) ? [at] : []))
  begins.forEach((begin, place) => {
    for (const part of partsOf(rest.slice(begin + 1, begins[place + 1]))) {
      // "With no hat": what is denied is no fact of ours.
      if (/^(?:no|not|without)$/.test(part[0]?.small ?? '')) notes.pass(part)
      else readNounPhrase(part, 'has', notes)
    }
  })
}

/** The parts of a list: "red boots and a cap". */
export function partsOf(units: readonly Unit[]): Unit[][] {
  const parts: Unit[][] = [[]]
  for (const unit of units) {
    if (/^(?:and|or|,)$/.test(unit.small)) parts.push([])
    else parts.at(-1)?.push(unit)
  }
  return parts.filter((part) => part.length > 0)
}

/** "shy but brave", "very sensible": describing words that stand by themselves. */
function readTraits(units: readonly Unit[], notes: Notes): boolean {
  const parts = partsOf(units.filter(({ small }) => small !== 'but'))
  const known = parts.flatMap((part) => {
    const own = beforeNoun(part)
    const says = own
      .slice(0, 3)
      .find(
        (unit) =>
          isOneOf(unit, 'trait', 'feeling', 'speech', 'health', 'hair', 'skin', 'colour') ||
          sizes.test(unit.small),
      )
    return says ? [{ part, says }] : []
  })
  for (const { part, says } of known) writeTrait(part, says, notes)
  return known.length > 0
}

/** The describing words that describe the character, not a thing that stands behind them. */
function beforeNoun(part: readonly Unit[]): readonly Unit[] {
  const end = part.findIndex(({ part: kind }) => /^(?:ADP|SCONJ)$/.test(kind))
  const own = end < 0 ? part : part.slice(0, end)
  const noun = own.findLast(({ part: kind }) => /^(?:NOUN|PROPN)$/.test(kind))
  return noun ? [noun] : own
}

function writeTrait(part: readonly Unit[], says: Unit, notes: Notes): void {
  const isColour = isOneOf(says, 'colour') && !isOneOf(says, 'hair', 'trait')
  if (isColour && valuesFor('colour', says.small)[1] !== 'hair' && notes.colourLast(part)) return
  const isAnimal = notes.facts.some((fact) => fact.kind === 'being' && fact.being.sort !== 'human')
  if (isColour)
    notes.writeWords(
      isAnimal ? 'body' : 'hair',
      part,
      isAnimal || valuesFor('colour', says.small)[1] === 'hair',
    )
  else notes.writeWords(kindOfTrait(says), part)
}

function kindOfTrait(unit: Unit): WordKind {
  if (sizes.test(unit.small)) return 'size'
  if (isOneOf(unit, 'trait', 'feeling')) return 'trait'
  return (
    (['speech', 'health', 'hair', 'skin'] as const).find((wordClass) => isOneOf(unit, wordClass)) ?? 'trait'
  )
}

export function wordsOf(units: readonly Unit[]): string {
  return units
    .filter(({ part, small }) => part !== 'DET' && !/^(?:my|our|his|her|their|its)$/.test(small))
    .map(({ text }) => text)
    .join(' ')
}
