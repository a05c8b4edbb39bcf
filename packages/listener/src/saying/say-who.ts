import { isArticle } from '../characters/find-phrase.ts'
import type { Being, Fact, Pronoun, Span, Stage } from '../facts.ts'
import { articleFor } from '../text/article-for.ts'
import { readUnits } from '../text/read-units.ts'
import { tagWords } from '../text/tag-words.ts'
import { ageSaid, ageWords } from './age-words.ts'

export interface SaidWho {
  certain: string[]
  /** What may be meant. */
  unsure: string[]
}

interface Person {
  being: Being
  /** The parent's words for it. */
  span: Span
  pronoun: Pronoun | undefined
  years: number | undefined
  stage: Stage | undefined
  /** Whoever works may be grown, and nothing says so. */
  hasWork: boolean
}

/** What somebody is, in one phrase: "a girl of 8", "a guinea pig (she)". */
export function sayWho(facts: readonly Fact[], details: string): SaidWho {
  const find = <Kind extends Fact['kind']>(kind: Kind) =>
    facts.find((fact): fact is Extract<Fact, { kind: Kind }> => fact.kind === kind)
  const sure = <One extends Fact>(fact: One | undefined) => (fact?.certain ? fact : undefined)
  const [being, age, stage] = [find('being'), find('age'), find('stage')]
  const said = phraseOf(
    {
      being: sure(being)?.being ?? { sort: 'human' },
      span: being?.span ?? [0, 0],
      pronoun: sure(find('pronoun'))?.pronoun,
      years: sure(age)?.years,
      stage: isSaidBy(sure(being), stage) ? stage?.stage : sure(stage)?.stage,
      hasWork: facts.some(({ kind, certain }) => kind === 'work' && certain),
    },
    details,
  )
  const unsureBeing = being && !being.certain && being.being.sort !== 'human'
  return {
    certain: said ? [said] : [],
    unsure: [
      ...(unsureBeing ? [nounOf(being, details)] : []),
      ...(age && !age.certain ? [ageSaid(age.years)] : []),
    ],
  }
}

/** "Her granny": whose she is stays open, and she is old by the very word that makes her somebody. */
const isSaidBy = (being: Fact | undefined, stage: Fact | undefined): boolean =>
  being?.span.join() === stage?.span.join()

function phraseOf(person: Person, details: string): string | null {
  const { being, pronoun, years } = person
  const noun = being.sort === 'human' ? humanNoun(person) : nounOf(person, details)
  const isToldByNoun = being.sort === 'human' && /(?:girl|boy|woman|man)$/.test(noun ?? '')
  const pronounSaid = pronoun && pronoun !== 'it' && !isToldByNoun ? ` (${pronoun})` : ''
  if (noun === null) return pronounSaid && `somebody${pronounSaid}`
  return `${noun}${years === undefined ? '' : ` of ${ageWords(years)}`}${pronounSaid}`
}

/** Whoever is not said to be grown is told and drawn as a child. */
function humanNoun({ pronoun, years, stage, hasWork }: Person): string | null {
  // An age in years counts before every word.
  if (years === undefined ? stage === 'adult' || stage === 'elder' : years >= 18)
    return withArticle(
      `${stage === 'elder' || (years ?? 0) >= 65 ? 'elderly ' : ''}${wordFor(pronoun, ['woman', 'man', 'grown-up'])}`,
    )
  if (stage === 'baby' || (years ?? 2) < 1.5)
    return withArticle(wordFor(pronoun, ['baby girl', 'baby boy', 'baby']))
  const isChild = stage !== undefined || years !== undefined
  if (!isChild && (hasWork || (pronoun !== 'she' && pronoun !== 'he'))) return null
  return withArticle(wordFor(pronoun, ['girl', 'boy', 'child']))
}

function wordFor(pronoun: Pronoun | undefined, [she, he, other]: readonly [string, string, string]): string {
  return pronoun === 'she' ? she : pronoun === 'he' ? he : other
}

/** The parent's words for an animal or a thing: "our small grey cloud" is "a small grey cloud", "the moon" stays. */
function nounOf({ being, span }: Pick<Person, 'being' | 'span'>, details: string): string {
  const noun = being.sort === 'human' ? 'child' : being.noun
  const typed = details.slice(...span).toLowerCase()
  if (!typed.includes(noun)) return withArticle(noun)
  const units = readUnits(tagWords(typed))
  const article = units.findLastIndex(isArticle)
  const told = typed.slice(units[article + 1]?.start ?? 0)
  return units[article]?.small === 'the' ? `the ${told}` : withArticle(told)
}

const withArticle = (noun: string): string => `${articleFor(noun)} ${noun}`
