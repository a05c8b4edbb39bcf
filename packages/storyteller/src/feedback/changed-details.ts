import { type Fact, listenToCharacter, type Span } from '@faith-fables/listener'
import { readFigure } from '../figures/read-figure.ts'
import { withArticle } from '../words/articles.ts'

interface Described {
  name: string
  details: string
}

/** The details with another age, in the place of the one they say. */
export function withAge({ name, details }: Described, years: number): string {
  const age = listenToCharacter({ name, details }).facts.find(({ kind }) => kind === 'age')
  const words = `${years} years old`
  if (!age) return [words, details].filter(Boolean).join(', ')
  return `${details.slice(0, age.span[0])}${words}${details.slice(age.span[1])}`
}

/**
 * The details for another name, with what the old one said and the new one does not: "Grandma Rosa" who is called Ruža stays a grandma,
 * and "Old Henk" an old man.
 */
export function withWhatNameSaid({ name, details }: Described, to: string): string {
  const before = listenToCharacter({ name, details }).facts
  const after = listenToCharacter({ name: to, details }).facts
  const stage = before.find((fact) => fact.kind === 'stage')
  if (stage?.kind !== 'stage' || after.some(({ kind }) => kind === 'stage')) return details
  const who = kinOf(before) ?? grownUp(stage.stage, readFigure({ name, details }).pronoun)
  return who ? [who, details].filter(Boolean).join(', ') : details
}

function kinOf(facts: readonly Fact[]): string | undefined {
  const kin = facts.find((fact) => fact.kind === 'kin')
  return kin?.kind === 'kin' ? withArticle(kin.words.toLowerCase()) : undefined
}

function grownUp(stage: string, pronoun: string): string | undefined {
  const word = pronoun === 'she' ? 'woman' : 'man'
  if (stage === 'elder') return `an old ${word}`
  return stage === 'adult' ? `a ${word}` : undefined
}

/** Of these somebody has one: another one takes its place. */
const single: ReadonlySet<Fact['kind']> = new Set([
  'skin',
  'hair',
  'eyes',
  'glasses',
  'headwear',
  'size',
  'age',
  'pronoun',
])

/** The details with what is right behind them, and without what it contradicts: the blue sneakers where they are red. */
export function withCorrection({ name, details }: Described, right: string): string {
  const asked = listenToCharacter({ name, details: right }).facts
  const wrong = listenToCharacter({ name, details }).facts.filter((fact) =>
    asked.some((one) => one.kind === fact.kind && (single.has(fact.kind) || headOf(one) === headOf(fact))),
  )
  const spans = wrong.map(({ span }) => span).sort(([one], [other]) => other - one)
  const rest = spans.reduce(without, details)
  return [rest, right].filter(Boolean).join(', ')
}

const without = (details: string, [start, end]: Span): string =>
  [details.slice(0, start), details.slice(end)]
    .map((part) => part.replace(/^[\s,;]+|[\s,;]+$/g, ''))
    .filter(Boolean)
    .join(', ')

const headOf = (fact: Fact): string => ('words' in fact ? (fact.words.split(' ').at(-1) ?? '') : fact.kind)
