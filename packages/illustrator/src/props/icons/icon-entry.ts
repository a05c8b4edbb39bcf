import type { PropPlace } from '../prop.ts'

/** A thing whose drawing is taken from Fluent Emoji. */
export interface IconEntry {
  /** The name of the icon in `@iconify-json/fluent-emoji-flat`. */
  icon: string
  /** Height on the stage's measure, where a child is 400 tall. */
  size: number
  /** On the ground when absent. */
  place?: PropPlace
  /** Held by its lower end, above the hand. */
  heldByFoot?: boolean
  standsAlone?: boolean
  onlyOutdoors?: boolean
  shines?: boolean
}

/** A key lists the words for a thing, divided by bars: `'bell|cowbell'`. */
export type IconEntries = Readonly<Record<string, IconEntry>>
