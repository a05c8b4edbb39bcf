import type { WordKind } from '../facts.ts'
import { isOneOf, type Unit, wordsOfUnits } from '../text/read-units.ts'
import type { Notes } from './notes.ts'
import type { OpenList } from './open-list.ts'
import { partsOf } from './phrase-parts.ts'
import { readNounPhrase } from './read-noun-phrase.ts'
import { readThings } from './read-things.ts'
import { verbsOfHaving } from './verb-kinds.ts'

/** "Has started wearing hijab", "insists on wearing a cape". */
export function readWearing(units: readonly Unit[], notes: Notes): boolean {
  const at = units.findIndex(({ small }) => small === 'wearing')
  const before = units.slice(0, Math.max(0, at))
  if (at < 1 || at > 4 || !before.some(({ lemma }) => beginsToWear.test(lemma))) return false
  notes.pass(units.slice(0, at + 1))
  readThings(units.slice(at + 1), notes, 'garment')
  return true
}

const beginsToWear = /^(?:start|begin|take|love|like|insist)$/

export function readKnownVerb(units: readonly Unit[], main: Unit, kind: WordKind, notes: Notes): OpenList {
  const behind = units.slice(units.indexOf(main) + 1)
  if (/^(?:skill|speech|work)$/.test(kind) || behind.length === 0) {
    notes.writeWords(kind, units)
    return null
  }
  notes.pass(units.slice(0, units.indexOf(main) + 1))
  const liked = withoutMuch(behind, notes)
  const said = liked[0]?.small === 'to' ? liked.slice(1) : liked
  // "Lives with us in Leicester".
  const withUs = kind === 'place' && /^with (?:us|me)$/.test(wordsOfUnits(said.slice(0, 2)))
  const told = withUs && said.length > 2 ? said.slice(2) : said
  if (withUs && said.length > 2) notes.pass(said.slice(0, 2))
  // Who "wants to be a vet or a baker" likes no baker.
  const parts = told[0]?.lemma === 'be' && said !== behind ? [told] : partsOf(told)
  // "Lives in a bowl and blows bubbles": what is done there is no place.
  for (const [at, part] of parts.entries())
    if (kind === 'place' && at > 0 && isDoneDaily(part)) notes.writeWords('habit', part)
    else
      notes.writeWords(
        kind,
        part,
        kind !== 'place' || at === 0 || /^(?:ADP|PROPN)$/.test(part[0]?.part ?? ''),
      )
  // "Likes to wear the yellow gumboots": and wears them.
  if (kind === 'like' && told[0]?.lemma === 'wear') readThings(told.slice(1), notes, 'garment')
  return kind === 'place' ? null : kind
}

/** "Likes very much the trains". */
function withoutMuch(units: readonly Unit[], notes: Notes): readonly Unit[] {
  const count = /^(?:very |so |really )?(?:much|a lot) /.exec(`${wordsOfUnits(units.slice(0, 2))} `)?.[0]
  const end = count ? count.trim().split(' ').length : 0
  notes.pass(units.slice(0, end))
  return end < units.length ? units.slice(end) : units
}

/** "And wakes up at five": no place. */
const isDoneDaily = ([verb, next]: readonly Unit[]): boolean =>
  verb !== undefined &&
  /[^s]s$/.test(verb.small) &&
  (verb.part === 'VERB' || (verb.part === 'NOUN' && /^(?:up|out|over)$/.test(next?.small ?? '')))

/** "Always wears a red hat", "never takes off his cape", "never without his boots": it is worn. */
export function withoutFrequency(units: readonly Unit[], notes: Notes): readonly Unit[] {
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
export function readOwner(units: readonly Unit[], notes: Notes): void {
  const at = units.findIndex(({ small }) => small === 'her' || small === 'his')
  const isOwner = at > 0 && /^(?:NOUN|ADJ|PROPN)$/.test(units[at + 1]?.part ?? '')
  if (isOwner) notes.write({ kind: 'pronoun', pronoun: units[at]?.small === 'her' ? 'she' : 'he' }, [], false)
}

/** "Walks with a knobbly stick", "gets around in a wheelchair". */
export function readWalking(units: readonly Unit[], notes: Notes): boolean {
  const begin = units.findIndex(({ small }) => /^(?:with|on|in)$/.test(small))
  const phrase = units.slice(begin + 1)
  const end = phrase.findIndex(
    (unit) => isOneOf(unit, 'aid') || /^(?:stick|staff|sticks|frame|zimmer|rollator)$/.test(unit.small),
  )
  if (!walks.test(units[0]?.lemma ?? '') || begin < 1 || end < 0) return false
  notes.pass(units)
  notes.writeWords('aid', phrase.slice(0, end + 1))
  return true
}

/** "Never goes out without his walking stick", "won't leave the house without her cape". */
export function readNeverWithout(units: readonly Unit[], notes: Notes): boolean {
  const at = units.findIndex(({ small }) => small === 'without')
  const isNever = units.slice(0, at).some(({ small }) => /^(?:never|not|n't)$/.test(small))
  const thing = units.slice(at + 1).filter(({ small }) => !/^(?:his|her|their|its)$/.test(small))
  const head = thing.at(-1)
  if (at < 1 || !isNever || !isOneOf(head, 'aid', 'garment', 'head-covering')) return false
  if (thing.some(({ part }) => !/^(?:DET|ADJ|NOUN|NUM)$/.test(part))) return false
  notes.pass(units.filter((unit) => !thing.includes(unit)))
  return readNounPhrase(thing, 'has', notes)
}

/** "Drives a red power chair with a sticker on it", "talks with a talker": what helps somebody, and what they do with it. */
export function readHelped(units: readonly Unit[], notes: Notes): boolean {
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

export const isPast = ({ small, lemma, part }: Unit): boolean =>
  part === 'VERB' && small !== lemma && !/(?:s|ing)$/.test(small)
