import { kindOfNoun } from '../figures/noun-kinds.ts'
import type { DetailKind, Known } from './detail.ts'
import { numberOfNoun } from './number-of-noun.ts'

const properNames =
  /^(?:Christmas|Easter|Thanksgiving|Advent|Halloween|Noah|Jonah|Bible|God|Jesus|English|Spanish|French|German|Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|January|February|March|April|May|June|July|August|September|October|November|December|Lego|Disney\w*|Texas|Africa|Kenya|England|London|Paris|California|Mars|T-Rex|I)\b/
const prepositions =
  /\s+(?=(?:with|without|of|in|on|at|from|for|to|that|which|who|where|when|made|near|by|behind|under|over|beside|next|around|about|into|after|before|during|through|between|every|each|this|next|last|yesterday|tonight|tomorrow|whose|named|called)\b)/i
const plainAdjectives =
  /^(?:(?:very|really|big|little|small|tiny|huge|old|new|young|red|blue|green|yellow|pink|purple|orange|white|black|brown|gray|grey|golden|silver|favou?rite|beloved|best|special|beautiful|pretty|cute|funny|shiny|soft|warm|cold|sunny|wooden|worn|first|second|third|own|dear|talking|magic|magical|rainbow-colou?red|colou?rful|striped|two|three|four|five|six|seven|eight|nine|ten|some|many)\s+)+(?=\S)/i

/** "my blue teapot with three painted birds", taken apart. */
export interface NounPhrase {
  determiner: string
  /** Without the determiner: "blue teapot with three painted birds". */
  full: string
  /** "blue teapot" */
  core: string
  /** "teapot" */
  short: string
  preposition: string
  number: 'singular' | 'plural' | 'uncountable'
  proper: boolean
  kind: DetailKind
}

export function takeApart(words: string, known: Known): NounPhrase {
  const preposition =
    /^(?:in|at|on|near|by|under|behind|inside|outside|aboard|around|during|about|with|to)\s+(?=\S)/i
      .exec(words)?.[0]
      .trim()
      .toLowerCase() ?? ''
  const phrase = preposition ? words.slice(preposition.length).trim() : words
  const determiner =
    /^(?:(?:an?|the|some|our|my|his|her|their|its|your|this|that|these|those|lots of|a lot of|many|lots|plenty of|a few|a couple of|one|both|all(?: the)?|any|every|each)\b|\p{L}[\p{L} ]{0,20}?\p{L}'s?(?=\s))\s+(?=\S)/iu
      .exec(phrase)?.[0]
      .trim() ?? ''
  const said = lowered(phrase.slice(determiner.length).trim(), known, determiner !== '' || preposition !== '')
  const full = nounOfWeather(withOften(theirPlaces(said)))
  const core = full.split(prepositions)[0] ?? full
  const of = /^of\s+\S+(?:\s+\S+)?/.exec(full.slice(core.length).trim())?.[0]
  const bare = core.replace(plainAdjectives, '')
  const short = of && bare.split(' ').length === 1 ? `${bare} ${of}` : bare
  const proper = isProper(core, known)
  const counted = /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|many|some)\b/i.test(full)
  const many = /^(?:lots of|a lot of|many|lots|plenty of|a few|a couple of|both|these|those)$/i.test(
    determiner,
  )
  const number = counted || (many && numberOfNoun(core) !== 'uncountable') ? 'plural' : numberOfNoun(core)
  return { determiner, full, core, short, preposition, number, proper, kind: kindOfNoun(core) }
}

const weatherNouns = new Map([
  ['snowing', 'snow'],
  ['snowy', 'snow'],
  ['raining', 'rain'],
  ['rainy', 'rain'],
  ['windy', 'wind'],
  ['foggy', 'fog'],
  ['stormy', 'storm'],
  ['sunny', 'sunshine'],
])

/** "snowing" is snow. */
function nounOfWeather(phrase: string): string {
  return weatherNouns.get(phrase.toLowerCase()) ?? phrase
}

/** In the middle of a phrase "our river" is the river everybody knows. */
function theirPlaces(phrase: string): string {
  return phrase.replaceAll(
    /(?<=\b(?:in|on|at|by|near|behind|through|to|from|with|around|under|over) )(?:our|my)\b/gi,
    'the',
  )
}

const adjectives = new Map([
  ['year', 'yearly'],
  ['week', 'weekly'],
  ['month', 'monthly'],
  ['night', 'nightly'],
])

/** "raft race every summer" is the summer raft race. */
function withOften(phrase: string): string {
  const found =
    /^(.*?)\s*\b(?:every|each) (year|summer|winter|spring|autumn|fall|sunday|monday|tuesday|wednesday|thursday|friday|saturday|christmas|easter|week|month|morning|evening|night|weekend)\b\s*(.*)$/i.exec(
      phrase,
    )
  if (!found?.[1] || !found[2]) return phrase
  return `${adjectives.get(found[2]) ?? found[2]} ${found[1]}${found[3] ? ` ${found[3]}` : ''}`
}

/** A capital only because it begins the parent's sentence goes; the capitals of names stay. */
function lowered(phrase: string, known: Known, isInside: boolean): string {
  const first = phrase.split(/\s/)[0] ?? ''
  const isName = known.some(({ name }) => name.split(' ').includes(first.replace(/'s$/, '')))
  if (isName || properNames.test(phrase) || /^\p{Lu}{2}/u.test(first) || isInside) return phrase
  const next = phrase.split(/\s/)[1] ?? ''
  return /^\p{Lu}/u.test(next) ? phrase : phrase.slice(0, 1).toLowerCase() + phrase.slice(1)
}

function isProper(core: string, known: Known): boolean {
  const last = core.split(' ').at(-1) ?? ''
  return /^\p{Lu}\p{Ll}/u.test(last) || properNames.test(core) || known.some(({ name }) => name === core)
}
