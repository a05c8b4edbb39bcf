/** So sure must it be that a clause asks for nothing: otherwise what it would ask for is the better guess. */
const surelyNothing = 0.4

type Sum = readonly [label: string, probability: number]

/** What a clause is most likely, of the sums of labels that are one thing to be sure of. */
export function likeliestOf(sums: ReadonlyMap<string, number>): Sum {
  const [first = ['not-a-wish', 0] as const, second] = [...sums].sort(([, one], [, other]) => other - one)
  return first[0] === 'not-a-wish' && first[1] < surelyNothing && second ? second : first
}
