import type { Fact, Span } from '../facts.ts'
import { isA } from '../lexicons/lexicons.ts'
import type { SeenThing } from './seen-thing.ts'

/** Who somebody is and how old. What follows from "she" or a title has no words that could be changed for another. */
export function seeWho(facts: readonly Fact[], details: string): SeenThing[] {
  const being = facts.find((fact) => fact.kind === 'being')
  const age = facts.find((fact) => fact.kind === 'age')
  return [
    ...(being ? [whoOf(being, facts, details)] : []),
    ...(age ? [{ ...bare, slot: 'age' as const, is: String(age.years), span: spanned(age.span) }] : []),
  ]
}

const bare = { span: null, noun: null, parts: [], isPlain: true }

function whoOf(being: Extract<Fact, { kind: 'being' }>, facts: readonly Fact[], details: string): SeenThing {
  const words = details.slice(...being.span).toLowerCase()
  if (being.being.sort !== 'human') {
    const { noun } = being.being
    const at = words.lastIndexOf(noun)
    const span: Span | null = at < 0 ? null : [being.span[0] + at, being.span[0] + at + noun.length]
    return { ...bare, slot: 'who', is: noun, span, noun: span }
  }
  const isKnown =
    being.certain || facts.some(({ kind, certain }) => certain && /^(?:pronoun|age|stage)$/.test(kind))
  const isPlainWord = ['pronoun-nouns', 'childhood', 'grown'].some((name) => isA(name as 'grown', words))
  const isKin =
    !isA('childhood', words) &&
    facts.some(({ kind, span }) => kind === 'kin' && span[0] <= being.span[0] && being.span[1] <= span[1])
  const span = isPlainWord && !isKin ? spanned(being.span) : null
  return {
    ...bare,
    slot: 'who',
    is: isKnown ? personOf(facts) : '',
    span,
    noun: span,
    // A son stays a person, whatever else is written.
    isPlain: span !== null || spanned(being.span) === null,
    parts: saidPronoun(facts, details),
  }
}

/** "(they)" alone between brackets can be taken out again. */
function saidPronoun(facts: readonly Fact[], details: string): SeenThing['parts'] {
  const said = facts.find((fact) => fact.kind === 'pronoun')?.span ?? [0, 0]
  const span = [said[0] - 2, said[1] + 1] as const
  return span[0] >= 0 && details.slice(...span) === ' (they)' ? [{ is: 'pronoun', words: 'they', span }] : []
}

/** What the stories and the pictures take somebody for. */
function personOf(facts: readonly Fact[]): string {
  const pronoun = facts.find((fact) => fact.kind === 'pronoun')?.pronoun
  const years = facts.find((fact) => fact.kind === 'age')?.years
  const stage = facts.find((fact) => fact.kind === 'stage')?.stage
  const isGrown = years === undefined ? stage === 'adult' || stage === 'elder' : years >= 18
  if (pronoun === 'she') return isGrown ? 'woman' : 'girl'
  if (pronoun === 'he') return isGrown ? 'man' : 'boy'
  return isGrown ? 'adult' : 'child'
}

const spanned = (span: Span): Span | null => (span[1] > span[0] ? span : null)
