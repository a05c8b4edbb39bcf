import type { PictureWish } from './picture-wish.ts'

const removing =
  /^(?:please )?(?:without|no|remove|delete|take away|leave out) (?:the |this |that )?(.+?)(?: please)?$/
const sizing = /^(?:please )?make the (.+?) (bigger|smaller)(?: please)?$/

/** What the picture has is known by its name, whatever else the words may mean: "without the framed words". */
export function readThingHere(
  words: string,
  things: readonly string[],
): { label: string; wish: PictureWish } | null {
  const isHere = (noun: string | undefined): noun is string => noun !== undefined && things.includes(noun)
  // "Fig." and "Sun." are short for something to the tagger.
  const said = words.replace(/\.$/, '')
  const removed = removing.exec(said)?.[1]
  if (isHere(removed)) return { label: 'remove-thing', wish: { kind: 'remove-thing', thing: removed } }
  const [, sized, to] = sizing.exec(said) ?? []
  if (!isHere(sized)) return null
  const label = to === 'bigger' ? 'bigger' : 'smaller'
  return { label, wish: { kind: 'size', what: sized, to: label } }
}
