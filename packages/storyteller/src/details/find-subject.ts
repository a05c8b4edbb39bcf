import { findKind } from '../figures/find-kind.ts'
import { kindOfNoun } from '../figures/noun-kinds.ts'
import { baseOfIng, baseOfPast, baseOfVerb } from '../figures/verbs.ts'
import type { Known } from './detail.ts'

/** A sentence of the parent, divided into whom it is about and what it says of them. */
export interface Said {
  /** The name of a figure. */
  about: string
  predicate: string
  /** "they have", "we go": the verb has no -s. */
  pluralVerb: boolean
}

const childWords =
  'son|daughter|kid|child|little one|boy|girl|toddler|grandson|granddaughter|baby|niece|nephew|godson|goddaughter'

/**
 * Whom a sentence is about, by name, by a part of it ("Grandma" for Grandma Rosa), by what somebody is ("the
 * dog"), or by a pronoun, which goes back to whoever was spoken of last.
 */
export function findSubject(sentence: string, known: Known, last: string | undefined): Said | undefined {
  const hero = known[0]?.name
  if (hero === undefined) return undefined
  const byName = nameAtStart(sentence, known)
  if (byName) return byName
  const family = /^(?:we|our family|the family|my family)(?:'re| are|'ve| have)?\b/i.exec(sentence)
  if (family) {
    const predicate = sentence
      .replace(/^(?:we|our family|the family|my family)/i, '')
      .replace(/^'re /, ' are ')
      .replace(/^'ve /, ' have ')
      .trim()
    return ofTheWriter.test(sentence) || !isOfAll(predicate)
      ? undefined
      : { about: hero, predicate, pluralVerb: true }
  }
  const child = new RegExp(
    `^(?:my|our|the) (?:(?:little|older|oldest|youngest|younger|middle|\\d+[ -]year[ -]old) )*(?:${childWords})\\s+(?=(?:has|is|was|loves?|likes?|\\w+s|\\w+ed|just|had|will|wants?)\\b)`,
    'i',
  ).exec(sentence)
  if (child) return { about: hero, predicate: sentence.slice(child[0].length), pluralVerb: false }
  return byPronoun(sentence, known, last) ?? byNoun(sentence, known)
}

/** "We are the family of Elise": said of those who write. */
const ofTheWriter =
  /^we(?:'re| are) (?:the |her |his |their )?(?:family|parents?|grandparents?|teachers?|mum|mom|mother|father|dad|moms|mums|dads)\b/i

/** What "we" and "they" do, each of them does: "we moved to Leeds"; "we tried everything" and "they sold the farm" were others. */
function isOfAll(predicate: string): boolean {
  const words = predicate.toLowerCase().split(/[^\p{L}']+/u)
  const [first = ''] = words.filter((word) => word !== '' && !beforeVerb.has(word))
  const bases = [
    first,
    baseOfPast(first),
    baseOfVerb(first),
    baseOfIng(first),
    first.replace(/ed$/, ''),
    first.replace(/d$/, ''),
  ]
  if (bases.some((base) => base !== undefined && doneByAll.has(base))) return true
  return words.some((word) => forms.has(word)) && besideBeing.has(first)
}

const beforeVerb = new Set(
  "all both always often usually sometimes also still just never recently already only once now finally are were have had will 've 're is was".split(
    ' ',
  ),
)
const forms = new Set(['are', 'were', "'re", 'is', 'was'])
/** "They are from Cusco", "we were twins". */
const besideBeing = new Set('in on at from by near friends best twins scared afraid'.split(' '))
const doneByAll = new Set(
  'go live move come wear relocate flee travel plant build visit stay eat bake make play sing camp drive fly sail walk hike swim dance speak share giggle laugh run have keep paint cook read pray light watch celebrate cycle row pick collect climb fish meet hide race fight argue love like hate miss remember wait worry'.split(
    ' ',
  ),
)

/** "Ben and Hannah had a fight" is told of Ben "with Hannah"; what both love or are is told of one. */
const doneTogether =
  /^(?:had|are (?:best )?friends|are (?:\w+ing|twins)|share|play|made|built|went|found|fight|argue|race|sing)\b(?!.*\bwith\b)/i

function nameAtStart(sentence: string, known: Known): Said | undefined {
  const names = known.flatMap(({ name }) =>
    [
      name,
      ...name
        .split(' ')
        .filter((part) => part.length > 2 && /^\p{Lu}/u.test(part) && !/^(?:The|Mrs?|Miss)$/.test(part)),
    ].map((called) => ({ name, called })),
  )
  const found = names
    .filter(
      ({ called }) =>
        sentence.toLowerCase().startsWith(`${called.toLowerCase()} `) ||
        sentence.toLowerCase().startsWith(`${called.toLowerCase()}'s `),
    )
    .sort((a, b) => b.called.length - a.called.length)[0]
  if (!found) return undefined
  const rest = sentence.slice(found.called.length)
  if (
    /^'s (?!an?\b|the\b|got\b|going\b|very\b|really\b|always\b|not\b|\w+ing\b|afraid\b|scared\b|shy\b)/.test(
      rest,
    )
  )
    return undefined
  const joined = /^,?\s+(?:and|&)\s+(\p{Lu}[\p{L}'-]*)\s+/u.exec(rest)
  const predicate = rest
    .slice(joined?.[0].length ?? 0)
    .replace(/^'s(?=\s)/, isOrHas)
    .replace(/^,?\s*(?:who|and)\s+/, ' ')
    .trim()
  const other = joined?.[1]
  return {
    about: found.name,
    predicate: other && doneTogether.test(predicate) ? `${predicate} with ${other}` : predicate,
    pluralVerb: joined !== null,
  }
}

/** "She's got a suitcase", "he's been blind", "she's named him Gerard". */
function isOrHas(_short: string, at: number, predicate: string): string {
  const rest = predicate.slice(at + 2)
  const isDone =
    /^ (?:(?:just|already|never|always|also|even) )*(?:(?:been|got|had)\b|(?:\w+ed|told|made|lost|found|taken|given|broken|drawn|written|built|bought|brought|hidden|eaten|kept) (?:him|her|them|us|me|it|his|their|an?|the|my|our|two|three|\d)\b)/i
  return isDone.test(rest) ? ' has' : ' is'
}

function byPronoun(sentence: string, known: Known, last: string | undefined): Said | undefined {
  const found = /^(he|she|they)(?:'s|'re)?\s+/i.exec(sentence)
  if (!found?.[1]) return undefined
  const pronoun = found[1].toLowerCase()
  const predicate = sentence
    .slice(pronoun.length)
    .replace(/^'s(?=\s)/, isOrHas)
    .replace(/^'re /, ' are ')
    .trim()
  const about = pronoun === 'they' ? oneOfAll(predicate, known, last) : whoFits(pronoun, known, last)
  if (about === undefined) return undefined
  return { about, predicate: withTheOther(predicate, pronoun, about, known), pluralVerb: pronoun === 'they' }
}

/** Whom "he" or "she" means: who was spoken of, if it can be; else the only one whom it can. */
function whoFits(pronoun: string, known: Known, last: string | undefined): string | undefined {
  const open = known.filter((figure) => isOpen(figure) || figure.pronoun === pronoun)
  if (open.some(({ name }) => name === last)) return last
  const exact = open.filter((figure) => figure.pronoun === pronoun)
  const [only, another] = exact.length > 0 ? exact : open
  return another === undefined || exact.includes(another) ? only?.name : undefined
}

/** Of whom only the name, or nothing, tells what they are called. */
const isOpen = ({ name, details, pronoun }: Known[number]): boolean =>
  pronoun === 'they' || findKind(name, details) !== 'human'

const oneOfAll = (predicate: string, known: Known, last: string | undefined): string | undefined =>
  isOfAll(predicate) ? (known.find(({ name }) => name === last) ?? known[0])?.name : undefined

/** "They share a bed" is told of one of two "with" the other. */
function withTheOther(predicate: string, pronoun: string, about: string, known: Known): string {
  const others = known.filter(({ name }) => name !== about)
  const [other] = others
  const isWhole = !/\b(?:until|till|because|when|while|before|after|with)\b/i.test(predicate)
  return pronoun === 'they' && other && others.length === 1 && isWhole && doneTogether.test(predicate)
    ? `${predicate} with ${other.name}`
    : predicate
}

/** "The dog steals socks": the one of the figures who is a dog. */
function byNoun(sentence: string, known: Known): Said | undefined {
  const found =
    /^(?:the|our|my|her|his|their) (\p{Ll}+)\s+(?=(?:is|are|was|has|can|will|likes|loves|\p{Ll}+s|\p{Ll}+ed)\b)/iu.exec(
      sentence,
    )
  if (!found?.[1] || !['animal', 'person'].includes(kindOfNoun(found[1]))) return undefined
  const noun = new RegExp(`\\b${found[1]}\\b`, 'i')
  const figure = known.find(
    ({ name, details }) => noun.test(name) || noun.test(details.split(/[,.;]/)[0] ?? ''),
  )
  return figure && { about: figure.name, predicate: sentence.slice(found[0].length), pluralVerb: false }
}
