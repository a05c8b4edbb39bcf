import type { Shape } from '../drawing/shape.ts'
import { round } from '../drawing/shape.ts'
import { blob } from '../geometry/path.ts'
import type { HumanLook } from '../looks/look.ts'
import type { Build } from './build.ts'
import { isSkirted } from './legs.ts'
import type { Stance } from './stance.ts'

/** The part of a dress, robe or skirt below the waist, as the legs carry it. */
export function drawSkirt(look: HumanLook, build: Build, stance: Stance): Shape[] {
  if (!isSkirted(look)) return []
  const { long } = look.garment
  const colour =
    look.bottom.kind === 'skirt' && look.garment.kind !== 'dress' && look.garment.kind !== 'robe'
      ? look.bottom.colour
      : look.garment.colour
  const path = skirtPath(build, stance, long)
  return [round(path, colour)]
}

function skirtPath(build: Build, stance: Stance, long: boolean): ReturnType<typeof blob> {
  const [x, y] = stance.hips
  const top = build.shoulder * 0.86
  const g = build.girth
  switch (stance.legs.kind) {
    case 'feet': {
      const hem = long ? -20 : build.hipY * 0.44
      const sway = (stance.legs.left[0] + stance.legs.right[0]) * 0.3
      const spread = Math.max(long ? 66 * g : 76 * g, (stance.legs.right[0] - stance.legs.left[0]) * 0.5 + 26)
      return blob([
        [x - top, y - 22],
        [x - top * 1.12, y],
        [x - spread + sway, hem - 8],
        [x - spread * 0.5 + sway, hem + 4],
        [x + sway, hem + 7],
        [x + spread * 0.5 + sway, hem + 4],
        [x + spread + sway, hem - 8],
        [x + top * 1.12, y],
        [x + top, y - 22],
        [x, y - 28],
      ])
    }
    case 'kneeling':
      return blob([
        [x - top, y - 22],
        [x - 70 * g, y + 18],
        [x - 92 * g, -10],
        [x - 40 * g, 3],
        [x + 30 * g, 3],
        [x + 62 * g, -8],
        [x + 56 * g, y + 20],
        [x + top, y - 22],
        [x, y - 28],
      ])
    case 'crossed':
      return blob([
        [x - top, y - 24],
        [x - 84 * g, y + 2],
        [x - 104 * g, -14],
        [x - 60 * g, 2],
        [x, 4],
        [x + 60 * g, 2],
        [x + 104 * g, -14],
        [x + 84 * g, y + 2],
        [x + top, y - 24],
        [x, y - 30],
      ])
    case 'knees-up': {
      const reach = -build.hipY
      return blob([
        [x - top, y - 24],
        [x - 52 * g, y + 14],
        [x - 30 * g, 0],
        [x + reach * 0.5, 2],
        [x + reach * 0.9, -8],
        [x + reach * 0.78, -reach * 0.42],
        [x + reach * 0.5, -reach * 0.56],
        [x + top, y - 24],
        [x, y - 30],
      ])
    }
    case 'seated': {
      const hem = long ? -18 : y * 0.42
      return blob([
        [x - top, y - 26],
        [x - 56 * g, y + 14],
        [x - 26 * g, y + 32],
        [x + 26 * g, hem],
        [x + 60 * g, hem + 6],
        [x + 92 * g, hem - 4],
        [x + 88 * g, y + 4],
        [x + 64 * g, y - 18],
        [x + top * 0.8, y - 30],
        [x, y - 30],
      ])
    }
  }
}
