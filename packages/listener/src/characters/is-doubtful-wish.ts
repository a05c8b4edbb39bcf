import type { Unit } from '../text/read-units.ts'

/** What must be is as often a rule of the parent's house; a thing with "please" behind it may be a look. */
export function isDoubtfulWish(own: readonly Unit[]): boolean {
  const [first] = own
  // "Please" alone, "don't ask", "don't we all": what is asked stands before it, or nothing is.
  if (
    !own.some(
      ({ part, small, classes }) =>
        /^(?:NOUN|PROPN|ADJ|NUM)$/.test(part) && small !== 'please' && !classes.includes('filler'),
    ) &&
    own.length < 4
  )
    return true
  // "Don't tell him", "don't you dare": said, and not meant for the book. "We see her on video": told.
  if (own.some(({ small }) => /^(?:tell|dare|ask)$/.test(small)) && own.length < 7) return true
  if (own.some(({ small }, at) => small === 'if' && own[at + 1]?.small === 'you')) return true
  if (
    /^(?:we|i)$/.test(first?.small ?? '') &&
    !/^(?:would|'d|like|want|do|wish|hope|prefer|'ll)$/.test(own[1]?.small ?? '')
  )
    return true
  if (/^(?:she|he|they|everything|everybody|everyone|it)$/.test(first?.small ?? ''))
    return own.some(({ small }) => /^(?:must|should)$/.test(small))
  return own.length > 1 && own.at(-1)?.small === 'please' && !own.some(({ part }) => part === 'VERB')
}
