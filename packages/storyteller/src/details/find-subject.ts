import { kindOfNoun } from '../figures/noun-kinds.ts'
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
  const family = /^(?:we|our family|the family|my family|I)(?:'re| are|'ve| have)?\b/i.exec(sentence)
  if (family && !ofTheWriter.test(sentence)) {
    const predicate = sentence
      .replace(/^(?:we|our family|the family|my family|I)/i, '')
      .replace(/^'re /, ' are ')
      .replace(/^'ve /, ' have ')
      .trim()
    return { about: hero, predicate, pluralVerb: true }
  }
  const child = new RegExp(
    `^(?:my|our|the) (?:(?:little|older|oldest|youngest|younger|middle|\\d+[ -]year[ -]old) )*(?:${childWords})\\s+(?=(?:has|is|was|loves?|likes?|\\w+s|\\w+ed|just|had|will|wants?)\\b)`,
    'i',
  ).exec(sentence)
  if (child) return { about: hero, predicate: sentence.slice(child[0].length), pluralVerb: false }
  return byPronoun(sentence, known, last) ?? byNoun(sentence, known)
}

/** "We are the family of Elise", "I want a story where …": said of those who write. */
const ofTheWriter =
  /^we(?:'re| are) (?:the |her |his |their )?(?:family|parents?|grandparents?|teachers?|mum|mom|mother|father|dad|moms|mums|dads)\b|^I(?:'d|'m| am| do| don't| would| want| wish| hope| think| know| need| like)\b/i

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
    .replace(/^'s\s/, ' is ')
    .replace(/^,?\s*(?:who|and)\s+/, ' ')
    .trim()
  const other = joined?.[1]
  return {
    about: found.name,
    predicate: other && doneTogether.test(predicate) ? `${predicate} with ${other}` : predicate,
    pluralVerb: joined !== null,
  }
}

function byPronoun(sentence: string, known: Known, last: string | undefined): Said | undefined {
  const found = /^(he|she|they)(?:'s|'re)?\s+/i.exec(sentence)
  if (!found?.[1]) return undefined
  const pronoun = found[1].toLowerCase()
  const spokenOf = known.find(({ name }) => name === last)
  const fitting =
    pronoun === 'they'
      ? spokenOf
      : spokenOf && (spokenOf.pronoun === pronoun || spokenOf.pronoun === 'they')
        ? spokenOf
        : known.find((figure) => figure.pronoun === pronoun)
  const predicate = sentence.slice(pronoun.length).replace(/^'s /, ' is ').replace(/^'re /, ' are ').trim()
  const about = fitting ?? known[0]
  return about && { about: about.name, predicate, pluralVerb: pronoun === 'they' }
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
