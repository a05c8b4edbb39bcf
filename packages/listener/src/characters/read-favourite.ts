import { isOneOf, type Unit } from '../text/read-units.ts'
import type { Notes } from './notes.ts'
import { partsOf } from './phrase-parts.ts'

/** "Her favourite colour is orange", "Amir's favourite is cricket": loved, and nothing of how somebody looks. */
export function readFavourite(units: readonly Unit[], notes: Notes): boolean {
  const at = units.findIndex(({ small }) => /^(?:favou?rites?|fave?s?)$/.test(small))
  const said = units.findIndex(({ lemma, part }) => lemma === 'be' && part === 'AUX')
  // "Fav food dumplings".
  const be = said < 0 && ofFavourites.test(units[at + 1]?.small ?? '') ? at + 1 : said
  const behind = units.slice(be + 1)
  if (at < 0 || at > 2 || be < at || be > at + 3 || behind.length === 0) return false
  if (units.slice(0, at).some((unit) => /^(?:my|our)$/.test(unit.small) || isOneOf(unit, 'kin-words')))
    return false
  const isSaid = units.slice(at, be).some(({ small }) => /^(?:word|words|phrase|saying)$/.test(small))
  // "Favourite blanket is grey with stars": nobody loves the grey.
  const thing = units.slice(at + 1, Math.max(at + 1, be))
  if (
    thing.length > 0 &&
    !ofFavourites.test(thing[0]?.small ?? '') &&
    isOneOf(behind[0], 'colour', 'pattern')
  ) {
    notes.pass(units)
    notes.writeWords('belonging', thing)
    return true
  }
  notes.pass(units.slice(0, be + 1))
  for (const part of partsOf(behind)) notes.writeWords(isSaid ? 'speech' : 'like', part)
  return true
}

const ofFavourites =
  /^(?:food|meal|dish|snack|fruit|drink|colou?r|animal|toy|game|book|song|sport|subject|film|movie|show|thing|person|place|dinosaur|flower)$/

/** "Heavy metal fan", "a big train nut": loved. */
export function readFan(units: readonly Unit[], notes: Notes): boolean {
  const about = units
    .slice(0, -1)
    .filter(({ part, small }) => part !== 'DET' && !/^(?:big|huge|great|massive)$/.test(small))
  const isFan = /^(?:fan|lover|nut|fanatic|enthusiast|addict)$/.test(units.at(-1)?.small ?? '')
  if (!isFan || about.length === 0 || about.some(({ part }) => !/^(?:NOUN|PROPN|ADJ)$/.test(part)))
    return false
  notes.pass(units)
  notes.writeWords('like', about)
  return true
}
