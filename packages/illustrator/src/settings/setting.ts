import type { Colour } from '../drawing/colour.ts'
import type { Layer, Shape } from '../drawing/shape.ts'
import type { Bounds } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import type { Random } from '../geometry/random.ts'
import type { Land, TimeOfDay, Weather } from '../scene-description.ts'
import type { Light } from './light.ts'

/**
 * The stage reaches beyond the picture (0 to 1024 across and down), so that the camera can move.
 * A child of the story is 320 units tall on it.
 */
export const STAGE = { left: -300, right: 1324, top: -120, bottom: 1240 } as const

/**
 * A place is seen from three sides: what stands behind everybody differs, what the place is known by and where small
 * things may stand does not.
 */
export const sides = [0, 1, 2] as const
export type Side = (typeof sides)[number]

export interface StageConditions {
  random: Random
  side: Side
  time: TimeOfDay
  weather: Weather
  light: Light
  /** What land is told: its mountains are seen through the window of a room. */
  land?: Land | undefined
}

export interface Scenery {
  /** From the sky to the floor. */
  back: Layer[]
  /** In front of the figures: grass, the side of a boat. */
  front: Layer[]
  /** Where lamps, candles and fires burn. */
  lamps: Point[]
}

/** The free top of a table, a chest, a sill or a wall, where small things may stand. */
export interface Tabletop {
  left: number
  right: number
  /** Where their feet stand. */
  y: number
  /** Of its layer: what stands farther away is painted softer. */
  depth: number
}

/** A bed seen from the side: the middle of its mattress' edge, and the quilt that lies over whoever is in it. */
export interface Bed {
  x: number
  y: number
  quilt: Colour
}

export interface SettingDrawing {
  indoors: boolean
  /** Where feet may stand: y of the back row and the front row, x between left and right. */
  floor: { back: number; front: number; left: number; right: number }
  /** Lies where winters are mild: snow is there only while it falls. */
  warm?: boolean
  /** Where the sky is seen: between a wall and the border. Absent: above everything. */
  sky?: { left: number; right: number }
  /** The door, the lamp, the board that are on its wall from every side: nothing hangs before them. */
  onWall?: readonly Bounds[]
  /** The middle of its window, which shows the hour, and the colour of its curtains. */
  window?: { x: number; y: number; size: number; curtain: Colour }
  /** Nouns of things that are part of the drawing, so that a scene need not add them. */
  shows?: readonly string[]
  /** Where small things stand instead of on the floor, the best place first. Nothing of the setting is in front of it. */
  tabletops?: readonly Tabletop[]
  /** Somebody lies there instead of on the floor. */
  bed?: Bed
  /** The height at which a fish swims in the setting's water. */
  water?: number
  draw: (stage: StageConditions) => Scenery
}

export const layer = (depth: number, ...shapes: (Shape | Shape[])[]): Layer => ({
  depth,
  figure: false,
  shapes: shapes.flat(),
})
