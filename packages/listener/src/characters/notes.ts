import type { Fact, LeftOver, WordKind } from '../facts.ts'
import { ofHairAlone } from '../text/join-colours.ts'
import type { NormalisedText } from '../text/normalised-text.ts'
import { isOneOf, type Unit } from '../text/read-units.ts'
import { findPhrase, isArticle } from './find-phrase.ts'
import { isDoubtful, isHedged } from './is-doubtful.ts'
import { withSmallWords } from './with-small-words.ts'
import { withoutDegree } from './without-degree.ts'

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
  /**
   * Says a colour of the thing named just before: "hearing aids (purple)", "a beanie, the teal one".
   * @returns whether there is such a thing, which has none yet
   */
  colourLast(units: readonly Unit[]): boolean
  /** What of these nothing was made of yet. */
  leftOf(units: readonly Unit[]): readonly Unit[]
  /** Says that nothing of this clause is certain. */
  doubt(): void
  /** Says that what it says of these kinds is not certain. */
  doubtKinds(kinds: RegExp): void
  /** Ends a clause: what of it nothing was made of is left over, and then nothing that it says is certain. */
  endClause(units: readonly Unit[]): void
  readonly facts: readonly Fact[]
  readonly leftOver: readonly LeftOver[]
}

export function createNotes(about: string, { text, spanOf }: NormalisedText, typed: string): Notes {
  const facts: Fact[] = []
  const leftOver: LeftOver[] = []
  const read = new Set<Unit>()
  /** The words of each fact, in the order of `facts`. */
  const places: (readonly Unit[])[] = []
  let clauseBegan = 0
  let isDoubted = false
  let doubtedKinds: RegExp | null = null

  const spanOfUnits = (units: readonly Unit[]) => spanOf(units[0]?.start ?? 0, units.at(-1)?.end ?? 0)
  const notes: Notes = {
    facts,
    leftOver,
    write(said, units, isSure = true) {
      for (const unit of units) read.add(unit)
      facts.push({ ...said, about, span: spanOfUnits(units), certain: isSure } as Fact)
      places.push(units)
    },
    writeWords(kind, units, isSure = true) {
      const told = withoutDegree(kind, withoutArticle(units))
      const [first] = told
      const last = told.at(-1)
      if (!first || !last) return
      notes.pass(units)
      notes.write({ kind, words: saidBy(told, text.slice(first.start, last.end)) }, told, isSure)
    },
    pass(units) {
      for (const unit of units) read.add(unit)
    },
    colourLast(units) {
      // "Hijab, she chose it herself, the green one": whatever was said between.
      const isOne = units.some(({ small }) => /^(?:ones?|today)$/.test(small))
      const at = facts.findLastIndex((fact) => (isOne ? isWorn(fact) : fact.kind !== 'pronoun'))
      const last = facts[at]
      // "Maroon jersey, number 9": the number is on it.
      const isNumber = /^\d+$/.test(units.at(-1)?.small ?? '')
      const hasColour = !isNumber && places[at]?.some((unit) => isOneOf(unit, 'colour'))
      if (!last || !isWorn(last) || hasColour) return false
      const own = units.filter(
        ({ small }) => !/^(?:the|a|an|one|ones|its|it|they|'s|is|are|was|were|today)$/.test(small),
      )
      // "A patka (navy blue), fair, thin": the last two are of somebody.
      if (own.every(({ small }) => /^(?:fair|pale|dark|light|tan|tanned|olive)$/.test(small))) return false
      // "Wheelchair, blonde".
      if (own.some(({ small }) => ofHairAlone.test(small))) return false
      notes.pass(units)
      const [first, end] = [own[0], own.at(-1)]
      if (!first || !end) return false
      const colour = text.slice(first.start, end.end)
      // "Her arm is in plaster (pink)": the plaster is.
      const words =
        last.kind === 'body'
          ? last.words.replace(ofPlaster, (stuff) => `${colour} ${stuff}`)
          : `${last.words}, ${colour}`
      facts[at] = { ...last, words, span: [last.span[0], spanOf(end.start, end.end)[1]] }
      return true
    },
    leftOf: (units) => units.filter((unit) => isContent(unit) && !read.has(unit)),
    doubt() {
      isDoubted = true
    },
    doubtKinds(kinds) {
      doubtedKinds = kinds
    },
    endClause(units) {
      sayWhole(units)
      const left = notes.leftOf(units)
      if (left.length > 0) {
        const span = spanOfUnits(withSmallWords(left, units, read))
        leftOver.push({ span, words: typed.slice(...span) })
      }
      const isUnsure = left.length > 0 || isDoubted
      for (let at = clauseBegan; at < facts.length; at++) {
        const fact = facts[at]
        const mayBeWrong = isDoubted || isHedged(units)
        // "He belongs to Otis, who is five".
        const isOfSomebody = isDoubted && fact?.kind === 'age'
        const isOfDoubtedKind = fact !== undefined && doubtedKinds?.test(fact.kind) === true
        const holds = !(mayBeWrong && fact?.kind === 'being') && !isOfSomebody && !isOfDoubtedKind
        if (!fact || (standsAlone.has(fact.kind) && holds)) continue
        if (
          isUnsure ||
          doubtedKinds?.test(fact.kind) ||
          isDoubtful(fact.kind, places[at] ?? [], units, isCalledIt())
        )
          facts[at] = { ...fact, certain: false }
      }
      clauseBegan = facts.length
      isDoubted = false
      doubtedKinds = null
    },
  }
  return notes

  function isCalledIt(): boolean {
    return facts.some((fact) => fact.kind === 'being' && fact.certain && fact.being.sort !== 'human')
  }

  /** Gives each fact of the clause that just ended its phrase. */
  function sayWhole(clause: readonly Unit[]) {
    const ends = places.slice(clauseBegan).map((units) => lastPlace(clause, units))
    for (let at = clauseBegan; at < facts.length; at++) {
      const fact = facts[at]
      const own = places[at] ?? []
      const begins = own[0] ? clause.indexOf(own[0]) : -1
      if (!fact || begins < 0) continue
      const taken = Math.max(0, ...ends.filter((end) => end < begins).map((end) => end + 1))
      const phrase = findPhrase(clause, own, taken, about)
      const [first] = phrase
      const last = phrase.at(-1)
      if (first && last && phrase.length > own.length)
        facts[at] = { ...fact, phrase: text.slice(first.start, last.end) }
    }
  }
}

/** "Always diving" of "always he is diving": without the subject that stands between. */
const saidBy = (units: readonly Unit[], words: string): string =>
  /^\p{L}+ (?:she|he|they|it) /iu.test(words) &&
  !units.some(({ small }) => /^(?:she|he|they|it)$/.test(small))
    ? units.map(({ text }) => text).join(' ')
    : words

function lastPlace(clause: readonly Unit[], units: readonly Unit[]): number {
  const last = units.at(-1)
  return last ? clause.indexOf(last) : -1
}

const isWorn = (fact: Fact): fact is Fact & { kind: WordKind; words: string } =>
  /^(?:garment|headwear|aid|glasses)$/.test(fact.kind) || (fact.kind === 'body' && ofPlaster.test(fact.words))

const ofPlaster = /\b(?:plaster|cast|bandages?)\b/i

/** Said by one word of the lexicons, whatever stands beside it. */
const standsAlone = new Set<Fact['kind']>(['being', 'pronoun', 'age', 'stage'])

function withoutArticle(units: readonly Unit[]): readonly Unit[] {
  const first = units.findIndex((unit) => !isArticle(unit))
  return first < 0 ? [] : units.slice(first)
}

function isContent({ part, classes, small }: Unit): boolean {
  if (classes.includes('filler')) return false
  if (/^(?:NOUN|PROPN|VERB|ADJ|NUM|X)$/.test(part)) return true
  return /^(?:not|no|never|only|except|without)$/.test(small)
}
