import { createHash } from 'node:crypto'
import type { PortraitOrder } from '../ports/image-model.ts'

/** Some 15 KB each: at most 6 MB. */
const mostKept = 400

/** The portraits asked for last, in memory: cards ask for the same ones again and again. */
export interface PortraitShelf {
  find(order: PortraitOrder): Uint8Array | undefined
  keep(order: PortraitOrder, drawn: Uint8Array): void
}

/** Those longest not asked for make room. */
export function createPortraitShelf(): PortraitShelf {
  const kept = new Map<string, Uint8Array>()

  function keep(key: string, drawn: Uint8Array) {
    kept.delete(key)
    kept.set(key, drawn)
    const [longestUnasked] = kept.keys()
    if (kept.size > mostKept && longestUnasked !== undefined) kept.delete(longestUnasked)
  }
  return {
    find(order) {
      const key = keyOf(order)
      const found = kept.get(key)
      if (found) keep(key, found)
      return found
    },
    keep: (order, drawn) => keep(keyOf(order), drawn),
  }
}

/** A child's name and looks lie about in no memory: their digest says whether two orders are the same. */
function keyOf({ name, details, style, view }: PortraitOrder): string {
  return createHash('sha256')
    .update(JSON.stringify([name, details, style, view]))
    .digest('base64url')
}
