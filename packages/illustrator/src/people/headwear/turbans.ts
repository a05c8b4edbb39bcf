import type { Colour } from '../../drawing/colour.ts'
import { darker } from '../../drawing/colour.ts'
import { line, round, type Shape } from '../../drawing/shape.ts'
import { blob, curve, ellipse } from '../../geometry/path.ts'
import { type HairEdge, hairCap } from '../hair/hair-cap.ts'
import type { HeadwearDrawing } from './headwear-drawing.ts'

/** Cloth wound about the head, with the folds of its turns. */
const wound = (colour: Colour): Shape[] => [
  round(
    blob([
      [-1.14, -0.3],
      [-1.24, -0.8],
      [-0.82, -1.36],
      [0, -1.54],
      [0.82, -1.36],
      [1.24, -0.8],
      [1.14, -0.3],
      [0.5, -0.54],
      [0, -0.62],
      [-0.5, -0.54],
    ]),
    colour,
  ),
  line(
    curve([
      [-1.1, -0.5],
      [0, -1],
      [0.9, -1.2],
    ]),
    darker(colour, 0.8),
    0.05,
  ),
  line(
    curve([
      [-0.9, -0.95],
      [0.1, -0.8],
      [1.12, -0.5],
    ]),
    darker(colour, 0.8),
    0.05,
  ),
]

/** A headwrap, a doek: at the temples and in the nape hair is seen. */
export const headwrap: HeadwearDrawing = { front: wound }

/** Over brow and nape, behind the ears. */
const edge: HairEdge = [
  [-180, 0.5],
  [-140, 0.44],
  [-112, 0.24],
  [-94, -0.12],
  [-70, -0.36],
  [-30, -0.56],
  [0, -0.62],
  [30, -0.56],
  [70, -0.36],
  [94, -0.12],
  [112, 0.24],
  [140, 0.44],
  [180, 0.5],
]

/** All hair is under it. */
export const turban: HeadwearDrawing = {
  hidesHair: true,
  freesEars: true,
  front: (colour, view) => [round(hairCap(edge, view, 0.08), darker(colour, 0.9)), ...wound(colour)],
}

/** The close cloth of a Sikh child over the knot of the hair, drawn together around it. */
export const patka: HeadwearDrawing = {
  hidesHair: true,
  freesEars: true,
  front: (colour, view) => {
    const knot = view.around(0, -0.9, 0.34)
    const folds = [-150, -100, -56, -20, 20, 56, 100, 150].map((longitude) =>
      view.around(longitude, -0.6, 0.9),
    )
    return [
      round(hairCap(edge, view, 0.1), colour),
      ...folds
        .filter(({ front }) => front > 0.1)
        .map(({ x }) =>
          line(
            curve([
              [knot.x + (x - knot.x) * 0.3, -1.06],
              [x * 0.82, -0.92],
              [x, -0.68],
            ]),
            darker(colour, 0.8),
            0.045,
          ),
        ),
      round(ellipse(knot.x, -1.24, 0.36, 0.3), colour),
      line(
        curve([
          [knot.x - 0.32, -1.08],
          [knot.x, -0.99],
          [knot.x + 0.32, -1.08],
        ]),
        darker(colour, 0.66),
        0.07,
      ),
    ]
  },
}
