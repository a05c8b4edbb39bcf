import { type Colour, darker } from '../../drawing/colour.ts'
import { flat, place, round, type Shape } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { placement } from '../../geometry/matrix.ts'
import { blob, ellipse, joined, roundedRectangle } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import { type Mood, onlookerFace } from './onlooker-face.ts'

/** Where the hands of somebody among many are. */
type Hands = keyof typeof gestures

/** Somebody among many: told apart from a neighbour by hair, skin, clothes and hands, and by nothing else. */
export interface Onlooker {
  skin: Colour
  hair: Colour
  clothes: Colour
  cut: 'long' | 'bun' | 'short' | 'braids' | 'curls'
  wears: 'dress' | 'trousers'
  hands: Hands
  mood?: Mood
  /** Where they look: -1 to the left, 1 to the right. */
  gaze?: number
  /** Whose clothes have stripes across. */
  striped?: boolean
}

const SKINS = ['#f2c9a5', '#a9714b', '#e3b18a', '#7c4f37', '#f6d6bb', '#c58e62'] as const
const HAIRS = ['#5d4030', '#2f2724', '#b98a4a', '#8f8a86', '#8a4b2e', '#3b2d28'] as const
const CLOTHES = ['#8fa98a', '#c9927c', '#93a5bd', '#cbb27a', '#a88fae', '#b7a394'] as const
const CUTS = ['short', 'long', 'bun', 'short', 'braids', 'curls', 'bun'] as const

export const cycled = <One>(list: readonly One[], index: number, fallback: One): One =>
  list[index % list.length] ?? fallback

/** The one at a place in a crowd; the first wears its colour. */
export function onlooker(index: number, colour: Colour): Onlooker {
  const cut = cycled(CUTS, index, 'short')
  return {
    skin: cycled(SKINS, index * 5 + 1, SKINS[0]),
    hair: cycled(HAIRS, index * 7 + 2, HAIRS[0]),
    clothes: index === 0 ? colour : cycled(CLOTHES, index, CLOTHES[0]),
    cut,
    wears: ['long', 'bun', 'braids'].includes(cut) && index % 5 !== 1 ? 'dress' : 'trousers',
    hands: index % 3 === 2 ? 'together' : 'down',
    striped: index % 4 === 3,
  }
}

/** Head and shoulders down to the waist, 60 units tall, the waist in the middle at the origin. */
export const bust = (one: Onlooker): Shape[] => [
  hairBehind(one),
  round(
    blob([
      [-8, -30],
      [8, -30],
      [19, -22],
      [22, 0],
      [-22, 0],
      [-19, -22],
    ]),
    one.clothes,
  ),
  ...onlookerFace(one),
]

function hairBehind({ hair, cut }: Onlooker): Shape {
  const falls = {
    long: [ellipse(0, -44, 17, 17), roundedRectangle(-17, -46, 34, 30, 12)],
    bun: [ellipse(0, -45, 15.5, 15), ellipse(0, -61, 7, 6)],
    short: [ellipse(0, -45, 15.5, 15)],
    braids: [
      ellipse(0, -45, 15.8, 15),
      ...[-1, 1].flatMap((side) =>
        [0, 1, 2].map((down) => ellipse(side * (15.5 + down * 0.9), -35 + down * 7, 4.4, 4.6)),
      ),
    ],
    curls: [
      ellipse(0, -46, 16, 15),
      ...[-150, -115, -90, -65, -30, 0, 180].map((degrees) => {
        const turn = (degrees * Math.PI) / 180
        return ellipse(Math.cos(turn) * 14, -46 + Math.sin(turn) * 13, 6, 6)
      }),
    ],
  }
  return round(joined(falls[cut]), hair)
}

/** From head to foot, 106 units tall. */
export const standing = (one: Onlooker): Shape[] =>
  [
    place([hairBehind(one)], atShoulders),
    legs(one),
    [round(one.wears === 'dress' ? dress : shirt, one.clothes), ...(one.striped ? stripes(one) : [])],
    place(onlookerFace(one), atShoulders),
    ...[-1, 1].map((side) => arm(one, side)),
  ].flat()

const atShoulders = placement({ y: -46 })

const legs = ({ wears, skin, clothes }: Onlooker): Shape[] => {
  const colour = wears === 'dress' ? skin : darker(clothes, 0.55)
  return [
    round(joined([roundedRectangle(-12, -42, 11, 40, 4), roundedRectangle(1, -42, 11, 40, 4)]), colour),
    ...[-7, 7].map((x) => round(ellipse(x * 1.08, -2, 7.5, 4), '#6b5245')),
  ]
}

const stripes = ({ clothes }: Onlooker): Shape[] =>
  [-62, -53, -44].map((y) => flat(roundedRectangle(-12, y, 24, 3.4, 1.6), darker(clothes, 0.78)))

const shirt = blob([
  [-7, -77],
  [7, -77],
  [17, -70],
  [15, -52],
  [15, -34],
  [-15, -34],
  [-15, -52],
  [-17, -70],
])

const dress = blob([
  [-7, -77],
  [7, -77],
  [15, -70],
  [12, -54],
  [20, -20],
  [-20, -20],
  [-12, -54],
  [-15, -70],
])

/** Elbow and hand of the arm on each side, as on the right: what one arm does, and what the other. */
type Reach = readonly [elbow: Point, hand: Point]
const hanging: Reach = [
  [21, -56],
  [20, -40],
]
const folded: Reach = [
  [22, -56],
  [4, -49],
]

const gestures = {
  down: [hanging, hanging],
  together: [folded, folded],
  clapping: [
    [
      [21, -58],
      [3.6, -64],
    ],
    [
      [21, -58],
      [3.6, -61],
    ],
  ],
  waving: [
    [
      [26, -74],
      [27, -95],
    ],
    hanging,
  ],
  pointing: [
    [
      [24, -66],
      [38, -66],
    ],
    hanging,
  ],
  atMouth: [
    [
      [23, -60],
      [7, -75],
    ],
    folded,
  ],
  atBelly: [folded, hanging],
  wide: [
    [
      [25, -70],
      [37, -79],
    ],
    [
      [25, -70],
      [37, -79],
    ],
  ],
  linked: [
    [
      [22, -58],
      [31, -46],
    ],
    [
      [22, -58],
      [31, -46],
    ],
  ],
} as const satisfies Record<string, readonly [Reach, Reach]>

/** The arm that does something is the one on the side that somebody looks to. */
function arm({ hands, skin, clothes, gaze = 0 }: Onlooker, side: number): Shape[] {
  const [does, other] = gestures[hands]
  const [elbow, hand] = side === (gaze < 0 ? -1 : 1) ? does : other
  const at = ([x, y]: Point): Point => [x * side, y]
  return [
    round(ellipse(hand[0] * side, hand[1], 4.6, 4.8), skin),
    round(
      limb([at([15, -71]), at(elbow), at([hand[0] + 1, hand[1] - (hand[1] < -60 ? -3 : 3)])], [10, 9, 8]),
      darker(clothes, 0.9),
    ),
  ]
}
