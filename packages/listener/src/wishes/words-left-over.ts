import { isCue } from '../learned/cues.ts'
import type { ClauseContext } from './clause-context.ts'
import type { TextWish } from './text-wish.ts'

const weighty = /^(?:NOUN|PROPN|ADJ|VERB|NUM|X)$/

/** Words of weight that none of the wishes speaks of and that are no words of wishing. */
export function wordsLeftOver({ units, mentions }: ClauseContext, wishes: readonly TextWish[]): string[] {
  const spokenOf = wishes
    .flatMap((wish) => Object.values(wish))
    .join(' ')
    .toLowerCase()
    .replaceAll(/\./g, '')
    .split(/[^\p{L}\p{N}']+/u)
  // The age that is wrong is spoken of by the one that is right.
  const isAge = wishes.some(({ kind }) => kind === 'age')
  const denied = units.findIndex(({ small }) => /^(?:instead|rather)$/.test(small))
  return (
    units
      .filter((_unit, at) => !mentions.some(({ from, to }) => at >= from && at < to))
      .filter((_unit, at) => denied < 0 || at < denied)
      .filter((unit) => weighty.test(unit.part) && !isCue(unit) && !(isAge && unit.part === 'NUM'))
      .map(({ small }) => small)
      // "With a K", and the quotation marks of a title.
      .filter((word) => /[\p{L}\p{N}]{2}|\p{N}/u.test(word))
      .filter(
        (word) =>
          !word.split(' ').every((one) => spokenOf.includes(one.replace('.', ''))) && !wishing.has(word),
      )
  )
}

/** Verbs and nouns that ask and name nothing by themselves. */
const wishing = new Set(
  'mr mrs ms dr many few every each really completely different something make makes made want wants like love need needs please think feel feels use show shows let lets tell told write part bit thing story book text way kind sort read reads reading little one ones kid kids child children son daughter goes go going come comes get gets see everything something'.split(
    ' ',
  ),
)
