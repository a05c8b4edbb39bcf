import { type Colour, darker, lighter, lightnessOf, mix } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { flat, line, round } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { blob, curve, ellipse, polygon } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import type { AnimalLook } from '../looks/look.ts'
import { markOf } from '../looks/read-animal-marks.ts'
import type { SpeciesBuild } from './species-build.ts'

const INSIDE = '#f3b5ae'
const FEELER = '#4a3a38'

/** Both ears on a head of radius 1, closer together the more it is turned to the side (0 to 1). */
export function drawEars(look: AnimalLook, build: SpeciesBuild, turned: number): Shape[] {
  const narrow = 1 - 0.26 * Math.abs(turned)
  const [ear, torn] = [markOf(look, 'ear'), markOf(look, 'torn-ear')]
  if (markOf(look, 'gills')) return [1, -1].flatMap((side) => gills(look, side))
  const missing = markOf(look, 'one-ear') !== undefined
  return [1, -1].flatMap((side): Shape[] => {
    if (missing && side > 0) return [round(ellipse(0.7, -0.72, 0.16, 0.12), darker(look.coat, 0.8))]
    // One ear of another colour is that on the reader's left.
    const sewnOn = markOf(look, 'new-ear') !== undefined && side < 0
    const cloth = sewnOn ? (markOf(look, 'new-ear')?.colour ?? freshOf(look.coat)) : side < 0 && ear?.colour
    const own = cloth ? { ...look, coat: cloth } : look
    const ears = earsOf(look, build, side)
    const isTorn = torn !== undefined && side > 0
    const shapes = [
      ...drawEar(own, { ...build, ears }, side * narrow, { isTorn, isOwn: own !== look }),
      ...(sewnOn ? seamOf(ears, side * narrow, look.coat) : []),
      ...tasselOn(look, ears, side * narrow),
    ]
    return isTorn && ears !== 'pointed' ? [...shapes, ...notch(look, build, narrow)] : shapes
  })
}

/** Cloth that has not been hugged for years. */
const freshOf = (coat: Colour): Colour =>
  mix(lightnessOf(coat) > 0.86 ? darker(coat, 0.92) : lighter(coat, 0.4), '#6f9fd8', 0.42)

/** Where an ear begins, and where its tip is. */
const ends: Readonly<Partial<Record<SpeciesBuild['ears'], readonly [root: Point, tip: Point]>>> = {
  floppy: [
    [0.86, -0.6],
    [1.14, 0.4],
  ],
  pointed: [
    [0.62, -0.62],
    [0.86, -1.36],
  ],
  round: [
    [0.62, -0.56],
    [0.9, -0.98],
  ],
  large: [
    [0.86, -0.1],
    [1.3, 0.5],
  ],
  long: [
    [0.42, -0.82],
    [0.46, -2.06],
  ],
  donkey: [
    [0.46, -0.78],
    [0.62, -1.76],
  ],
  upright: [
    [0.4, -0.78],
    [0.66, -1.36],
  ],
  side: [
    [0.84, -0.16],
    [1.4, -0.02],
  ],
}

/** Long stitches across the root of an ear. */
function seamOf(ears: SpeciesBuild['ears'], side: number, coat: Colour): Shape[] {
  const [[x, y], [tipX, tipY]] = ends[ears] ?? [
    [0.7, -0.6],
    [0.9, -0.9],
  ]
  const length = Math.hypot(tipX - x, tipY - y)
  const [alongX, alongY] = [((tipX - x) / length) * 0.09, ((tipY - y) / length) * 0.09]
  return [-1.5, -0.5, 0.5, 1.5].map((step) => {
    const [atX, atY] = [x - alongY * step * 1.5, y + alongX * step * 1.5]
    return line(
      curve([
        [side * (atX - alongX), atY - alongY],
        [side * (atX + alongX), atY + alongY],
      ]),
      darker(coat, 0.4),
      0.08,
    )
  })
}

/** A tuft of wool that hangs from the tip of an ear. */
function tasselOn(look: AnimalLook, ears: SpeciesBuild['ears'], side: number): Shape[] {
  const colour = markOf(look, 'ear-tassels')?.colour
  if (!colour) return []
  const [x, y] = (ends[ears] ?? [undefined, [0.8, -0.9] as Point])[1]
  const out = side * x + Math.sign(side) * 0.14
  return [
    round(
      blob([
        [out, y],
        [out + 0.16, y + 0.2],
        [out + 0.2, y + 0.62],
        [out, y + 0.68],
        [out - 0.2, y + 0.62],
        [out - 0.16, y + 0.2],
      ]),
      colour,
    ),
    flat(ellipse(out, y + 0.1, 0.14, 0.13), darker(colour, 0.8)),
  ]
}

/** Three feathers at each side of an axolotl's head. */
const gills = ({ coat }: AnimalLook, side: number): Shape[] =>
  [-0.62, -0.16, 0.3].map((y, index) =>
    round(
      limb(
        [
          [side * 0.84, y + 0.1],
          [side * 1.2, y - 0.12],
          [side * (1.46 - index * 0.06), y - 0.3 + index * 0.16],
        ],
        [0.22, 0.3, 0.1],
      ),
      darker(coat, 0.78),
    ),
  )

/** Of somebody with one ear up the other one hangs. */
function earsOf(look: AnimalLook, { ears }: SpeciesBuild, side: number): SpeciesBuild['ears'] {
  if (markOf(look, 'floppy-ears')) return 'floppy'
  if (!markOf(look, 'ear-up')) return ears
  // The one that hangs is on the near side, where a turned head does not hide it.
  if (side < 0) return 'floppy'
  return ears === 'floppy' || ears === 'side' ? 'pointed' : ears
}

/** A bite out of the edge of an ear; a pointed one is drawn with it. */
const notch = (look: AnimalLook, build: SpeciesBuild, narrow: number): Shape[] => {
  const [x, y] = build.ears === 'long' ? [0.62, -1.6] : [1.02, -0.2]
  return [
    flat(
      polygon([
        [x * narrow + 0.14, y - 0.16],
        [x * narrow - 0.2, y - 0.02],
        [x * narrow + 0.16, y + 0.16],
      ]),
      lighter(look.coat, 0.5),
    ),
  ]
}

const bite: readonly Point[] = [
  [0.89, -1.16],
  [0.76, -1.06],
  [0.84, -0.99],
  [0.74, -0.9],
  [0.93, -0.82],
]

function drawEar(
  { coat, species }: AnimalLook,
  { ears, mask }: SpeciesBuild,
  side: number,
  { isTorn, isOwn }: { isTorn: boolean; isOwn: boolean },
): Shape[] {
  const at = (x: number, y: number): Point => [side * x, y]
  switch (ears) {
    case 'none':
      return []
    case 'floppy':
      if (species === 'rabbit')
        return [
          round(
            blob([
              at(0.3, -0.86),
              at(0.86, -0.9),
              at(1.3, -0.2),
              at(1.42, 0.7),
              at(1.12, 1.1),
              at(0.92, 0.5),
              at(0.8, -0.3),
            ]),
            coat,
          ),
          flat(blob([at(1.02, -0.1), at(1.18, 0.1), at(1.26, 0.66), at(1.12, 0.86), at(1.02, 0.4)]), INSIDE),
        ]
      return [
        round(
          blob([at(0.56, -0.84), at(1.08, -0.6), at(1.26, 0.3), at(1.02, 0.6), at(0.8, 0.02)]),
          // One that has a colour of its own has that.
          isOwn ? coat : darker(coat, 0.72),
        ),
      ]
    case 'pointed':
      return [
        round(
          polygon([
            at(0.16, -0.82),
            at(0.86, -1.42),
            ...(isTorn ? bite.map(([x, y]) => at(x, y)) : []),
            at(1, -0.3),
          ]),
          species === 'owl' ? darker(coat, 0.86) : coat,
        ),
        flat(
          polygon([at(0.42, -0.82), at(isTorn ? 0.66 : 0.78, isTorn ? -1.02 : -1.16), at(0.85, -0.56)]),
          INSIDE,
        ),
      ]
    case 'round':
      return [
        round(ellipse(...at(0.76, -0.74), 0.34), coat),
        flat(ellipse(...at(0.76, -0.74), 0.19), mix(coat, INSIDE, 0.7)),
      ]
    case 'large':
      return species === 'elephant'
        ? [
            round(
              blob([
                at(0.7, -0.5),
                at(1.3, -0.86),
                at(1.74, -0.3),
                at(1.56, 0.5),
                at(1, 0.66),
                at(0.76, 0.2),
              ]),
              darker(coat, 0.92),
            ),
            flat(ellipse(...at(1.24, -0.06), 0.3, 0.44), mix(coat, INSIDE, 0.5)),
          ]
        : [
            round(ellipse(...at(0.8, -0.8), 0.54), coat),
            flat(ellipse(...at(0.8, -0.78), 0.36), mix(coat, INSIDE, 0.7)),
          ]
    case 'long':
      return [
        round(blob([at(0.18, -0.7), at(0.18, -1.6), at(0.46, -2.16), at(0.74, -1.6), at(0.62, -0.6)]), coat),
        flat(ellipse(...at(0.45, -1.36), 0.13, 0.48), INSIDE),
      ]
    case 'donkey':
      return [
        round(ellipse(...at(0.52, -1.2), 0.22, 0.66, side * 0.25), coat),
        flat(ellipse(...at(0.52, -1.16), 0.11, 0.44, side * 0.25), '#e9c9b8'),
      ]
    case 'upright':
      return [
        round(ellipse(...at(0.42, -1.02), 0.17, 0.36, side * 0.2), coat),
        flat(ellipse(...at(0.42, -1), 0.08, 0.22, side * 0.2), '#e9c9b8'),
      ]
    case 'small':
      return [
        round(ellipse(...at(0.74, -0.7), 0.22), coat),
        flat(ellipse(...at(0.74, -0.68), 0.11), mix(coat, INSIDE, 0.6)),
      ]
    case 'wide':
      return [
        round(ellipse(...at(1.06, -0.04), 0.36, 0.4), coat),
        flat(ellipse(...at(1.08, -0.02), 0.2, 0.24), mask ?? INSIDE),
      ]
    case 'petal':
      return [round(ellipse(...at(0.82, -0.56), 0.34, 0.24, side * 0.7), darker(coat, 0.78))]
    case 'antennae':
      return [
        line(curve([at(0.24, -0.78), at(0.32, -1.2), at(0.6, -1.52)]), FEELER, 0.085),
        round(ellipse(...at(0.62, -1.54), 0.13), FEELER),
      ]
    case 'stalks':
      return [
        round(limb([at(0.26, -0.7), at(0.42, -1.5)], [0.24, 0.18]), coat),
        round(ellipse(...at(0.43, -1.54), 0.19), darker(coat, 0.82)),
      ]
    case 'side':
      return [
        round(
          ellipse(...at(1.1, -0.12), 0.38, 0.19, side * 0.4),
          species === 'lamb' ? '#eec7b2' : darker(coat, 0.92),
        ),
      ]
  }
}
