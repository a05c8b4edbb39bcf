import type { Layer, Shape } from '../drawing/shape.ts'
import { castShadow, glow, place } from '../drawing/shape.ts'
import { type Matrix, placement } from '../geometry/matrix.ts'
import { type Bounds, boundsOf } from '../geometry/path.ts'
import type { NamedProp } from '../props/prop.ts'
import { drawProp } from '../props/several.ts'
import type { Light } from '../settings/light.ts'

/** A thing of 400 units stands 320 tall at the front of the stage, as a child does. */
export const UNIT = 0.8
/** A bee or an egg is drawn at least this tall, or nobody would see it. */
export const SEEN = 46

/** Where a thing's foot stands on the stage. */
export interface Standing {
  x: number
  y: number
  /** Of the stage's measure. */
  unit: number
  depth: number
  mirrored?: boolean
}

/** A thing with its shadow, and its light where it shines. */
export function standProp(prop: NamedProp, standing: Standing, light: Light): Layer {
  const { x, y, unit, depth } = standing
  const scale = scaleOf(prop, unit)
  const shapes: Shape[] = []
  if (prop.drawing.place === 'ground' || prop.drawing.place === 'behind')
    shapes.push(castShadow(x, y, 48 * scale, 9 * scale, 0.26))
  if (prop.drawing.shines && light.dark)
    shapes.push(glow(x, y - 50 * scale, Math.max(90, 110 * scale), '#ffd98a', 0.6))
  shapes.push(...place(asItLies(prop), ontoStage(prop, standing)))
  return { depth, figure: false, shapes }
}

/** Words on a sheet have to be read: it stands. */
const isFlat = ({ drawing: { lies, place: where }, words }: NamedProp): boolean =>
  lies === true && where === 'ground' && words === undefined

/** What falls over where nobody holds it. */
const lieOnTheirSide =
  /\b(?:spoon|fork|knife|ladle|pencil|pen|brush|paintbrush|toothbrush|wand|flute|recorder|needle|screwdriver|stick|twig)$/

/** A spoon on the ground lies on its side; it does not stand on its end. */
function asItLies(prop: NamedProp): readonly Shape[] {
  const shapes = drawProp(prop)
  if (isFlat(prop)) return laidDown(shapes)
  if (prop.drawing.place !== 'ground' || prop.count > 1 || !lieOnTheirSide.test(prop.noun)) return shapes
  const { left, right, top, bottom } = bodyOf(shapes)
  if (bottom - top < (right - left) * 2) return shapes
  const lying = place(shapes, placement({ turn: ON_SIDE }))
  const body = bodyOf(lying)
  return place(lying, placement({ x: -(body.left + body.right) / 2, y: -body.bottom }))
}

/** Nearly level, as the reader sees what lies on the ground. */
const ON_SIDE = 76

/** As the reader sees it from above at a slant, about its foot. */
const laidDown = (shapes: readonly Shape[]): Shape[] =>
  place(shapes, { a: 1.15, b: 0.05, c: -0.5, d: 0.42, e: -20, f: 0 })

/** From a thing's own units to the stage. */
export const ontoStage = (prop: NamedProp, { x, y, unit, mirrored = false }: Standing): Matrix =>
  placement({ x, y, scale: scaleOf(prop, unit), mirrored })

const scaleOf = ({ drawing: { size, place: where }, scale }: NamedProp, unit: number): number =>
  ((scale * (where === 'ground' ? Math.max(SEEN, size) : size)) / 100) * unit

/** How wide and tall a thing is at the front of the stage: a sled is wider than it is tall. */
export function extentOf(prop: NamedProp): { width: number; height: number } {
  const { left, right, top } = bodyOf(asItLies(prop))
  const scale = scaleOf(prop, UNIT)
  return { width: (right - left) * scale, height: -top * scale }
}

/** The box around what is solid. */
export const bodyOf = (shapes: readonly Shape[]): Bounds =>
  boundsOf(shapes.flatMap(({ path, surface }) => (surface === 'glow' || surface === 'shadow' ? [] : path)))
