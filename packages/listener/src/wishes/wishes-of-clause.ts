import { topicsIn } from '../learned/cues.ts'
import { askedDeed } from './asked-deed.ts'
import { type ClauseContext, otherPhrases, whoIsMeant } from './clause-context.ts'
import { closingOf } from './closing-of.ts'
import { isBeing } from './cut-wishes.ts'
import { keepsAll } from './keeps-all.ts'
import { whatIsToBeTold } from './likely-sayings.ts'
import { type NounPhrase, storyNouns, wordsOf } from './noun-phrases.ts'
import { readAge } from './read-age.ts'
import { readCorrection } from './read-correction.ts'
import { numbersIn, readLength, readWhere } from './read-length.ts'
import { readOtherThing } from './read-other-thing.ts'
import { readPlaceAndTime } from './read-place-and-time.ts'
import { readPronoun } from './read-pronoun.ts'
import { readQuotedExchange } from './read-quoted-exchange.ts'
import { readRenaming } from './read-renaming.ts'
import { readSwap } from './read-swap.ts'
import { readTitle } from './read-title.ts'
import { readWordExchange } from './read-word-exchange.ts'
import { refusalOf } from './refusal-of.ts'
import { removalOf, removals } from './removals.ts'
import { startOfDenied } from './start-of-denied.ts'
import type { TextWish, ToneWish } from './text-wish.ts'
import { thingsIn } from './things-in.ts'
import { aboutWords, valueWords } from './value-words.ts'

const tones: ReadonlySet<string> = new Set<ToneWish>([
  'funnier',
  'calmer',
  'less-scary',
  'more-exciting',
  'less-preachy',
  'more-dialogue',
  'less-dialogue',
  'rhymes',
  'no-rhymes',
  'bedtime-ending',
  'less-funny',
  'no-refrain',
  'no-bedtime-ending',
])

/** The wishes of a clause of which it is known what kind it is; none where whom or what it is about cannot be found. */
export function wishesOfClause(label: string, context: ClauseContext): TextWish[] {
  if (tones.has(label)) {
    const who = label === 'funnier' ? whoIsFunny(context) : undefined
    return [{ kind: 'tone', tone: label as ToneWish, ...(who && { who }) }]
  }
  const read = readers[label]
  return read ? read(context).filter((wish) => wish !== null) : []
}

/** "Let the goat be funny", "funnier moments with Nana": not whom it is told to, "funnier for Ada". */
function whoIsFunny({ mentions, units }: ClauseContext): string | undefined {
  return mentions.find(({ from }) => {
    const before = units.slice(Math.max(0, from - 2), from).map(({ small }) => small)
    return !before.some((word) => /^(?:for|to|because|as|than|like|when)$/.test(word))
  })?.name
}

type Reader = (context: ClauseContext) => (TextWish | null)[]

const readers: Readonly<Record<string, Reader>> = {
  shorter: (context) => [lengthWish(context, true)],
  longer: (context) => [lengthWish(context, false)],
  simpler: () => [{ kind: 'difficulty', step: 'simpler' }],
  richer: () => [{ kind: 'difficulty', step: 'richer' }],
  swap: (context) => {
    const swap = readSwap(context)
    return [swap && { kind: 'correct', ...swap, wrong: null }]
  },
  'other-thing': (context) => {
    const quoted = readQuotedExchange(context) ?? readWordExchange(context)
    if (quoted) return [{ kind: 'other-thing', ...quoted, asWords: true }]
    const things = readOtherThing(context)
    return [things && { kind: 'other-thing', ...things }]
  },
  'words-a-page': ({ units }) => [pageLength(numbersIn(units))],
  refrain: ({ quotations }) => [{ kind: 'refrain', line: quotations[0] ?? null }],
  'another-ending': (context) => [lengthOfPart(context, 'ending') ?? retelling(context, 'ending')],
  beginning: (context) => [lengthOfPart(context, 'beginning') ?? retelling(context, 'beginning')],
  'other-words': (context) => [retelling(context, readWhere(context.units))],
  'fix-place': (context) => [retelling(context, readWhere(context.units))],
  'other-plot': () => [{ kind: 'other-plot' }],
  rename: (context) => {
    const names = readRenaming(context)
    return [names && { kind: 'rename', ...names }]
  },
  pronoun: (context) => {
    const pronoun = readPronoun(context)
    return [pronoun && { kind: 'pronoun', ...pronoun }]
  },
  age: (context) => [readAge(context)],
  'leave-out': removals,
  'remove-thing': removals,
  'less-of': (context) => amountsOf('less-of', context),
  'more-of': (context) => amountsOf('more-of', context),
  'bring-in': additions,
  'add-thing': additions,
  refusal: ({ words, units }) =>
    refusalOf(words).map((thing) =>
      units.some((unit) => isBeing(unit) && thing.split(' ').includes(unit.small))
        ? { kind: 'leave-out', who: thing }
        : { kind: 'remove-thing', thing },
    ),
  'add-told': ({ words }) => {
    const thing = whatIsToBeTold(words)
    return [thing === null ? null : { kind: 'add-thing', thing }]
  },
  // What is to happen is told as a whole.
  'add-deed': (context) => [
    { kind: 'add-thing', thing: askedDeed(context) ?? context.units.map(({ text }) => text).join(' ') },
  ],
  place: (context) => readPlaceAndTime('place', context),
  time: (context) => readPlaceAndTime('time', context),
  'more-about-value': (context) => [
    { kind: 'value', words: valueWords(context.words) ?? aboutWords(context), more: true },
  ],
  'less-about-value': (context) => [{ kind: 'value', words: aboutWords(context), more: false }],
  correct: (context) => {
    const correction = readCorrection(context)
    return [correction && { kind: 'correct', ...correction }]
  },
  title: (context) => [readTitle(context)],
  closing: ({ words }) => {
    const closing = closingOf(words)
    return [closing && { kind: 'closing', closing }]
  },
  keep: (context) => [{ kind: 'keep', words: keepsAll(context.words) ? 'everything' : aboutWords(context) }],
}

const lengthWish = ({ words, units }: ClauseContext, isShorter: boolean): TextWish => ({
  kind: 'length',
  by: readLength(words, isShorter),
  where: readWhere(units),
})

/** "The ending feels rushed", "it takes ages to get going": that part wants more room, or less. */
function lengthOfPart({ words, units }: ClauseContext, where: 'beginning' | 'ending'): TextWish | null {
  const topics = topicsIn(units)
  const isShort = topics.includes('long') && !topics.includes('short')
  const isLong = topics.includes('short') && !topics.includes('long')
  if (!isShort && !isLong) return null
  return { kind: 'length', by: readLength(words, isLong), where }
}

/** More than this many words a page are no wish for few. */
const mostWordsAPage = 300

function pageLength(numbers: readonly number[]): TextWish | null {
  const count = numbers.findLast((number) => number >= 3 && number <= mostWordsAPage)
  return count === undefined ? null : { kind: 'page-length', words: count }
}

function retelling(
  context: ClauseContext,
  where: 'everywhere' | 'beginning' | 'middle' | 'ending',
): TextWish {
  const isPage = /\bp(?:ages?|g|p)?\b\.? ?/.test(context.words)
  const [page] = isPage ? numbersIn(context.units) : []
  const what = otherPhrases(context).find(({ head }) => !storyNouns.test(head.small))
  const asked = context.units.some(({ small }) =>
    /^(?:another|different|new|other|else|differently|again)$/.test(small),
  )
  return { kind: 'retell', where, page: page ?? null, what: what?.words ?? null, asked }
}

function amountsOf(kind: 'less-of' | 'more-of', context: ClauseContext): TextWish[] {
  const people = context.mentions.map(({ name }): TextWish => ({ kind, who: name }))
  if (people.length > 0) return people
  const [thing] = thingsIn(context)
  if (thing) return [{ kind, who: thing.words }]
  const who = whoIsMeant(context)
  return who ? [{ kind, who }] : []
}

function additions(context: ClauseContext): TextWish[] {
  const denied = startOfDenied(context.units)
  const phrases = thingsIn(context).filter(({ from }) => denied < 0 || from < denied)
  const found = phrases.flatMap((phrase, at): TextWish[] => {
    const name = nameIn(phrase, phrases[at + 1], context)
    if (at > 0 && isCalled(phrase, context)) return []
    const being = phrase.units.find(isBeing)
    if (being || name) {
      const noun = wordsOf(phrase.units.filter(({ text }) => !name?.split(' ').includes(text)))
      return [{ kind: 'bring-in', name, noun: noun || null, words: phrase.words }]
    }
    // "Give her a place".
    const thing = wordsOf(context.units.slice(phrase.from, phrase.to)).replace(givenTo, '')
    // "Put she in": a small word is nothing that can come.
    return /^(?:in|out|on|up|off|back)\W*$|^(?:\S+ )?times$|^every /.test(thing)
      ? []
      : [{ kind: 'add-thing', thing }]
  })
  const known = context.mentions.map(({ name }): TextWish => ({ kind: 'more-of', who: name }))
  return found.length > 0 ? [...found.slice(0, 4), ...replaced(context)] : known
}

const givenTo = /^(?:her|him|them|us) (?=(?:an?|the|some) )/

/** "A sledge instead of the bikes": these go. */
function replaced(context: ClauseContext): TextWish[] {
  const denied = startOfDenied(context.units)
  const thing = denied < 0 ? undefined : otherPhrases(context).find(({ from }) => from === denied + 2)
  return thing ? [removalOf(thing)] : []
}

/** "a dog named Max" is one newcomer. */
const isCalled = ({ from }: NounPhrase, { units }: ClauseContext): boolean =>
  /^(?:named|called)$/.test(units[from - 1]?.small ?? '')

function nameIn(phrase: NounPhrase, next: NounPhrase | undefined, context: ClauseContext): string | null {
  const own = phrase.units.filter(
    ({ part, text, small }) =>
      /^\p{Lu}/u.test(text) &&
      !/^(?:use|put|add|have|say|call|make|write|let|give|drop|keep|bring|include|show|tell|try|more|less|no)$/.test(
        small,
      ) &&
      (part === 'PROPN' || small !== text) &&
      !/^[A-Z]{2,}$/.test(text),
  )
  const isStart = phrase.from === 0 && phrase.units.length === 1
  if (own.length > 0 && !isStart) return own.map(({ text }) => text).join(' ')
  return next && isCalled(next, context)
    ? next.words.replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
    : null
}
