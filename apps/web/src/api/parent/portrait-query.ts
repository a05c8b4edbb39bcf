import type { Character, PortraitView } from '@faith-fables/contract'
import { limits } from '@faith-fables/contract/limits'
import { holdsWord, visibleName, visibleText } from '@faith-fables/contract/visible-text'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../calls/call.ts'

export interface WantedPortrait extends Character {
  /** Id of the illustration style; null for the one that a story is drawn in unless another is chosen. */
  style: string | null
  view: PortraitView
  /** A hosted listener has read the words since they were drawn first: then they may look different. */
  isHeard?: boolean
}

/** Whether there is anything to draw: without a word of details all of somebody would be made up. */
export function canBeDrawn({ name, details }: Character): boolean {
  const [shownName, shownDetails] = [visibleName(name), visibleText(details)]
  return (
    holdsWord(shownDetails) &&
    shownName.length <= limits.characterName.max &&
    shownDetails.length <= limits.characterDetails.max
  )
}

/**
 * A character drawn, as WebP; null where none is to be had. The same words in the same style are asked for once, and a
 * call that nobody waits for any more is called off.
 */
export function portraitQuery({ name, details, style, view, isHeard = false }: WantedPortrait) {
  const words = { name: visibleName(name), details: visibleText(details) }
  return queryOptions({
    queryKey: ['parent', 'portrait', words.name, words.details, style, view, isHeard],
    queryFn: async ({ signal }): Promise<Blob | null> => {
      const drawn = await call('drawPortrait', { body: { ...words, view, ...(style && { style }) }, signal })
      return drawn instanceof Uint8Array ? new Blob([drawn], { type: 'image/webp' }) : null
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}
