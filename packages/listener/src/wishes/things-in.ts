import { quoted } from '../learned/features.ts'
import type { Unit } from '../text/read-units.ts'
import { type ClauseContext, otherPhrases } from './clause-context.ts'
import { type NounPhrase, storyNouns } from './noun-phrases.ts'

/** "Swap him out", "say which lipstick", "on page 4". */
const isNoThing = ([first, second]: readonly Unit[]): boolean =>
  (second === undefined &&
    /^(?:drop|swap|cut|lose|scrap|ditch|change|delete|omit)$/.test(first?.small ?? '')) ||
  /^(?:which|page|p)$/.test(first?.small ?? '')

/** What a clause names that stands in a story: not "the part", not the verb of the wish. */
export function thingsIn(context: ClauseContext): NounPhrase[] {
  const things = otherPhrases(context).filter(
    ({ head, units }) =>
      !storyNouns.test(head.small) &&
      !(units.length === 1 && (head.small.length < 2 || head.small === quoted)) &&
      !isNoThing(units),
  )
  const isOf = (phrase: NounPhrase) =>
    phrase.from > 0 &&
    /^(?:of|with|in|on|at|from|for|by|as|between|among|near|under|over|than|against)$/.test(
      context.units[phrase.from - 1]?.small ?? '',
    )
  return things.filter((phrase, at) => at === 0 || !isOf(phrase))
}
