import type { Fact, Pronoun, WordKind } from '../facts.ts'
import { readUnits } from '../text/read-units.ts'
import { tagBehind } from '../text/tag-behind.ts'
import { tagWords, type Word } from '../text/tag-words.ts'
import type { Article, PlainForm } from './plain-form.ts'
import { readColouring } from './read-colouring.ts'
import { isNoDeed, readDeed, readState } from './read-deed.ts'
import { readLook } from './read-look.ts'
import { readQuality } from './read-quality.ts'
import { readTail } from './read-tail.ts'
import { readThing } from './read-thing.ts'

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
export function plainFormOf({ fact, details, pronoun }: Source): PlainForm | null {
  const before = tagWords(details.slice(Math.max(0, fact.span[0] - 40), fact.span[0])).map(
    ({ small }) => small,
  )
  const words = fact.words
  switch (fact.kind) {
    case 'like':
    case 'dislike':
    case 'fear':
    case 'belonging':
      return (
        readDoing(words, before, pronoun) ??
        readThing(tagBehind('She likes', words).map(asNoun), articleOf(before), pronoun)
      )
    case 'habit':
    case 'skill':
    case 'work':
    case 'speech':
      return (
        readDeed(tagDeed(words), pronoun) ??
        readAble(words, before, pronoun) ??
        readTrade(fact, before) ??
        readState(tagBehind('She is', words.toLowerCase()), pronoun)
      )
    case 'trait':
      return (
        readDeed(tagDeed(words), pronoun) ?? readQuality(tagBehind('She is', words.toLowerCase()), pronoun)
      )
    case 'skin':
    case 'hair':
    case 'eyes':
    case 'body':
    case 'glasses':
    case 'aid':
    case 'headwear':
    case 'garment':
      return lookOf(fact.kind, words, articleOf(before), pronoun)
    case 'size':
      return readQuality(tagBehind('She is', words.toLowerCase()), pronoun)
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
  const tagged = tagBehind('She has the', words.slice(0, 1).toLowerCase() + words.slice(1))
  return readColouring(kind, tagged) ?? readLook(tagged, article, pronoun)
}

/** "Loud bangs": no verb stands behind an adjective at the end. */
const asNoun = (word: Word, at: number, words: readonly Word[]): Word =>
  word.part === 'VERB' &&
  /s$/.test(word.small) &&
  at === words.length - 1 &&
  /^AD[JV]$/.test(words[at - 1]?.part ?? '')
    ? { ...word, part: 'NOUN' }
    : word

const tagDeed = (words: string): Word[] => tagBehind('She', words.slice(0, 1).toLowerCase() + words.slice(1))

/** "to dance", "drawing maps", "wants to be a pilot". */
function readDoing(words: string, before: readonly string[], pronoun: Pronoun): PlainForm | null {
  const isInfinitive = before.at(-1) === 'to'
  if (isInfinitive) {
    const isHoped = before.slice(-3).some((word) => /^(?:wants?|hopes?|wishes)$/.test(word))
    return readBase(words, isHoped ? 'hoped' : 'liked', pronoun)
  }
  const [first, ...rest] = tagBehind('She likes', words)
  if (!first || !/^(?:VERB|AUX)$/.test(first.part) || !/ing$/.test(first.small)) return null
  return doingOf(first.small === 'being' ? 'be' : first.lemma, rest, 'liked', pronoun)
}

/** "can tell all ewes apart". */
function readAble(words: string, before: readonly string[], pronoun: Pronoun): PlainForm | null {
  return before.at(-1) === 'can' ? readBase(words, 'able', pronoun) : null
}

function readBase(words: string, manner: Doing['manner'], pronoun: Pronoun): PlainForm | null {
  const [first, ...rest] = tagBehind('She likes to', words.slice(0, 1).toLowerCase() + words.slice(1))
  return first ? doingOf(first.small, rest, manner, pronoun) : null
}

type Doing = Extract<PlainForm, { form: 'doing' }>

function doingOf(
  base: string,
  behind: readonly Word[],
  manner: Doing['manner'],
  pronoun: Pronoun,
): PlainForm | null {
  const [first] = behind
  // "Being called cute" is done to them.
  const done = base === 'be' && first?.part === 'VERB' && !/ing$/.test(first.small) ? first.small : null
  const isBeing =
    done !== null || (base === 'be' && first?.part === 'DET') || (base === 'get' && first?.part === 'ADJ')
  if (!/^\p{Ll}+$/u.test(base) || (isNoDeed(base) && !isBeing)) return null
  const rest = readTail(done ? behind.slice(1) : behind, pronoun)
  if (rest === null) return null
  return { form: 'doing', manner, base, rest: done ? `${done} ${rest}`.trim() : rest }
}

/** "a bus driver", but no "baker by trade since the war". */
function readTrade({ kind, words }: Source['fact'], before: readonly string[]): PlainForm | null {
  if (kind !== 'work') return null
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
