import { type Colour, darker } from '../../drawing/colour.ts'
import { feature, featureLine, place, round, type Shape } from '../../drawing/shape.ts'
import { placement } from '../../geometry/matrix.ts'
import { blob, curve, ellipse, joined, roundedRectangle } from '../../geometry/path.ts'
import type { PropDrawing } from '../prop.ts'

/** Somebody among many: told apart from a neighbour by hair, skin and clothes, and by nothing else. */
interface Onlooker {
  skin: Colour
  hair: Colour
  clothes: Colour
  /** Long hair, a bun, or short. */
  cut: 'long' | 'bun' | 'short'
}

const SKINS = ['#f2c9a5', '#a9714b', '#e3b18a', '#7c4f37', '#f6d6bb', '#c58e62'] as const
const HAIRS = ['#5d4030', '#2f2724', '#b98a4a', '#8f8a86', '#8a4b2e', '#3b2d28'] as const
const CLOTHES = ['#8fa98a', '#c9927c', '#93a5bd', '#cbb27a', '#a88fae', '#b7a394'] as const
const CUTS = ['short', 'long', 'bun', 'short', 'long', 'short', 'bun'] as const

const cycled = <One>(list: readonly One[], index: number, fallback: One): One =>
  list[index % list.length] ?? fallback

/** The one at a place in a crowd; the first wears its colour. */
export const onlooker = (index: number, colour: Colour): Onlooker => ({
  skin: cycled(SKINS, index * 5 + 1, SKINS[0]),
  hair: cycled(HAIRS, index * 7 + 2, HAIRS[0]),
  clothes: index === 0 ? colour : cycled(CLOTHES, index, CLOTHES[0]),
  cut: cycled(CUTS, index, 'short'),
})

/** Head and shoulders down to the waist, 60 units tall, the waist in the middle at the origin. */
export function bust({ skin, hair, clothes, cut }: Onlooker): Shape[] {
  const back =
    cut === 'long'
      ? [ellipse(0, -44, 17, 17), roundedRectangle(-17, -46, 34, 30, 12)]
      : cut === 'bun'
        ? [ellipse(0, -45, 15.5, 15), ellipse(0, -61, 7, 6)]
        : [ellipse(0, -45, 15.5, 15)]
  return [
    round(joined(back), hair),
    round(
      blob([
        [-8, -30],
        [8, -30],
        [19, -22],
        [22, 0],
        [-22, 0],
        [-19, -22],
      ]),
      clothes,
    ),
    round(ellipse(0, -41, 13.5, 14), skin),
    round(
      blob([
        [-14, -42],
        [-12, -55],
        [0, -59.5],
        [12, -55],
        [14, -42],
        [8, -50],
        [-4, -51],
      ]),
      hair,
    ),
    ...[-5, 5].map((x) => feature(ellipse(x, -40, 1.7, 2.1), '#3a2f2c')),
    featureLine(
      curve([
        [-3.6, -34],
        [0, -32],
        [3.6, -34],
      ]),
      darker(skin, 0.6),
      1.3,
    ),
  ]
}

/** From head to foot, 106 units tall. */
const standing = (one: Onlooker): Shape[] => [
  round(
    joined([roundedRectangle(-13, -30, 11, 30, 4), roundedRectangle(2, -30, 11, 30, 4)]),
    darker(one.clothes, 0.62),
  ),
  round(
    blob([
      [-20, -50],
      [20, -50],
      [22, -24],
      [17, -16],
      [-17, -16],
      [-22, -24],
    ]),
    darker(one.clothes, 0.9),
  ),
  ...place(bust(one), placement({ y: -46 })),
]

/** Those in the second row stand between those of the first, a little higher. */
const rows = [
  { from: -66, step: 44, many: 4, y: -9, scale: 0.9 },
  { from: -88, step: 44, many: 5, y: 0, scale: 0.94 },
] as const

/** `shareOf` is how tall each is against the tallest. */
const manyOf = (
  size: number,
  colour: Colour,
  shareOf: (index: number, row: number) => number,
  young: (index: number) => Partial<Onlooker> = () => ({}),
): PropDrawing => ({
  several: true,
  size,
  place: 'behind',
  colour,
  draw: (wanted) =>
    rows.flatMap(({ from, step, many, y, scale }, row) =>
      Array.from({ length: many }, (_, index) =>
        place(
          standing({ ...onlooker(row * 4 + index, wanted), ...young(row * 4 + index) }),
          placement({ x: from + index * step, y, scale: scale * shareOf(index, row) }),
        ),
      ).flat(),
    ),
})

/** Grown-ups, and a few children among them. */
const crowd = manyOf(370, '#93a5bd', (index, row) => (index % 3 === 1 - row ? 0.76 : 1))

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

/** Many people, seen as many. */
export const crowdProps: Record<string, PropDrawing> = {
  'crowd|people|audience|onlookers|neighbors|neighbours|congregation|passengers': crowd,
  'children|other children|classmates|pupils|choir|team': children,
}
