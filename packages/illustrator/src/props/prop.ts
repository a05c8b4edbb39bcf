import type { Colour } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import type { Point } from '../geometry/point.ts'
import type { Damage } from './broken.ts'
import type { Lettered } from './lettering/lettered.ts'

/** Where a thing belongs: on the ground, behind everybody, in the sky, or hanging on the wall. */
export type PropPlace = 'ground' | 'behind' | 'sky' | 'wall'

export interface PropDrawing {
  /** Height on the stage's measure, where a child is 400 tall. */
  size: number
  place: PropPlace
  /** The colour it has when none is named. */
  colour: Colour
  /** Shows a pair or a handful already: more than one of it is no other drawing. */
  several?: boolean
  /** Held by its lower end, above the hand, instead of around its middle. */
  heldByFoot?: boolean
  /**
   * Where the hand of somebody upright grips it, in its own units above its foot. What has a grip is as long in the hand as
   * on the ground: a staff, a broom.
   */
  grip?: number
  /** Height of the handle by which a hand carries it, in its own units above its foot: it hangs below the hand. */
  carriedAt?: number
  /** Cloth that hangs down from the hand that has it by its upper end: a coat, a cape. */
  hangs?: boolean
  /** Held wide open by its two upper corners, and how high these are, in its own units above its foot. */
  heldOpen?: number
  /** A blanket, a rug: spread under those who sit or lie. */
  spread?: boolean
  /**
   * Those who sit are on it, side by side: as wide as they are together and as high as they sit, in the units of the stage,
   * its foot in the middle at the origin.
   */
  seat?: (colour: Colour, size: { width: number; height: number }) => Shape[]
  /** Those who sit are at it: as wide as they are together, its top as high as it is said, in the units of the stage. */
  board?: (colour: Colour, size: { width: number; height: number }) => Shape[]
  /** Those who sit on a bench have their feet in it: what is behind their legs, and what is before them. */
  forFeet?: { inside: (colour: Colour) => Shape[]; outside: (colour: Colour) => Shape[] }
  /** The children who sit are in it up to their chests: what is behind them, and what is before them. */
  bath?: { inside: (colour: Colour) => Shape[]; outside: (colour: Colour) => Shape[] }
  /** Those who sit or lie are in it: as wide and tall as they need, in the units of the stage, its foot in the middle at the origin. */
  shelter?: (colour: Colour, size: { width: number; height: number }) => Shape[]
  /** The same from within, one looks out of it past those who are there: it goes beyond the picture's borders. */
  within?: (colour: Colour, size: { width: number; height: number }) => Shape[]
  /** Each sits on one of their own, so wide in figure units; absent: all sit on the same. */
  seatOfOne?: number
  /** Flat on the ground: who jumps or dances and looks at it is in it. */
  underfoot?: boolean
  /** A sheet: on the ground it lies flat. */
  lies?: boolean
  /** A shawl: over those who lie or hide, in the hands of all others. */
  covers?: boolean
  /** What stands on it in any number up to the most, as the candles of a cake do. */
  crown?: { noun: string; usual: number; most: number; draw: (count: number) => Shape[] }
  /** How it lies on the ground where it ends beyond the borders: a river behind everybody's feet, a path that leads away. */
  across?: (colour: Colour) => Shape[]
  /** Words may be on it: how it looks with them. */
  lettered?: Lettered
  /** Somebody can ride it. */
  ride?: Ride
  /** Too large for hands: who pulls or pushes it stands beside it. A boat or a train in the hands is a toy. */
  standsAlone?: boolean
  /** Where it is pulled by, in the drawing's own units; this end is turned to whoever pulls. */
  handle?: Point
  /** Small, and put on tables, shelves and walls where there are any. */
  tabletop?: boolean
  /** Small things stand on it: half the width of its top and its height in its own units, clear of its body by a hair. */
  top?: { half: number; height: number }
  /** Part of a house: in a room its foot is where the wall meets the floor. */
  inWall?: boolean
  /** Left out of rooms. */
  onlyOutdoors?: boolean
  /** Hangs on a wall, and is left out where there is none: a window. */
  onlyIndoors?: boolean
  /** Gives light after dark. */
  shines?: boolean
  /** How it looks in the hands, where that is another way than on the ground: a quilt is folded. */
  inHand?: (colour: Colour) => Shape[]
  /** Drawn 100 units tall, its foot in the middle at the origin. */
  draw: (colour: Colour, formation?: number) => Shape[]
  /** The same people with grave faces, where those whom they look at are not glad. */
  grave?: (colour: Colour, formation?: number) => Shape[]
  /** In how many ways the many may stand. */
  formations?: number
}

/** How somebody rides a thing, in the drawing's own units. */
export interface Ride {
  /** Where they sit, or have their feet where they stand on it. */
  seat: Point
  /** Where both hands hold on; absent: in the lap. */
  bar?: Point
  /**
   * What the legs do: turn pedals, hang down on both sides, stand, run with it between them, hop in it, run behind it, or
   * are drawn up in what floats, which is nowhere but on water.
   */
  legs: 'pedals' | 'astride' | 'stands' | 'gallops' | 'hops' | 'pushes' | 'aboard'
  /** How tall it is under a child of 400, where that is taller than beside them. */
  size?: number
  /** What of it is before the rider: the near side of a boat. */
  front?: (colour: Colour) => Shape[]
  /** How it looks under the rider, where that is another way than on the ground. */
  draw?: (colour: Colour) => Shape[]
  /** It is drawn the other way round. */
  facesLeft?: boolean
}

/** A thing as a scene names it: "blue teapot with three birds". */
export interface NamedProp {
  noun: string
  drawing: PropDrawing
  colour: Colour
  /** How many of it are drawn. */
  count: number
  /** 1 for the usual size. */
  scale: number
  /** Absent where it is whole. */
  damage?: Damage
  /** The words on it, where there are any. */
  words?: string
  /** People who look on do not smile. */
  isGrave?: boolean
  /** In which of their ways the many stand; absent for the first. */
  formation?: number
  /** How many stand on it; absent where nothing of the kind does. */
  onTop?: number
  /** What is seen through the window of a room, about the middle of its glass, where its size is 1. */
  across?: Shape[]
}
