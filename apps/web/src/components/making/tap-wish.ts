import type { WishToTap } from '@faith-fables/contract/wishes-to-tap'

/** Puts a wish behind what stands in the field, or takes it out again where it stands there. */
export function tapWish(field: string, { words }: WishToTap): string {
  if (field.includes(words)) return field.replace(words, '').replaceAll(/ {2,}/g, ' ').trim()
  return field.trim() === '' ? words : `${field.trimEnd()} ${words}`
}
