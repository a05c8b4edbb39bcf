import { topicsIn } from '../learned/cues.ts'
import type { Unit } from '../text/read-units.ts'
import { isBeing } from './cut-wishes.ts'
import { type NounPhrase, nounPhrasesIn, storyNouns } from './noun-phrases.ts'
import { numbersIn } from './read-length.ts'

/** The labels of a topic where there is to be more of it, and where there is too much of it. */
const directions: Readonly<Record<string, readonly [more: string, less: string]>> = {
  short: ['shorter', 'longer'],
  long: ['longer', 'shorter'],
  simple: ['simpler', 'richer'],
  rich: ['richer', 'simpler'],
  funny: ['funnier', 'less-funny'],
  calm: ['calmer', 'more-exciting'],
  scary: ['more-exciting', 'less-scary'],
  exciting: ['more-exciting', 'calmer'],
  preach: ['more-about-value', 'less-preachy'],
  talk: ['more-dialogue', 'less-dialogue'],
  refrain: ['refrain', 'no-refrain'],
  rhyme: ['rhymes', 'no-rhymes'],
  bedtime: ['bedtime-ending', 'no-bedtime'],
  value: ['more-about-value', 'less-about-value'],
}

const tooMuch: ReadonlySet<string> = new Set(['not', 'too', 'less', 'bad', 'leave'])
const soft =
  /^(?:please|also|then|maybe|perhaps|just|and|so|but|oh|ok|okay|yes|well|can|could|would|you|we|i|it|the|story|like|love|want|'d|to|be|is|have|a|bit|little|there|should|make|let|more|pls)$/

/** What the grammar of a clause says it is, besides its words: a reading of its own that the classifier weighs with them. */
export function grammarLabels(units: readonly Unit[]): string[] {
  const said = units.filter(({ part }) => part !== 'PUNCT')
  const topics = topicsIn(said)
  const phrases = nounPhrasesIn(said)
  return [
    ...directionsOf(topics),
    ...measuresOf(said, phrases, topics),
    ...namingsOf(said),
    ...factsOf(said),
    ...[isPageLength(said, topics) && 'words-a-page', asksIn(said, units) && 'question'].filter(
      (one) => one !== false,
    ),
    `first ${said.find(({ small }) => !soft.test(small))?.part ?? 'nothing'}`,
  ]
}

function directionsOf(topics: readonly string[]): string[] {
  return topics.flatMap((topic, at) => {
    const direction = directions[topic]
    if (!direction) return []
    const before = topics
      .slice(0, at)
      .findLast((other) => tooMuch.has(other) || other === 'more' || other === 'add')
    const isLess =
      tooMuch.has(before ?? '') ||
      (before === undefined && topics.slice(at).some((other) => other === 'leave' || other === 'bad'))
    return [direction[isLess ? 1 : 0]]
  })
}

const removing =
  /^(?:no|without|drop|lose|cut|remove|delete|ditch|scrap|omit|skip|avoid|exclude|erase|axe|bin|scratch|leave|take|rid|chuck|dump|kill)$/

function measuresOf(
  said: readonly Unit[],
  phrases: readonly NounPhrase[],
  topics: readonly string[],
): string[] {
  const at = said.findIndex(({ small }) => !soft.test(small) || small === 'more')
  const opening = said[at]?.small ?? ''
  const thing = phrases.find(({ from, head }) => from >= at && !storyNouns.test(head.small))
  const kind = !thing
    ? 'nothing'
    : thing.units.some(isBeing)
      ? 'being'
      : thing.head.part === 'PROPN'
        ? 'name'
        : 'thing'
  const isGone =
    /\b(?:must|has to|have to|should|can|could|needs to) go\b|\bdoes n't (?:need|belong)\b|\bdo n't (?:want|need|like)\b/.test(
      said.map(({ small }) => small).join(' '),
    )
  return [
    removing.test(opening) || isGone ? `remove ${kind}` : '',
    /^(?:less|fewer)$/.test(opening) ? `less ${kind}` : '',
    said.some(({ small }) => small === 'more') ? `more ${kind}` : '',
    topics.includes('add') ? `add ${kind}` : '',
    topics.includes('keep') ? `keep ${kind}` : '',
    topics.includes('place') && said.some(({ classes }) => classes.includes('place')) ? 'place' : '',
    said.some(({ small }) => /^(?:in|at|on)$/.test(small)) ? `where ${kind}` : '',
  ].filter((one) => one !== '')
}

function namingsOf(said: readonly Unit[]): string[] {
  const words = said.map(({ small }) => small).join(' ')
  const capitals = said.filter(
    ({ text, part }, at) => part === 'PROPN' || (at > 0 && /^\p{Lu}\p{Ll}/u.test(text)),
  )
  const isNaming = /\b(?:call|called|calls|name|named|rename|spell|spelled|spelt|nickname|names)\b/.test(
    words,
  )
  return [
    isNaming ? `naming ${Math.min(2, capitals.length)}` : '',
    capitals.length > 1 && /\b(?:not|never|instead)\b/.test(words) ? 'names parted' : '',
  ].filter((one) => one !== '')
}

const pronouns = /^(?:she|he|they|it|girl|boy|man|woman|her|him|them|they\/them|female|male)$/

/** "X is a she", "she isn't 5, she's 8", "the boots are green, not red". */
function factsOf(said: readonly Unit[]): string[] {
  const copula = said.findIndex(({ small }) => /^(?:is|are|'s|'re|was)$/.test(small))
  const behind = said
    .slice(copula + 1)
    .filter(({ small }) => !/^(?:a|an|not|n't|only|already|almost|nearly|the|now)$/.test(small))
  const isFact = copula >= 0 && copula < 5
  const who = said.slice(0, Math.max(0, copula)).some(({ part }) => /^(?:PRON|PROPN)$/.test(part))
  return [
    isFact && pronouns.test(behind[0]?.small ?? '') ? 'copula pronoun' : '',
    isFact && who && numbersIn(behind.slice(0, 1)).length > 0 ? 'copula number' : '',
    isFact && said.some(({ small }) => small === 'not' || small === "n't") ? 'copula not' : '',
    isFact && who ? `copula ${behind[0]?.part ?? ''}` : '',
    pronouns.test(said.at(-1)?.small ?? '') ? 'last pronoun' : '',
    said.some(({ small }, at) => /^(?:wrote|says|said|put)$/.test(small) && at > 0) ? 'was told' : '',
  ].filter((one) => one !== '')
}

function isPageLength(said: readonly Unit[], topics: readonly string[]): boolean {
  return (
    topics.includes('count') &&
    numbersIn(said).some((number) => number >= 3) &&
    said.some(({ small }) => /^(?:page|per|each|every|pages)$/.test(small))
  )
}

function asksIn(said: readonly Unit[], units: readonly Unit[]): boolean {
  const isAsked = units.some(({ small }) => small === '?')
  return (
    isAsked &&
    /^(?:can i|how|when|why|what|who|which|do|does|is|are|will)\b/.test(
      said
        .slice(0, 2)
        .map(({ small }) => small)
        .join(' '),
    )
  )
}
