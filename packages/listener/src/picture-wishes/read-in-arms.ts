import type { ClauseContext } from '../wishes/clause-context.ts'
import type { PictureWish } from './picture-wish.ts'
import { denied } from './said-in.ts'
import { whomIn } from './whom-in.ts'

const arms = /^arms?$/

/** "Bun-Bun must be in her arms": who is held, and by whom; null where the clause says nothing of the kind. */
export function readInArms(context: ClauseContext): PictureWish | null {
  const { units, mentions } = context
  // "Not on the floor" behind it is where the one was.
  const end = units.findIndex(({ small }, at) => at > 2 && small === 'not')
  const asked = end < 0 ? units : units.slice(0, end)
  const from = asked.findLastIndex(({ small }) => small === 'in')
  const to = units.findIndex(({ small }, at) => at > from && arms.test(small))
  const [held] = mentions
  if (
    from < 0 ||
    to < 0 ||
    to - from > 4 ||
    !held ||
    held.from > from ||
    denied.test(asked.map(({ small }) => small).join(' '))
  )
    return null
  const holder = whomIn({ ...context, spokenOf: null }, from, to)
  const [who] = holder === 'everybody' ? [] : holder.filter((name) => name !== held.name)
  return who === undefined ? null : { kind: 'hug', who: [who], whom: held.name }
}
