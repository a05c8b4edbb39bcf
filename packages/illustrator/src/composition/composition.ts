import type { Layer, Page } from '../drawing/shape.ts'
import type { Bounds } from '../geometry/path.ts'
import type { Look } from '../looks/look.ts'
import type { FigureDescription, SceneDescription } from '../scene-description.ts'
import type { Scenery } from '../settings/setting.ts'
import type { Arrangement } from './arrangement.ts'
import type { View } from './camera.ts'
import type { Group } from './gather-group.ts'
import type { PlacedProps, ThingOnGround } from './placing.ts'
import type { Stage } from './set-stage.ts'

export interface ComposeRequest {
  scene: SceneDescription
  cast: readonly FigureDescription[]
  /** How the figures look in this scene, in their order; read from the cast where it is absent. */
  looks?: readonly Look[]
  seed: string
  candidate: number
  /** Which page of its story it is, counted from 0; 0 when absent. Neighbours are staged on different sides. */
  page?: number
  /** How a cover is staged; absent for pages. */
  staging?: Staging
}

/** What is decided of a picture before it is composed. */
export interface Staging {
  arrangement: Partial<Arrangement>
  /** What the picture shows of the stage. @param everybody the box around all, on the stage */
  viewOf: (everybody: Bounds, stage: Stage) => View
  /** The things of the scene, where they stand. */
  placeProps: (stage: Stage, group: Group, view: View) => PlacedProps
  /** The place as this picture has it. */
  dress: (scenery: Scenery, stage: Stage, view: View) => Scenery
  /** What is nearest, in the picture's own units. */
  foreground: readonly Layer[]
}

/** A page, and where on it everybody is. */
export interface Composition {
  page: Page
  /** What it shows of the stage. */
  view: View
  /** Whether the camera is nearer or farther than this shot usually is: candidates differ in it where there is room. */
  distance: 'closer' | 'usual' | 'farther'
  /** The scene at the moment that is shown. */
  scene: SceneDescription
  arrangement: Arrangement
  /** By how much the camera is nearer than its arrangement has it, so that candidates differ in size: 1 is as arranged. */
  step: number
  figures: {
    name: string
    bounds: Bounds
    /** `half` is half its width with hair and hat, `aside` how far to the right of its middle that of the face is. */
    head: { x: number; y: number; radius: number; half: number; aside?: number }
    /** Where they turn: see `Attention`. */
    facing: -1 | 1
    turn: number
    /** The name of the neighbour this one touches. */
    touches: string | null
    isLying: boolean
    /** Whether the face is turned away from the reader. */
    isFaceless: boolean
    /** The share of the own face that is behind what is held, 0 to 1. */
    hidesOwnFace: number
  }[]
  /** What stands on the ground among everybody. */
  things: ThingOnGround[]
  /** What stands behind everybody. */
  standing: ThingOnGround[]
  /** The boxes around all things of the scene, in the picture's units. */
  boxes: (Bounds & { noun: string })[]
}
