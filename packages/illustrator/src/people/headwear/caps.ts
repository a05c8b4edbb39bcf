import { darker, lighter } from '../../drawing/colour.ts'
import { line, round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, curve, ellipse } from '../../geometry/path.ts'
import { hatband } from './hatband.ts'
import type { HeadwearDrawing } from './headwear-drawing.ts'

/** Low and broad, of tweed, with a short peak. */
export const flatCap: HeadwearDrawing = {
  front: (colour, view) => {
    const lean = 0.16 * Math.sin(view.yaw)
    return [
      round(
        blob([
          [-1.16, -0.5],
          [-1.3, -0.78],
          [-0.9, -1.14],
          [0 + lean, -1.26],
          [0.9 + lean, -1.14],
          [1.3, -0.78],
          [1.16, -0.5],
          [0, -0.62],
        ]),
        colour,
      ),
      ...(view.facing(0) < -0.2
        ? []
        : [
            round(
              blob([
                [-0.72 + lean * 3, -0.66],
                [0 + lean * 4, -0.76],
                [0.72 + lean * 3, -0.66],
                [0.62 + lean * 4, -0.46],
                [0 + lean * 5, -0.36],
                [-0.62 + lean * 4, -0.46],
              ]),
              darker(colour, 0.76),
            ),
          ]),
      line(
        curve([
          [-0.7, -1.06],
          [0, -0.94],
          [0.7, -1.06],
        ]),
        darker(colour, 0.84),
        0.05,
      ),
    ]
  },
}

/** A round flat cap that leans to one side. */
export const beret: HeadwearDrawing = {
  front: (colour) => [
    round(
      blob([
        [-1.06, -0.56],
        [-1.3, -0.9],
        [-0.7, -1.3],
        [0.3, -1.36],
        [1.42, -0.96],
        [1.3, -0.56],
        [0.6, -0.62],
        [0, -0.66],
      ]),
      colour,
    ),
    line(
      curve([
        [0.1, -1.34],
        [0.14, -1.5],
      ]),
      colour,
      0.09,
    ),
  ],
}

/** A cap without a peak, upright around the crown, with a flat top: a fila, a doppi, a fez. */
export const kufi: HeadwearDrawing = {
  front: (colour) => [
    round(
      blob([
        [-1, -0.6],
        [-1, -0.86],
        [-0.86, -1.38],
        [-0.78, -1.46],
        [0, -1.5],
        [0.78, -1.46],
        [0.86, -1.38],
        [1, -0.86],
        [1, -0.6],
        [0.56, -0.52],
        [0, -0.49],
        [-0.56, -0.52],
      ]),
      colour,
    ),
    line(
      curve([
        [-0.82, -1.36],
        [0, -1.3],
        [0.82, -1.36],
      ]),
      darker(colour, 0.72),
      0.05,
    ),
  ],
}

/** A witch's, a wizard's or an elf's. */
export const pointedHat: HeadwearDrawing = {
  front: (colour) => [
    round(ellipse(0, -0.62, 1.4, 0.26), colour),
    round(
      blob([
        [-0.92, -0.64],
        [-0.56, -1.2],
        [-0.2, -1.86],
        [0.24, -2.2],
        [0.34, -1.7],
        [0.6, -1.2],
        [0.92, -0.64],
        [0, -0.5],
      ]),
      lighter(colour, 0.06),
    ),
    hatband({ half: 0.86, at: -0.78, middle: -0.64, width: 0.18 }, '#e3b341'),
  ],
}

/** Tall and straight. */
export const topHat: HeadwearDrawing = {
  front: (colour) => [
    round(ellipse(0, -0.64, 1.32, 0.24), colour),
    round(
      blob([
        [-0.86, -0.66],
        [-0.84, -1.4],
        [-0.92, -2],
        [0, -2.1],
        [0.92, -2],
        [0.84, -1.4],
        [0.86, -0.66],
        [0, -0.54],
      ]),
      lighter(colour, 0.06),
    ),
    hatband({ half: 0.86, at: -0.82, middle: -0.7, width: 0.2 }, darker(colour, 0.6)),
  ],
}

/** A sombrero's or a cowboy's: the brim is turned up at the sides. */
export const wideHat: HeadwearDrawing = {
  front: (colour) => [
    round(
      blob([
        [-1.9, -0.98],
        [-1.6, -0.6],
        [0, -0.36],
        [1.6, -0.6],
        [1.9, -0.98],
        [1.1, -0.78],
        [0, -0.7],
        [-1.1, -0.78],
      ]),
      colour,
    ),
    round(
      blob([
        [-0.94, -0.66],
        [-0.82, -1.3],
        [-0.4, -1.66],
        [0, -1.56],
        [0.4, -1.66],
        [0.82, -1.3],
        [0.94, -0.66],
        [0, -0.52],
      ]),
      lighter(colour, 0.08),
    ),
    hatband({ half: 0.92, at: -0.78, middle: -0.64, width: 0.17 }, darker(colour, 0.6)),
  ],
}

/** A band around the hair, which is seen above and below it. */
export const headband: HeadwearDrawing = {
  open: true,
  front: (colour) => [
    round(
      limb(
        [
          [-1.08, -0.3],
          [-0.78, -0.66],
          [0, -0.82],
          [0.78, -0.66],
          [1.08, -0.3],
        ],
        [0.2, 0.24, 0.26, 0.24, 0.2],
      ),
      colour,
    ),
  ],
}

/** A peak against the sun, on a band. */
export const visor: HeadwearDrawing = {
  open: true,
  front: (colour, view) => {
    const aside = 0.5 * Math.sin(view.yaw)
    return [
      ...headband.front(colour, view),
      ...(view.facing(0) < -0.2
        ? []
        : [
            round(
              blob([
                [-0.86 + aside, -0.66],
                [aside, -0.76],
                [0.86 + aside, -0.66],
                [0.94 + aside * 1.5, -0.34],
                [aside * 2, -0.2],
                [-0.94 + aside * 1.5, -0.34],
              ]),
              darker(colour, 0.84),
            ),
          ]),
    ]
  },
}
