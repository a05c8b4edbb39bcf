import type { Ranking } from '../learned/linear-classifier.ts'
import type { ClauseContext } from '../wishes/clause-context.ts'
import { likeliestOf } from '../wishes/likeliest-of.ts'
import { plainPictureLabel } from './plain-picture-label.ts'

/** Which of two a clause is follows from what it names; together they are one thing to be sure of. */
const alike: Readonly<Record<string, string>> = {
  'leave-out': 'remove-thing',
  'bring-in': 'add-thing',
  colour: 'looks',
  smile: 'feeling',
  turn: 'look-at',
}

/** What grammar alone makes plain is this sure. */
const plain = 0.7

/** What a clause is: what its grammar makes plain, otherwise what the classifier takes it for. */
export function choosePictureLabel(
  ranking: Ranking,
  context: ClauseContext,
): { label: string; probability: number } {
  const sums = new Map<string, number>()
  for (const { label, probability } of ranking) {
    const group = alike[label] ?? label
    sums.set(group, (sums.get(group) ?? 0) + probability)
  }
  const said = plainPictureLabel(context)
  if (said) return { label: said, probability: Math.max(plain, sums.get(said) ?? 0) }
  const [group, probability] = likeliestOf(sums)
  const own = ranking.find(({ label }) => (alike[label] ?? label) === group)
  return { label: own?.label ?? group, probability }
}
