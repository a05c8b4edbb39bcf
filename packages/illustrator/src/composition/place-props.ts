import type { Layer, Shape } from '../drawing/shape.ts'
import { castShadow, glow, place } from '../drawing/shape.ts'
import { applied, placement } from '../geometry/matrix.ts'
import { boundsOf } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import type { FoundProps } from '../props/find-prop.ts'
import type { NamedProp } from '../props/prop.ts'
import { drawProp } from '../props/several.ts'
import type { Light } from '../settings/light.ts'
import type { SettingDrawing } from '../settings/setting.ts'
import type { View } from './camera.ts'
import { Gaps, type Spot } from './gaps.ts'
import type { StagedMember } from './stage-row.ts'

const UNIT = 0.8
/** A bee or an egg is drawn at least this tall, or nobody would see it. */
const SEEN = 46

export interface PlacedProps {
  behind: Layer[]
  among: StandingThing[]
}

export interface StandingThing {
  noun: string
  y: number
  layer: Layer
  /** Where it is pulled by. */
  handle?: Point
}

/** Gives every thing of the scene a place where it is seen and hides nobody's face. */
export function placeProps(
  props: FoundProps,
  staged: readonly StagedMember[],
  view: View,
  setting: SettingDrawing,
  light: Light,
  closeness: number,
): PlacedProps {
  const behind: Layer[] = []
  const among: PlacedProps['among'] = []
  const gaps = new Gaps(staged, view)
  for (const prop of props.list) {
    const side = props.sideOf(prop.noun)
    const width = widthOf(prop) * UNIT
    if (setting.indoors && prop.drawing.onlyOutdoors) continue
    // What hangs on a wall leans or stands outdoors.
    const where = prop.drawing.place === 'wall' && !setting.indoors ? 'behind' : prop.drawing.place
    if (where === 'sky' || where === 'wall') {
      const down = where === 'wall' ? 0.3 : prop.scale > 1 ? 0.3 : 0.24
      behind.push(
        stand(prop, gaps.above(side), view.top + view.size * down, where === 'sky' ? 1 : UNIT, light),
      )
    } else if (where === 'behind') {
      const y = setting.floor.back - 34
      behind.push(stand(prop, gaps.aside(side, width), y, UNIT, light))
    } else {
      const spot = gaps.onGround(side, width * closeness)
      among.push(standAmong(prop, { ...spot, scale: spot.scale * closeness }, middleOf(staged), light))
    }
  }
  return { behind, among }
}

const sizeOf = ({ drawing: { size, place: where }, scale }: NamedProp): number =>
  scale * (where === 'ground' ? Math.max(SEEN, size) : size)

function standAmong(prop: NamedProp, { x, y, scale }: Spot, middle: number, light: Light): StandingThing {
  const { noun, drawing } = prop
  const { handle } = drawing
  const unit = UNIT * scale
  const mirrored = handle !== undefined && handle[0] > 0 === x > middle
  const layer = stand(prop, x, y, unit, light, mirrored)
  if (!handle) return { noun, y, layer }
  return {
    noun,
    y,
    layer,
    handle: applied(placement({ x, y, scale: (sizeOf(prop) / 100) * unit, mirrored }), handle),
  }
}

const middleOf = (staged: readonly StagedMember[]): number =>
  staged.reduce((sum, { x }) => sum + x, 0) / Math.max(1, staged.length)

/** How wide a thing is on the stage's measure: a sled is wider than it is tall. */
function widthOf(prop: NamedProp): number {
  const { left, right } = boundsOf(
    drawProp(prop).flatMap(({ path, surface }) => (surface === 'glow' ? [] : path)),
  )
  return ((right - left) / 100) * sizeOf(prop)
}

function stand(prop: NamedProp, x: number, y: number, unit: number, light: Light, mirrored = false): Layer {
  const scale = (sizeOf(prop) / 100) * unit
  const shapes: Shape[] = []
  if (prop.drawing.place === 'ground' || prop.drawing.place === 'behind')
    shapes.push(castShadow(x, y, 48 * scale, 9 * scale, 0.26))
  if (prop.drawing.shines && light.dark)
    shapes.push(glow(x, y - 50 * scale, Math.max(90, 110 * scale), '#ffd98a', 0.6))
  shapes.push(...place(drawProp(prop), placement({ x, y, scale, mirrored })))
  return { depth: prop.drawing.place === 'ground' ? 0.05 : 0.3, figure: false, shapes }
}
