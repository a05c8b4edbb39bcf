import { isOneOf, type Unit, wordsOfUnits } from '../text/read-units.ts'
import { kindOfLook } from './kind-of-look.ts'
import type { Notes } from './notes.ts'
import { readNounPhrase } from './read-noun-phrase.ts'
import { readThings } from './read-things.ts'

/** What is seen of somebody, said in a turn of phrase of its own. @returns whether it was one */
export function readSeen(units: readonly Unit[], notes: Notes): boolean {
  return readers.some((read) => read(units, wordsOfUnits(units), notes))
}

type Reader = (units: readonly Unit[], words: string, notes: Notes) => boolean

/** "She's the one with the gap in her teeth and the purple boots". */
const readOneWith: Reader = (units, words, notes) => {
  const begun = /^(?:(?:she|he|they|it) ?(?:is|'s|are) )?(?:the )?one (?:with|in|wearing) (?=\S)/.exec(words)
  const at = units.findIndex(({ small }) => /^(?:with|in|wearing)$/.test(small))
  if (!begun || at < 1 || at > 4) return false
  writePronoun(units[0], notes)
  notes.pass(units.slice(0, at + 1))
  readThings(units.slice(at + 1), notes, 'belonging')
  return true
}

/** "Gets about in a purple wheelchair": and gets no chair. */
const readGettingAbout: Reader = (units, words, notes) => {
  const at = units.findIndex(({ small }) => /^(?:in|on|with)$/.test(small))
  const isAbout =
    /^(?:(?:she|he|they|it) )?(?:gets|goes|zooms|whizzes|moves|rolls|travels|scoots|races|wheels|walks) (?:about|around|round|everywhere|along) (?:in|on|with) /.test(
      words,
    )
  const thing = units.slice(at + 1)
  const head = headOf(thing)
  if (!isAbout || at < 0 || !head || kindOfLook(head) !== 'aid') return false
  writePronoun(units[0], notes)
  notes.pass(units.slice(0, at + 1))
  return readNounPhrase(thing, 'has', notes)
}

/** "Ends of her hair dyed blue", "the tips are pink". */
const readEndsOfHair: Reader = (units, words, notes) => {
  if (
    !/^(?:the )?(?:ends|tips|bottom|bottoms|half|underneath) of (?:her|his|their|the) (?:hair|plaits?|braids?|locs|curls) /.test(
      words,
    ) ||
    !units.some((unit) => isOneOf(unit, 'colour'))
  )
    return false
  notes.writeWords('hair', units)
  return true
}

/** "Half shaved head the other half green". */
const readHalves: Reader = (units, words, notes) => {
  if (!/\bshaved\b.*\b(?:other|rest)\b/.test(words) || !/\b(?:half|side|rest)\b/.test(words)) return false
  if (units.some(({ part }) => part === 'AUX') || !units.some((unit) => isOneOf(unit, 'colour'))) return false
  notes.writeWords('hair', units)
  return true
}

/** "Tanned", "tanned from the lake": nothing that was done. */
const readTanned: Reader = (units, words, notes) => {
  if (!/^(?:(?:very|nicely|always|so|well) )*(?:sun - ?|sun)?tanned(?: (?:from|by) .*)?$/.test(words))
    return false
  notes.writeWords('skin', units)
  return true
}

/** "On the small side". */
const readOnTheSide: Reader = (units, words, notes) => {
  const said =
    /^(?:(?:she|he|they|it) ?(?:is|'s|are) )?(?:a bit |rather |definitely )?on the (\S+) side\b/.exec(words)
  const size = units.findIndex(({ small }) => small === said?.[1])
  if (!said || size < 0 || !ofSize.test(said[1] ?? '')) return false
  writePronoun(units[0], notes)
  notes.pass(units)
  notes.writeWords('size', units.slice(size, size + 1))
  return true
}
const ofSize =
  /^(?:small|smaller|short|tall|tallish|big|large|little|tiny|thin|skinny|chubby|heavy|round|plump)$/

/** "But a very little one", of a dragon: no pet name. */
const readSizeOfOne: Reader = (units, words, notes) => {
  const said =
    /^an? (?:(?:very|really|rather|quite) )*(small|little|tiny|big|large|huge|giant|wee|fat) one$/.exec(words)
  if (!said || !isOfNoHuman(notes)) return false
  notes.write({ kind: 'size', words: said[1] ?? '' }, units)
  return true
}

/** "Lost one horn in the washing machine", of a toy. */
const readLostPart: Reader = (units, words, notes) => {
  const said =
    /^(?:(?:she|he|they|it) )?(?:has |have |'s )?lost (?:an?|one|two|both|half an?|her|his|its|the)(?: (?:left|right|back|front))? (?:horns?|eyes?|ears?|legs?|wheels?|tail|wings?|arms?|buttons?|antlers?|paws?)\b/.exec(
      words,
    )?.[0]
  if (!said || !isOfNoHuman(notes)) return false
  const lost = units.findIndex(({ lemma, small }) => lemma === 'lose' || small === 'lost')
  const length = said.slice(said.indexOf('lost')).split(' ').length
  writePronoun(units[0], notes)
  // It happened, and it is seen since.
  notes.writeWords('event', units.slice(lost))
  notes.writeWords('body', units.slice(lost, lost + length))
  return true
}

/** "Will only wear dresses that spin". */
const readOnlyWears: Reader = (units, words, notes) => {
  const said =
    /^(?:(?:she|he|they) )?(?:(?:will|'ll|would) )?only (?:ever )?(?:wears?|puts on) |^(?:(?:she|he|they) )?(?:will ?not|won't|wo n't|does ?n't|doesn't) wear anything (?:but|except|other than) /.exec(
      words,
    )?.[0]
  if (!said) return false
  const at = units.findIndex(({ lemma, small }) => lemma === 'wear' || small === 'on')
  const from = units.findIndex(
    ({ small }, place) => place > at && !/^(?:anything|but|except|other|than)$/.test(small),
  )
  if (from < 0) return false
  writePronoun(units[0], notes)
  notes.pass(units.slice(0, from))
  return readNounPhrase(units.slice(from), 'has', notes)
}

/** "Hijab she started this year by her own wish": who did what with it hangs on it. */
const readWornThat: Reader = (units, _words, notes) => {
  const at = units.findIndex(
    (unit, place) =>
      place > 0 && (/^(?:she|he|they|i|we|my|our|his|her)$/.test(unit.small) || isOneOf(unit, 'kin-words')),
  )
  const worn = units.slice(0, Math.max(0, at))
  const isNamed =
    worn.length > 0 &&
    worn.length <= 4 &&
    worn.every(({ part }) => /^(?:DET|ADJ|NOUN|PROPN|NUM)$/.test(part)) &&
    isOneOf(worn.at(-1), 'garment', 'head-covering')
  const doing = units.slice(at + 1).findIndex(({ part }) => part === 'VERB' || part === 'AUX')
  if (!isNamed || doing < 0 || doing > 2 || units.some(({ small }) => isNever.test(small))) return false
  notes.pass(units.slice(at))
  return readNounPhrase(worn, 'has', notes)
}
const isNever = /^(?:hates?|not|n't|never|no|lost|refuses?)$/

/** "They are glittery", "it's green", of what was named just before. */
const readColourOfIt: Reader = (units, words, notes) => {
  const said =
    /^(?:they|it|these|the ones|today it|today they)(?: (?:is|are|was|were)|'s|'re| 's| 're) (?:(?:all|mostly|bright|dark|light|pale) )*\S+$/.test(
      words,
    )
  if (!said || !isOneOf(units.at(-1), 'colour') || !notes.colourLast(units)) return false
  notes.pass(units)
  return true
}

/** "Hair black short". */
const readLookFirst: Reader = ([head, ...said], _words, notes) => {
  if (!head || said.length < 2 || said.length > 4 || !/^(?:hair|skin|eyes)$/.test(head.small)) return false
  const isPlain = said.every(
    (unit) =>
      isOneOf(unit, 'colour', 'hair') ||
      /^(?:and|very|short|long|thick|thin|curly|straight|dark|light)$/.test(unit.small),
  )
  if (!isPlain) return false
  notes.writeWords(head.small === 'hair' ? 'hair' : head.small === 'skin' ? 'skin' : 'eyes', [head, ...said])
  return true
}

/** "She's expecting": no child is. */
const readExpecting: Reader = (units, words, notes) => {
  if (
    !/^(?:(?:she|they) ?)?(?:(?:is|'s|are) )?(?:expecting|pregnant|heavily pregnant)(?: (?:with|in|a|twins|number|our|again|baby)\b.*)?$/.test(
      words,
    )
  )
    return false
  const at = units.findIndex(({ small }) => /^(?:expecting|pregnant|heavily)$/.test(small))
  if (at < 0 || isOfNoHuman(notes)) return false
  writePronoun(units[0], notes)
  notes.pass(units.slice(0, at))
  notes.writeWords('event', units.slice(at))
  // "Expecting a baby brother": a child may say so.
  const isOfSibling = units.some(({ small }) => /\b(?:brother|sister|sibling)$/.test(small))
  if (!isOfSibling && !notes.facts.some(({ kind }) => kind === 'stage'))
    notes.write({ kind: 'stage', stage: 'adult' }, [])
  return true
}

/** "Grey and spotted", of an animal. */
const readCoat: Reader = (units, words, notes) => {
  const isCoat = units.every((unit) => isOneOf(unit, 'colour', 'pattern') || unit.small === 'and')
  if (!isCoat || !/ and (?:\S+ed|\S+y)$/.test(words) || !isOfNoHuman(notes)) return false
  notes.writeWords('body', units)
  return true
}

/** "Long locs tied up with | a scarf": round the head, and not round the neck. */
const readTiedUpWith: Reader = (units, words, notes) => {
  const last = notes.facts.at(-1)
  if (!/^(?:(?:a|an|her|his|the) )?(?:\S+ ){0,2}(?:scarf|bandana|bandanna|cloth|wrap)$/.test(words))
    return false
  if (last?.kind !== 'hair' || !/\b(?:tied|wrapped|covered|held|pinned)(?: up| back)?$/i.test(last.words))
    return false
  notes.writeWords('headwear', units)
  return true
}

const readers: readonly Reader[] = [
  readTiedUpWith,
  readCoat,
  readExpecting,
  readOneWith,
  readGettingAbout,
  readEndsOfHair,
  readHalves,
  readTanned,
  readOnTheSide,
  readSizeOfOne,
  readLostPart,
  readOnlyWears,
  readWornThat,
  readColourOfIt,
  readLookFirst,
]

const isOfNoHuman = ({ facts }: Notes): boolean =>
  facts.some((fact) => fact.kind === 'being' && fact.being.sort !== 'human')

function headOf(units: readonly Unit[]): Unit | undefined {
  const end = units.findIndex(({ part }) => /^(?:ADP|SCONJ|CCONJ|AUX|PRON)$/.test(part))
  return (end < 0 ? units : units.slice(0, end)).at(-1)
}

function writePronoun(first: Unit | undefined, notes: Notes): void {
  const small = first?.small
  if (first && (small === 'she' || small === 'he' || small === 'they'))
    notes.write({ kind: 'pronoun', pronoun: small }, [first])
}
