import { classesOf, isA } from '../lexicons/lexicons.ts'
import { isOneOf, type Unit } from './read-units.ts'

/**
 * A fragment such as "bow in her hair" or "watch" is something to do for the tagger; a parent who describes somebody means a thing.
 * Read so where it stands in the form in which nobody does it, alone or on a part of the body.
 */
export function readAsThing(units: readonly Unit[]): readonly Unit[] {
  const [first, ...rest] = units
  const isDecoration = /^(?:flowers|bows|beads|ribbons|clips|braids|plaits|paints|scars)$/.test(
    first?.small ?? '',
  )
  if (first?.part !== 'VERB' || (first.small !== first.lemma && !isDecoration)) return units
  const isWorn = rest.length === 0 && (isA('garment', first.small) || isA('aid', first.small))
  if (!isWorn && !isOnBody(rest)) return units
  return [{ ...first, part: 'NOUN', classes: classesOf(first.small) }, ...rest]
}

const longestPlace = 4

/** "In her hair", "on both hands". */
const isOnBody = ([joint, ...place]: readonly Unit[]): boolean =>
  /^(?:in|on|over|behind|round|around|under|across)$/.test(joint?.small ?? '') &&
  place.length > 1 &&
  place.length < longestPlace &&
  /^(?:her|his|their|the|both|one|each)$/.test(place[0]?.small ?? '') &&
  isOneOf(place.at(-1), 'body-part', 'hair')
