import type { PublicStory } from '@faith-fables/contract'

/** What one page sounds like. */
export interface PageSound {
  /** Place in the book, from 1 on. */
  page: number
  url: string
  milliseconds: number
}

/** A whole book as somebody reads it, who is chosen by name among the voices. */
export interface BookSound {
  name: string
  pages: readonly PageSound[]
}

/** The voice that the book was narrated in. */
export const narratorName = 'Narrator'

/** What can be heard of a story, the best first. None where the device is to read. */
export function soundsOf({ narration }: Pick<PublicStory, 'narration'>): BookSound[] {
  // Books that a device kept before there were narrations have no such field.
  return narration?.pages.length ? [{ name: narratorName, pages: narration.pages }] : []
}
