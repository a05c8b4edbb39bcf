import type { HeardPictureWishes, PictureWish } from './picture-wish.ts'

/**
 * Said again in other words, "the can is bigger than she is, reduce it", a step is taken once: what was surely asked before is no wish anew.
 * Of two ages, "Leo looks ten. He is three", the later one is meant.
 */
export function withoutRepeats({ clauses, ...heard }: HeardPictureWishes): HeardPictureWishes {
  const asked = new Set<string>()
  const once = clauses.map((clause, at) => {
    if (!clause.certain) return clause
    if (isAgeSaidLater(clause, clauses.slice(at + 1))) return nothingAnew(clause)
    const own = clause.wishes.map(said)
    const isRepeated = own.length > 0 && own.every((wish) => asked.has(wish))
    for (const wish of own) asked.add(wish)
    return isRepeated ? nothingAnew(clause) : clause
  })
  return { ...heard, clauses: once }
}

const nothingAnew = (clause: Clause): Clause => ({
  ...clause,
  label: 'not-a-wish',
  probability: 1,
  wishes: [],
  certain: false,
  leftOver: [],
})

const said = (wish: PictureWish): string => JSON.stringify(wish)

type Clause = HeardPictureWishes['clauses'][number]

function isAgeSaidLater({ wishes: [wish, ...others] }: Clause, later: readonly Clause[]): boolean {
  if (wish?.kind !== 'age' || others.length > 0) return false
  return later.some(
    ({ certain, wishes }) =>
      certain && wishes.some((one) => one.kind === 'age' && String(one.who) === String(wish.who)),
  )
}
