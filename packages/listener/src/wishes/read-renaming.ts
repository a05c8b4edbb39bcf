import type { Unit } from '../text/read-units.ts'
import { type ClauseContext, whoIsMeant } from './clause-context.ts'
import { findMentions } from './find-mentions.ts'
import { wordsOf } from './noun-phrases.ts'

interface NameSpan {
  words: string
  /** The cast's name for whoever is called so. */
  known: string | null
  isExact: boolean
  from: number
  to: number
}

const notNames =
  /^(?:call|rename|change|make|use|spell|title|i|it|its|the|a|an|her|his|their|my|our|we|you|she|he|they|please|name|names|in|on|is|was|no|not|yes|hi|ok|and|at|for|that|this|story|dog|cat)$/
const calling = /^(?:call|rename|name)$/
const denials = /^(?:not|never|n't|instead|than|no|without)$/
const naming = /^(?:to|into|as|called|named|call|name|calls|spelled|spelt|is|be|are|'s|am|use|say|=)$/

/** Who is to be called what: "Rename Theo to Felix", "it's Odalys with a y, not Odalis", "the cow's Lakshmi". */
export function readRenaming(context: ClauseContext): { from: string; to: string } | null {
  // "You called him Lee": so the book says, and wrongly.
  if (
    /^(?:(?:but|and|why|also) )*(?:did )?(?:you|it|the (?:book|story|text))(?: 've| have| has|'s|'ve)? (?:always |again )?(?:call|calls|called|named|name) /.test(
      context.words,
    )
  )
    return null
  // "Change the goat to a rabbit": nobody is called so.
  if (
    /\b(?:change|make|turn|swap|replace|switch)\b.*\b(?:to|into|for|with) (?:an?|some) /.test(context.words)
  )
    return null
  // "Her sister is called Merryn" says who somebody is already.
  if (
    /^(?:his|her|their|my|our) \S+ (?:is|'s) (?:called|named) \S+$/.test(context.words) &&
    context.mentions.length > 0
  )
    return null
  const called = calledByAnother(context) ?? spelledWith(context) ?? calledFor(context)
  if (called) return called
  if (spelling.test(context.words)) return null
  const before = namedBehind(context)
  const [only] = before ? namesIn(context).filter(({ isExact }) => !isExact) : []
  if (before && only) return { from: before, to: capitalised(only.words) }
  const names = namesIn(context)
  const denied = names.find((one) => isDenied(one, context.units))
  const asked = names.filter((one) => one !== denied)
  const known = names.filter(({ isExact }) => isExact)
  const unknown = asked.filter((one) => one.known === null)
  const fresh = unknown.length > 0 ? unknown : asked.filter(({ isExact }) => !isExact)
  const to = fresh.length > 0 ? namedLast(fresh, context.units) : asked.length > 1 ? asked.at(-1) : undefined
  if (to) {
    const from = denied ?? known.find((one) => one !== to) ?? names.find((one) => one !== to)
    const noun = byNoun(context, to)
    const who =
      from?.known ??
      from?.words ??
      to.known ??
      (noun && (whoIs(noun, context) ?? noun)) ??
      whoIsMeant(context)
    return who && who !== to.words ? { from: who, to: capitalised(to.words) } : null
  }
  // "It's Odalys, on three pages you wrote Odalis": the cast is right, the text is not.
  if (denied && asked[0]?.isExact && denied.words !== asked[0].words)
    return { from: denied.words, to: asked[0].words }
  return null
}

const spelling = / with (?:a|an) \p{L}$/iu

/** "He's Kofi with a K": whoever of the cast is written nearly so. */
function spelledWith({ words, units, cast }: ClauseContext): { from: string; to: string } | null {
  if (!spelling.test(words)) return null
  const at = units.findIndex(({ small }) => small === 'with')
  const to = units[at - 1]?.text ?? ''
  const alike = cast.filter(({ name }) => isNearly(name.toLowerCase(), to.toLowerCase()))
  const [only] = alike
  return only && alike.length === 1 ? { from: only.name, to: capitalised(to) } : null
}

/** "Cofi" and "Kofi": of one length, and but one letter apart. */
const isNearly = (one: string, other: string): boolean =>
  one !== other &&
  one.length === other.length &&
  [...one].filter((letter, at) => letter !== other[at]).length === 1

/** "Use Nana instead of Dadi", "Uncle Motti is “Dod Motti” for her": nobody could mean anything else. */
export const isRenamedOutright = (context: ClauseContext): boolean =>
  calledFor(context) !== null ||
  (/^(?:please )?(?:use|say|write|put) \S+(?: \S+)? (?:instead of|not|rather than) \S+(?: \S+)?$/i.test(
    context.words,
  ) &&
    context.mentions.at(-1)?.to === context.units.length &&
    readRenaming(context) !== null)

/** "Uncle Motti is “Dod Motti” for her". */
function calledFor({ words, mentions, units }: ClauseContext): { from: string; to: string } | null {
  const [who] = mentions
  if (who?.from !== 0 || !/ (?:is|'s) .+ (?:for|to) (?:her|him|us|them|me|the kids)$/.test(words)) return null
  const end = units.findLastIndex(({ small }) => /^(?:for|to)$/.test(small))
  const named = units.slice(who.to + 1, end)
  const isName = named.length > 0 && named.every(({ text }) => /^\p{Lu}/u.test(text))
  return isName ? { from: who.name, to: named.map(({ text }) => text).join(' ') } : null
}

/** "Leo calls her Gran": not Leo, but the only other one whom he can mean. */
function calledByAnother({
  words,
  mentions,
  cast,
  units,
}: ClauseContext): { from: string; to: string } | null {
  const [who] = mentions
  const name = units.at(-1)
  if (who?.from !== 0 || !name || !/^\S+(?: \S+)? calls? (?:her|him|it) \S+$/.test(words)) return null
  const [other, ...more] = cast.filter((one) => one.name !== who.name)
  return other && more.length === 0 ? { from: other.name, to: capitalised(name.text) } : null
}

/** "The driver needs a name, put Bra Vusi", "once you wrote Delfine, it is Delphine": of whom the words before spoke. */
export function namedBehind({ saidBefore, words, cast }: ClauseContext): string | null {
  const [, nameless, written] =
    /^(?:(?:.* )?(?:the|his|her|their|our|my) (\S+) (?:needs|wants|should have|could have|has no|must have|never gets|gets no|(?:has|does) ?n't (?:have|get|got)) (?:a |no |any )?name|(?:.* )?you (?:wrote|write|put|typed|spelled|spelt) (\S+))$/.exec(
      saidBefore ?? '',
    ) ?? []
  const isKnown = cast.some(({ name }) => name.toLowerCase() === written)
  if (written && !isKnown && /^(?:it|she|he|her|his) (?:is|'s|name is)\b/.test(words))
    return capitalised(written)
  return nameless ?? null
}

function namedLast(names: readonly NameSpan[], units: readonly Unit[]): NameSpan | undefined {
  return names.findLast(({ from }) => naming.test(units[from - 1]?.small ?? '')) ?? names.at(-1)
}

function isDenied({ from, to }: NameSpan, units: readonly Unit[]): boolean {
  const before = units.slice(Math.max(0, from - 2), from).map(({ small }) => small)
  if (before.some((word) => denials.test(word))) return true
  const wrote = units
    .slice(Math.max(0, from - 3), from)
    .some(({ small }) => /^(?:wrote|written|said|put|typed)$/.test(small))
  return wrote && to > 0
}

/** "call the dog Rufus", "the neighbour should be Mr Green": somebody who has no name the cast knows. */
function byNoun({ phrases }: ClauseContext, to: NameSpan): string | null {
  const phrase = phrases.find(
    (one) => one.to <= to.from && one.article !== null && !/^(?:name|story|book)$/.test(one.head.lemma),
  )
  // "The seal Fergus" is one phrase.
  const joined = phrases.find(
    ({ article, from, to: end }) => article !== null && from < to.from && end > to.from,
  )
  const noun = joined?.units.slice(0, joined.units.length - (to.to - to.from))
  return phrase?.words ?? (noun && noun.length > 0 ? wordsOf(noun) : null)
}

/** "The unicorn" is whoever alone is one by the details. */
function whoIs(noun: string, { cast }: ClauseContext): string | null {
  const word = new RegExp(`(?<!\\p{L})${noun.replaceAll(/[^\p{L} ]/gu, '')}(?!\\p{L})`, 'iu')
  const [only, ...others] = cast.filter(({ details }) => word.test(details))
  return only && others.length === 0 ? only.name : null
}

/** Everything in a clause that can be a name, longest first. */
function namesIn({ units, cast }: ClauseContext): NameSpan[] {
  const mentions = findMentions(units, cast)
  const names: NameSpan[] = []
  for (let at = 0; at < units.length; at++) {
    const end = nameEnd(units, at)
    if (end === at) {
      const mention = mentions.find(({ from }) => from === at)
      if (mention) names.push(spanOf(units, mention.from, mention.to, mention.name, cast))
      continue
    }
    const mention = mentions.find(({ from, to }) => from < end && to > at)
    // "Call Grandma Rosa Ruža": two names, and no longer one.
    if (mention?.from === at && mention.to < end && calling.test(units[at - 1]?.small ?? '')) {
      names.push(spanOf(units, at, mention.to, mention.name, cast))
      at = mention.to - 1
      continue
    }
    names.push(spanOf(units, at, Math.max(end, mention?.to ?? end), mention?.name ?? null, cast))
    at = Math.max(end, mention?.to ?? end) - 1
  }
  return names
}

function spanOf(
  units: readonly Unit[],
  from: number,
  to: number,
  known: string | null,
  cast: ClauseContext['cast'],
): NameSpan {
  const words = units
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(' - ', '-')
  const isExact = cast.some(({ name }) => name.toLowerCase() === words.toLowerCase())
  return { words, known, isExact, from, to }
}

/** Names stand in capitals, or behind a word of naming. */
function nameEnd(units: readonly Unit[], at: number): number {
  const before = units[at - 1]?.small ?? ''
  // In capitals all are small to us: "HE IS CALLED BEN NOT BENNY".
  const isDeniedName =
    /^(?:not|never)$/.test(before) &&
    units.some(({ small }) => /^(?:called|named|spelled|spelt)$/.test(small))
  const isAfterNaming = /^(?:to|into|called|named|spelled|spelt)$/.test(before) || isDeniedName
  let end = at
  while (
    end < units.length &&
    end - at < 4 &&
    canBeName(
      units[end] as Unit,
      end,
      isAfterNaming && end === at,
      /^\p{Lu}/u.test(units[end + 1]?.text ?? ''),
    )
  )
    end++
  while (end > at && units[end - 1]?.small === '-') end--
  return end
}

function canBeName(
  { text, small, part, classes }: Unit,
  at: number,
  isAfterNaming: boolean,
  isFollowedByName: boolean,
): boolean {
  if (notNames.test(small)) return false
  if (small === '-') return true
  if (/^\p{Lu}{2,}$/u.test(text)) return classes.length === 0 && part === 'PROPN'
  if (/^\p{Lu}/u.test(text) && text.length > 1)
    return at > 0 || classes.includes('names') || (part === 'PROPN' && !isFollowedByName)
  return isAfterNaming && /^(?:PROPN|NOUN|X|ADJ)$/.test(part) && /^\p{L}{2,}$/u.test(small)
}

const capitalised = (words: string): string =>
  words === words.toLowerCase()
    ? words.replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
    : words
