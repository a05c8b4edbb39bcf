import type { Colour } from '../drawing/colour.ts'

/** How a species is built; lengths in units of the stage's measure (a child is 400 tall). */
export interface SpeciesBuild {
  /** Size of the whole animal against a lamb. */
  size: number
  /** Who is `low` goes on short legs and never sits up; who is `upright` has arms, and hands that hold things. */
  body:
    | 'quadruped'
    | 'low'
    | 'upright'
    | 'bird'
    | 'swan'
    | 'fish'
    | 'seal'
    | 'octopus'
    | 'snail'
    | 'bee'
    | 'butterfly'
    | 'ladybug'
    | 'ant'
    | 'robot'
    | 'doll'
    | 'plush'
  /** Length of the legs. */
  legs: number
  /** Length of the arms of who has hands. */
  arms?: number
  /** Half the length and half the height of the trunk; of who is upright half the width and half the height. */
  trunk: { long: number; high: number }
  /** Radius of the head and where it is from the front of the trunk. */
  head: { radius: number; forward: number; up: number; wide: number }
  /** The face is what somebody who hugs it meets first, so that arms and heads keep off it. */
  faceFirst?: true
  /** A neck that is seen from behind, too, and curls back in sleep. */
  longNecked?: true
  ears:
    | 'floppy'
    | 'pointed'
    | 'round'
    | 'long'
    | 'donkey'
    | 'upright'
    | 'side'
    | 'large'
    | 'small'
    | 'wide'
    | 'petal'
    | 'antennae'
    | 'stalks'
    | 'none'
  tail:
    | 'tuft'
    | 'bushy'
    | 'curl'
    | 'thin'
    | 'ball'
    | 'long'
    | 'hair'
    | 'pig'
    | 'spiked'
    | 'feathers'
    | 'plumes'
    | 'thick'
    | 'spiral'
    | 'over-back'
    | 'none'
  muzzle: 'short' | 'long' | 'broad' | 'jaws' | 'beak' | 'trunk' | 'snout' | 'none'
  nose: 'pink' | 'dark'
  whiskers?: true
  /** The colour of a face that stands out from the head. */
  mask?: Colour
  /** Wool, mane, spines, stripes, hump or horns that make the species. */
  mark:
    | 'wool'
    | 'fleece'
    | 'mane'
    | 'spines'
    | 'hump'
    | 'horns'
    | 'goat-horns'
    | 'crest'
    | 'white-cheeks'
    | 'cheek-patch'
    | 'shell'
    | 'antlers'
    | 'comb'
    | 'frog-eyes'
    | 'wings'
    | 'aerial'
    | 'yarn'
    | 'patchwork'
    | 'ridge'
    | 'pouch'
    | 'pale-chin'
    | 'mantle'
    | 'none'
}
