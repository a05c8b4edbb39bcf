import type { Place } from '../telling/insertion.ts'
import { sentencesOf } from '../telling/sentences.ts'
import { isClosed } from './around-the-verse.ts'
import { goesOn, hasSpeech, isCry, isHook, isPunchLine, isSound, isVerse, pointsBack } from './flow.ts'
import { seamsInside } from './inner-seams.ts'
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

/** The rank of a place between two paragraphs that only suits an answer to what was said before it. */
export const rankOfAnswer = 7

/** What was told leads to what is said then: a line between them is better than none at all. */
const rankBeforeTalk = 8

/** Where a line can be put in without parting what belongs together, best first. */
export function seamsOf(moments: readonly Moment[], page: number): Seam[] {
  const moment = moments[page]
  if (!moment) return []
  return [
    ...seamsBetween(moments, moment),
    ...moment.paragraphs.flatMap((_text, at) => (isClosed(moments, page, at) ? [] : seamsInside(moment, at))),
  ].sort((a, b) => a.rank - b.rank)
}

/** The places before the first paragraph, between two, and after the last one. */
function seamsBetween(moments: readonly Moment[], moment: Moment): Seam[] {
  const { page, paragraphs } = moment
  const isLastPage = page === moments.length - 1
  const previous = moments[page - 1]?.paragraphs.at(-1)
  const next = moments[page + 1]?.paragraphs[0] ?? ''
  return Array.from({ length: paragraphs.length + 1 }, (_unused, at) => at).flatMap((at) => {
    const before = paragraphs[at - 1] ?? previous ?? ''
    const after = paragraphs[at] ?? next
    const rank =
      at === 0
        ? rankAtStart(moment, before, after, isLastPage)
        : at === paragraphs.length
          ? rankAtEnd(moment, before, after, isLastPage)
          : rankBetween(moment, before, after)
    if (rank === undefined) return []
    return [{ page, at, within: 0, rank, before: lastSentence(before), after: firstSentence(after) }]
  })
}

/** The first words of a story are its own; on later pages what happens comes before what anybody does about it. */
function rankAtStart(
  { page, mood, third }: Moment,
  before: string,
  after: string,
  isLastPage: boolean,
): number | undefined {
  const first = firstSentence(after)
  if (page === 0 || isHook(before) || isVerse(lastSentence(before)) || isVerse(after)) return undefined
  if (isSound(after) || goesOn(first)) return undefined
  if (isLastPage) return 6
  if (mood < 0) return 5
  // Talk has first words of its own.
  return third === 2 || hasSpeech(first) ? 4 : 2
}

/** A page that ends on a few words has ended, and the last words of a story are its own, as long as there is any other place. */
function rankAtEnd(
  { image }: Moment,
  before: string,
  after: string,
  isLastPage: boolean,
): number | undefined {
  if (isLastPage) return 9
  if (isHook(before) || isVerse(before) || isVerse(firstSentence(after))) return undefined
  return goesOn(firstSentence(after)) || isPunchLine(before, image) ? 3 : 0
}

function rankBetween({ image }: Moment, before: string, after: string): number | undefined {
  const first = firstSentence(after)
  if (isHook(before) || isVerse(before) || isVerse(after)) return undefined
  if (isSound(before) || isSound(after) || isCry(first)) return undefined
  if (pointsBack(first) || (image && first.includes(image))) return undefined
  if (goesOn(first)) return undefined
  if (hasSpeech(after)) return hasSpeech(before) ? undefined : rankBeforeTalk
  return hasSpeech(before) ? rankOfAnswer : 1
}

function firstSentence(paragraph: string): string {
  return sentencesOf(paragraph.trim())[0] ?? ''
}

function lastSentence(paragraph: string): string {
  return sentencesOf(paragraph.trim()).at(-1) ?? ''
}
