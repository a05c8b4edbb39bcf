import type { WordKind } from '../facts.ts'
import { isA } from '../lexicons/lexicons.ts'
import { isOneOf, type Unit, wordsOfUnits } from '../text/read-units.ts'
import { isHealth } from './is-health.ts'
import { isPartOfThing } from './is-part-of-thing.ts'
import { isTooth } from './kind-of-look.ts'
import type { Notes } from './notes.ts'
import { partsOf, wordsOf } from './phrase-parts.ts'
import { readNounPhrase } from './read-noun-phrase.ts'

/**
 * What somebody has or wears: its noun says what it is.
 *
 * @param isOwned whether what no list knows is surely a thing of theirs: "carries a spoon", and not "has a way of listening"
 */
export function readThings(units: readonly Unit[], notes: Notes, otherwise: WordKind, isOwned = false): void {
  for (const part of partsOf(units)) {
    // What somebody does without is no belonging.
    if (/^(?:no|not|without)$/.test(part[0]?.small ?? '')) {
      if (part.some(({ small }) => isTooth(small))) notes.writeWords('body', part)
      else notes.writeWords('dislike', part, false)
      continue
    }
    if (readPet(part, notes) || readKin(part, notes) || readNounPhrase(part, 'has', notes)) continue
    if (isPartOfThing(part, notes)) {
      notes.writeWords('body', part)
      continue
    }
    const kind = isHealth(part) ? 'health' : isSpeech(part) ? 'speech' : otherwise
    notes.writeWords(kind, part, !areKin(part) && (kind !== 'belonging' || isOwned || isThing(part)))
  }
}

/** "Has a stutter". */
const isSpeech = (units: readonly Unit[]): boolean =>
  isA('speech', wordsOfUnits(units.filter(({ part }) => part !== 'DET').slice(0, 1)))

/** A thing by its word, or by its shortness: "has a compass", and not "has a chip in his shell". */
const isThing = (units: readonly Unit[]): boolean => {
  const end = units.findIndex(({ part }) => /^(?:ADP|SCONJ|PRON|VERB)$/.test(part))
  const phrase = end < 0 ? units : units.slice(0, end)
  const [first, ...named] = phrase
  const isShort = end < 0 && first?.part === 'DET' && named.length > 0 && named.length < 3
  const isKept = isPlainThing(phrase) && isKeptBy(units.slice(end))
  return (
    isKept ||
    isOneOf(phrase.at(-1), 'toy', 'instrument', 'vehicle', 'food') ||
    (isShort && named.every(({ part }) => /^(?:ADJ|NOUN)$/.test(part)))
  )
}

const isPlainThing = (phrase: readonly Unit[]): boolean =>
  phrase.length > 0 && phrase.length < 5 && phrase.every(({ part }) => /^(?:DET|ADJ|NOUN|NUM)$/.test(part))

/** "In his pocket for the kids", "in her apron pocket", "up her sleeve". */
const isKeptBy = (units: readonly Unit[]): boolean =>
  /^(?:in|up|under|inside) (?:his|her|their|each|every|the|one)(?: \S+)? (?:pockets?|sleeves?|bag|handbag|backpack|rucksack|purse|suitcase|lunch ?box|pouch|apron|hat|coat|satchel|desk)\b/.test(
    wordsOfUnits(units),
  )

/** "With her mother and 4 brothers", "two dads": people whom somebody has are no things. */
const areKin = (said: readonly Unit[]): boolean => {
  const end = said.findIndex(({ small }) => small === 'for')
  const units = end < 0 ? said : said.slice(0, end)
  return units.some(
    (unit, at) => isOneOf(unit, 'kin-words') && !/^(?:NOUN|PART)$/.test(units[at + 1]?.part ?? ''),
  )
}

const counting = /^(?:an?|no|one|two|three|four|five|six|seven|\d)$/
const ofKin =
  /^(?:big|little|older|elder|younger|baby|twin|half|step|foster|new|small|grown|up|-|tiny|same|best|and|adopted)$/

/** "Has two mums", "three big sisters", "a baby brother called Rawiri": people whom somebody has. */
export function readKin(units: readonly Unit[], notes: Notes): boolean {
  const called = units.findIndex(({ small }) => /^(?:called|named)$/.test(small))
  const phrase = called < 0 ? units : units.slice(0, called)
  const name = called < 0 ? null : (units[called + 1]?.text ?? null)
  const [count, ...rest] = phrase
  const kin = rest.at(-1)
  const isPlain = rest.slice(0, -1).every(({ small }) => ofKin.test(small))
  if (!count || !counting.test(count.small) || !isOneOf(kin, 'kin-words') || !isPlain) return false
  if (called >= 0 && units.length > called + 2) return false
  notes.pass(units)
  notes.write({ kind: 'friend', words: wordsOf(phrase), name }, units)
  return true
}

/** "has a dog named Rex", "a llama called Señor Gómez": an animal that is somebody's. */
export function readPet(units: readonly Unit[], notes: Notes): boolean {
  const called = units.findIndex(({ small }) => /^(?:called|named)$/.test(small))
  const phrase = called < 0 ? units : units.slice(0, called)
  if (phrase.some(({ part }) => part === 'ADP')) return false
  const animal = phrase.findLast((unit) => isOneOf(unit, 'animal'))
  if (!animal || (animal !== phrase.at(-1) && phrase.at(-1)?.part !== 'PROPN')) return false
  const name = called < 0 ? (phrase.at(-1) === animal ? undefined : phrase.at(-1)) : units[called + 1]
  if (phrase.some(({ small }) => /^(?:stuffed|plush|toy|wooden|cuddly)$/.test(small))) return false
  notes.pass(units)
  notes.write(
    { kind: 'pet', words: wordsOf(phrase.slice(0, phrase.indexOf(animal) + 1)), name: name?.text ?? null },
    units,
  )
  return true
}
