import type { ClauseContext } from './clause-context.ts'
import { isBeing } from './cut-wishes.ts'
import { wordsOf } from './noun-phrases.ts'

/** "Make the dog a cat", "turn Biscuit into a rabbit": somebody is to be something else, and keeps the name. */
export function readSwap({ units, mentions, phrases }: ClauseContext): { who: string; right: string } | null {
  const verb = units.findIndex(({ small }) => /^(?:make|turn|change|replace|swap|let)$/.test(small))
  const [who] = mentions
  if (verb < 0 || verb > 2 || !who || who.from <= verb) return null
  const other = phrases.find(
    ({ from, article, units: inside }) =>
      from >= who.to && /^an?$/.test(article ?? '') && inside.some(isBeing),
  )
  const between = other ? units.slice(who.to, other.from).map(({ small }) => small) : []
  if (!other || between.some((word) => !/^(?:into|to|with|by|for|be|become|,)$/.test(word))) return null
  return { who: who.name, right: wordsOf(units.slice(other.from, other.to)) }
}
