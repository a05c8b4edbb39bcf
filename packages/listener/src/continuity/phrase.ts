import { isOneOf, type Unit } from '../text/read-units.ts'

/** How a phrase begins: "a coat" may be a new one, "the coat" is known. */
export type Article = 'a' | 'the' | 'own' | 'other' | 'no' | 'none'

/** A noun with what stands before it: "his three old blue boots". */
export interface Phrase {
  /** The noun in the singular, in small letters: "boot"; a name as it is written. */
  head: string
  noun: Unit
  isName: boolean
  isPlural: boolean
  article: Article
  /** Whose it is, as it is said: "his", "Ida", "boy"; null where nothing is said. */
  owner: { words: string; start: number } | null
  count: Unit | null
  adjectives: readonly Unit[]
  /** "The dog Rumi", "Uncle Albert", "a hen called Pearl". */
  name: Unit | null
  /** Places of the first word and behind the last one among the words of the sentence. */
  from: number
  to: number
}

const articles: Readonly<Record<string, Article>> = {
  a: 'a',
  an: 'a',
  the: 'the',
  this: 'the',
  that: 'the',
  these: 'the',
  those: 'the',
  all: 'the',
  both: 'the',
  exactly: 'none',
  some: 'none',
  each: 'none',
  every: 'none',
  another: 'other',
  other: 'other',
  no: 'no',
}
const owning = /^(?:my|your|his|her|its|our|their)$/
const noNoun = /^(?:own|lot|one|ones|none)$/

/** "Big brothers" is one word to the tagger, and they are brothers. */
const withoutRank = (lemma: string): string =>
  /^(?:big|little|older|elder|younger|baby|twin) (brother|sister)s?$/.exec(lemma)?.[1] ?? lemma

const isNoun = ({ part, small }: Unit): boolean => /^(?:NOUN|PROPN)$/.test(part) && !noNoun.test(small)
const isAdjective = (unit: Unit | undefined): boolean =>
  unit !== undefined &&
  (unit.part === 'ADJ' ||
    /^(?:only|left|right)$/.test(unit.small) ||
    isOneOf(unit, 'colour', 'pattern') ||
    (unit.part === 'VERB' && /(?:ed|en|ing)$|^torn$/.test(unit.small)))

/** All phrases of a sentence, from left to right. */
export function phrasesIn(units: readonly Unit[]): Phrase[] {
  const phrases: Phrase[] = []
  let owner: Phrase['owner'] = null
  for (let at = 0; at < units.length; ) {
    const phrase: Phrase | null = phraseAt(units, at, owner)
    owner = null
    if (!phrase) {
      at++
      continue
    }
    phrases.push(phrase)
    at = phrase.to
    if (/^'s?$/.test(units[at]?.small ?? '')) {
      owner = { words: phrase.name?.text ?? phrase.head, start: phrase.noun.start }
      at++
    }
  }
  return phrases
}

function phraseAt(units: readonly Unit[], from: number, ownerBefore: Phrase['owner']): Phrase | null {
  let at = from
  let owner = ownerBefore
  let article: Article = owner ? 'own' : 'none'
  let count: Unit | null = null
  for (; ; at++) {
    const unit = units[at]
    if (!unit) return null
    const isNumber = unit.part === 'NUM' && count === null
    if (owning.test(unit.small)) {
      owner = { words: unit.small, start: unit.start }
      article = 'own'
    } else if (isNumber) count = unit
    else if (articles[unit.small] && unit.part !== 'PRON') article = articles[unit.small] ?? article
    else if (!/^(?:this|that|these|those)$/.test(unit.small) || unit.part !== 'DET') break
  }
  const adjectives: Unit[] = []
  for (; isInside(units, at, article); at++) {
    const unit = units[at]
    if (unit && (isAdjective(unit) || isNoun(unit))) adjectives.push(unit)
  }
  // "The key slipped": the tagger takes the key for an adjective.
  if (
    units[at]?.part === 'VERB' &&
    adjectives.length > 0 &&
    adjectives.at(-1) === units[at - 1] &&
    units[at - 1]?.small !== 'only'
  ) {
    adjectives.pop()
    at--
  }
  const noun = nounAt(units, at, article)
  if (!noun) return null
  const isName = noun.part === 'PROPN' && article === 'none'
  const called = nameBehind(units, at)
  return {
    head: isName ? noun.text : noun.part === 'VERB' ? noun.small : withoutRank(noun.lemma),
    noun,
    isName,
    isPlural: noun.small !== noun.lemma || /[^s]s$/.test(noun.small),
    article,
    owner,
    count,
    adjectives,
    name: called,
    from,
    to: at + 1 + (called && units[at + 1] === called ? 1 : 0),
  }
}

/** The noun itself; behind an article also a word that the tagger takes for none: "the key slipped". */
function nounAt(units: readonly Unit[], at: number, article: Article): Unit | null {
  const unit = units[at]
  if (!unit) return null
  if (isNoun(unit)) return unit
  const isTaken = article !== 'none' && /^(?:ADJ|VERB|ADV)$/.test(unit.part)
  return isTaken && /^[a-z]{3,}$/.test(unit.small) && !isOneOf(unit, 'colour') ? unit : null
}

/** Whether a word is no noun yet, or one that only tells of the next: "cherry tree". */
function isInside(units: readonly Unit[], at: number, article: Article): boolean {
  const [unit, next] = [units[at], units[at + 1]]
  if (!unit || !next) return false
  if (unit.small === 'only') return article !== 'none'
  if (/^(?:left|right)$/.test(unit.small) && isNoun(next)) return article !== 'none'
  const isFollowed = isNoun(next) || isAdjective(next) || next.part === 'NUM'
  // "Polka-dot".
  if (article !== 'none' && (unit.small === '-' || next.small === '-' || units[at - 1]?.small === '-'))
    return true
  if (isNoun(unit)) return isNoun(next) && next.part === 'NOUN' && unit.part === 'NOUN'
  if (unit.small === ',' || unit.small === 'and')
    return isAdjective(units[at - 1]) && isAdjective(next) && article !== 'none'
  if (unit.part === 'ADV') return isAdjective(next) && article !== 'none'
  if (unit.part === 'VERB') return article !== 'none' && isAdjective(unit) && isFollowed
  return isAdjective(unit) && (isFollowed || /^(?:,|and)$/.test(next.small))
}

const titles =
  /^(?:Mrs?\.?|Ms\.?|Miss|Dr\.?|Doctor|Captain|Professor|Farmer|Baby|Little|Old|Saint|Pastor|Coach|Chef|Sir|Signora?|Señora?|Monsieur|Madame|Herr|Frau|Lady|King|Queen|Prince|Princess|Uncle|Aunt|Mister)$/
const beings = [
  'animal',
  'kin-words',
  'kin',
  'trade',
  'person',
  'pronoun-nouns',
  'childhood',
  'grown',
  'fantasy',
  'toy',
  'vehicle',
] as const

/** "Rumi" behind "dog", or behind "dog called". */
function nameBehind(units: readonly Unit[], at: number): Unit | null {
  const [unit, next, behind] = units.slice(at, at + 3)
  if (!unit || !next) return null
  const isCalled =
    unit.part === 'PROPN' ? titles.test(unit.text) || isOneOf(unit, 'kin-words') : isOneOf(unit, ...beings)
  // "The smallest duck Rex had ever seen".
  const isSeen =
    units.slice(at + 2, at + 5).some(({ small }) => /^(?:ever|never)$/.test(small)) ||
    /est$|^(?:first|second|third|fourth|fifth|sixth|next|last|other|same)$/.test(units[at - 1]?.small ?? '')
  if (next.part === 'PROPN' && isCalled && !isSeen) return next
  const [, , , end] = units.slice(at, at + 4)
  if (
    next.small === ',' &&
    behind?.part === 'PROPN' &&
    end?.small === ',' &&
    isOneOf(unit, 'animal', 'kin-words')
  )
    return behind
  if (
    /^(?:is|was)$/.test(next.small) &&
    /^(?:called|named)$/.test(behind?.small ?? '') &&
    /^\p{Lu}/u.test(end?.text ?? '')
  )
    return end ?? null
  if (/^(?:called|named)$/.test(next.small) && behind && /^\p{Lu}/u.test(behind.text)) return behind
  return null
}

/** "He caught a tadpole and called it Mister Tail": the last word of the name. */
export function nameGivenTo(units: readonly Unit[], phrase: Phrase): Unit | null {
  const verb = units.findIndex(
    ({ small }, at) =>
      at >= phrase.to &&
      /^(?:called|named)$/.test(small) &&
      /^(?:it|him|her)$/.test(units[at + 1]?.small ?? ''),
  )
  const [first, second] = units.slice(verb + 2, verb + 4)
  if (verb < 0 || !first || !/^\p{Lu}/u.test(first.text)) return null
  return second && titles.test(first.text) && second.part === 'PROPN' ? second : first
}
