import { type Fact, listenToCharacter, type Span } from '@faith-fables/listener'

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
