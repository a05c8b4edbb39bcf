import { darker, lighter } from '../../drawing/colour.ts'
import { flat, line, round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, curve, ellipse, polyline } from '../../geometry/path.ts'
import type { HeadwearDrawing } from './headwear-drawing.ts'

/** A shell with slots, its rim low on the forehead, and a strap on both cheeks. */
export const helmet: HeadwearDrawing = {
  front: (colour, view) => [
    ...[-74, 74]
      .map((longitude) => view.around(longitude, 0.3, 1.02))
      .filter(({ front }) => front > -0.2)
      .map(({ x }) =>
        line(
          curve([
            [x, -0.4],
            [x * 0.96, 0.3],
            [x * 0.5, 0.92],
          ]),
          '#4a4a55',
          0.07,
        ),
      ),
    round(
      blob([
        [-1.2, -0.36],
        [-1.24, -0.9],
        [-0.76, -1.44],
        [0, -1.6],
        [0.76, -1.44],
        [1.24, -0.9],
        [1.2, -0.36],
        [0.6, -0.52],
        [0, -0.58],
        [-0.6, -0.52],
      ]),
      colour,
    ),
    ...[-0.52, 0, 0.52].map((x) =>
      flat(ellipse(x, -1.12 + Math.abs(x) * 0.16, 0.13, 0.26), darker(colour, 0.66)),
    ),
    line(
      curve([
        [-1.18, -0.46],
        [0, -0.66],
        [1.18, -0.46],
      ]),
      lighter(colour, 0.4),
      0.09,
    ),
  ],
}

/** A thin cap with a gathered rim. */
export const hairNet: HeadwearDrawing = {
  front: (colour) => [
    round(
      blob([
        [-1.14, -0.34],
        [-1.22, -0.9],
        [-0.7, -1.4],
        [0, -1.5],
        [0.7, -1.4],
        [1.22, -0.9],
        [1.14, -0.34],
        [0, -0.56],
      ]),
      colour,
    ),
    round(
      limb(
        [
          [-1.14, -0.4],
          [0, -0.58],
          [1.14, -0.4],
        ],
        [0.15, 0.15, 0.15],
      ),
      darker(colour, 0.88),
    ),
    ...[-0.6, -0.2, 0.2, 0.6].map((x) =>
      line(
        curve([
          [x, -0.6],
          [x * 0.8, -1.3],
        ]),
        darker(colour, 0.82),
        0.03,
      ),
    ),
  ],
}

/** Pushed up on the forehead, the strap about the hair. */
export const goggles: HeadwearDrawing = {
  open: true,
  front: (colour, view) => [
    line(
      curve([
        [-1.08, -0.46],
        [0, -0.66],
        [1.08, -0.46],
      ]),
      darker(colour, 0.7),
      0.14,
    ),
    ...[-24, 24]
      .map((longitude) => view.around(longitude, -0.66, 1))
      .filter(({ front }) => front > 0)
      .flatMap(({ x }) => [
        round(ellipse(x, -0.66, 0.34, 0.26), colour),
        flat(ellipse(x, -0.66, 0.25, 0.18), '#cfe6f2'),
      ]),
  ],
}

/** A saucepan worn upside down: knights, conductors and clowns have one on. */
export const pan: HeadwearDrawing = {
  front: (colour, view) => {
    const side = Math.cos(view.yaw) >= 0 ? 1 : -1
    return [
      line(
        polyline([
          [side * 1.1, -0.66],
          [side * 2.05, -0.82],
        ]),
        '#4a4a55',
        0.2,
      ),
      round(
        blob([
          [-1.14, -0.46],
          [-1.12, -1.2],
          [-0.96, -1.46],
          [0, -1.54],
          [0.96, -1.46],
          [1.12, -1.2],
          [1.14, -0.46],
          [0.5, -0.52],
          [0, -0.54],
          [-0.5, -0.52],
        ]),
        colour,
      ),
      line(
        curve([
          [-1.2, -0.48],
          [0, -0.58],
          [1.2, -0.48],
        ]),
        darker(colour, 0.7),
        0.12,
      ),
      line(
        polyline([
          [-0.7, -1.3],
          [-0.72, -0.8],
        ]),
        lighter(colour, 0.6),
        0.1,
      ),
    ]
  },
}
