import type { Gradient, Layer, Shape } from '../drawing/shape.ts'
import { disc, hull } from '../geometry/hull.ts'
import type { Stage } from './set-stage.ts'
import type { StagedMember } from './stage-row.ts'
import { sunOrMoonIn } from './sun-or-moon.ts'

/** Where the sun stands no higher than this it throws shadows, longer the lower it is. */
const HIGH = 300
const LONGEST = 330
const SHADE = '#2b2440'

/** The shadows of a low sun on the ground: they come towards the reader, away from where it stands in the sky. */
export function longShadows(stage: Stage, staged: readonly StagedMember[]): Layer[] {
  const { setting, light, weather, scenery } = stage
  const { celestial } = light
  if (setting.indoors || celestial?.kind !== 'sun' || (weather !== 'clear' && weather !== 'wind')) return []
  const length = Math.min(LONGEST, (celestial.height - HIGH) * 2.2)
  if (length < 60) return []
  const sun = sunOrMoonIn(scenery)
  const sunX = sun ? (sun.left + sun.right) / 2 : stage.freeSide < 0 ? 180 : 844
  const shapes = staged.filter(({ drawn }) => !drawn.lying).map((member) => shadowOf(member, sunX, length))
  return [{ depth: 0.05, figure: false, shapes }]
}

/**
 * From all of the feet on, where it is darkest, to the round of the head, where it is lost: one that begins beside the feet
 * makes whoever throws it hover.
 */
function shadowOf({ x, y, scale, drawn }: StagedMember, sunX: number, length: number): Shape {
  const aside = Math.max(-1, Math.min(1, (x - sunX) / 420)) * length * scale
  const forward = length * 0.34 * scale
  const footing = drawn.footing * scale
  const feet = disc([x, y], footing, footing * 0.16)
  const head = disc([x + aside, y + forward], footing * 0.62, footing * 0.3)
  const fill: Gradient = { kind: 'downwards', from: SHADE, to: SHADE, fromOpacity: 0.42, toOpacity: 0.03 }
  return { path: hull([...feet, ...head]), fill, surface: 'shadow' }
}
