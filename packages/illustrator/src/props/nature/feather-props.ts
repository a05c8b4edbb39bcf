import { darker } from '../../drawing/colour.ts'
import { line, place, round, type Shape } from '../../drawing/shape.ts'
import { placement } from '../../geometry/matrix.ts'
import { blob, polyline } from '../../geometry/path.ts'
import type { PropDrawing } from '../prop.ts'

/** A white one, about its middle. */
const feather = (colour: string): Shape[] => [
  round(
    blob([
      [0, -12],
      [5, -6],
      [4, 6],
      [0, 11],
      [-4, 6],
      [-5, -6],
    ]),
    colour,
  ),
  line(
    polyline([
      [0, -9],
      [0, 15],
    ]),
    darker(colour, 0.7),
    1.6,
  ),
]

/** Where they fly, each turned another way: as wide as three who stand side by side. */
const flying = [
  [-128, -30, 40],
  [-104, -78, -60],
  [-74, -52, 110],
  [-46, -94, 20],
  [-18, -66, -35],
  [8, -98, 75],
  [34, -44, 150],
  [58, -82, -20],
  [88, -58, 60],
  [112, -92, -80],
  [134, -34, 15],
  [-92, -14, 95],
  [72, -16, -50],
] as const

const flyingFeathers: PropDrawing = {
  size: 330,
  place: 'behind',
  several: true,
  colour: '#fbf5e8',
  draw: (colour) =>
    flying.flatMap(([x, y, turn]) => place(feather(colour), placement({ x, y, turn, scale: 1.35 }))),
}

/** Feathers out of a pillow, in the air. */
export const featherProps: Record<string, PropDrawing> = {
  'flying feathers': flyingFeathers,
}
