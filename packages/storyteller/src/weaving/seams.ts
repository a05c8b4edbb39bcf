import type { Place } from '../telling/insertion.ts'
import { sentencesOf } from '../telling/sentences.ts'
import { goesOn, goesOnInside, hasSpeech, isCry, isHook, isPunchLine, isSound, isVerse } from './flow.ts'
import type { Moment } from './moment.ts'

/** A place on a page where a line can be woven in, and what stands on its two sides. */
export interface Seam extends Place {
  /** 0 for a place where a line reads as if it had always been there, more where it is noticed. */
  rank: number
  /** The sentence before it, of the page before where the page begins. */
  before: string
  /** The sentence after it, of the next page where the page ends. */
  after: string
}

/** The rank of a place inside a paragraph that only suits a line about somebody who is being told of there. */
export const rankOfThread = 6

/** The rank of a place between two paragraphs that only suits an answer to what was said before it. */
export const rankOfAnswer = 7

/** What was told leads to what is said then: a line between them is better than none at all. */
const rankBeforeTalk = 8

/** With these words a story turns to another hour: before them there is a breath. */
const turns =
  /^(?:(?:later|meanwhile)\b|(?:that|the next|the following|one) (?:day|morning|noon|afternoon|evening|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week)\b|then,? one\b|in the (?:morning|evening|afternoon|night)\b|at (?:noon|night|home|bedtime|supper|breakfast)\b|after (?:lunch|supper|breakfast|school|church)\b)/i

/** On the first page what is always so comes first, and with these words something begins. */
const begins = /^(?:[Tt]hen (?=\p{Lu})|Today|But (?:one|today|this)|This (?:year|time|week|morning))\b/u

/** Where a line can be put in without parting what belongs together, best first. */
export function seamsOf(moments: readonly Moment[], page: number): Seam[] {
  const moment = moments[page]
  if (!moment) return []
  return [
    ...seamsBetween(moments, moment),
    ...moment.paragraphs.flatMap((_text, at) => seamsInside(moment, at)),
  ].sort((a, b) => a.rank - b.rank)
}

function seamsBetween(moments: readonly Moment[], moment: Moment): Seam[] {
  const { page, paragraphs } = moment
  const previous = moments[page - 1]?.paragraphs.at(-1)
  const next = moments[page + 1]?.paragraphs[0] ?? ''
  const isLastPage = page === moments.length - 1
  return Array.from({ length: paragraphs.length + 1 }, (_unused, at) => at).flatMap((at) => {
    const before = paragraphs[at - 1] ?? previous
    const after = paragraphs[at] ?? next
    const isEnd = at === paragraphs.length
    const rank =
      isLastPage && (isEnd || at === 0)
        ? lastPageRank(isEnd)
        : rankBetween(moment, {
            before: at === 0 ? lastSentence(before) : before,
            after: isEnd ? firstSentence(after) : after,
            isEnd,
            isStart: at === 0,
          })
    if (rank === undefined) return []
    return [
      {
        page,
        at,
        within: 0,
        rank,
        before: lastSentence(before) ?? '',
        after: firstSentence(after),
      },
    ]
  })
}

function rankBetween(
  { page, image, mood, third }: Moment,
  seam: { before: string | undefined; after: string; isEnd: boolean; isStart: boolean },
): number | undefined {
  const { before, after, isEnd, isStart } = seam
  // Nobody comes along, "too", before a story has begun.
  if (page === 0 && isStart) return undefined
  if (before !== undefined && (isHook(before) || isVerse(before))) return undefined
  if (isVerse(after)) return undefined
  if (!isEnd && (isSound(after) || (!isStart && isSound(before ?? '')))) return undefined
  const isInside = !isEnd && !isStart && before !== undefined
  if (isInside && hasSpeech(after)) return hasSpeech(before) ? undefined : rankBeforeTalk
  if (isInside && hasSpeech(before)) return goesOn(firstSentence(after)) ? undefined : rankOfAnswer
  if (goesOn(firstSentence(after))) return isEnd ? 3 : undefined
  if (isEnd) return isPunchLine(before ?? '', image) ? 3 : 0
  if (!isStart) return 1
  // What happens on a dark or a late page comes before what anybody does about it; talk has first words of its own.
  if (mood < 0) return 5
  return third === 2 || hasSpeech(firstSentence(after)) ? 4 : 2
}

/** The last words of a story are its own, as long as there is any other place. */
function lastPageRank(isEnd: boolean): number {
  return isEnd ? 9 : 6
}

function seamsInside(moment: Moment, at: number): Seam[] {
  const sentences = sentencesOf((moment.paragraphs[at] ?? '').trim())
  return sentences.slice(1).flatMap((after, index) => {
    const before = sentences[index] ?? ''
    const rank = rankInside(moment, before, after)
    return rank === undefined ? [] : [{ page: moment.page, at, within: index + 1, rank, before, after }]
  })
}

function rankInside({ page, image, mood }: Moment, before: string, after: string): number | undefined {
  const both = [before, after]
  if (both.some((sentence) => isVerse(sentence) || hasSpeech(sentence) || isSound(sentence))) return undefined
  if (isHook(before) || /[?:]/.test(after) || isCry(after)) return undefined
  if (image && both.some((sentence) => sentence.includes(image))) return undefined
  const isTurn = !after.includes(' would ') && (turns.test(after) || (page === 0 && begins.test(after)))
  if (isTurn) return mood < 0 ? 3 : 1
  return goesOnInside(after) || areParallel(before, after) ? undefined : rankOfThread
}

/** "Theo held the pencil. Benno held the tape measure." belongs together, and so does "Theo holds. Benno ties." */
function areParallel(one: string, other: string): boolean {
  const words = plainWordsOf(one)
  const areBrief = [one, other].every((sentence) => sentence.split(' ').length <= 3)
  return areBrief || plainWordsOf(other).some((word) => words.includes(word))
}

const smallWords = new Set(
  'the and was were his her its their for but not all had with that from they them then said into when what this been there just very out she who'.split(
    ' ',
  ),
)

/** The beginnings of words that say something, no names: "asked" and "ask" are alike. */
function plainWordsOf(sentence: string): string[] {
  return (sentence.match(/(?<!\p{L})\p{Ll}{3,}/gu) ?? [])
    .filter((word) => !smallWords.has(word))
    .map((word) => word.slice(0, 3))
}

function lastSentence(paragraph: string | undefined): string | undefined {
  return paragraph === undefined ? undefined : (sentencesOf(paragraph.trim()).at(-1) ?? '')
}

function firstSentence(paragraph: string): string {
  return sentencesOf(paragraph.trim())[0] ?? ''
}
