import { darker, lightnessOf, mix } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { feature, line, round } from '../drawing/shape.ts'
import { blob, curve, ellipse, type Path } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import type { HumanLook } from '../looks/look.ts'
import type { HeadView } from './head-view.ts'

/** How far down a beard reaches, and how high it grows on the cheeks. */
const beards = {
  stubble: { bottom: 1.06, cheek: 0.3 },
  beard: { bottom: 1.3, cheek: 0.1 },
  goatee: { bottom: 1.28, cheek: 0.62 },
  'long-beard': { bottom: 1.86, cheek: 0.1 },
}

/** A beard lies under the mouth, so that the mouth stays to be seen. */
export function drawBeard(look: HumanLook, view: HeadView): Shape[] {
  const { kind, colour } = look.beard
  if (kind === 'none' || kind === 'moustache' || view.facing(0) < -0.2) return []
  const { bottom, cheek } = beards[kind]
  const wide = kind === 'goatee' ? 0.34 : 0.98
  const hang = Math.sin(view.yaw) * 0.5
  const at = (x: number, y: number): Point => {
    if (y <= 0.9) return view.at(x, y)
    return [x * 0.9 * (1 - Math.abs(hang) * 0.5) + hang, y]
  }
  const points = [
    at(-wide, cheek),
    at(-wide * 0.9, 0.8),
    at(-wide * 0.46, bottom - 0.12),
    at(0, bottom),
    at(wide * 0.46, bottom - 0.12),
    at(wide * 0.9, 0.8),
    at(wide, cheek),
    at(wide * 0.72, Math.max(0.42, cheek)),
    at(wide * 0.34, Math.max(0.42, cheek)),
    at(0, Math.max(0.46, cheek)),
    at(-wide * 0.34, Math.max(0.42, cheek)),
    at(-wide * 0.72, Math.max(0.42, cheek)),
  ]
  if (kind === 'stubble') return stubble(look, blob(points), view)
  return [round(blob(points), colour)]
}

/** A shade on chin and cheeks, light or dark, and the ends of single hairs in it. */
function stubble({ skin, beard: { colour } }: HumanLook, cheeks: Path, view: HeadView): Shape[] {
  const isLight = lightnessOf(colour) > lightnessOf(skin)
  const ends = [0.62, 0.78, 0.92].flatMap((y, row) =>
    [-0.72, -0.48, -0.24, 0, 0.24, 0.48, 0.72]
      .map((x) => (x + (row % 2) * 0.12) * (1.1 - row * 0.2))
      .filter((x) => (y > 0.75 || Math.abs(x) > 0.4) && view.facing(x, y) > 0.1)
      .map((x) => feature(ellipse(...view.at(x, y), 0.026), isLight ? darker(colour, 0.72) : colour)),
  )
  return [feature(cheeks, mix(skin, colour, isLight ? 0.6 : 0.3)), ...ends]
}

/** The hair on the upper lip, over the mouth's upper edge. */
export function drawMoustache(look: HumanLook, view: HeadView): Shape[] {
  const { kind, colour } = look.beard
  if (kind === 'none' || kind === 'stubble' || view.facing(0) < 0.1) return []
  const half = kind === 'moustache' ? 0.42 : 0.34
  const dark = darker(colour, 0.92)
  const wings = [-1, 1]
    .filter((side) => view.facing(side * half, 0.45) > 0.1)
    .map((side) =>
      round(
        blob([
          view.at(0, 0.4),
          view.at(side * half * 0.6, 0.38),
          view.at(side * half, 0.52),
          view.at(side * half * 0.5, 0.5),
          view.at(0, 0.48),
        ]),
        dark,
      ),
    )
  const strands =
    kind === 'long-beard'
      ? [-0.2, 0.16].map((x) => {
          const hang = Math.sin(view.yaw) * 0.5
          return line(
            curve([
              [x + hang, 1.1],
              [x * 0.8 + hang, 1.4],
              [x * 0.4 + hang, 1.6],
            ]),
            dark,
            0.04,
          )
        })
      : []
  return [...wings, ...strands]
}
