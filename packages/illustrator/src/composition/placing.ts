import type { Layer } from '../drawing/shape.ts'
import type { Bounds } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import type { Tabletop } from '../settings/setting.ts'
import type { SetTable } from './at-table.ts'
import type { View } from './camera.ts'
import type { Gaps } from './gaps.ts'
import type { Group } from './gather-group.ts'
import type { Stage } from './set-stage.ts'

export interface PlacedProps {
  behind: Layer[]
  among: StandingThing[]
  /** What stands behind everybody. */
  standing: ThingOnGround[]
  /** Where things stand on tables. */
  onTables: Bounds[]
  /** Every thing, and what it takes of the stage. */
  shown: { noun: string; box: Bounds }[]
}

/** Where the foot of a thing is, and where the ground begins, or the water for what floats. */
export interface ThingOnGround {
  noun: string
  foot: number
  ground: number
}

export interface StandingThing {
  noun: string
  y: number
  layer: Layer
  /** Where it is pulled by. */
  handle?: Point
}

/** A stage with people, on which one thing after another is placed. */
export interface Placing {
  stage: Stage
  group: Group
  view: View
  gaps: Gaps
  /** Those of the setting, and those of the tables that were placed. */
  tabletops: Tabletop[]
  /** The shelves that were hung on the wall. */
  shelves: Tabletop[]
  /** The one at which they sit. */
  table?: SetTable
  placed: PlacedProps
}
