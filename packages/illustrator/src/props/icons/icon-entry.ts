import type { Colour } from '../../drawing/colour.ts'
import type { PropPlace, Ride } from '../prop.ts'

/** A thing whose drawing is taken from Fluent Emoji. */
export interface IconEntry {
  /** The name of the icon in `@iconify-json/fluent-emoji-flat`. */
  icon: string
  /** Height on the stage's measure, where a child is 400 tall. */
  size: number
  /** On the ground when absent. */
  place?: PropPlace
  /** Instead of the icon's own main colour: a stork is no pink flamingo. */
  colour?: Colour
  /** Shows a pair or a handful already: more than one of it is no other drawing. */
  several?: boolean
  /** Held by its lower end, above the hand. */
  heldByFoot?: boolean
  standsAlone?: boolean
  /** Put on tables, shelves and walls where there are any. */
  tabletop?: boolean
  /** By how many degrees it is turned where it lies, so that it lies flat and does not stand on its tip; in the hands it is as drawn. */
  lyingAt?: number
  onlyOutdoors?: boolean
  onlyIndoors?: boolean
  shines?: boolean
  ride?: Ride
}

/** A key lists the words for a thing, divided by bars: `'bell|cowbell'`. */
export type IconEntries = Readonly<Record<string, IconEntry>>
