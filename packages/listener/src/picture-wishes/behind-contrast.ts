import type { ClauseContext } from '../wishes/clause-context.ts'
import { nounPhrasesIn } from '../wishes/noun-phrases.ts'
import { saidAnew } from './said-in.ts'

/** "She isn't holding a cup, she's holding a book": what is done is said behind, of whom it was said before. */
export function behindContrast(context: ClauseContext): ClauseContext {
  const { units, mentions, spokenOf } = context
  const start = saidAnew(units, units.length)
  const isDenied = units.slice(0, Math.max(0, start)).some(({ small }) => /^(?:not|n't)$/.test(small))
  if (start < 0 || !isDenied) return context
  const said = units.slice(start)
  return {
    ...context,
    units: said,
    words: said.map(({ small }) => small).join(' '),
    phrases: nounPhrasesIn(said),
    mentions: mentions
      .filter(({ from }) => from >= start)
      .map((one) => ({ ...one, from: one.from - start, to: one.to - start })),
    spokenOf: mentions.find(({ from }) => from < start)?.name ?? spokenOf,
  }
}
