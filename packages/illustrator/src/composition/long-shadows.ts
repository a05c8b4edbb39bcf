import { castShadow, type Layer, type Shape } from '../drawing/shape.ts'
import { ellipse } from '../geometry/path.ts'
import type { Stage } from './set-stage.ts'
import type { StagedMember } from './stage-row.ts'
import { sunOrMoonIn } from './sun-or-moon.ts'

/** Where the sun stands no higher than this it throws shadows, longer the lower it is. */
const HIGH = 300
const LONGEST = 330

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

function shadowOf({ x, y, scale, drawn }: StagedMember, sunX: number, length: number): Shape {
  const aside = Math.max(-1, Math.min(1, (x - sunX) / 420)) * length * scale
  const forward = length * 0.34 * scale
  const reach = Math.hypot(aside, forward)
  const path = ellipse(
    x + aside / 2,
    y + forward / 2,
    reach / 2 + drawn.footing * scale * 0.5,
    drawn.footing * scale * 0.5,
    Math.atan2(forward, aside),
  )
  return { ...castShadow(x, y, 1, 1, 0.6), path }
}
