import { limits } from '@faith-fables/contract/limits'

/** The beginning of a character's details; three dots stand for the rest. */
export function previewDetails(details: string): string {
  const { characters } = limits.profilePreview
  return details.length <= characters ? details : `${wholeLetters(details, characters)}...`
}

/** Half of a letter that is made of two is left out. */
function wholeLetters(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
}
