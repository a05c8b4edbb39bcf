import { type Layer, place } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import type { NamedProp } from '../props/prop.ts'
import { within } from './camera.ts'
import { seenPart } from './kept-in-view.ts'
import { besideWindow } from './place-windows.ts'
import type { Placing } from './placing.ts'
import { isPlaced, leastCovered, moveIntoView, places } from './seen-aside.ts'
import { SKY_ENDS, shinesOutside } from './shines-outside.ts'
import { bodyOf, extentOf, standProp, UNIT } from './stand-prop.ts'
import { sunOrMoonIn } from './sun-or-moon.ts'

/** So much of the sky beside a wall has room for a star. */
export const SKY_LEAST = 120

/** What is as far away as the sky, and stands behind hills and tents. */
export const FAR = 0.93

/** What hangs on a wall or in the air, where most of it is seen. */
export function hang(prop: NamedProp, where: 'sky' | 'wall', placing: Placing): Layer {
  const { stage, group, gaps, placed } = placing
  const sunOrMoon = sunOrMoonIn(stage.scenery)
  const wanted = hangAt(prop, where, gaps.above(group.props.sideOf(prop.noun)), placing)
  const others = isPlaced(prop, placing) ? [] : gaps.overheads()
  const here = leastCovered(
    places(wanted, others, (x) => hangAt(prop, where, x, placing)),
    group.staged,
    [...placed.shown.map(({ box }) => box), ...(where === 'sky' && sunOrMoon ? [sunOrMoon] : [])],
  )
  return (here ?? wanted).layer
}

/** Where the wall of a house has room for it, whole and on the page. */
function onWall(x: number, corner: number, prop: NamedProp, { stage, view }: Placing): number {
  const half = extentOf(prop).width / 2
  const { left, right } = seenPart(view, stage.arrangement.viewpoint)
  return within(Math.min(x, corner - half), left + half, right - half)
}

/** How it hangs at a place, as far as it is on the page; on the wall beside the window. */
function hangAt(prop: NamedProp, where: 'sky' | 'wall', x: number, placing: Placing) {
  const { stage, view } = placing
  // Over a shelf there is room for what stands on it.
  const down = prop.drawing.top ? 0.38 : where === 'wall' || prop.scale > 1 ? 0.3 : 0.24
  const isFar = where === 'sky' && !stage.setting.indoors && shinesOutside(prop.noun, prop.drawing)
  const y = view.top + view.size * down
  const at = { x, y: isFar ? Math.min(y, SKY_ENDS + 40) : y }
  const { sky } = stage.setting
  if (sky)
    at.x = where === 'sky' ? Math.max(at.x, sky.left + SKY_LEAST / 2) : onWall(at.x, sky.left, prop, placing)
  const layer = standProp(
    prop,
    { ...at, unit: where === 'sky' ? 1 : UNIT, depth: isFar ? FAR : 0.3 },
    stage.light,
  )
  const seen = { ...layer, shapes: place(layer.shapes, moveIntoView(layer, at, view, stage)) }
  const aside = where === 'wall' ? besideWindow({ layer: seen, x: at.x }, placing) : 0
  const hung = { ...seen, shapes: place(seen.shapes, placement({ x: aside })) }
  return { layer: hung, box: bodyOf(hung.shapes) }
}
