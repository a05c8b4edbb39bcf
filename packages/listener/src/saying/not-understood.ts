import type { Fact, LeftOver, Span } from '../facts.ts'

export interface NotUnderstood {
  words: string[]
  /** Unsure facts that are part of them and are not asked by themselves. */
  taken: ReadonlySet<Fact>
}

/**
 * What nothing was made of, in whole stretches: in "flour still in the ears" an unsure "ears" means nothing by itself, while
 * "short hair" does.
 */
export function notUnderstood(
  leftOver: readonly LeftOver[],
  facts: readonly Fact[],
  details: string,
): NotUnderstood {
  const bare = facts.filter((fact) => !fact.certain && isBareNoun(fact))
  const pieces: Piece[] = [
    ...leftOver.map(({ span }) => ({ span, facts: [], isLeft: true })),
    ...bare.map((fact) => ({ span: fact.span, facts: [fact], isLeft: false })),
  ]
  const stretches = join(
    pieces.sort((one, other) => one.span[0] - other.span[0]),
    (gap) => gap[1] - gap[0] < farthest && !marks.test(details.slice(...gap)) && !facts.some(isSureIn(gap)),
  ).filter(({ isLeft }) => isLeft)
  return {
    words: stretches.map(({ span }) => details.slice(...span)),
    taken: new Set(stretches.flatMap((stretch) => stretch.facts)),
  }
}

interface Piece {
  span: Span
  facts: readonly Fact[]
  isLeft: boolean
}

/** Letters between two words of one thing to say. */
const farthest = 20
const marks = /[,.;:!?()\n]/

const isBareNoun = (fact: Fact): boolean => 'words' in fact && !fact.words.includes(' ')

const isSureIn =
  ([start, end]: Span) =>
  ({ certain, span }: Fact): boolean =>
    certain && span[0] < end && span[1] > start

function join(pieces: readonly Piece[], isNear: (gap: Span) => boolean): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last && isNear([last.span[1], piece.span[0]]))
      joined[joined.length - 1] = {
        span: [last.span[0], Math.max(last.span[1], piece.span[1])],
        facts: [...last.facts, ...piece.facts],
        isLeft: last.isLeft || piece.isLeft,
      }
    else joined.push(piece)
  }
  return joined
}
