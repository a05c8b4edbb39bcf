import type { Detail } from './detail.ts'

/** What one goes and does: "they go camping", "camping". */
const outings =
  'camping|fishing|sledging|sledding|skiing|skating|hiking|sailing|stargazing|swimming|dancing|shopping|exploring|berry picking|apple picking|trick or treating'
/** What takes its time, and nobody goes to. */
const undertakings = 'baking|gardening|potty training|riding|ballet|karate|moving house'

export const isOuting = (words: string): boolean => new RegExp(`^(?:${outings})\\b`, 'i').test(words)

const alone = new RegExp(
  `^(?:a bit of |some )?((?:${outings}|${undertakings})(?: (?:lessons|trip|holiday|weekend|class))?)$`,
  'i',
)

/** "Camping", "swimming lessons": something that all look forward to. */
export function outingOf(wish: string): Detail | undefined {
  const word = alone.exec(wish)?.[1]?.toLowerCase()
  if (!word) return undefined
  const forms = { word, full: word, a: word, the: word, they: 'it', them: 'it', their: 'its' }
  return { kind: 'event', words: wish, plural: false, forms }
}
