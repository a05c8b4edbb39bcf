import type { Fact, Pronoun, WordKind } from '../facts.ts'
import { isA, valueFor } from '../lexicons/lexicons.ts'
import { readUnits } from '../text/read-units.ts'
import { tagBehind } from '../text/tag-behind.ts'
import { tagWords, type Word } from '../text/tag-words.ts'
import type { Article, PlainForm } from './plain-form.ts'
import {
  readCoat,
  readCompound,
  readCovered,
  readLookOfAll,
  readMadeOf,
  readNoTeeth,
  readOddEyes,
} from './read-as-a-whole.ts'
import { readGap, readNature, readStature, withHyphen } from './read-build.ts'
import { readColouring } from './read-colouring.ts'
import { readDeed, readState } from './read-deed.ts'
import { readDenial } from './read-denial.ts'
import { readAble, readDoing } from './read-doing.ts'
import { readEvent } from './read-event.ts'
import { readHealth } from './read-health.ts'
import { readHome } from './read-home.ts'
import { readLook } from './read-look.ts'
import { readMeasure } from './read-measure.ts'
import { readOwned } from './read-owned.ts'
import { readPartThatIs } from './read-part-that-is.ts'
import { readQuality } from './read-quality.ts'
import { readWho } from './read-who.ts'
import { tagDeed } from './tag-deed.ts'
import { withColourFirst } from './with-colour-first.ts'

/** What a plain form is read from. */
export interface Source {
  fact: Extract<Fact, { kind: WordKind }>
  /** All that the parent wrote, in which the fact has its span. */
  details: string
  /** Of whoever it is about: "her" said of a boy is somebody else's. */
  pronoun: Pronoun
}

/**
 * How a certain fact can stand in a sentence, or null where its words would not make sound English in every one: only
 * what has a plain form is told.
 */
export function plainFormOf(source: Source): PlainForm | null {
  const fact = { ...source.fact, words: source.fact.words.replace(measured, '') }
  if (fact.words !== source.fact.words && !fact.words.includes(' ')) return null
  const words = fact.words.replace(ofOurs, '')
  const phrase = fact.phrase?.replace(ofOurs, '')
  return (
    formOf({ ...source, fact }) ??
    (words.includes(' ') && words !== fact.words
      ? formOf({ ...source, fact: { ...fact, words, ...(phrase !== undefined && { phrase }) } })
      : null)
  )
}

/** "Lives in Cusco with my sister": whom only the parent can name so, is left away. */
const ofOurs =
  / (?:with|to|for|at|from|near|by|next to|close to|beside|behind|opposite|above|below|over) (?:us|me|my|our)\b.*$/i

/** "Legs about an inch long": how long is left to the pictures. */
const measured =
  / (?:about |almost |only |at least )?(?:an?|one|two|three|four|five|six|\d+) (?:inch|inches|foot|feet|cm|centimet\p{L}+|met\p{L}+|yards?) (?:long|tall|wide|high)$/iu

/** "Balloons terrify her" tells of balloons: a capital at the beginning of a sentence is no name. */
function withSmallBeginning({ kind, words, span }: Source['fact'], details: string): string {
  const isBeginning = /(?:^|[.!?;:)\n–—-])\s*$/.test(details.slice(0, span[0]))
  const first = words.split(/[^\p{L}'’-]/u)[0] ?? ''
  const isName = isA('names', first) || /^\p{Lu}{2,}/u.test(first) || valueFor('speech', first) === 'language'
  return isBeginning && !isName && /^(?:like|dislike|fear)$/.test(kind)
    ? words.slice(0, 1).toLowerCase() + words.slice(1)
    : words
}

/** "Fearless honestly", "cheeky as", "bossy too": what only says how the parent means it. */
const asides =
  /(?:,? (?:too much|too|as|now|just now|right now|nowadays|these days|at the moment|honestly|really|truly|lol|tbh|though|bless (?:him|her|them)|haha|obviously|actually|basically|ngl))+$/i

/** "Of the dark, of moths and of the plughole": what joins a fear to the one before. */
const joining = /^of (the |an? )?(?=\p{L})/iu

function formOf({ fact: said, details, pronoun }: Source): PlainForm | null {
  const fact = { ...said, words: withSmallBeginning(said, details).replace(asides, '').replace(joining, '') }
  const before = [
    ...tagWords(details.slice(Math.max(0, fact.span[0] - 40), fact.span[0])).map(({ small }) => small),
    ...(joining.exec(said.words)?.[1]?.trim().toLowerCase().split(' ') ?? []),
  ]
  const words = fact.words
  const isBehindSubject = before.at(-1) === pronoun
  switch (fact.kind) {
    case 'like':
    case 'dislike':
    case 'fear':
    case 'belonging':
      return (
        readRefusal(fact.phrase ?? '', pronoun) ??
        readDoing(words, before, pronoun) ??
        readOwned(
          fact.kind,
          // "A wooden spoon everywhere".
          fact.kind === 'belonging' ? words.replace(/ everywhere\b.*$/i, '') : words,
          articleOf(before),
          pronoun,
        )
      )
    case 'habit':
    case 'skill':
    case 'work':
    case 'speech':
      return (
        readDeed(tagDeed(words), pronoun, isBehindSubject) ??
        readDenial(tagDeed(words), pronoun) ??
        readAble(words, before, pronoun) ??
        readHealth(words, tagBehind('She has', words), pronoun) ??
        readTrade(fact, before) ??
        (/^(?:work|skill)$/.test(fact.kind) ? readWho(words, [...before, 'a'], pronoun) : null) ??
        (fact.kind === 'work' || /^used to /i.test(words) ? readEvent(tagDeed(words), pronoun) : null) ??
        readState(tagBehind('She is', words.toLowerCase()), pronoun) ??
        readMeasure(words.toLowerCase(), pronoun) ??
        readGift(fact.phrase, pronoun)
      )
    case 'trait':
      // "Bit sarcastic".
      if (/\bbarefoot\b/i.test(words))
        return { form: 'quality', words: /always/i.test(words) ? 'always barefoot' : 'barefoot' }
      if (/^bit /i.test(words)) return formOf({ fact: { ...said, words: `a ${words}` }, details, pronoun })
      return (
        readNature(words, pronoun) ??
        readWho(words, words.includes(' ') ? [...before, 'a'] : before, pronoun) ??
        readDeed(tagDeed(words), pronoun) ??
        readDenial(tagDeed(words), pronoun) ??
        readQuality(tagBehind('She is', words.toLowerCase()), pronoun) ??
        readMeasure(words.toLowerCase(), pronoun) ??
        readHealth(words, tagBehind('She has', words), pronoun)
      )
    case 'health':
      return readHealth(words, tagBehind('She has', words), pronoun)
    case 'event':
      if (/^learning \p{L}+$/iu.test(words)) return { form: 'quality', words: `learning ${words.slice(9)}` }
      return readEvent(tagBehind('She', words.slice(0, 1).toLowerCase() + words.slice(1)), pronoun)
    case 'place':
      return readHome(fact.phrase ?? words, pronoun) ?? readHome(words, pronoun)
    case 'skin':
    case 'hair':
    case 'eyes':
    case 'body':
    case 'glasses':
    case 'aid':
    case 'headwear':
    case 'garment':
      return (
        readNature(words, pronoun) ??
        readCompound(words) ??
        readGap(words) ??
        readCovered(words) ??
        (fact.kind === 'body' ? (readMadeOf(words) ?? readNoTeeth(words)) : null) ??
        (fact.kind === 'body' || fact.kind === 'skin' ? readCoat(words) : null) ??
        (fact.kind === 'eyes' ? readOddEyes(words) : null) ??
        lookOf(fact.kind, withHyphen(words.replace(/ (?:right )?now$/i, '')), articleOf(before), pronoun)
      )
    case 'size':
      // "A white round one" is a pump.
      if (/ one$/.test(words) && isA('colour', words.split(' ')[0] ?? '')) return null
      return (
        readStature(words) ??
        readQuality(tagBehind('She is', words.toLowerCase()), pronoun) ??
        readMeasure(words.toLowerCase(), pronoun)
      )
    default:
      return null
  }
}

function lookOf(
  kind: WordKind,
  words: string,
  article: Article | 'other',
  pronoun: Pronoun,
): PlainForm | null {
  // "Mixed heritage" is nothing that one has.
  if (/\b(?:race|heritage)$/i.test(words)) return { form: 'quality', words: `of ${words.toLowerCase()}` }
  if (/\bbiracial$/i.test(words)) return { form: 'quality', words: words.toLowerCase() }
  const small = (
    isA('place', words.split(' ')[0] ?? '') ? words : words.slice(0, 1).toLowerCase() + words.slice(1)
  ).replace(/ in (?:the )?colou?r (\p{L}+)$/iu, ', $1')
  const said = tagBehind(
    'She has the',
    small.replace(/ (?:is|are|was|were) (?=missing|gone|chewed|torn|bitten)/, ' '),
  )
    .map(asCut)
    .map((word, at, all) => asAid(word, all[at + 1]))
  const tagged = withColourFirst(said)
  if (kind === 'hair' && /^no hair\b/i.test(words))
    return { form: 'thing', article: 'none', words: 'no hair', short: 'no hair', isPlural: false }
  return (
    readLookOfAll(tagged, pronoun) ??
    readColouring(kind, tagged, pronoun) ??
    readPartThatIs(said, pronoun) ??
    readLook(tagged, article, pronoun)
  )
}

/** A "walking stick" does not walk, and "skin like honey" is skin. */
function asAid(word: Word, next: Word | undefined): Word {
  const isOfName = next !== undefined && isA('aid', `${word.small} ${next.small}`)
  return isOfName || /^(?:stick|skin|fringe|bangs|beard|hi|vis)$/.test(word.small)
    ? { ...word, part: 'NOUN' }
    : word
}

/** A "bowl cut" is no deed, and neither is an "insulin pump". */
const asCut = (word: Word): Word =>
  /^(?:cut|pump|brace)$/.test(word.small) ? { ...word, part: 'NOUN' } : word

/** "very good at football with no shoes", "brilliant with bikes"; "good in chess" is at it. */
function readGift(phrase: string | undefined, pronoun: Pronoun): PlainForm | null {
  const said = (phrase?.toLowerCase() ?? '').replace(
    /\b(good|great|brilliant|best|bad) in (?=\p{L}+$)/u,
    '$1 at ',
  )
  const words = tagBehind('She is', said)
  return words.some(({ small }) => /^(?:at|with)$/.test(small)) ? readQuality(words, pronoun) : null
}

/** "won't wear pink"; "doesn't like hugs" is a thing. */
function readRefusal(phrase: string, pronoun: Pronoun): PlainForm | null {
  const denial = readDenial(tagDeed(phrase), pronoun)
  return denial?.form === 'denial' && denial.modal !== 'do' ? denial : null
}

/** "a bus driver", but no "baker by trade since the war". */
function readTrade({ kind, words }: Source['fact'], before: readonly string[]): PlainForm | null {
  if (kind !== 'work' && kind !== 'skill') return null
  const units = readUnits(tagBehind('She is a', words))
  const isTrade = units.every(({ part }) => /^(?:ADJ|NOUN|PROPN)$/.test(part)) && units.length <= 3
  const isNamed = units.at(-1)?.classes.includes('trade')
  return isTrade && isNamed
    ? {
        form: 'thing',
        article: before.at(-1) === 'the' ? 'the' : 'a',
        words: words.toLowerCase(),
        short: words.toLowerCase(),
        isPlural: false,
      }
    : null
}

function articleOf(before: readonly string[]): Article | 'other' {
  const last = before.at(-1) ?? ''
  if (/^an?$/.test(last)) return 'a'
  if (last === 'the') return 'the'
  if (/^(?:her|his|their|its)$/.test(last)) return 'own'
  return /^(?:my|our|your|some|this|that|these|those)$/.test(last) ? 'other' : 'none'
}
