import type { Fact } from '../facts.ts'
import type { Clause } from '../text/cut-clauses.ts'
import { wordsOfUnits } from '../text/read-units.ts'

/** What a parent wants left out, by the words that ask for it. */
const leavesOut =
  /\b(?:leave|keep)\b.*\bout\b|\b(?:don't|do not|never) (?:ever )?(?:mention|show|draw|write|include|say|put)\b|^(?:no|without)\b.*\b(?:story|book|pictures?)\b|\bno mention\b/
const ofBooks = /^(?:book|story|picture|page|kid|child|name|thing|way)$/

/**
 * "Keeps bread under his pillow, but please leave the bread out": what names the same thing is not told for certain, though
 * it was understood.
 */
export function doubtWhatIsLeftOut(facts: readonly Fact[], clauses: readonly Clause[]): Fact[] {
  const things = new Set(
    clauses
      .filter(({ units }) => leavesOut.test(wordsOfUnits(units)))
      .flatMap(({ units }) => units.filter(({ part }) => part === 'NOUN').map(({ lemma }) => lemma))
      .filter((lemma) => !ofBooks.test(lemma)),
  )
  return facts.map((fact) => (names(fact, things) ? { ...fact, certain: false } : fact))
}

function names(fact: Fact, things: ReadonlySet<string>): boolean {
  if (!('words' in fact) || fact.kind === 'wish') return false
  const words = fact.words.toLowerCase().split(/[^\p{L}-]+/u)
  return words.some((word) => things.has(word) || things.has(word.replace(/s$/, '')))
}
