import type { Layer, Shape } from '../drawing/shape.ts'
import { castShadow, glow, place } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import { boundsOf } from '../geometry/path.ts'
import type { FoundProps } from '../props/find-prop.ts'
import type { NamedProp } from '../props/prop.ts'
import type { Light } from '../settings/light.ts'
import type { SettingDrawing } from '../settings/setting.ts'
import type { View } from './camera.ts'
import type { StagedMember } from './stage-row.ts'

const UNIT = 0.8

export interface PlacedProps {
  behind: Layer[]
  among: { y: number; layer: Layer }[]
}

/** Gives every thing of the scene a place where it is seen and hides nobody's face. */
export function placeProps(
  props: FoundProps,
  staged: readonly StagedMember[],
  view: View,
  setting: SettingDrawing,
  light: Light,
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
      behind.push(
        stand(
          prop,
          gaps.above(side),
          view.top + view.size * (where === 'wall' ? 0.3 : 0.24),
          where === 'sky' ? 1 : UNIT,
          light,
        ),
      )
    } else if (where === 'behind') {
      const y = setting.floor.back - 34
      behind.push(stand(prop, gaps.aside(side, width), y, UNIT, light))
    } else {
      const spot = gaps.onGround(side, width)
      among.push({ y: spot.y, layer: stand(prop, spot.x, spot.y, UNIT * spot.scale, light) })
    }
  }
  return { behind, among }
}

/** How wide a thing is on the stage's measure: a sled is wider than it is tall. */
function widthOf({ drawing, colour }: NamedProp): number {
  const { left, right } = boundsOf(
    drawing.draw(colour).flatMap(({ path, surface }) => (surface === 'glow' ? [] : path)),
  )
  return ((right - left) / 100) * drawing.size
}

function stand(prop: NamedProp, x: number, y: number, unit: number, light: Light): Layer {
  const scale = (prop.drawing.size / 100) * unit
  const shapes: Shape[] = []
  if (prop.drawing.place === 'ground' || prop.drawing.place === 'behind')
    shapes.push(castShadow(x, y, 48 * scale, 9 * scale, 0.26))
  if (prop.drawing.shines && light.dark)
    shapes.push(glow(x, y - 50 * scale, Math.max(90, 110 * scale), '#ffd98a', 0.6))
  shapes.push(...place(prop.drawing.draw(prop.colour), placement({ x, y, scale })))
  return { depth: prop.drawing.place === 'ground' ? 0.05 : 0.3, figure: false, shapes }
}

/** The free places of a view. Each is given once. */
class Gaps {
  readonly #staged: readonly StagedMember[]
  readonly #view: View
  readonly #taken = { left: 0, right: 0, leftBehind: 0, rightBehind: 0, sky: 0 }

  constructor(staged: readonly StagedMember[], view: View) {
    this.#staged = staged
    this.#view = view
  }

  /** In the air over the heads, further out the more things hang there. */
  above(side: -1 | 1): number {
    const { left, size } = this.#view
    const step = this.#taken.sky++
    return left + size * (0.5 + side * (0.3 - step * 0.11))
  }

  /** Beside the group, partly behind it where there is little room. */
  aside(side: -1 | 1, width: number): number {
    const { left, size } = this.#view
    const edge = this.#edge(side)
    const border = side < 0 ? left : left + size
    const key = side < 0 ? 'leftBehind' : 'rightBehind'
    const taken = this.#taken[key]
    this.#taken[key] += width * 0.8
    // The first stands between the group and the border, the next ones from there towards the middle.
    const first = (edge + border) / 2
    const kept = Math.min(width, size * 0.5) * 0.5
    const x = side < 0 ? Math.max(left + kept, first) : Math.min(left + size - kept, first)
    return x - side * taken
  }

  /** On the ground: beside the outermost feet when there is room, otherwise in a corner before everybody. */
  onGround(side: -1 | 1, width: number): { x: number; y: number; scale: number } {
    const view = this.#view
    const bottom = Math.max(...this.#staged.map((member) => member.y), view.top + view.size * 0.84)
    const key = side < 0 ? 'left' : 'right'
    const taken = this.#taken[key]
    const border = side < 0 ? view.left : view.left + view.size
    const room = Math.abs(border - this.#edge(side)) - taken
    this.#taken[key] += width * 0.9
    if (room > width * 0.8) {
      return { x: this.#edge(side) + side * (width * 0.5 + 6 + taken), y: bottom - 6, scale: 1 }
    }
    const low = view.top + view.size * 0.965
    const scale = Math.min(1, (view.size * 0.24) / width)
    return { x: border - side * (view.size * 0.1 + taken * 0.5), y: Math.max(low, bottom + 10), scale }
  }

  #edge(side: -1 | 1): number {
    const middle = this.#view.left + this.#view.size / 2
    if (this.#staged.length === 0) return middle
    return side < 0
      ? Math.min(...this.#staged.map((member) => member.bounds.left))
      : Math.max(...this.#staged.map((member) => member.bounds.right))
  }
}
