import { limits } from '@faith-fables/contract/limits'

/** The beginning of a character's details; three dots stand for the rest. */
export function previewDetails(details: string): string {
  const { characters } = limits.profilePreview
  return details.length <= characters ? details : `${details.slice(0, characters)}...`
}
