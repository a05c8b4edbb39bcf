import type { Face } from '../scene-description.ts'

/** How somebody with a face does something: as it is said behind a verb, and before one that has much behind it. */
const manners: Record<Exclude<Face, 'calm' | 'wow'>, { after: string; before: string }> = {
  happy: { after: 'with a smile', before: 'happily' },
  joy: { after: 'joyfully', before: 'joyfully' },
  laugh: { after: 'with a laugh', before: 'merrily' },
  tender: { after: 'tenderly', before: 'tenderly' },
  sad: { after: 'sadly', before: 'sadly' },
  worried: { after: 'anxiously', before: 'anxiously' },
  angry: { after: 'crossly', before: 'crossly' },
  shy: { after: 'shyly', before: 'shyly' },
  sleepy: { after: 'sleepily', before: 'sleepily' },
  proud: { after: 'proudly', before: 'proudly' },
  sorry: { after: 'ruefully', before: 'ruefully' },
  determined: { after: 'bravely', before: 'bravely' },
  thinking: { after: 'thoughtfully', before: 'thoughtfully' },
}

/** A look, and a verb that stands alone: "sit", "walk along". */
const endsInManner = /^(?:look .*|[a-z-]+(?: up| along| out| down| away)?)$/

/** What is done, and how it feels: "look at Leo tenderly", "sadly give Leo a kite". Nothing is said of a calm face. */
export function felt(doings: readonly string[], face: Face): string[] {
  const last = doings.at(-1)
  if (face === 'calm' || last === undefined) return [...doings]
  if (face === 'wow')
    return endsInManner.test(last) ? withLast(doings, `${last} in amazement`) : [...doings, 'marvel']
  const { after, before } = manners[face]
  if (endsInManner.test(last)) return withLast(doings, `${last} ${after}`)
  return [`${before} ${doings[0]}`, ...doings.slice(1)]
}

const withLast = (doings: readonly string[], last: string): string[] => [...doings.slice(0, -1), last]
