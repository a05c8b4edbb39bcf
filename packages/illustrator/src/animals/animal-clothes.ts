import { darker, lighter } from '../drawing/colour.ts'
import { line, round, type Shape } from '../drawing/shape.ts'
import { blob, curve, type Path } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import type { AnimalLook } from '../looks/look.ts'

/** A garment over a trunk: the cloth, its hem, and a row of buttons or the strings of an apron. */
function cloth({ garment }: AnimalLook, path: Path, hem: readonly Point[], seam: readonly Point[]): Shape[] {
  if (!garment) return []
  const { colour, cut } = garment
  return [
    round(path, colour),
    line(curve(hem), cut === 'dress' ? lighter(colour, 0.5) : darker(colour, 0.76), 6),
    line(curve(seam), darker(colour, 0.7), 3),
  ]
}

/** About the middle of a trunk on four legs. */
export function dressedStanding(look: AnimalLook, long: number, high: number, middle: number): Shape[] {
  const at = (x: number, y: number): Point => [long * x, middle + high * y]
  const back = look.garment?.cut === 'dress' ? -0.98 : -0.6
  if (look.garment?.cut === 'apron')
    return cloth(
      look,
      blob([
        at(0.34, -0.4),
        at(0.9, -0.36),
        at(0.98, 0.3),
        at(0.8, 0.94),
        at(0.1, 1.14),
        at(-0.2, 0.9),
        at(0.06, 0.2),
      ]),
      [at(0.84, 0.88), at(0.12, 1.06), at(-0.14, 0.86)],
      [at(0.2, -0.1), at(-0.3, -0.56), at(-0.5, -0.9)],
    )
  return cloth(
    look,
    blob([
      at(back, -0.92),
      at(0, -1.04),
      at(0.62, -1.04),
      at(0.94, -0.42),
      at(0.9, 0.5),
      at(0.5, 1.02),
      at(-0.1, 1.08),
      at(back + 0.02, 0.98),
      at(back - 0.06, 0),
    ]),
    [at(back + 0.05, -0.86), at(back - 0.01, 0), at(back + 0.07, 0.9)],
    [at(0.2, -0.98), at(0.34, 0), at(0.2, 1)],
  )
}

/** From the neck to the haunch of who sits. */
export function dressedSitting(look: AnimalLook, half: number, tall: number): Shape[] {
  const at = (x: number, y: number): Point => [half * x, -tall * y]
  if (look.garment?.cut === 'apron')
    return cloth(
      look,
      blob([
        at(0.06, 0.86),
        at(0.62, 0.88),
        at(0.82, 0.5),
        at(0.86, 0.18),
        at(0.3, 0.1),
        at(-0.1, 0.22),
        at(0.02, 0.56),
      ]),
      [at(0.8, 0.22), at(0.32, 0.15), at(-0.04, 0.26)],
      [at(0.02, 0.52), at(-0.5, 0.5), at(-0.9, 0.42)],
    )
  const low = look.garment?.cut === 'dress' ? 0.12 : 0.32
  return cloth(
    look,
    blob([
      at(0.52, 1.02),
      at(-0.42, 0.98),
      at(-0.84, 0.62),
      at(-1.04, low + 0.12),
      at(-0.5, low),
      at(0.3, low - 0.04),
      at(0.9, low + 0.06),
      at(0.86, 0.62),
    ]),
    [at(-0.96, low + 0.15), at(-0.4, low + 0.05), at(0.3, low + 0.01), at(0.84, low + 0.1)],
    [at(0.4, 0.98), at(0.5, 0.66), at(0.46, low + 0.02)],
  )
}

/** Over the back of who lies. */
export function dressedLying(look: AnimalLook, long: number, high: number): Shape[] {
  const at = (x: number, y: number): Point => [long * x, -high * y]
  return cloth(
    look,
    blob([
      at(-0.66, 1.3),
      at(-0.26, 1.54),
      at(0.5, 1.24),
      at(0.84, 0.5),
      at(0.74, 0.06),
      at(-0.5, 0.04),
      at(-0.72, 0.6),
    ]),
    [at(-0.6, 1.26), at(-0.66, 0.62), at(-0.46, 0.1)],
    [at(0.1, 1.4), at(0.2, 0.8), at(0.1, 0.1)],
  )
}

/** About the trunk of a bird, below the neck. */
export function dressedBird(look: AnimalLook, long: number, high: number, middle: number): Shape[] {
  const at = (x: number, y: number): Point => [long * x, middle + high * y]
  return cloth(
    look,
    blob([
      at(-0.62, -0.5),
      at(0.16, -1.02),
      at(0.9, -0.42),
      at(0.86, 0.3),
      at(0.68, 0.72),
      at(0, 1.04),
      at(-0.62, 0.6),
    ]),
    [at(0.84, 0.34), at(0.62, 0.7), at(0, 0.98), at(-0.56, 0.6)],
    [at(0.5, -0.7), at(0.62, 0), at(0.4, 0.86)],
  )
}

/** About the chest and belly of who stands upright. */
export function dressedUpright(look: AnimalLook, long: number, high: number, middle: number): Shape[] {
  const at = (x: number, y: number): Point => [long * x, middle + high * y]
  const wide = look.garment?.cut === 'dress' ? 1.2 : 1.02
  if (look.garment?.cut === 'apron')
    return cloth(
      look,
      blob([
        at(-0.3, -0.6),
        at(0.5, -0.6),
        at(0.62, -0.06),
        at(0.86, 0.8),
        at(0.1, 0.98),
        at(-0.62, 0.8),
        at(-0.44, -0.06),
      ]),
      [at(0.8, 0.78), at(0.1, 0.92), at(-0.56, 0.78)],
      [at(-0.86, 0), at(0.1, 0.06), at(0.9, 0)],
    )
  return cloth(
    look,
    blob([
      at(-0.58, -1.02),
      at(0.58, -1.02),
      at(0.88, -0.1),
      at(wide, 0.6),
      at(0.66, 0.92),
      at(-0.66, 0.92),
      at(-wide, 0.6),
      at(-0.88, -0.1),
    ]),
    [at(-wide * 0.96, 0.62), at(-0.5, 0.86), at(0.5, 0.86), at(wide * 0.96, 0.62)],
    [at(0.12, -0.96), at(0.16, 0), at(0.12, 0.88)],
  )
}
