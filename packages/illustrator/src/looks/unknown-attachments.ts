import type { Term } from './terms.ts'

/** What hangs on a thing behind "with", where none of it is known to the pictures: "painted wheels" on a wheelchair. */
export function unknownAttachments(terms: readonly Term[]): string[] {
  const attached: string[][] = []
  let isAttached = false
  let isBehindThing = false
  for (const { sort, words } of terms) {
    if (sort === 'piece') isBehindThing = true
    if (sort === 'joint') {
      isAttached = isBehindThing && /^(?:with|w)$/.test(words)
      if (isAttached) attached.push([])
    } else if (sort !== 'other' && sort !== 'fabric') {
      if (isAttached) attached.pop()
      isAttached = false
    } else if (isAttached && !articles.has(words)) attached.at(-1)?.push(words)
  }
  return attached.filter((words) => words.length > 0).map((words) => words.join(' '))
}

const articles = new Set(['a', 'an', 'the', 'his', 'her', 'their', 'its', 'some'])
