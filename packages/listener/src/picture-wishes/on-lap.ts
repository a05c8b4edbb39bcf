import type { ClauseContext } from '../wishes/clause-context.ts'
import type { PictureWish } from './picture-wish.ts'
import { denied } from './said-in.ts'
import { whomIn } from './whom-in.ts'

/** "Put Otis on his lap", "Fiete on her knees": of two of the cast the one sits on the other. Null where nothing of the kind is said. */
export function onLap(context: ClauseContext): PictureWish | null {
  const { units, mentions, words } = context
  const at = units.findIndex(({ small }) => /^(?:lap|knees?)$/.test(small))
  const from = units.findLastIndex(({ small }, place) => place < at && small === 'on')
  const [first] = mentions
  if (at < 0 || from < 0 || at - from > 4 || !first || first.from > from || denied.test(words)) return null
  const named = mentions.find((one) => one.from > from)
  const meant = named
    ? [named.name]
    : whomIn(
        {
          ...context,
          mentions: [],
          spokenOf: null,
          cast: context.cast.filter(({ name }) => name !== first.name),
        },
        from,
        at,
      )
  const [whom] = meant === 'everybody' ? [] : meant
  if (whom === undefined || whom === first.name) return null
  return {
    kind: 'pose',
    who: [first.name],
    words: 'sitting on lap',
    wanted: true,
    whom,
    thing: null,
    rest: '',
  }
}
