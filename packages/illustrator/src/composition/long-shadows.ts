import type { Layer, Shape } from '../drawing/shape.ts'
import { disc, hull } from '../geometry/hull.ts'
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
  const shapes = staged
    .filter(({ drawn }) => !drawn.lying)
    .flatMap((member) => shadowOf(member, sunX, length))
  return [{ depth: 0.05, figure: false, shapes }]
}

/** Parts of its length: where they lie on each other, at the feet, it is darkest, so that nobody hovers above it. */
const PARTS = [1, 0.74, 0.48]

function shadowOf({ x, y, scale, drawn }: StagedMember, sunX: number, length: number): Shape[] {
  const aside = Math.max(-1, Math.min(1, (x - sunX) / 420)) * length * scale
  const forward = length * 0.34 * scale
  const wide = drawn.footing * scale * 0.8
  const feet = disc([x, y], wide, wide * FLAT)
  return PARTS.map((part) => {
    const tip = disc([x + aside * part, y + forward * part], wide * NARROWER, wide * NARROWER * FLAT)
    return { path: hull([...feet, ...tip]), fill: DARK, opacity: 0.15, surface: 'shadow' }
  })
}

/** A disc on the ground is so high on the sheet, and so much narrower is a shadow where a head throws it. */
const [FLAT, NARROWER] = [0.34, 0.56]
const DARK = '#2b2440'
