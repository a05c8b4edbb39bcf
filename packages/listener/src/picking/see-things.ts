import type { Fact, Heard } from '../facts.ts'
import { classesOf, isA, valueFor } from '../lexicons/lexicons.ts'
import { isOneOf, readUnits, type Unit } from '../text/read-units.ts'
import { tagWords } from '../text/tag-words.ts'
import { seeWho } from './see-who.ts'
import type { SeenPart, SeenThing, Slot } from './seen-thing.ts'

/** What of a character can be picked is found where it was written, so that a pick can change these words. */
export function seeThings({ facts }: Heard, details: string): SeenThing[] {
  const who = seeWho(facts, details)
  const isAnimal = facts.some((fact) => fact.kind === 'being' && fact.being.sort !== 'human')
  const looks = [...facts]
    .sort((one, other) => Number(other.certain) - Number(one.certain))
    .flatMap((fact) => seeLook(fact, details, isAnimal))
  return [...who, ...looks]
}

function seeLook(fact: Fact, details: string, isAnimal: boolean): SeenThing[] {
  if (!('words' in fact) || fact.span[1] <= fact.span[0]) return []
  const units = headOf(fact, details)
  const noun = units.findLast(({ part }) => /^(?:NOUN|PROPN)$/.test(part)) ?? units.at(-1)
  if (!noun) return []
  const slot = slotOf(fact.kind, noun, isAnimal)
  if (!slot) return []
  const parts = units.flatMap((unit) => (unit === noun && !isForm(slot, unit) ? [] : partOf(slot, unit)))
  const isNoun = !parts.some(({ span }) => span[0] === noun.start)
  return [
    {
      slot,
      is: usualName(slot, noun),
      span: [units[0]?.start ?? 0, units.at(-1)?.end ?? 0],
      noun: isNoun ? [noun.start, noun.end] : null,
      parts,
      isPlain: units.every((unit) => unit === noun || parts.some(({ span }) => span[0] === unit.start)),
    },
  ]
}

/** The words of a look up to what hangs on it, where they stand in the details. */
function headOf({ span }: Fact, details: string): Unit[] {
  const typed = details.slice(...span)
  const small = typed.toLowerCase()
  const units = withHyphens(
    readUnits(tagWords(small.length === typed.length ? small : typed, span[0])),
  ).flatMap(withoutNoun)
  const end = units.findIndex(
    ({ part, small: word }, at) =>
      at > 0 && (/^(?:ADP|SCONJ|PRON|CCONJ|AUX|PUNCT)$/.test(part) || /^(?:that|which|who)$/.test(word)),
  )
  return end < 0 ? units : units.slice(0, end)
}

/** "t", "-" and "shirt" are a T-shirt. */
function withHyphens(units: readonly Unit[]): Unit[] {
  const joined: Unit[] = []
  for (const unit of units) {
    const hyphen = joined.at(-1)
    const before = joined.at(-2)
    if (hyphen?.small === '-' && before && before.end === hyphen.start && hyphen.end === unit.start) {
      const small = `${before.small}-${unit.small}`
      joined.splice(-2, 2, { ...unit, small, start: before.start, classes: classesOf(small) })
    } else joined.push(unit)
  }
  return joined
}

/** "Straight hair", "blue jeans" and "black hat" are entries of the lexicons: the last word is what it is. */
function withoutNoun(unit: Unit): Unit[] {
  const [, before, noun] = /^(.+?)[ -](\S+)$/.exec(unit.small) ?? []
  if (before === undefined || noun === undefined) return [unit]
  const isOfBody = /^(?:hair|skin|eyes)$/.test(noun)
  if (
    !isOfBody &&
    !(
      (isA('colour', before) || isA('pattern', before)) &&
      (isA('garment', noun) || isA('head-covering', noun))
    )
  )
    return [unit]
  return [
    { ...unit, small: before, part: 'ADJ', end: unit.start + before.length, classes: classesOf(before) },
    { ...unit, small: noun, part: 'NOUN', start: unit.end - noun.length, classes: classesOf(noun) },
  ]
}

function slotOf(kind: Fact['kind'], noun: Unit, isAnimal: boolean): Slot | null {
  if (kind === 'hair' || kind === 'eyes') return isAnimal ? null : kind
  if (kind === 'skin')
    return isOneOf(noun, 'hair') ? null : extras.has(noun.small) ? 'extra' : isAnimal ? null : 'skin'
  if (kind === 'glasses' || kind === 'aid') return 'extra'
  if (isAnimal && neckwear.has(noun.small)) return 'neckwear'
  if (kind === 'headwear') return 'hat'
  if (isAnimal && (kind === 'body' || kind === 'garment')) return coats.has(noun.small) ? 'coat' : null
  return kind === 'garment' ? placeOfGarment(noun) : null
}

const extras = new Set(['freckles'])
const neckwear = new Set(['scarf', 'bow', 'bow tie', 'collar', 'ribbon', 'bandana'])
const coats = new Set(['fur', 'coat', 'wool', 'feathers', 'scales', 'skin'])
const bottoms = new Set([
  'trousers',
  'pants',
  'jeans',
  'leggings',
  'shorts',
  'skirt',
  'tutu',
  'joggers',
  'tights',
  'kilt',
  'corduroys',
  'chinos',
])
/** What is worn beside everything else. */
const besides = new Set([
  'scarf',
  'apron',
  'cape',
  'bag',
  'backpack',
  'rucksack',
  'satchel',
  'belt',
  'tie',
  'gloves',
  'mittens',
])

function placeOfGarment(noun: Unit): Slot | null {
  const sub = valueFor('garment', noun.small)
  if (sub === 'footwear') return 'shoes'
  if (sub === 'headwear') return 'hat'
  if (sub === 'jewelry' || sub === 'eyewear' || besides.has(noun.small)) return null
  return bottoms.has(noun.small) ? 'bottom' : 'top'
}

/** "braids" and "bald" are forms, "hair" is none. */
const isForm = (slot: Slot, unit: Unit): boolean => slot === 'hair' && !/^(?:hairs?|haired)$/.test(unit.small)

const lengths = /^(?:short|long|medium|shoulder[- ]length|chin[- ]length)$/

function partOf(slot: Slot, unit: Unit): SeenPart[] {
  const span = [unit.start, unit.end] as const
  if (
    isOneOf(unit, 'colour') ||
    (slot === 'skin' && isOneOf(unit, 'skin')) ||
    (slot === 'hair' && isA('colour', unit.small))
  )
    return [{ is: 'colour', words: unit.small, span }]
  if (slot === 'hair' && lengths.test(unit.small)) return [{ is: 'length', words: unit.small, span }]
  if (slot === 'hair' && isOneOf(unit, 'hair')) return [{ is: 'form', words: usualName(slot, unit), span }]
  if (isOneOf(unit, 'pattern')) return [{ is: 'pattern', words: unit.small, span }]
  return []
}

function usualName(slot: Slot, unit: Unit): string {
  if (slot === 'extra') return valueFor('aid', unit.small) ?? unit.small
  if (slot === 'hair') return valueFor('hair', unit.small) ?? unit.small
  return unit.small
}
