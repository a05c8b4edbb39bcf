import { type Colour, darker } from '../../drawing/colour.ts'
import { feature, glow, place, round, type Shape } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { placement } from '../../geometry/matrix.ts'
import { blob, ellipse, joined, roundedRectangle } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import { star } from '../../people/pattern.ts'
import { cord } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'
import { type Mood, onlookerFace } from './onlooker-face.ts'

/** Somebody among many: told apart from a neighbour by hair, skin, clothes and hands, and by nothing else. */
interface Onlooker {
  skin: Colour
  hair: Colour
  clothes: Colour
  /** Long hair, a bun, or short. */
  cut: 'long' | 'bun' | 'short'
  wears: 'dress' | 'trousers'
  hands: 'together' | 'down'
  mood?: Mood
}

const SKINS = ['#f2c9a5', '#a9714b', '#e3b18a', '#7c4f37', '#f6d6bb', '#c58e62'] as const
const HAIRS = ['#5d4030', '#2f2724', '#b98a4a', '#8f8a86', '#8a4b2e', '#3b2d28'] as const
const CLOTHES = ['#8fa98a', '#c9927c', '#93a5bd', '#cbb27a', '#a88fae', '#b7a394'] as const
const CUTS = ['short', 'long', 'bun', 'short', 'long', 'short', 'bun'] as const

const cycled = <One>(list: readonly One[], index: number, fallback: One): One =>
  list[index % list.length] ?? fallback

/** The one at a place in a crowd; the first wears its colour. */
export function onlooker(index: number, colour: Colour): Onlooker {
  const cut = cycled(CUTS, index, 'short')
  return {
    skin: cycled(SKINS, index * 5 + 1, SKINS[0]),
    hair: cycled(HAIRS, index * 7 + 2, HAIRS[0]),
    clothes: index === 0 ? colour : cycled(CLOTHES, index, CLOTHES[0]),
    cut,
    wears: cut !== 'short' && index % 5 !== 1 ? 'dress' : 'trousers',
    hands: index % 3 === 2 ? 'together' : 'down',
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
  }
  return round(joined(falls[cut]), hair)
}

/** From head to foot, 106 units tall. */
const standing = (one: Onlooker): Shape[] =>
  [
    place([hairBehind(one)], atShoulders),
    legs(one),
    [one.wears === 'dress' ? round(dress, one.clothes) : round(shirt, one.clothes)],
    ...[-1, 1].map((side) => arm(one, side)),
    place(onlookerFace(one), atShoulders),
  ].flat()

const atShoulders = placement({ y: -46 })

const legs = ({ wears, skin, clothes }: Onlooker): Shape[] => {
  const colour = wears === 'dress' ? skin : darker(clothes, 0.55)
  return [
    round(joined([roundedRectangle(-12, -42, 11, 40, 4), roundedRectangle(1, -42, 11, 40, 4)]), colour),
    ...[-7, 7].map((x) => round(ellipse(x * 1.08, -2, 7.5, 4), '#6b5245')),
  ]
}

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

/** Hangs at the side, or has its hand with the other before the body. */
function arm({ hands, skin, clothes }: Onlooker, side: number): Shape[] {
  const [elbow, hand]: readonly [Point, Point] =
    hands === 'together'
      ? [
          [22 * side, -56],
          [4 * side, -49],
        ]
      : [
          [21 * side, -56],
          [20 * side, -40],
        ]
  return [
    round(ellipse(hand[0], hand[1], 4.6, 4.8), skin),
    round(limb([[15 * side, -71], elbow, [hand[0] + side, hand[1] - 3]], [10, 9, 8]), darker(clothes, 0.9)),
  ]
}

/** Many people; `laughing` is how they look when they laugh. */
interface Many extends PropDrawing {
  laughing: (colour: Colour) => Shape[]
}

/** Those in the second row stand between those of the first, a little higher. */
const rows = [
  { from: -66, step: 44, many: 4, y: -9, scale: 0.9 },
  { from: -88, step: 44, many: 5, y: 0, scale: 0.94 },
] as const

/** `shareOf` is how tall each is against the tallest, `withThem` what somebody carries. */
const manyOf = (
  size: number,
  colour: Colour,
  shareOf: (index: number, row: number) => number,
  young: (index: number) => Partial<Onlooker> = () => ({}),
  withThem: (index: number) => Shape[] = () => [],
): Many => {
  const drawn = (wanted: Colour, mood: Mood): Shape[] =>
    rows.flatMap(({ from, step, many, y, scale }, row) =>
      Array.from({ length: many }, (_, index) =>
        place(
          [
            ...standing({
              ...onlooker(row * 4 + index, wanted),
              ...young(row * 4 + index),
              mood: moodOf(mood, row * 4 + index),
            }),
            ...withThem(row * 4 + index),
          ],
          placement({ x: from + index * step, y, scale: scale * shareOf(index, row) }),
        ),
      ).flat(),
    )
  return {
    several: true,
    size,
    place: 'behind',
    colour,
    draw: (wanted) => drawn(wanted, 'glad'),
    grave: (wanted) => drawn(wanted, 'grave'),
    laughing: (wanted) => drawn(wanted, 'laughing'),
  }
}

/** Of many who laugh every third one only smiles: nobody laughs exactly with the others. */
const moodOf = (mood: Mood, index: number): Mood => (mood === 'laughing' && index % 3 === 1 ? 'glad' : mood)

const mixedAges = (index: number, row: number): number => (index % 3 === 1 - row ? 0.76 : 1)

/** Grown-ups, and a few children among them. */
const crowd = manyOf(370, '#93a5bd', mixedAges)

const PAPERS = ['#ffd873', '#ff9f6b', '#fff0b8', '#f28fa0'] as const

/** A paper light on a stick, round or a star, over the heads. */
function paperLight(index: number): Shape[] {
  const [x, y] = [24, index % 4 < 2 ? -104 : -92]
  const paper = cycled(PAPERS, index, PAPERS[0])
  return [
    cord(
      [
        [19, -40],
        [x, y],
      ],
      '#8a5a38',
      2.4,
    ),
    glow(x, y, 34, '#ffd98a', 0.8),
    feature(index % 3 === 0 ? star([x, y], 17) : ellipse(x, y, 12.5, 13.5), paper),
  ]
}

/** The same with a light for two of three. */
const withLights: PropDrawing = {
  ...manyOf(
    370,
    '#93a5bd',
    mixedAges,
    () => ({}),
    (index) => (index % 3 === 2 ? [] : paperLight(index)),
  ),
  onlyOutdoors: true,
}

const YOUNG_HAIRS = ['#5d4030', '#2f2724', '#c08f4a', '#a85a34', '#8a4b2e', '#3b2d28'] as const
const BRIGHT = ['#d98a5a', '#6fa58f', '#6f95c4', '#d9b24f', '#b57fa8', '#c9695f'] as const

/** All about as tall as the child of the story, in brighter clothes, and nobody is gray. */
const children = manyOf(
  300,
  '#c9a24f',
  (index) => 1 - (index % 3) * 0.05,
  (index) => ({
    hair: cycled(YOUNG_HAIRS, index * 7 + 2, YOUNG_HAIRS[0]),
    ...(index > 0 && { clothes: cycled(BRIGHT, index, BRIGHT[0]) }),
  }),
)

/** They have a game of their own, and look at nobody: whoever stands alone beside them is the only one who is sad. */
const { grave: _neverGrave, ...atPlay } = children

/** They laugh at what has happened, also where it is not funny for whom they look at. */
const inLaughter = ({ grave: _grave, laughing, ...many }: Many): PropDrawing => ({ ...many, draw: laughing })

/** Many people, seen as many. */
export const crowdProps: Record<string, PropDrawing> = {
  'crowd|people|audience|onlookers|neighbors|neighbours|congregation|passengers': crowd,
  'lantern parade|lantern procession|parade of lights': withLights,
  'children|other children|classmates|pupils|choir|team': children,
  'playing children': atPlay,
  'laughing crowd|laughing people': inLaughter(crowd),
  'laughing children': inLaughter(children),
}
