import { sentencesOf, versePlace } from '../telling/sentences.ts'
import type { Moment } from './moment.ts'

/** A place between two paragraphs of a page where another one can stand; `at` counts the paragraphs before it. */
export interface Seam {
  page: number
  at: number
  /** 0 for a place where a paragraph reads as if it had always been there, more where it is noticed. */
  rank: number
}

/** Words with which a text goes on from the one before: nothing may come between. */
const goesOn =
  /^["“]?(?:he|she|they|it|its|his|her|their|him|them|this|that|these|those|so|but|and|then|both|there|which|because|no|yes|neither|not|oh|why|what|who|where|here|for|even|only|up|now|still|on|one|another|again)\b/i

/** Where a paragraph can be put in without parting what belongs together, best first. */
export function seamsOf(moments: readonly Moment[], page: number): Seam[] {
  const moment = moments[page]
  if (!moment) return []
  const { paragraphs, image, mood, third } = moment
  const isLastPage = page === moments.length - 1
  const next = moments[page + 1]?.paragraphs[0] ?? ''
  const previous = moments[page - 1]?.paragraphs.at(-1)
  const seams: Seam[] = []
  for (let at = 0; at <= paragraphs.length; at++) {
    const before = paragraphs[at - 1] ?? previous
    const after = paragraphs[at] ?? next
    const isEnd = at === paragraphs.length
    const rank =
      isLastPage && (isEnd || at === 0)
        ? lastPageRank(isEnd)
        : rankOf({
            before,
            after,
            image,
            mood,
            third,
            isEnd,
            isStart: at === 0,
            isOpening: page === 0 && at === 0,
          })
    if (rank !== undefined) seams.push({ page, at, rank })
  }
  return seams.sort((a, b) => a.rank - b.rank)
}

function rankOf(seam: {
  before: string | undefined
  after: string
  image: string | undefined
  mood: number
  third: 0 | 1 | 2
  isEnd: boolean
  isStart: boolean
  isOpening: boolean
}): number | undefined {
  const { before, after, image, mood, third, isEnd, isStart, isOpening } = seam
  // Nobody comes along, "too", before a story has begun.
  if (isOpening) return undefined
  if (before !== undefined && (isHook(before) || before.includes(versePlace))) return undefined
  if (after.includes(versePlace)) return undefined
  if (!isEnd && (isSound(after) || (!isStart && isSound(before ?? '')))) return undefined
  if (!isEnd && !isStart && before !== undefined && (hasSpeech(after) || hasSpeech(before))) return undefined
  if (goesOn.test(firstSentence(after))) return isEnd ? 3 : undefined
  if (isEnd) return isPunchLine(before ?? '', image) ? 3 : 0
  if (!isStart) return 1
  // What happens on a dark or a late page comes before what anybody does about it; talk has first words of its own.
  if (mood < 0) return 5
  return third === 2 || hasSpeech(firstSentence(after)) ? 4 : 2
}

/** "Crack!" comes out of what was just told, and something comes of it. */
function isSound(paragraph: string): boolean {
  return countWords(paragraph) <= 3 && /!\W*$/.test(paragraph)
}

/** A page that ends on a few words, or on somebody's words, has ended; where all sentences are short, only a sigh does. */
function isPunchLine(paragraph: string, image: string | undefined): boolean {
  const sentences = sentencesOf(paragraph.trim())
  const last = sentences.at(-1) ?? ''
  if (image && last.includes(image)) return true
  if (sentences.every((sentence) => countWords(sentence) <= 8))
    return /^"?(?:oh|no|poor|shh|but|hush)\b/i.test(last)
  return last.endsWith('"') || countWords(last) <= 6
}

function countWords(sentence: string): number {
  return sentence.split(' ').length
}

/** The last words of a story are its own, as long as there is any other place. */
function lastPageRank(isEnd: boolean): number {
  return isEnd ? 9 : 4
}

/** The page is to be turned on this, or somebody waits for an answer. */
function isHook(paragraph: string): boolean {
  return /(?:[?:…]|\.\.\.)[”"]?$/.test(paragraph.trim())
}

/** Between what is said and what is answered nothing comes. */
function hasSpeech(paragraph: string): boolean {
  return paragraph.includes('"')
}

function firstSentence(paragraph: string): string {
  return sentencesOf(paragraph.trim())[0] ?? ''
}
