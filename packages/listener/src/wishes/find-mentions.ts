import { isCue } from '../learned/cues.ts'
import { isA, valuesFor } from '../lexicons/lexicons.ts'
import { plainLetters } from '../lexicons/plain-letters.ts'
import { isOneOf, type Unit } from '../text/read-units.ts'
import type { CastMember } from './heard-clause.ts'

/** Somebody of the cast, and the units by which they are meant. */
export interface Mention {
  name: string
  from: number
  to: number
}

/** Whom a clause speaks of, in the order of its words: by name, a part of it, a nickname, kin or what they are. */
export function findMentions(units: readonly Unit[], cast: readonly CastMember[]): Mention[] {
  const mentions: Mention[] = []
  for (let at = 0; at < units.length; ) {
    const found = mentionAt(units, at, cast)
    // "Ada sits next to the girl": she is another.
    const isAnother =
      found !== undefined &&
      /^(?:child|kid|boy|girl|lad|lass)$/.test(units[at]?.small ?? '') &&
      mentions.some(({ name }) => name === found.name)
    if (found && !isAnother) mentions.push(found)
    at = found ? found.to : at + 1
  }
  return mentions
}

const longestName = 5

function mentionAt(units: readonly Unit[], at: number, cast: readonly CastMember[]): Mention | undefined {
  for (let length = Math.min(longestName, units.length - at); length > 0; length--) {
    const words = wordsIn(units.slice(at, at + length))
    const who = cast.find(({ name }) => letters(name) === words)
    if (who && !(length === 1 && isPlainThing(units, at)))
      return { name: who.name, from: at, to: at + length }
  }
  const unit = units[at] as Unit
  const named = isPlainThing(units, at) ? undefined : byPartOfName(unit, cast, at === 0)
  const who = named ?? (isNew(units, at) || isAskedAbout(units) ? undefined : byKind(unit, cast))
  return who && { name: who.name, from: at, to: at + 1 }
}

/** "The red kite", where a cat is called Kite. */
function isPlainThing(units: readonly Unit[], at: number): boolean {
  const [before, unit] = [units[at - 1], units[at]]
  const isCommon = unit !== undefined && unit.text === unit.small && unit.classes.length > 0
  return isCommon && before !== undefined && /^(?:DET|ADJ)$/.test(before.part)
}

/** "A dog" and "another big dog" are none that there is. */
const isNew = (units: readonly Unit[], at: number): boolean =>
  units
    .slice(Math.max(0, at - 3), at)
    .some(({ small }) => /^(?:a|an|another|some|no|second|third|fourth|other|extra|random)$/.test(small))

/** "Who is the boy in the background?": nobody that the family knows. */
const isAskedAbout = (units: readonly Unit[]): boolean =>
  units.slice(0, 2).some(({ small }) => /^who(?:'s)?$/.test(small)) &&
  units.some(({ small }) => /^(?:is|'s|are)$/.test(small))

const letters = (words: string): string => plainLetters(words).replace(/[.'’]/g, '').replaceAll('-', ' ')
const wordsIn = (units: readonly Unit[]): string =>
  letters(
    units
      .map(({ text }) => text)
      .join(' ')
      .replaceAll(' - ', '-'),
  )

/** "Peg" is Nana Peg and "nivi" is Nivedita; everyday words are nobody's name. */
function byPartOfName(unit: Unit, cast: readonly CastMember[], isFirst: boolean): CastMember | undefined {
  if (!/^(?:NOUN|PROPN|X|ADJ|VERB|INTJ)$/.test(unit.part) || unit.small.length < 3) return undefined
  const word = letters(unit.small)
  const parts = (name: string) => letters(name).split(' ')
  const exact = cast.find(({ name }) => parts(name).includes(word) && !isOneOf(unit, 'kin-words', 'kin'))
  if (exact) return exact
  if (unit.classes.length > 0 && !unit.classes.includes('names')) return undefined
  if (unit.part !== 'PROPN' && (isFirst || !/^\p{Lu}/u.test(unit.text))) return undefined
  return (
    cast.find(({ details }) => nicknamesIn(details).includes(word)) ??
    cast.find(({ name }) =>
      parts(name).some((part) => isShort(word, part) || (!isCue(unit) && isSlip(word, part))),
    )
  )
}

/** "we call her Nivi", "Zeke, 6". */
function nicknamesIn(details: string): string[] {
  return [
    ...details.matchAll(
      /(?:call(?:s|ed)?(?: \p{L}+)?|nicknamed?|known as|goes by|^) (\p{Lu}\p{L}+)|^(\p{Lu}\p{L}+) for short|^(\p{Lu}\p{L}+),/gu,
    ),
  ]
    .map(([, called, short, first]) => letters(called ?? short ?? first ?? ''))
    .filter((name) => name.length > 1)
}

const isShort = (word: string, name: string): boolean =>
  word.length >= 3 &&
  name.length > word.length &&
  name.startsWith(word.slice(0, Math.max(3, word.length - 1)))

/** One letter more, less or another. */
function isSlip(word: string, name: string): boolean {
  if (word === name || Math.min(word.length, name.length) < 4 || Math.abs(word.length - name.length) > 1)
    return false
  let start = 0
  while (word[start] === name[start]) start++
  let end = 0
  while (end < Math.min(word.length, name.length) - start && word.at(-1 - end) === name.at(-1 - end)) end++
  return Math.max(word.length, name.length) - start - end <= 1
}

/** Who of the cast alone is what a word names: the dog of "no dog". */
export const onlyOneCalled = (unit: Unit, cast: readonly CastMember[]): string | null =>
  byKind(unit, cast)?.name ?? null

/** "the dog", "her grandma": whoever of the cast is one; not where several are. */
function byKind(unit: Unit, cast: readonly CastMember[]): CastMember | undefined {
  const called = cast.filter((one) => one.called?.includes(unit.lemma))
  if (called.length > 0) return only(called)
  const child = childCalled(unit.small, cast)
  if (child) return child
  if (isOneOf(unit, 'kin-words', 'kin')) {
    const kin = kinOf(unit.small)
    return only(
      cast.filter(({ name, details }) =>
        [...wordsOf(name), ...wordsOf(details).slice(0, 6)].some((word) => kinOf(word) === kin),
      ),
    )
  }
  const noun = unit.lemma
  const described = cast.filter(({ details }) => kindDescribed(details) === noun)
  if (unit.part === 'NOUN' && described.length === 1) return described[0]
  if (!/^(?:NOUN|PROPN)$/.test(unit.part) || !isBeingWord(noun)) return undefined
  return only(cast.filter(({ details }) => wordsOf(details).slice(0, 8).includes(noun)))
}

/** "A round bun with a face": a bun; "girl, 7, curls" is told by its own words. */
function kindDescribed(details: string): string | null {
  const [said] =
    /^(?:an? |the |her |his |our |my |old |big |small |little |tiny |toy |wooden |\p{L}+ )*?(\p{L}+)(?=,| with | who | that | made |$)/u.exec(
      details.toLowerCase(),
    ) ?? []
  const words = said?.split(' ') ?? []
  return /^(?:an?|the|her|his|our|my|old)$/.test(words[0] ?? '') && words.length > 1
    ? (words.at(-1) ?? null)
    : null
}

/** "The child", "my son": the only one of the cast who may be meant. */
function childCalled(noun: string, cast: readonly CastMember[]): CastMember | undefined {
  const pronoun = /^(?:son|boy|lad|laddie)$/.test(noun)
    ? 'he'
    : /^(?:daughter|girl|lass|lassie)$/.test(noun)
      ? 'she'
      : null
  if (pronoun === null && !/^(?:child|kid|kiddo)$/.test(noun)) return undefined
  // Of a text, a child may be any child.
  if (!cast.some((one) => 'isInPicture' in one)) return undefined
  return only(
    cast.filter(
      (one) =>
        isChild(one.details) && (pronoun === null || one.pronoun === undefined || one.pronoun === pronoun),
    ),
  )
}

const oldestChild = 14
/** By the age that stands first, or by the word. */
export function isChild(details: string): boolean {
  const years = yearsOf(details)
  return years === null ? /\b(?:boy|girl|child|kid|toddler)\b/i.test(details) : years <= oldestChild
}

/** The age that stands first in the details of somebody; null where none does. */
export function yearsOf(details: string): number | null {
  const [, years] = /^\D{0,24}?\b(\d{1,2})\b/.exec(details) ?? []
  return years === undefined ? null : Number(years)
}

const isBeingWord = (noun: string): boolean =>
  (['animal', 'fantasy', 'trade', 'toy', 'pronoun-nouns', 'childhood'] as const).some((one) => isA(one, noun))
const only = <One>(all: readonly One[]): One | undefined => (all.length === 1 ? all[0] : undefined)
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []
/** "Grandma", "granny" and "oma" are one kin. */
function kinOf(word: string): string | undefined {
  const [, kin] = valuesFor('kin-words', word)
  return kin || (isA('kin', word) ? word : undefined)
}
