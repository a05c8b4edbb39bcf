import { isOneOf, type Unit, wordsOfUnits } from '../text/read-units.ts'
import type { Notes } from './notes.ts'

/** A time that is named by its distance from today, or of which there is one in a year. */
const timeAhead =
  /\b(?:tomorrow|tonight|soon|next (?:week|month|year|term|spring|summer|autumn|winter|fall|\w+day)|this (?:week|month|year|term|spring|summer|autumn|winter|fall|weekend)|(?:in|on|from) (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|(?:a|two|three|four|six) (?:weeks?|months?|days?)|(?:mon|tues|wednes|thurs|fri|satur|sun)day))\b/
/** What begins or ends, and is not done again and again. */
const onceOnly = /^(?:start|begin|finish|leave|move|turn|get|have|become|go|join|meet)$/
const adverbs = /^(?:just|already|now|recently|only|also|not|n't|never|finally|once|always|still|even)$/

/**
 * "Has hung sixty-one mittens", "was left on a train", "got stuck in the bog", "is about to move", "starts school in September": what
 * happened to somebody, happens to them or will. @returns whether it is that
 */
export function readHappening(units: readonly Unit[], notes: Notes): boolean {
  const [first, ...rest] = units
  const main = rest.find(({ small }) => !adverbs.test(small))
  if (!first || !main) return false
  const kind = isPerfect(first, main) || isToCome(units) || isUndergone(first, main) ? 'event' : null
  if (kind) {
    notes.writeWords('event', units, isUndergone(first, main))
    return true
  }
  // "Gets soggy in the rain": nothing is had.
  if (first.lemma === 'get' && isState(main) && !isOneOf(rest.at(-1), 'garment', 'hair', 'body-part')) {
    notes.writeWords('habit', units)
    return true
  }
  if (isWork(first, rest)) {
    notes.writeWords('work', units)
    return true
  }
  return false
}

/** "Has hung", "'s been". */
const isPerfect = ({ lemma, small, part }: Unit, main: Unit): boolean =>
  ((lemma === 'have' && small !== 'had') || (small === "'s" && part === 'AUX' && main.small === 'been')) &&
  isParticiple(main) &&
  main.small !== 'got'

/** "Was found", "got stuck". */
const isUndergone = ({ small }: Unit, main: Unit): boolean =>
  /^(?:was|were|got)$/.test(small) && isParticiple(main) && main.small !== 'used'

const isParticiple = ({ part, small, lemma }: Unit): boolean =>
  (part === 'VERB' && small !== lemma && !/(?:ing|s)$/.test(small)) ||
  /^(?:been|hung|stuck|lost|found|sent|made|left|met|won|broken|gone|done|grown)$/.test(small)

export const isToCome = (units: readonly Unit[]): boolean => {
  const [first] = units
  const text = wordsOfUnits(units)
  if (
    /^(?:(?:is|'s|are) )?(?:about|due|going) to \w/.test(text) ||
    /^(?:(?:will|'ll) (?:soon )?(?:be|have|start|move|get|become)|gonna)\b/.test(text)
  )
    return true
  return first?.part === 'VERB' && onceOnly.test(first.lemma) && timeAhead.test(text)
}

const isState = (unit: Unit): boolean =>
  unit.part === 'ADJ' || (isOneOf(unit, 'feeling', 'trait') && unit.part !== 'DET')
    ? !isOneOf(unit, 'colour', 'pattern', 'material', 'hair')
    : unit.part === 'VERB' && /(?:ed|en)$/.test(unit.small)

/** Vehicles that somebody drives for a living, and what somebody runs. */
const drivenForOthers =
  /^(?:.* )?(?:bus|lorry|truck|van|taxi|cab|train|tram|ambulance|ferry|crane|digger|coach|tractor|minibus|tube)$/
const runsFor = /^(?:run|manage|own|keep|teach|drive|fly|deliver|repair|mend|build|sell)$/

/** "Drives the school bus", "runs the bakery". */
function isWork({ lemma, part }: Unit, rest: readonly Unit[]): boolean {
  if (part !== 'VERB' || !runsFor.test(lemma)) return false
  const end = rest.findIndex(({ part: kind }) => /^(?:ADP|SCONJ|CCONJ)$/.test(kind))
  const thing = (end < 0 ? rest : rest.slice(0, end)).at(-1)
  if (/^(?:drive|fly)$/.test(lemma))
    return rest[0]?.part === 'DET' && drivenForOthers.test(thing?.small ?? '')
  return /^(?:run|manage)$/.test(lemma) && rest[0]?.part === 'DET' && isOneOf(thing, 'place')
}

/** "Was a piano tuner". */
export const wasOfTrade = ([was, article, ...named]: readonly Unit[]): boolean =>
  was?.small === 'was' &&
  /^an?$/.test(article?.small ?? '') &&
  named.length > 0 &&
  named.length < 4 &&
  named.every(({ part }) => /^(?:ADJ|NOUN|PROPN)$/.test(part)) &&
  isOneOf(named.at(-1), 'trade')

/** "Used to be a midwife", "used to work on the railway". */
export const isOfTrade = (units: readonly Unit[]): boolean =>
  /^used to (?:work|teach|drive)\b/.test(wordsOfUnits(units)) ||
  (/^used to be an? /.test(wordsOfUnits(units)) && units.some((unit) => isOneOf(unit, 'trade')))
