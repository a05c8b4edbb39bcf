import { kindOfNoun } from '../figures/noun-kinds.ts'
import { baseOfVerb, isKnownVerb, pastOfVerb } from '../figures/verbs.ts'
import { isAskedDeed } from './asked-deeds.ts'
import type { Detail, Known } from './detail.ts'
import { isOuting } from './outings.ts'

/** What one of them does once; "Leo bakes a cake" may be what he does every week. */
const doneOnce: ReadonlySet<string> = new Set(
  'find meet rescue save discover win build plant catch adopt visit see invent lose break help teach'.split(
    ' ',
  ),
)
/** What all of them do together, where they do it to one thing, or go somewhere. */
const doneTogether: ReadonlySet<string> = new Set([
  ...doneOnce,
  ...'bake make cook fly ride climb paint draw row sail follow explore celebrate light sing tell read share pick carve decorate'.split(
    ' ',
  ),
])
/** "A cake", "pancakes with jam", "for a swim"; "the dishes" are done every day. */
const oneThing = /^(?:(?:for|on|in|into|to) )?(?:an?|two|three|some|one)\b/i
const somewhere = /^(?:to|on|for|into|through) \S/i

/** "Go to the zoo on Sunday" is still to come. */
const ahead =
  /\b(?:tomorrow|tonight|soon|next|(?:on|this|every) (?:\p{L}+days?|week|weekend|month|year|summer|winter|spring|autumn))\b/iu

/** "Let Nana Ruth laugh", "have them feed the ducks". */
const letting = /^(?:let|have|make) (?!it\b|the story\b|this\b)/i

/**
 * "Leo and Nana Ruth bake a cake", "they should find a kitten", "let Nana Ruth laugh": what is to happen in the story, with its whole
 * subject.
 */
export function readDeed(words: string, known: Known): Detail | undefined {
  const isLet = letting.test(words)
  const wish = words.replace(letting, '').replace(/^them (?=\p{Ll})/iu, 'they ')
  const who = subjectOf(wish, known)
  if (!who) return undefined
  const [, modal, verb = '', rest = ''] =
    /^(should |could |must |can |might |will |may |need to |have to |get to )?(?:all |both |also |then )*(\p{Ll}+)(?: (.+))?$/iu.exec(
      who.rest,
    ) ?? []
  // "Leo dance in the rain": "have" or "let" stood before it.
  const isBare = !who.isPlural && isKnownVerb(verb.toLowerCase())
  const asked = isLet || modal !== undefined || isBare
  // "Leo can swim" is what he has learned.
  const isWanted = isLet || isBare || /^(?:should|could|must) /i.test(modal ?? '')
  const base = asked || who.isPlural ? verb.toLowerCase() : baseOfVerb(verb.toLowerCase())
  if (!base || /\b(?:every|always|often|never|each|when|because|if|I|we|us|our|my)\b/i.test(rest))
    return undefined
  if (ahead.test(rest)) return undefined
  const isOne =
    (isKnownVerb(base) && isDeed(base, rest, who.isPlural)) || (isWanted && isAskedDeed(base, rest, known))
  if (!isOne) return undefined
  const deed = rest.replace(/[,\s]+(?:together|please|too|as well|at (?:the )?(?:beginning|start))$/i, '')
  const now = `${who.name} ${who.isPlural ? base : signed(base)} ${deed}`.trim()
  const done = `${pastOfVerb(base)} ${deed}`.trim()
  const past = `${who.name} ${done}`
  return {
    kind: 'deed',
    words,
    plural: false,
    forms: { word: past, past, now, done },
    ...(who.about && { about: who.about }),
  }
}

function isDeed(base: string, rest: string, isPlural: boolean): boolean {
  if (base === 'go') return isPlural && (isOuting(rest) || somewhere.test(rest))
  if (base === 'have') return kindOfNoun(rest.replace(/^an? /i, '')) === 'event'
  return oneThing.test(rest) && (isPlural ? doneTogether : doneOnce).has(base)
}

const signed = (base: string): string =>
  /(?:[sxz]|[cs]h|o)$/.test(base) ? `${base}es` : base.replace(/(?<=[^aeiou])y$/, 'ie').concat('s')

interface Subject {
  name: string
  about?: string
  isPlural: boolean
  rest: string
}

/** Whom the story calls so: both or all of its people, or one of them by name. */
function subjectOf(wish: string, known: Known): Subject | undefined {
  const [hero, second, third] = known
  if (!hero) return undefined
  const [all] =
    /^(?:they|everyone|everybody|the (?:two|three|four) of them|the (?:children|kids|family)) (?=\p{Ll})/iu.exec(
      wish,
    ) ?? []
  if (all) {
    const name = third ? 'they all' : second ? `${hero.name} and ${second.name}` : hero.name
    const isPlural = second !== undefined && !/^every/i.test(all)
    return { name, about: hero.name, isPlural, rest: wish.slice(all.length) }
  }
  const named = known.find(({ name }) => wish.startsWith(`${name} `))
  if (!named) return undefined
  const behind = wish.slice(named.name.length + 1)
  const joined = /^(?:and|&) /.exec(behind)
  const other = joined && known.find(({ name }) => behind.slice(joined[0].length).startsWith(`${name} `))
  if (!joined) return { name: named.name, about: named.name, isPlural: false, rest: behind }
  if (!other) return undefined
  return {
    name: `${named.name} and ${other.name}`,
    about: named.name,
    isPlural: true,
    rest: behind.slice(joined[0].length + other.name.length + 1),
  }
}
