import type { View } from '../composition/camera.ts'
import type { Stage } from '../composition/set-stage.ts'
import { fullMoon } from '../drawing/moon.ts'
import { feature, flat, glow, type Layer, PAGE_SIZE, place, type Shape } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import { ellipse } from '../geometry/path.ts'
import { createRandom, type Random } from '../geometry/random.ts'
import { sparkle } from '../settings/parts/sky.ts'
import type { Scenery } from '../settings/setting.ts'
import { type CoverFormat, shownOf } from './cover-format.ts'

const MOON = '#fff3c4'
const STAR = '#fff6d2'

/** The sky over those who look up: in place of its usual moon and clouds a large moon, or one star, among many. */
export function greatSky(
  scenery: Scenery,
  { light, setting }: Stage,
  view: View,
  { format, side, seed }: { format: CoverFormat; side: -1 | 1; seed: string },
): Scenery {
  const above = scenery.back.findIndex(({ depth }) => depth === 0.95)
  if (above < 0 || !light.dark) return scenery
  const feet = ((setting.floor.front - view.top) / view.size) * PAGE_SIZE
  const { top, bottom } = shownOf(format, 'under-the-sky', feet)
  const random = createRandom(`great sky ${seed}`)
  const down = format === 'square' ? { to: 0.27, size: 0.12 } : { to: 0.16, size: 0.11 }
  const [x, y] = [PAGE_SIZE * (0.5 - side * 0.2), top + (bottom - top) * down.to]
  const size = (bottom - top) * down.size
  const great = random.chance(0.5) ? greatMoon(x, y, size) : greatStar(x, y, size)
  const shapes = [...stars(random, top, (top + bottom) / 2 + 60), ...great]
  const perUnit = view.size / PAGE_SIZE
  const onStage = place(shapes, placement({ x: view.left, y: view.top, scale: perUnit }))
  const sky: Layer = { depth: 0.95, figure: false, shapes: onStage }
  return { ...scenery, back: scenery.back.map((layer, index) => (index === above ? sky : layer)) }
}

const greatMoon = (x: number, y: number, size: number): Shape[] => [
  glow(x, y, size * 3, MOON, 0.45),
  ...fullMoon(x, y, size, MOON),
]

const greatStar = (x: number, y: number, size: number): Shape[] => [
  glow(x, y, size * 2.6, STAR, 0.5),
  flat(sparkle(x, y, size * 1.25), STAR),
]

function stars(random: Random, top: number, low: number): Shape[] {
  return Array.from({ length: 46 }, () => {
    const [x, y, size] = [random.between(0, PAGE_SIZE), random.between(top, low), random.between(2.5, 7)]
    return size > 5.6
      ? feature(sparkle(x, y, size * 2.4), STAR)
      : feature(ellipse(x, y, size * 0.8), STAR, random.between(0.6, 1))
  })
}
