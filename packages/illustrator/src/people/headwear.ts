import type { Colour } from '../drawing/colour.ts'
import { darker, lighter } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { flat, line, round } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { blob, curve, ellipse, polygon } from '../geometry/path.ts'
import type { Headwear } from '../looks/look.ts'

interface HeadwearDrawing {
  back?: (colour: Colour) => Shape[]
  front: (colour: Colour) => Shape[]
  /** Hides the hair altogether. */
  hidesHair?: boolean
  /** Leaves the top of the hair to be seen. */
  open?: boolean
}

const brimmedHat = (colour: Colour, band: Colour): Shape[] => [
  round(ellipse(0, -0.66, 1.5, 0.27), colour),
  round(
    blob([
      [-0.86, -0.68],
      [-0.84, -1.22],
      [-0.5, -1.52],
      [0, -1.6],
      [0.5, -1.52],
      [0.84, -1.22],
      [0.86, -0.68],
      [0, -0.56],
    ]),
    lighter(colour, 0.08),
  ),
  flat(
    limb(
      [
        [-0.87, -0.78],
        [0, -0.66],
        [0.87, -0.78],
      ],
      [0.2, 0.2, 0.2],
    ),
    band,
  ),
]

/** Hats reach down to the hairline and out over the hair, so that they sit and do not float. */
export const headwearDrawings: Record<Headwear, HeadwearDrawing> = {
  'straw-hat': { front: (colour) => brimmedHat(colour, '#b5483f') },
  hat: { front: (colour) => brimmedHat(colour, darker(colour, 0.66)) },
  cap: {
    front: (colour) => [
      round(
        blob([
          [-1.08, -0.36],
          [-1.08, -0.86],
          [-0.62, -1.3],
          [0, -1.4],
          [0.62, -1.3],
          [1.08, -0.86],
          [1.08, -0.36],
          [0, -0.5],
        ]),
        colour,
      ),
      round(
        blob([
          [0.1, -0.52],
          [0.7, -0.6],
          [1.4, -0.5],
          [1.56, -0.36],
          [1.1, -0.28],
          [0.4, -0.34],
        ]),
        darker(colour, 0.82),
      ),
      flat(ellipse(0, -1.4, 0.1, 0.07), darker(colour, 0.8)),
    ],
  },
  beanie: {
    front: (colour) => [
      round(
        blob([
          [-1.1, -0.44],
          [-1.06, -0.96],
          [-0.6, -1.36],
          [0, -1.46],
          [0.6, -1.36],
          [1.06, -0.96],
          [1.1, -0.44],
          [0, -0.54],
        ]),
        colour,
      ),
      round(
        limb(
          [
            [-1.08, -0.44],
            [0, -0.56],
            [1.08, -0.44],
          ],
          [0.3, 0.32, 0.3],
        ),
        lighter(colour, 0.35),
      ),
      round(ellipse(0, -1.52, 0.24), lighter(colour, 0.5)),
    ],
  },
  crown: {
    open: true,
    front: (colour) => [
      round(
        polygon([
          [-0.78, -0.8],
          [-0.86, -1.5],
          [-0.42, -1.16],
          [0, -1.66],
          [0.42, -1.16],
          [0.86, -1.5],
          [0.78, -0.8],
          [0.4, -0.72],
          [0, -0.7],
          [-0.4, -0.72],
        ]),
        colour,
      ),
      ...[-0.42, 0, 0.42].map((x) =>
        flat(ellipse(x, -0.92 + Math.abs(x) * -0.04, 0.08), x === 0 ? '#d9493f' : '#4f8fd0'),
      ),
    ],
  },
  turban: {
    front: (colour) => [
      round(
        blob([
          [-1.12, -0.3],
          [-1.22, -0.8],
          [-0.8, -1.34],
          [0, -1.52],
          [0.8, -1.34],
          [1.22, -0.8],
          [1.12, -0.3],
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
    ],
  },
  headscarf: {
    hidesHair: true,
    back: (colour) => [
      round(
        blob([
          [-1.1, -0.5],
          [-1.2, 0.4],
          [-1.28, 1.3],
          [-0.9, 1.84],
          [0, 1.7],
          [0.9, 1.84],
          [1.28, 1.3],
          [1.2, 0.4],
          [1.1, -0.5],
          [0, -1.2],
        ]),
        darker(colour, 0.8),
      ),
    ],
    front: (colour) => [
      round(
        blob([
          [-1.05, 0.8],
          [-1.16, 0],
          [-0.98, -0.82],
          [-0.4, -1.18],
          [0.4, -1.18],
          [0.98, -0.82],
          [1.16, 0],
          [1.05, 0.8],
          [0.6, 1.14],
          [0, 1.26],
          [-0.6, 1.14],
        ]),
        colour,
      ),
    ],
  },
}

/** The opening of a headscarf: the face is drawn into it. */
export const scarfOpening = blob([
  [-0.86, 0.3],
  [-0.88, -0.16],
  [-0.6, -0.6],
  [0, -0.76],
  [0.6, -0.6],
  [0.88, -0.16],
  [0.86, 0.3],
  [0.54, 0.78],
  [0, 0.96],
  [-0.54, 0.78],
])
