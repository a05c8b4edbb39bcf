import { otherLanguage } from '@faith-fables/listener/text/other-language'
import { findMatches, type Match } from './find-matches.ts'
import { findDoubts } from './learned/find-doubts.ts'
import type { HarmModel } from './learned/harm-model.ts'
import { outweighedBy } from './learned/outweighed.ts'
import { harmModel } from './learned/weigh-sentences.ts'
import type { ModerationCategory } from './moderation-category.ts'
import { withoutLiturgy } from './normalise/liturgy.ts'
import { bearersIn, withOtherNames } from './normalise/names.ts'
import { withoutPlaces } from './normalise/places.ts'
import { plainText } from './normalise/plain-text.ts'
import { unmaskedText } from './normalise/unmasked-text.ts'
import { themes } from './themes/themes.ts'
import { isComplainedOf, isSaidToUs } from './words/is-said-to-us.ts'
import { readWords, type Word } from './words/read-words.ts'

export type { ModerationCategory } from './moderation-category.ts'
export { moderationCategories } from './moderation-category.ts'

/** Rules decline; what was learned from lines alone is a doubt, which somebody should look at. */
export type ModerationLayer = 'rules' | 'learned'

export interface ModerationFinding {
  category: ModerationCategory
  layer: ModerationLayer
  /** The parent's own words, as they stand in the text. */
  excerpt: string
  /** What a parent reads: what was found and what to change. */
  sentence: string
}

export interface ModerationVerdict {
  allowed: boolean
  findings: ModerationFinding[]
}

export interface ModerationOptions {
  /** Exact texts that are never looked into: the chosen Bible verses, which are told as they are written. */
  scripture?: readonly string[]
  /** Names that may be borne (`moderateName`) of the story's people: a Dick or a Jihad is told of like anybody. */
  names?: readonly string[]
  /**
   * Words to whoever makes the book, as feedback is: a mild curse in them is read by no child, and what is complained of in a picture is not
   * asked for. What comes of them is read by itself.
   */
  isToUs?: boolean
  /** For names, which are too short to be like anything. */
  byRulesAlone?: boolean
  /** Other weights than the product's, for measuring what can be learned. */
  learned?: HarmModel
}

/**
 * Says whether a text may stand in a children's story, and if not, where and why.
 *
 * Needs no network. A normaliser undoes tricks of spelling; a word list and the phrases of each theme find what words mean
 * together (words/phrase.ts) and decline it; a classifier that learned from lines finds what is like declined ones and doubts it. It does
 * not understand a story: how much of what strangers wrote it finds, `npm run bench -- moderation` tells. A hosted reviewer
 * belongs on top of it where strangers can publish.
 */
export function moderateText(text: string, options: ModerationOptions = {}): ModerationVerdict {
  const read = withoutPlaces(withoutLiturgy(withoutScripture(text, options.scripture ?? [])))
  const found = findIn(read, options).filter((one) => !(options.isToUs && isMild(text, one)))
  const held = found.length === 0 ? found : stillHeld(read, found, options)
  const findings = onlyFirstOfEach(held.map((one) => describe(text, one)))
  return { allowed: findings.length === 0, findings }
}

const isMild = (text: string, { category, start, end }: Found): boolean =>
  category === 'profanity' && isSaidToUs(text.slice(start, end), text)

interface Found extends Match {
  layer: ModerationLayer
}

function findIn(read: string, { byRulesAlone, learned, isToUs }: ModerationOptions): Found[] {
  const plain = plainText(read)
  const unmasked = unmaskedText(plain)
  const sentences = readWords(unmasked)
  const model = byRulesAlone ? null : (learned ?? harmModel())
  const matches = findMatches(plain, unmasked, sentences, model ? outweighedBy(model, sentences) : undefined)
  // What was learned still reads what a complaint excuses.
  const declined = isToUs ? matches.filter((one) => !isComplainedOf(one.category, read, one)) : matches
  const doubted = model ? findDoubts(unmasked, sentences, declined, model, isOtherTongue(read)) : []
  return [
    ...declined.map((match) => ({ ...match, layer: 'rules' as const })),
    ...doubted.map((match) => ({ ...match, layer: 'learned' as const })),
  ]
}

/** Asked only where it decides, and then once for a text: to tell a language takes longer than to weigh a sentence. */
function isOtherTongue(text: string): () => boolean {
  let known: boolean | undefined
  return () => {
    known ??= otherLanguage(text) !== null
    return known
  }
}

/** What is found as well where the story's people are called like anybody: only that is not about their names. */
function stillHeld(read: string, found: readonly Found[], options: ModerationOptions): readonly Found[] {
  const names = options.names ?? []
  const [ofFigures, others] = [found.filter(isOfFigure), found.filter((one) => !isOfFigure(one))]
  return [
    ...heldUnder(names, ofFigures, read, options),
    // Whom a text itself calls Dr. Slaughter is called so; a Captain Hermione is another's.
    ...heldUnder([...names, ...bearersIn(read)], others, read, options),
  ]
}

const isOfFigure = ({ category }: Found): boolean => category === 'brands' || category === 'real-people'

function heldUnder(
  names: readonly string[],
  found: readonly Found[],
  read: string,
  options: ModerationOptions,
): readonly Found[] {
  const renamed = found.length > 0 ? withOtherNames(read, names) : read
  if (renamed === read) return found
  const again = findIn(renamed, options)
  return found.filter((one) =>
    again.some(({ category, start, end }) => category === one.category && start < one.end && one.start < end),
  )
}

/** The words of each sentence as themes are looked for in them: without tricks of spelling, in lower case. */
export function wordsAsRead(text: string): Word[][] {
  return readWords(unmaskedText(plainText(text)))
}

/** Blanks the exempt texts without moving anything. A full stop keeps the sentences around them apart. */
function withoutScripture(text: string, scripture: readonly string[]): string {
  let read = text
  for (const passage of scripture) {
    if (passage !== '') read = read.replaceAll(passage, `.${' '.repeat(passage.length - 1)}`)
  }
  return read
}

const longestExcerpt = 80

/** Nobody who wrote a word of their own language is told that it is unkind. */
const unclearAdvice =
  'means something in English that does not belong in a story for children. If it is a word of another language, please write its whole sentence in that language; otherwise please choose another word.'

function describe(original: string, { category, start, end, isUnclear, layer }: Found): ModerationFinding {
  const words = wholeWords(original, start, end).replace(/\s+/g, ' ').trim()
  const excerpt = words.length > longestExcerpt ? `${words.slice(0, longestExcerpt - 1).trimEnd()}…` : words
  const advice = isUnclear
    ? unclearAdvice
    : (themes.find((theme) => theme.category === category)?.advice ?? '')
  const said = `“${excerpt}” ${advice}`
  return { category, layer, excerpt, sentence: layer === 'rules' ? said : `We are not sure: perhaps ${said}` }
}

/** A match may begin or end inside a word; a parent reads whole ones. */
function wholeWords(original: string, first: number, last: number): string {
  const before =
    original.slice(Math.max(0, first - longestExcerpt), first).match(/[\p{L}\p{N}\p{M}]*$/u)?.[0] ?? ''
  const after = original.slice(last, last + longestExcerpt).match(/^[\p{L}\p{N}\p{M}]*/u)?.[0] ?? ''
  return before + original.slice(first, last) + after
}

function onlyFirstOfEach(findings: readonly ModerationFinding[]): ModerationFinding[] {
  const byWords = new Map<string, ModerationFinding>()
  for (const finding of findings) {
    const key = `${finding.category}: ${finding.excerpt.toLowerCase()}`
    if (!byWords.has(key)) byWords.set(key, finding)
  }
  return [...byWords.values()]
}
