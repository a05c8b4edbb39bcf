import type { Fact } from '../../packages/listener/src/facts.ts'
import { numberInWords } from '../../packages/listener/src/text/number-words.ts'

/** A fact as the writer of a line expects it: a kind, and the parent's own words for it. */
export interface ExpectedFact {
  kind: string
  value: string
  about?: string
}

/** Which facts of a line were found. */
export interface Comparison {
  found: { expected: ExpectedFact; heard: Fact }[]
  missed: ExpectedFact[]
  /** Heard, and expected by nobody. */
  extra: Fact[]
}

/** Kinds whose border is soft to people, too: either counts. */
const alike: Readonly<Record<string, string>> = {
  trait: 'life',
  skill: 'life',
  habit: 'life',
  event: 'life',
  belonging: 'life',
  garment: 'worn',
  headwear: 'worn',
  speech: 'health',
  friend: 'kin',
  skin: 'body',
}
/** Said as what somebody does: "says neigh", "drives the bin lorry" are a habit to one writer, speech or work to the next. */
const alsoLife = /^(?:speech|work)$/
/** Some writers call a beard hair, others a part of the body. */
const onTheFace = /\b(?:beard|moustache|mustache|stubble|whiskers)\b/
const kindOf = (kind: string, words: string): string =>
  kind === 'hair' && onTheFace.test(words.toLowerCase()) ? 'body' : (alike[kind] ?? kind)
const isAlike = (one: ExpectedFact, fact: Fact): boolean => {
  const kinds = [kindOf(one.kind, one.value), kindOf(fact.kind, wordsOfFact(fact))]
  if (kinds[0] === kinds[1] || (fact.kind === 'habit' && alsoLife.test(one.kind))) return true
  // Vitiligo is of the skin and of the health, alopecia of the hair.
  return one.kind === 'health' && (fact.kind === 'skin' || fact.kind === 'hair')
}

/** Gives each expected fact the heard one that says the same; each counts once. */
export function compareFacts(expected: readonly ExpectedFact[], heard: readonly Fact[]): Comparison {
  const free = new Set(heard)
  const comparison: Comparison = { found: [], missed: [], extra: [] }
  for (const one of expected) {
    const same = [...free].find((fact) => isSame(one, fact))
    if (same) {
      free.delete(same)
      comparison.found.push({ expected: one, heard: same })
    } else comparison.missed.push(one)
  }
  comparison.extra = [...free].filter(
    (fact) => !isImplied(fact, expected) && !expected.some((one) => isPartOf(fact, one)),
  )
  return comparison
}

/**
 * What nobody writes down and is true all the same: that a grandmother is grown, that "Nana Bron" is a she and a nana by her
 * name, that a girl is human where nobody says that she is anything else.
 */
function isImplied(fact: Fact, expected: readonly ExpectedFact[]): boolean {
  if (fact.kind === 'stage') return true
  if (fact.kind === 'being')
    return fact.being.sort === 'human' && !expected.some(({ kind }) => kind === 'being')
  const isOfName = fact.span[0] === fact.span[1] && (fact.kind === 'kin' || fact.kind === 'pronoun')
  return isOfName && !expected.some(({ kind }) => kind === 'pronoun' && fact.kind === kind)
}

/** "Red boots" of "red boots with bows": a part of what is said is as true as the whole. */
function isPartOf(fact: Fact, one: ExpectedFact): boolean {
  if (!isAlike(one, fact)) return false
  if (/^(?:being|pronoun|age|stage|wish)$/.test(fact.kind)) return false
  const wanted = stemsOf(one.value)
  const said = [...stemsOf(wordsOfFact(fact))]
  return said.length > 0 && said.every((stem) => wanted.has(stem))
}

/**
 * The same for what can be seen, whatever part of the looks it is taken for: whether dimples are of the skin or the body is
 * nothing to a picture. Each expected one with the heard one, if there is one.
 */
export function compareLooks(
  expected: readonly ExpectedFact[],
  heard: readonly Fact[],
): { expected: ExpectedFact; heard: Fact | null }[] {
  const free = new Set(heard)
  return expected.map((one) => {
    const same = [...free].find((fact) =>
      one.kind === 'being' || fact.kind === 'being'
        ? isSame(one, fact)
        : isSame({ ...one, kind: 'body' }, { ...fact, kind: 'body' } as Fact),
    )
    if (same) free.delete(same)
    return { expected: one, heard: same ?? null }
  })
}

function isSame(one: ExpectedFact, fact: Fact): boolean {
  if (!isAlike(one, fact)) return false
  const { value } = one
  if (fact.kind === 'age') return Math.abs(fact.years - yearsOf(value)) < 0.06
  if (fact.kind === 'pronoun') return fact.pronoun === value
  if (fact.kind === 'stage')
    return fact.stage === value || (fact.stage === 'elder' && /^(?:old|adult)$/.test(value))
  // "Human", and of a baby "human, baby".
  const isHuman = /^human\b/.test(value)
  if (fact.kind === 'being' && (fact.being.sort === 'human' || isHuman))
    return fact.being.sort === 'human' && isHuman
  const wanted = stemsOf(value)
  const said = stemsOf(wordsOfFact(fact))
  const shared = [...wanted].filter((stem) => said.has(stem)).length
  return shared >= (fact.kind === 'being' ? 1 : Math.ceil(wanted.size / 2))
}

/** "8", "eight", "thirty-four", "seventy three", "just turned 11", "five and a half", "5 weeks"; who will be nine is eight. */
export function yearsOf(value: string): number {
  const words =
    value
      .toLowerCase()
      .match(/[a-z]+ty[- ](?:one|two|three|four|five|six|seven|eight|nine)|[a-z]+|\d+(?:\.\d+)?/g) ?? []
  const count =
    words.map((word) => numberOf(word.replace(' ', '-'))).find((number) => number >= 0) ?? Number.NaN
  const part = /half/.test(value) ? 0.5 : 0
  const unit = /month/.test(value) ? 12 : /week|wk/.test(value) ? 52 : 1
  return (count + part) / unit - (/will be|turning|nearly|almost/.test(value) ? 1 : 0)
}

/** Up to the oldest of grandmothers. */
const numbers = Array.from({ length: 121 }, (_unused, number) => numberInWords(number))
const numberOf = (word: string): number => (/^\d/.test(word) ? Number(word) : numbers.indexOf(word))

/** What a fact says, as words. */
export function wordsOfFact(fact: Fact): string {
  switch (fact.kind) {
    case 'being':
      return fact.being.sort === 'human' ? 'human' : `${fact.being.sort} ${fact.being.noun}`
    case 'pronoun':
      return fact.pronoun
    case 'age':
      return String(fact.years)
    case 'stage':
      return fact.stage
    case 'kin':
      return `${fact.words} ${fact.to ?? ''}`
    case 'pet':
    case 'friend':
      return `${fact.words} ${fact.name ?? ''}`
    default:
      return fact.words
  }
}

const small = new Set(
  'a an the of in on at to and or with her his their my our it is she he they for from by so as very really'.split(
    ' ',
  ),
)

/** The words that carry a meaning, without their endings. */
export function stemsOf(words: string): Set<string> {
  const said = words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const content = said.filter((word) => !small.has(word))
  return new Set(
    content.map((word) =>
      word
        .replace(/ies$/, 'y')
        .replace(/(?:ing|ed|es|s)$/, '')
        .slice(0, 7),
    ),
  )
}
