import { topicsIn } from '../learned/cues.ts'
import type { ClauseContext } from './clause-context.ts'
import type { TextWish } from './text-wish.ts'

const weighty = /^(?:NOUN|PROPN|ADJ|VERB|NUM|X)$/

/** Words of weight that none of the wishes speaks of and that are no words of wishing. */
export function wordsLeftOver({ units, mentions }: ClauseContext, wishes: readonly TextWish[]): string[] {
  const spokenOf = wishes
    .flatMap((wish) => Object.values(wish))
    .join(' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}']+/u)
  return units
    .filter(({ part }) => weighty.test(part))
    .filter(
      (unit, at) => !mentions.some(({ from, to }) => at >= from && at < to) && topicsIn([unit]).length === 0,
    )
    .map(({ small }) => small)
    .filter((word) => !word.split(' ').every((one) => spokenOf.includes(one)) && !wishing.has(word))
}

/** Verbs and nouns that ask and name nothing by themselves. */
const wishing = new Set(
  'make makes made want wants like love need needs please think feel feels use show shows let lets tell told write part bit thing story book text way kind sort read reads reading little one ones kid kids child children son daughter goes go going come comes get gets see everything something'.split(
    ' ',
  ),
)
