import { kindOfNoun } from '../figures/noun-kinds.ts'
import type { Detail, Known } from './detail.ts'
import type { Fact } from './details-of-facts.ts'
import { takeApart } from './noun-phrase.ts'

const goingTo =
  /^(?:(?:is|are|am|will be)\s+)?(?:(?:all|also|soon)\s+)?(?:going|driving|flying|travell?ing|heading|sailing|off)\s+(?:(?:up|down|over|back|out|off)\s+)?to\s+(?=(?:the|our|an?|my|his|her|their)\s|\p{Lu})/u

/** Told in a story, "tomorrow" would be the story's own. */
const relativeTimes = /,?\s+(?:tomorrow|today|tonight|soon|next \w+|this \w+|in a (?:week|month|few \w+))\b/gi

/** "are going to the lake on Saturday": a trip to look forward to; undefined when nobody goes anywhere. */
export function readJourney(predicate: string, fact: Fact, known: Known): Detail | undefined {
  const journey = goingTo.exec(predicate)?.[0]
  if (!journey) return undefined
  const where = predicate.slice(journey.length).replaceAll(relativeTimes, '')
  const { determiner, full, core, proper } = takeApart(where, known)
  const isVisit = kindOfNoun(core) === 'person' || /\b(?:dentist|doctor|hospital|museum|zoo)$/i.test(core)
  const word = isVisit ? 'visit' : 'trip'
  const article = proper ? '' : /^(?:his|her|their)$/i.test(determiner) ? '{hero.their} ' : 'the '
  const the = `the ${word} to ${article}${core}`
  return {
    ...fact,
    kind: 'event',
    forms: {
      word,
      full: the,
      a: `the ${word} to ${article}${full}`,
      the,
      they: 'it',
      them: 'it',
      their: 'its',
    },
  }
}

/** "going to the lake with a red kite", "at the lake with a kite": what is brought along is a wish of its own. */
export function thingsBroughtAlong(wish: string): string[] {
  const [, journey, thing] =
    /^(.*\bto (?:the |our )?\p{L}+(?: on \w+day)?|(?:at|by|in|on|near) (?:the |our )?\p{L}+) with ((?:an?|our|my|his|her|their) .+)$/iu.exec(
      wish,
    ) ?? []
  return journey && thing && kindOfNoun(thing) === 'thing' ? [journey, thing] : [wish]
}
