import type { ClauseContext } from '../wishes/clause-context.ts'
import { isBeing } from '../wishes/cut-wishes.ts'
import type { PictureWish } from './picture-wish.ts'

/** "Her friend should be walking", "the dentist is to smile": of somebody who is none of the cast, and nobody of the cast does it. */
export function ofAnotherBeing(
  { phrases, mentions }: ClauseContext,
  wishes: readonly PictureWish[],
): boolean {
  const [first] = phrases
  if (!first || first.from > 2 || !/^(?:the|his|her|their|my|our)?$/.test(first.article ?? '')) return false
  if (mentions.some(({ from, to }) => from < first.to && to > first.from)) return false
  const isOther = first.units.some(isBeing) && !several.test(first.head.small)
  return isOther && mentions.every(({ from }) => from > first.to) && wishes.some(isDone)
}

const several =
  /^(?:kids|children|girls|boys|twins|siblings|sisters|brothers|two|three|family|everybody|everyone|people)$/

const isDone = ({ kind, ...wish }: PictureWish): boolean =>
  (kind === 'feeling' || kind === 'pose') && 'who' in wish && wish.who !== 'everybody'
