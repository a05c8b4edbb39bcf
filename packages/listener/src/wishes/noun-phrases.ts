import type { Unit } from '../text/read-units.ts'

/** Something that is named: "the spoon monster", "a kite with a long tail". */
export interface NounPhrase {
  units: readonly Unit[]
  /** Without its article, in small letters but for names. */
  words: string
  head: Unit
  article: string | null
  from: number
  to: number
}

const articles =
  /^(?:the|a|an|any|some|this|that|these|those|all|every|each|no|his|her|their|our|my|its|your|another|one|more|less|fewer|many|much|enough|both|such)$/
const isNoun = ({ part }: Unit): boolean => /^(?:NOUN|PROPN|X|NUM)$/.test(part)
const isInside = (unit: Unit): boolean =>
  isNoun(unit) ||
  unit.part === 'ADJ' ||
  (unit.part === 'ADV' && /^(?:longer|shorter)$/.test(unit.small)) ||
  (/^(?:DET)$/.test(unit.part) && !articles.test(unit.small)) ||
  unit.small === '-'

/** Nouns of wishes, which are nothing in a story: "the part with the goose". */
export const storyNouns =
  /^(?:story|stories|book|text|part|parts|bit|bits|scene|scenes|page|pages|mention|mentions|mentioning|version|line|lines|word|words|sentence|sentences|paragraph|paragraphs|stuff|thing|things|role|idea|lot|lots|kind|sort|way|end|ending|beginning|start|middle|time|please|instead|moment|character|characters|use|references|reference|talk|talking|detail|details|everything|anything|something|nothing|everyone|somebody|someone|half|third|times|telling|doing|describing|thanks|tbh|lol|a bit|a little bit)$/

export function nounPhrasesIn(units: readonly Unit[]): NounPhrase[] {
  const phrases: NounPhrase[] = []
  for (let at = 0; at < units.length; ) {
    const start = at
    let article: string | null = null
    while (articles.test(units[at]?.small ?? '')) article = units[at++]?.small ?? null
    const first = at
    while (at < units.length && isInside(units[at] as Unit)) at++
    while (at > first && !isNoun(units[at - 1] as Unit)) at--
    const head = units[at - 1]
    if (at === first || !head) {
      at = Math.max(at, start + 1)
      continue
    }
    const phrase = units.slice(first, at)
    phrases.push({ units: phrase, words: wordsOf(phrase), head, article, from: start, to: at })
  }
  return phrases
}

/** As the parent wrote them, but for capitals that mean nothing. */
export function wordsOf(units: readonly Unit[]): string {
  return units
    .map(({ text, small, part }) => (part === 'PROPN' || /\p{Lu}.*\p{Lu}/u.test(text) ? text : small))
    .join(' ')
    .replaceAll(" n't", "n't")
    .replaceAll(/ ([,'’.!?])/g, '$1')
    .replaceAll(' - ', '-')
    .trim()
}
