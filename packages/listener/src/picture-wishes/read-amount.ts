import { numberWords } from '../text/number-words.ts'
import type { ClauseContext } from '../wishes/clause-context.ts'
import type { PictureWish } from './picture-wish.ts'
import { standing, wordsWith } from './read-things.ts'
import { isPlaced } from './said-in.ts'

/** More or fewer of what is named; else of everything. */
export function readAmount(context: ClauseContext, to: 'more' | 'fewer'): PictureWish[] {
  const things = standing(context).filter(
    ({ article, from }) =>
      /^(?:more|fewer|less|no|many|enough)$/.test(article ?? '') ||
      from > 0 ||
      canBeFewer.test(context.words),
  )
  const named = things.filter(
    (phrase) =>
      (to === 'more' || !isPlaced(phrase, context)) &&
      !/^(?:stuff|junk|things?|background|room|page|picture|space|wall|floor|street|object|objects|clutter|decoration|decorations|mess|life|scenery|surroundings|white|crowd|a bit|cluttered|crowded|busy|full)$/.test(
        phrase.head.small,
      ),
  )
  if (named.length === 0) return [{ kind: 'amount', to }]
  const count = to === 'fewer' ? countLeft(context.words) : undefined
  return named.map((phrase) =>
    to === 'more'
      ? { kind: 'add-thing', thing: wordsWith(phrase, context), further: true }
      : {
          kind: 'amount',
          to,
          of: phrase.words
            .replace(tooMany, '')
            .replace(/^(?:only |just )?(?:one|two|three|four|five|six|seven|\d|a single) /, ''),
          ...(count && { count }),
        },
  )
}

/** "Three sheep is enough", "only one apple", "two owls, one will do": so many stay. */
function countLeft(words: string): number | undefined {
  const said =
    /^(?:only |just )?(one|two|three|four|five|six|\d) \S+(?: \S+)? ,? ?not \S+$/.exec(words)?.[1] ??
    /\b(one|two|three|four|five|six|seven|\d|a single one) (?:will do|would do|is enough|is plenty)/.exec(
      words,
    )?.[1] ??
    /^(?:(?:please|but|and|so|there|should|must|has to|needs to|be) )*(?:only |just )?(one|two|three|four|five|six|seven|\d|a single) (?:\S+ )?\S+(?: (?:is|are|would be|will be) (?:enough|plenty))?$/.exec(
      words,
    )?.[1]
  if (said === undefined) return undefined
  return /^\d$/.test(said) ? Number(said) : said.startsWith('a single') ? 1 : numberWords.indexOf(said)
}

const canBeFewer =
  / (?:(?:a bit|a little|much|a lot|bit|little) )*(?:less|more)$| ,? ?not (?:two|three|four|five|six|seven|eight|nine|ten|\d+)$| be (?:less|fewer)$| (?:enough|plenty)$| (?:will|would) do$/

/** "Too many balloons" are balloons. */
const tooMany = /^(?:so|too|that|quite|all those|these|as)? ?(?:many|much) /
