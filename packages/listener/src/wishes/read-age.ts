import { unitsOf } from '../text/units-of.ts'
import { type ClauseContext, whoIsMeant } from './clause-context.ts'
import { numbersIn } from './read-length.ts'
import type { TextWish } from './text-wish.ts'

function isDeniedAt(units: ClauseContext['units'], at: number): boolean {
  const before = units.slice(Math.max(0, at - 3), at).map(({ small }) => small)
  return before.some((word) => /^(?:not|n't|never|no|wrote|written|says|said|at|instead|than)$/.test(word))
}

const yearWords = /^(?:year|years|yo|yrs|old|turning|turned|turns|age|aged|birthday)$/

/** "She isn't 5, she's 8", "make Tom nine", "he is four years old". */
export function readAge(context: ClauseContext): TextWish | null {
  const { units } = context
  const who = whoIsOf(context) ?? whoIsMeant(context) ?? context.spokenOf ?? context.cast[0]?.name
  if (/^(?:i|we)$/.test(units[0]?.small ?? '')) return null
  const years = units.flatMap((unit, at) => {
    const isAge =
      yearWords.test(units[at + 1]?.small ?? '') || !/^(?:NOUN|PROPN)$/.test(units[at + 1]?.part ?? '')
    const isPage = /^p(?:age|ages|g|p)?\.?$/.test(units[at - 1]?.small ?? '')
    // "One more thing: she is six".
    const isCount = units[at + 1]?.small === 'more'
    return isDeniedAt(units, at) || !isAge || isPage || isCount ? [] : numbersIn([unit])
  })
  const wanted = years.find((number) => number < 110)
  return who && wanted !== undefined ? { kind: 'age', who, years: wanted } : null
}

/** "She is nine, not eight": of several who are not named, the one who is eight. */
function whoIsOf({ mentions, units, cast }: ClauseContext): string | null {
  if (mentions.length > 0) return null
  const wrong = units.flatMap((unit, at) => (isDeniedAt(units, at) ? numbersIn([unit]) : []))
  const [only, ...others] = cast.filter(({ details }) =>
    numbersIn(unitsOf(details).units).some((age) => wrong.includes(age)),
  )
  return only && others.length === 0 ? only.name : null
}
