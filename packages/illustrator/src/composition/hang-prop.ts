import { type Layer, place } from '../drawing/shape.ts'
import type { NamedProp } from '../props/prop.ts'
import { within } from './camera.ts'
import { hangOnWall } from './on-wall.ts'
import type { Placing } from './placing.ts'
import { isPlaced, leastCovered, moveIntoView, places } from './seen-aside.ts'
import type { Stage } from './set-stage.ts'
import { SKY_ENDS, shinesOutside } from './shines-outside.ts'
import { bodyOf, standProp } from './stand-prop.ts'
import { sunOrMoonIn } from './sun-or-moon.ts'

/** So much of the sky beside a wall has room for a star. */
export const SKY_LEAST = 120

/** What is as far away as the sky, and stands behind hills and tents. */
export const FAR = 0.93

/** What hangs on a wall or in the air, where most of it is seen. */
export function hang(prop: NamedProp, where: 'sky' | 'wall', placing: Placing): Layer {
  const { stage, group, gaps, placed } = placing
  const x = gaps.above(group.props.sideOf(prop.noun))
  if (where === 'wall') return hangOnWall(prop, x, placing)
  const sunOrMoon = sunOrMoonIn(stage.scenery)
  const wanted = inAir(prop, x, placing)
  const others = isPlaced(prop, placing) ? [] : gaps.overheads()
  const here = leastCovered(
    places(wanted, others, (other) => inAir(prop, other, placing)),
    group.staged,
    [...placed.shown.map(({ box }) => box), ...(sunOrMoon ? [sunOrMoon] : [])],
  )
  return (here ?? wanted).layer
}

/** How it hangs in the air at a place, as far as it is on the page; beside a wall where there is sky. */
function inAir(prop: NamedProp, x: number, { stage, view }: Placing) {
  const isFar = !stage.setting.indoors && shinesOutside(prop.noun, prop.drawing)
  const y = view.top + view.size * (prop.scale > 1 ? 0.3 : 0.24)
  const at = { x: inSky(x, stage.sky), y: isFar ? Math.min(y, SKY_ENDS + 40) : y }
  const layer = standProp(prop, { ...at, unit: 1, depth: isFar ? FAR : 0.3 }, stage.light)
  const hung = { ...layer, shapes: place(layer.shapes, moveIntoView(layer, at, view, stage)) }
  return { layer: hung, box: bodyOf(hung.shapes) }
}

const inSky = (x: number, sky: Stage['sky']): number =>
  sky ? within(x, sky.left + SKY_LEAST / 2, sky.right - SKY_LEAST / 2) : x
