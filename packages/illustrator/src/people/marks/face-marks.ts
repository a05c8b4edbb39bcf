import { adjust, darker, lighter, mix } from '../../drawing/colour.ts'
import { blush, feature, featureLine, flat, type Shape } from '../../drawing/shape.ts'
import { curve, ellipse, roundedRectangle } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { HumanLook } from '../../looks/look.ts'
import type { Mark } from '../../looks/mark.ts'
import type { EyePlace } from '../face/eyes.ts'
import { type HeadView, SEEN } from '../head-view.ts'

interface FacePart {
  look: HumanLook
  view: HeadView
  eyes: readonly EyePlace[]
  mouthY: number
}

type DrawMark = (mark: Mark, part: FacePart) => Shape[]

/** What lies on the skin, under eyes and mouth. */
const onSkin: Partial<Record<Mark['kind'], DrawMark>> = {
  'rosy-cheeks': (_, part) => cheeks(part, 0.3, 0.24),
  'red-nose': (_, { view }) => redNose(view),
  'chubby-cheeks': (_, part) => [...cheeks(part, 0.34, 0.28), ...cheekLines(part)],
  vitiligo: (_, { look, view }) =>
    spots(
      view,
      [
        [-0.52, 0.16, 0.17],
        [0.42, 0.62, 0.14],
        [0.58, -0.24, 0.13],
        [-0.2, 0.74, 0.1],
      ],
      mix(look.skin, '#fff1e4', 0.62),
    ),
  birthmark: ({ side, colour }, { view }) =>
    spots(
      view,
      [
        [side * 0.54, 0.3, 0.14],
        [side * 0.64, 0.2, 0.1],
      ],
      colour,
    ),
  smudge: ({ colour }, { view }) =>
    spots(
      view,
      [
        [0.34, 0.52, 0.09],
        [-0.36, 0.62, 0.07],
        [0.46, 0.42, 0.05],
      ],
      colour,
    ),
  'red-spots': (_, { look, view }) =>
    spots(
      view,
      [
        [-0.5, 0.36, 0.045],
        [-0.66, 0.52, 0.04],
        [-0.36, 0.62, 0.045],
        [0.44, 0.44, 0.045],
        [0.62, 0.3, 0.04],
        [0.52, 0.64, 0.045],
        [0.2, -0.34, 0.04],
      ],
      mix(look.skin, '#c9302f', 0.62),
    ),
  mole: ({ at, side }, { look, view, mouthY }) => {
    const place = {
      cheek: [side * 0.5, 0.4],
      chin: [side * 0.14, mouthY + 0.27],
      forehead: [side * 0.3, -0.34],
    } as const
    const [x, y] = at ? place[at] : [0.3, mouthY + 0.2]
    return spots(view, [[x, y, 0.055]], mix(look.skin, '#4a2a1c', 0.8))
  },
}

/** What is seen over eyes and mouth. */
const onFace: Partial<Record<Mark['kind'], DrawMark>> = {
  dimples: (_, { look, view, mouthY }) =>
    [-1, 1].flatMap((side) => {
      if (view.facing(side * 0.38, mouthY) < SEEN) return []
      const at = (x: number, y: number): Point => view.at(side * x, mouthY + y)
      return [
        featureLine(curve([at(0.36, -0.07), at(0.42, 0.0), at(0.37, 0.07)]), darker(look.skin, 0.7), 0.04),
      ]
    }),
  scar: ({ side, at: place }, { look, view }) => {
    const [dx, dy] = place === 'chin' ? [-0.4, 0.4] : place === 'forehead' ? [-0.2, -0.8] : [0, 0]
    if (view.facing(side * (0.55 + dx), 0.4 + dy) < SEEN) return []
    const colour = mix(look.skin, '#b8544a', 0.62)
    const at = (x: number, y: number): Point => view.at(side * (x + dx), y + dy)
    return [
      featureLine(curve([at(0.48, 0.28), at(0.55, 0.4), at(0.58, 0.52)]), colour, 0.05),
      ...[0.34, 0.45].map((y) => featureLine(curve([at(0.47, y + 0.02), at(0.62, y - 0.02)]), colour, 0.03)),
    ]
  },
  plaster: ({ side, colour }, { view }) => {
    const [x, y] = view.at(side * 0.5, 0.4)
    return view.facing(side * 0.5, 0.4) < SEEN
      ? []
      : [
          flat(roundedRectangle(x - 0.2, y - 0.07, 0.4, 0.14, 0.06), colour),
          flat(roundedRectangle(x - 0.07, y - 0.065, 0.14, 0.13, 0.02), lighter(colour, 0.4)),
        ]
  },
  'eye-patch': ({ side, colour }, { view, eyes }) => {
    const eye = eyes.find((one) => one.side === side)
    const [x, y] = eye?.centre ?? view.at(side * 0.4, 0.1)
    const [edge, over] = [view.at(side * 0.9, -0.2), view.at(-side * 0.7, -0.44)]
    return [
      featureLine(curve([edge, [x, y - 0.2], over]), darker(colour, 0.7), 0.045),
      ...(eye ? [feature(ellipse(x, y, 0.29 * eye.width, 0.29), colour)] : []),
    ]
  },
  bindi: ({ colour }, { view }) =>
    view.facing(0, -0.2) < SEEN ? [] : [feature(ellipse(...view.at(0, -0.22), 0.065, 0.075), colour)],
  wrinkles: (_, { look, view, eyes, mouthY }) => {
    const colour = darker(look.skin, 0.74)
    const lines = [-1, 1].flatMap((side) => {
      if (view.facing(side * 0.3, mouthY - 0.1) < SEEN) return []
      const at = (x: number, y: number): Point => view.at(side * x, y)
      return [
        featureLine(curve([at(0.24, 0.3), at(0.34, mouthY - 0.1), at(0.33, mouthY + 0.06)]), colour, 0.03),
        featureLine(curve([at(0.1, -0.42), at(0.32, -0.46)]), colour, 0.03),
      ]
    })
    const feet = eyes.flatMap(({ centre: [x, y], side, width }) =>
      [-0.06, 0.06].map((down) =>
        featureLine(
          curve([
            [x + side * 0.27 * width, y + down],
            [x + side * 0.38 * width, y + down * 2],
          ]),
          colour,
          0.03,
        ),
      ),
    )
    return [...lines, ...feet]
  },
  'nose-pin': ({ colour }, { view }) =>
    view.facing(0.1, 0.3) < SEEN ? [] : [feature(ellipse(...view.at(0.12, 0.29), 0.05), colour)],
  oxygen: (_, { view }) => [tube(view, [-0.94, -0.5, -0.08, 0.08, 0.5, 0.94], '#9fd0dc')],
  'feeding-tube': (_, { view }) => [
    tube(view, [0.05, 0.3, 0.6, 0.92], '#f3e3a4'),
    ...(view.facing(0.55, 0.42) < SEEN
      ? []
      : [feature(ellipse(...view.at(0.52, 0.41), 0.13, 0.09), '#fbf3e2')]),
  ],
  kajal: ({ colour }, { eyes }) =>
    eyes.flatMap(({ centre: [x, y], side, width }) => [
      featureLine(
        curve([
          [x - side * 0.17 * width, y - 0.04],
          [x - side * 0.02, y - 0.2],
          [x + side * 0.16 * width, y - 0.13],
          [x + side * 0.31 * width, y - 0.19],
        ]),
        colour,
        0.062,
      ),
      featureLine(
        curve([
          [x - side * 0.15 * width, y + 0.13],
          [x, y + 0.215],
          [x + side * 0.2 * width, y + 0.12],
        ]),
        colour,
        0.05,
      ),
    ]),
  'tired-eyes': (_, { look, eyes }) =>
    eyes.flatMap(({ centre: [x, y], width }) =>
      [0.27, 0.34].map((down, at) =>
        featureLine(
          curve([
            [x - (0.17 - at * 0.05) * width, y + down - 0.05],
            [x, y + down],
            [x + (0.17 - at * 0.05) * width, y + down - 0.05],
          ]),
          mix(darker(look.skin, 0.72), '#6a5a86', 0.35),
          0.036,
        ),
      ),
    ),
  lashes: (_, { eyes }) =>
    eyes.flatMap(({ centre: [x, y], side, width }) =>
      [0.06, 0.14, 0.21].map((out, index) =>
        featureLine(
          curve([
            [x + side * out * width, y - 0.17 + index * 0.03],
            [x + side * (out + 0.07 + index * 0.02) * width, y - 0.28 + index * 0.05],
          ]),
          '#33211c',
          0.034,
        ),
      ),
    ),
}

export const marksOnSkin = (part: FacePart): Shape[] => drawn(onSkin, part)
export const marksOnFace = (part: FacePart): Shape[] => drawn(onFace, part)

const drawn = (drawings: Partial<Record<Mark['kind'], DrawMark>>, part: FacePart): Shape[] =>
  part.look.marks.flatMap((mark) => drawings[mark.kind]?.(mark, part) ?? [])

/** As after an hour in the cold. */
function redNose(view: HeadView): Shape[] {
  const [x, y] = view.at(0, 0.3)
  return view.facing(0) < SEEN ? [] : [blush(x, y, 0.22, 0.18, '#d9483f', 0.95)]
}

function cheeks({ look, view }: FacePart, wide: number, high: number): Shape[] {
  const colour = adjust(mix(look.skin, '#ee4a4a', 0.62), { chroma: 1.2 })
  return [-0.56, 0.56].flatMap((x) =>
    view.facing(x, 0.42) < SEEN ? [] : [blush(...view.at(x, 0.42), wide, high, colour, 0.95)],
  )
}

const cheekLines = ({ look, view }: FacePart): Shape[] =>
  [-1, 1].flatMap((side) =>
    view.facing(side * 0.6, 0.5) < SEEN
      ? []
      : [
          featureLine(
            curve([view.at(side * 0.34, 0.5), view.at(side * 0.5, 0.66), view.at(side * 0.72, 0.62)]),
            mix(darker(look.skin, 0.74), '#c0603f', 0.3),
            0.034,
          ),
        ],
  )

const spots = (
  view: HeadView,
  places: readonly (readonly [x: number, y: number, size: number])[],
  colour: string,
): Shape[] =>
  places
    .filter(([x, y]) => view.facing(x, y) > SEEN)
    .map(([x, y, size]) => feature(ellipse(...view.at(x, y), size, size * 0.8), colour))

/** Across the face under the nose. */
const tube = (view: HeadView, xs: readonly number[], colour: string): Shape =>
  featureLine(
    curve(
      xs.map(
        (x): Point => view.at(x, Math.abs(x) < 0.2 ? 0.37 : 0.42 - Math.max(0, Math.abs(x) - 0.5) * 0.5),
      ),
    ),
    colour,
    0.045,
  )
