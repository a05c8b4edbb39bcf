/** How a species is built; lengths in units of the stage's measure (a child is 400 tall). */
export interface SpeciesBuild {
  /** Size of the whole animal against a lamb. */
  size: number
  body: 'quadruped' | 'bird' | 'turtle' | 'fish' | 'robot' | 'doll'
  /** Length of the legs. */
  legs: number
  /** Half the length and half the height of the trunk. */
  trunk: { long: number; high: number }
  /** Radius of the head and where it is from the front of the trunk. */
  head: { radius: number; forward: number; up: number; wide: number }
  ears: 'floppy' | 'pointed' | 'round' | 'long' | 'donkey' | 'upright' | 'side' | 'large' | 'none'
  tail: 'tuft' | 'bushy' | 'curl' | 'thin' | 'ball' | 'long' | 'hair' | 'pig' | 'spiked' | 'feathers' | 'none'
  muzzle: 'short' | 'long' | 'beak' | 'trunk' | 'snout' | 'none'
  nose: 'pink' | 'dark'
  /** Wool, mane, spines, stripes, hump or horns that make the species. */
  mark:
    | 'wool'
    | 'mane'
    | 'spines'
    | 'hump'
    | 'horns'
    | 'crest'
    | 'white-cheeks'
    | 'shell'
    | 'antlers'
    | 'comb'
    | 'frog-eyes'
    | 'wings'
    | 'aerial'
    | 'yarn'
    | 'none'
}
