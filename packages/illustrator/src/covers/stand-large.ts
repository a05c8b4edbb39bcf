import type { View } from '../composition/camera.ts'
import type { Group } from '../composition/gather-group.ts'
import type { PlacedProps } from '../composition/placing.ts'
import type { Stage } from '../composition/set-stage.ts'
import { extentOf, standProp, UNIT } from '../composition/stand-prop.ts'
import { PAGE_SIZE } from '../drawing/shape.ts'
import { findProp } from '../props/find-prop.ts'
import type { NamedProp } from '../props/prop.ts'
import { type CoverFormat, roomForThing } from './cover-format.ts'
import type { CoverIdea } from './cover-idea.ts'

interface Showing {
  idea: CoverIdea
  stage: Stage
  group: Group
  view: View
  format: CoverFormat
}

/** How tall what lies in the midst of people is, of the height of the smallest. */
const AMONG = 0.42

/** Stands the story's own thing where everybody looks: near the reader and large, or in the midst of those around it. */
export function standLarge(placed: PlacedProps, { idea, stage, group, view, format }: Showing): PlacedProps {
  const prop = idea.thing === undefined ? null : heldUp(findProp(idea.thing))
  if (!prop || group.staged.length === 0) return placed
  const { width, height } = extentOf(prop)
  const perUnit = view.size / PAGE_SIZE
  const room = roomForThing[format]
  const near = {
    x: view.left + ((room.left + room.right) / 2) * perUnit,
    y: view.top + room.bottom * perUnit,
    grown: Math.min(
      ((room.right - room.left) * perUnit) / width,
      ((room.bottom - room.top) * perUnit) / height,
    ),
  }
  const spot = idea.kind === 'gathered' ? among(group, { width, height }) : near
  const layer = standProp(prop, { x: spot.x, y: spot.y, unit: UNIT * spot.grown, depth: 0.02 }, stage.light)
  return { ...placed, among: [...placed.among, { noun: prop.noun, y: spot.y, layer }] }
}

/** A folded sweater would be a green box: seen large it hangs as from a hand. */
function heldUp(prop: NamedProp | null): NamedProp | null {
  const { hangs = false, inHand } = prop?.drawing ?? {}
  return prop && hangs && inHand ? { ...prop, drawing: { ...prop.drawing, draw: inHand } } : prop
}

/** Before the feet of those who stand around it, seen a little larger than it is. */
function among({ staged }: Group, { width, height }: { width: number; height: number }) {
  const [left, right] = [
    Math.min(...staged.map(({ bounds }) => bounds.left)),
    Math.max(...staged.map(({ bounds }) => bounds.right)),
  ]
  const smallest = Math.min(...staged.map(({ bounds }) => bounds.bottom - bounds.top))
  const front = Math.max(...staged.map(({ y }) => y))
  const grown = Math.min(1.8, (smallest * AMONG) / height, ((right - left) * 0.5) / width)
  return { x: (left + right) / 2, y: front + height * grown * 0.3, grown }
}
