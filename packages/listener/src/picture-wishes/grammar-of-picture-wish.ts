import { topicsIn } from '../learned/cues.ts'
import { isOneOf, type Unit } from '../text/read-units.ts'
import { isBeing } from '../wishes/cut-wishes.ts'
import { nounPhrasesIn } from '../wishes/noun-phrases.ts'
import { pictureNouns } from './picture-nouns.ts'

/** The labels of a topic where there is to be more of it, and where there is too much of it. */
const directions: Readonly<Record<string, readonly [more: string, less: string]>> = {
  near: ['closer', 'wider'],
  far: ['wider', 'closer'],
  big: ['bigger', 'smaller'],
  small: ['smaller', 'bigger'],
  bright: ['brighter', 'darker'],
  dark: ['darker', 'brighter'],
  many: ['more-things', 'fewer-things'],
  few: ['fewer-things', 'more-things'],
  crowd: ['bring-in', 'leave-out'],
  smile: ['smile', 'feeling'],
  gloom: ['feeling', 'smile'],
}

const measures = /^(?:not|too|less|bad|leave|more|add|swap|keep)$/
const tooMuch = /^(?:not|too|less|bad|leave)$/
const soft =
  /^(?:please|pls|also|then|maybe|perhaps|just|and|so|but|oh|ok|okay|yes|well|can|could|would|you|we|i|it|the|picture|like|love|want|'d|to|be|is|have|a|bit|little|there|should|make|let|a bit|a little|more|much|her|him|them)$/

/** What the grammar of a clause about a picture says it is, besides its words. */
export function grammarOfPictureWish(units: readonly Unit[]): string[] {
  const said = units.filter(({ part }) => part !== 'PUNCT')
  const topics = topicsIn(said, 'picture')
  const first = said.find(({ small }) => !soft.test(small))
  return [
    ...directionsOf(topics),
    ...namedIn(said, topics),
    ...saidOfSomebody(said),
    `first ${first?.part ?? 'nothing'}`,
    `kind ${first ? kindOf(first) : 'nothing'}`,
    said.length <= 2 ? `alone ${topics.filter((topic) => !measures.test(topic)).join(' ')}` : '',
  ].filter((one) => one !== '')
}

function directionsOf(topics: readonly string[]): string[] {
  return topics.flatMap((topic, at) => {
    const direction = directions[topic]
    if (!direction) return []
    const before = topics.slice(0, at).findLast((other) => measures.test(other))
    return [direction[tooMuch.test(before ?? '') ? 1 : 0]]
  })
}

/** What a clause names, and whether it asks for it or refuses it. */
function namedIn(said: readonly Unit[], topics: readonly string[]): string[] {
  const phrases = nounPhrasesIn(said).filter(({ head }) => !pictureNouns.test(head.small))
  const kinds = phrases.map((phrase) => kindOf(phrase.head))
  const [kind = 'nothing'] = kinds
  const asked = topics.filter((topic) => measures.test(topic))
  return [
    ...[...new Set(asked)].map((measure) => `${measure} ${kind}`),
    asked.length === 0 ? `plain ${kind}` : '',
    `named ${[...new Set(kinds)].sort().join(' ')}`,
    phrases.length === 1 && phrases[0]?.to === said.length ? `last ${kind}` : '',
  ]
}

function kindOf(unit: Unit): string {
  if (isBeing(unit)) return 'being'
  if (unit.part === 'PROPN') return 'name'
  const named = (
    ['garment', 'hair', 'head-covering', 'aid', 'body-part', 'place', 'weather', 'colour', 'feeling'] as const
  ).find((one) => isOneOf(unit, one))
  return named ?? (unit.part === 'NOUN' ? 'thing' : unit.part)
}

/** "He should sit", "she wears boots", "the boots are green". */
function saidOfSomebody(said: readonly Unit[]): string[] {
  const copula = said.findIndex(({ small }) => /^(?:is|are|'s|'re|be|was|were)$/.test(small))
  const modal = said.findIndex(({ small }) =>
    /^(?:should|must|could|can|needs|has|let|make|have)$/.test(small),
  )
  const behind = said
    .slice(copula + 1)
    .find(({ small }) => !/^(?:a|an|the|not|n't|too|so|very|be)$/.test(small))
  const doing = said.slice(Math.max(0, modal)).find(({ part, small }) => part === 'VERB' && !soft.test(small))
  return [
    copula >= 0 && behind ? `is ${kindOf(behind)}` : '',
    modal >= 0 && doing ? `does ${doing.lemma}` : '',
    said.some(({ small }) => /ing$/.test(small)) ? 'ing' : '',
    said.some((unit) => isOneOf(unit, 'colour')) && said.length <= 4 ? 'short colour' : '',
  ]
}
