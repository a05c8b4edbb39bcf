import { isOneOf } from '../text/read-units.ts'
import type { ClauseContext } from '../wishes/clause-context.ts'
import type { PictureWish, Whom } from './picture-wish.ts'

/** "Biscuit is black with white paws": of an animal its coat, besides its paws. */
export function coatWithParts(
  { words, mentions: [first], units, phrases }: ClauseContext,
  who: Whom,
): PictureWish | null {
  const [, colour] =
    /(?:\b(?:is|be|was|are)|'s|\bmake (?:the |his |her |our |my )?\S+) (?:all |really |actually )?((?:(?:light|dark) )?\S+) with (?:an? )?\S+ (?:\S+ )?(?:paws?|ears?|nose|tail|belly|tummy|feet|chest|face|spots|patch|patches|stripes|legs?|back|mane)\b/.exec(
      words,
    ) ?? []
  const [last] = colour?.split(' ').slice(-1) ?? []
  const unit = units.find(({ small }) => small === last)
  const beast = first ? undefined : phrases.find(({ head }) => isOneOf(head, 'animal'))
  const [name] = who === 'everybody' ? [] : first ? who : beast ? [beast.words] : []
  if (!colour || name === undefined || !isOneOf(unit, 'colour')) return null
  return { kind: 'colour', what: name, colour }
}
