import type { Detail } from './detail.ts'

/** So many are said of somebody in one breath. */
export const mostInOneBreath = 3

/**
 * Several details of one figure, said together where they come into the story: `{wish.one}` "loved diggers", `{wish.two}`,
 * and `{wish.three}` where there are three; `{wish.onenow}` … in the present tense. Each stands behind the name.
 */
export function introductionOf(details: readonly Detail[], about: string): Detail | undefined {
  const clauses = details.slice(0, mostInOneBreath).flatMap((detail) => clauseOf(detail) ?? [])
  const [one, two, three] = clauses
  if (!one || !two) return undefined
  return {
    kind: 'introduction',
    words: details.map(({ words }) => words).join(', '),
    about,
    plural: false,
    parts: details,
    forms: {
      word: one.past,
      one: one.past,
      two: two.past,
      onenow: one.now,
      twonow: two.now,
      ...(three && { three: three.past, threenow: three.now }),
    },
  }
}

interface Clause {
  past: string
  now: string
}

/** A detail as what a sentence says behind a name; undefined where it needs a line of its own. */
export function clauseOf({ kind, forms }: Detail): Clause | undefined {
  switch (kind) {
    case 'liking':
      return { past: `loved ${forms.a}`, now: `loves ${forms.a}` }
    case 'fear':
      return { past: `was afraid of ${forms.a}`, now: `is afraid of ${forms.a}` }
    case 'dislike':
      return { past: `could not stand ${forms.a}`, now: `does not like ${forms.a}` }
    case 'dream':
      return { past: `wanted to ${forms.base}`, now: `wants to ${forms.base}` }
    case 'habit':
    case 'pastime':
      return { past: forms.past ?? '', now: forms.present ?? '' }
    case 'age':
    case 'state':
    case 'look':
    case 'background':
      return { past: forms.state ?? '', now: forms.now ?? '' }
    default:
      return undefined
  }
}
