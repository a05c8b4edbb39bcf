import type { Fact, LeftOver, WordKind } from '../facts.ts'
import type { NormalisedText } from '../text/normalised-text.ts'
import type { Unit } from '../text/read-units.ts'

/** Every kind of fact without where it comes from. */
type Bare<One> = One extends Fact ? Omit<One, 'about' | 'span' | 'certain'> : never

/** What is written down while a text is read. */
export interface Notes {
  /** Writes down what these words say of the character. */
  write(said: Bare<Fact>, units: readonly Unit[], isSure?: boolean): void
  /** Writes down the words themselves. */
  writeWords(kind: WordKind, units: readonly Unit[], isSure?: boolean): void
  /** Says that these words are read, though nothing is made of them. */
  pass(units: readonly Unit[]): void
  /** Ends a clause: what of it nothing was made of is left over, and then nothing that it says is certain. */
  endClause(units: readonly Unit[]): void
  readonly facts: readonly Fact[]
  readonly leftOver: readonly LeftOver[]
}

export function createNotes(about: string, { text, spanOf }: NormalisedText, typed: string): Notes {
  const facts: Fact[] = []
  const leftOver: LeftOver[] = []
  const read = new Set<Unit>()
  let clauseBegan = 0

  const spanOfUnits = (units: readonly Unit[]) => spanOf(units[0]?.start ?? 0, units.at(-1)?.end ?? 0)
  const notes: Notes = {
    facts,
    leftOver,
    write(said, units, isSure = true) {
      for (const unit of units) read.add(unit)
      facts.push({ ...said, about, span: spanOfUnits(units), certain: isSure } as Fact)
    },
    writeWords(kind, units, isSure = true) {
      const told = withoutArticle(units)
      const [first] = told
      const last = told.at(-1)
      if (!first || !last) return
      notes.pass(units)
      notes.write({ kind, words: text.slice(first.start, last.end) }, told, isSure)
    },
    pass(units) {
      for (const unit of units) read.add(unit)
    },
    endClause(units) {
      const left = units.filter((unit) => isContent(unit) && !read.has(unit))
      if (left.length > 0) {
        const span = spanOfUnits(left)
        leftOver.push({ span, words: typed.slice(...span) })
        for (let at = clauseBegan; at < facts.length; at++) {
          const fact = facts[at]
          if (fact && !standsAlone.has(fact.kind)) facts[at] = { ...fact, certain: false }
        }
      }
      clauseBegan = facts.length
    },
  }
  return notes
}

/** Said by one word of the lexicons, whatever stands beside it. */
const standsAlone = new Set<Fact['kind']>(['being', 'pronoun', 'age', 'stage'])

function withoutArticle(units: readonly Unit[]): readonly Unit[] {
  const first = units.findIndex(
    ({ part, small }) => part !== 'DET' && !/^(?:my|our|his|her|their|its|your|some)$/.test(small),
  )
  return first < 0 ? [] : units.slice(first)
}

function isContent({ part, classes, small }: Unit): boolean {
  if (classes.includes('filler')) return false
  if (/^(?:NOUN|PROPN|VERB|ADJ|NUM|X)$/.test(part)) return true
  return /^(?:not|no|never|only|except|without)$/.test(small)
}
