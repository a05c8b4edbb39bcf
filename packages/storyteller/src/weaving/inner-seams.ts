import { sentencesOf } from '../telling/sentences.ts'
import { goesOnInside, hasSpeech, isCry, isHook, isSound, isVerse, pointsBack } from './flow.ts'
import type { Moment } from './moment.ts'
import type { Seam } from './seams.ts'

/** The rank of a place inside a paragraph that only suits a line about somebody who is being told of there. */
export const rankOfThread = 6

/** With these words a story turns to another hour: before them there is a breath. */
const turns =
  /^(?:(?:later|meanwhile)\b|(?:that|the next|the following|one) (?:day|morning|noon|afternoon|evening|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week)\b|then,? one\b|in the (?:morning|evening|afternoon|night)\b|at (?:noon|night|home|bedtime|supper|breakfast)\b|after (?:lunch|supper|breakfast|school|church)\b)/i

/** On the first page what is always so comes first, and with these words something begins. */
const begins = /^(?:[Tt]hen (?=\p{Lu})|Today|But (?:one|today|this)|This (?:year|time|week|morning))\b/u

/** The places between the sentences of a paragraph. */
export function seamsInside(moment: Moment, at: number): Seam[] {
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
  const isTurn =
    !after.includes(' would ') &&
    !pointsBack(after) &&
    (turns.test(after) || (page === 0 && begins.test(after)))
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
