import type { Colour } from '../../drawing/colour.ts'
import { feature, glow, place, round, type Shape } from '../../drawing/shape.ts'
import { placement } from '../../geometry/matrix.ts'
import { blob, ellipse, roundedRectangle } from '../../geometry/path.ts'
import { star } from '../../people/prints.ts'
import { cord } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'
import { ball, choir, formations, games, leader, type Spot } from './crowd-formations.ts'
import { cycled, type Onlooker, onlooker, standing } from './onlooker.ts'
import type { Mood } from './onlooker-face.ts'

/** Many people; `laughing` is how they look when they laugh. */
interface Many extends PropDrawing {
  laughing: (colour: Colour, formation?: number) => Shape[]
}

/** What makes some of the many other than grown-ups of a town. */
interface Kind {
  size: number
  colour: Colour
  /** How tall each is against the tallest. */
  shareOf?: (index: number, spot: Spot) => number
  looks?: (index: number) => Partial<Onlooker>
  /** What somebody carries. */
  withThem?: (index: number) => Shape[]
}

/** Each with what hands do in their mood, where they stand. */
const group = (spots: readonly Spot[], mood: Mood, colour: Colour, kind: Kind): Shape[] =>
  spots.flatMap((spot, index) => {
    const felt = moodOf(mood, index)
    const one = { ...onlooker(index, colour), hands: handsOf(felt, index), gaze: spot.gaze, mood: felt }
    const share = kind.shareOf?.(index, spot) ?? 1
    return place(
      [...standing({ ...one, ...kind.looks?.(index) }), ...(kind.withThem?.(index) ?? [])],
      placement({ x: spot.x, y: spot.y, scale: spot.scale * share }),
    )
  })

function manyOf(kind: Kind): Many {
  const drawn =
    (mood: Mood) =>
    (wanted: Colour, formation = 0): Shape[] =>
      group(cycled(formations, formation, []), mood, wanted, kind)
  return {
    several: true,
    size: kind.size,
    place: 'behind',
    colour: kind.colour,
    formations: formations.length,
    draw: drawn('glad'),
    grave: drawn('grave'),
    laughing: drawn('laughing'),
  }
}

/** Of many who laugh every third one only smiles: nobody laughs exactly with the others. */
const moodOf = (mood: Mood, index: number): Mood => (mood === 'laughing' && index % 3 === 1 ? 'glad' : mood)

const HANDS = {
  glad: ['down', 'together', 'clapping', 'down', 'waving', 'together', 'down'],
  grave: ['down', 'together', 'down', 'atMouth', 'together', 'down'],
  laughing: ['atMouth', 'down', 'pointing', 'atBelly', 'together', 'atMouth'],
  singing: ['together'],
} as const satisfies Record<Mood, readonly Onlooker['hands'][]>

const handsOf = (mood: Mood, index: number): Onlooker['hands'] => cycled(HANDS[mood], index, 'down')

const mixedAges = (_: number, { isSmall }: Spot): number => (isSmall ? 0.78 : 1)

/** Grown-ups, and a few children among them. */
const crowd = manyOf({ size: 370, colour: '#93a5bd', shareOf: mixedAges })

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
  ...manyOf({
    size: 370,
    colour: '#93a5bd',
    shareOf: mixedAges,
    looks: () => ({ hands: 'down' }),
    withThem: (index) => (index % 3 === 2 ? [] : paperLight(index)),
  }),
  onlyOutdoors: true,
}

const YOUNG_HAIRS = ['#5d4030', '#2f2724', '#c08f4a', '#a85a34', '#8a4b2e', '#3b2d28'] as const
const BRIGHT = ['#d98a5a', '#6fa58f', '#6f95c4', '#d9b24f', '#b57fa8', '#c9695f'] as const

/** Nobody is gray, and clothes are brighter. */
const young = (index: number): Partial<Onlooker> => ({
  hair: cycled(YOUNG_HAIRS, index * 7 + 2, YOUNG_HAIRS[0]),
  ...(index > 0 && { clothes: cycled(BRIGHT, index, BRIGHT[0]) }),
})

/** All about as tall as the child of the story. */
const children = manyOf({
  size: 300,
  colour: '#c9a24f',
  shareOf: (index) => 1 - (index % 3) * 0.05,
  looks: young,
})

const { grave: _neverGrave, laughing: _unlikely, formations: _inGroups, ...alike } = children

const GAMES = ['linked', 'linked', 'linked', 'wide', 'wide', 'wide', 'clapping'] as const

/** They have a game of their own, and look at nobody: whoever stands alone beside them is the only one who is sad. */
const atPlay: PropDrawing = {
  ...alike,
  draw: (wanted) => [
    ...group(games, 'glad', wanted, {
      ...children,
      looks: (index) => ({
        ...young(index),
        hands: cycled(GAMES, index, 'wide'),
        mood: index % 3 === 2 ? 'laughing' : 'glad',
      }),
    }),
    round(ellipse(ball.x, ball.y, ball.radius, ball.radius), '#d8584a'),
    feature(ellipse(ball.x - 2.4, ball.y - 2.6, 2.4, 2), '#f6c9c2'),
  ],
}

/** An open book in the hands of who sings: its cover is turned to whoever looks on. */
const songBook: Shape[] = [-1, 1].map((side) =>
  round(
    blob([
      [0, -58],
      [side * 13, -61],
      [side * 14, -47],
      [0, -44],
    ]),
    side < 0 ? '#b5483f' : '#a03c36',
  ),
)

/** What each of a row does, and has. */
interface InRow {
  mood: Mood
  hands?: Onlooker['hands']
  withThem?: (index: number) => Shape[]
}

/** A row of children who all do the same, and somebody with a stick who leads them. */
const inRow = ({ mood, hands, withThem = () => [] }: InRow): PropDrawing => ({
  ...alike,
  draw: (wanted) => [
    ...group(choir, mood, wanted, {
      ...children,
      looks: (index) => ({ ...young(index), ...(hands && { hands }) }),
      withThem,
    }),
    ...group([leader], 'glad', '#7f8fb0', {
      ...crowd,
      looks: () => ({ cut: 'bun', hair: '#5d4030', wears: 'dress', hands: 'waving' }),
      withThem: () => [
        cord(
          [
            [-27, -96],
            [-41, -107],
          ],
          '#8a5a38',
          2,
        ),
      ],
    }),
  ],
})

/** A horn at the mouth. */
const horn: Shape[] = [
  round(
    blob([
      [2, -79],
      [14, -75],
      [24, -80],
      [24, -62],
      [14, -69],
      [2, -75],
    ]),
    '#e0b045',
  ),
]

/** A small drum before the body, and its two sticks. */
const drum: Shape[] = [
  round(roundedRectangle(-12, -54, 24, 17, 4), '#c9493f'),
  round(ellipse(0, -54, 12, 4), '#f3ead8'),
  ...[-1, 1].map((side) =>
    cord(
      [
        [side * 13, -66],
        [side * 3, -56],
      ],
      '#8a5a38',
      2,
    ),
  ),
]

/** They laugh at what has happened, also where it is not funny for whom they look at. */
const inLaughter = ({ grave: _grave, laughing, ...many }: Many): PropDrawing => ({ ...many, draw: laughing })

/** Many people, seen as many. */
export const crowdProps: Record<string, PropDrawing> = {
  'crowd|people|audience|onlookers|neighbors|neighbours|congregation|passengers': crowd,
  'lantern parade|lantern procession|parade of lights': withLights,
  'children|other children|classmates|pupils|choir|team': children,
  'playing children': atPlay,
  'singing children|singing choir': inRow({ mood: 'singing', withThem: () => songBook }),
  'dancing children': inRow({ mood: 'glad', hands: 'wide' }),
  'young band|horn players': inRow({ mood: 'glad', hands: 'atMouth', withThem: () => horn }),
  'young drummers|drummers': inRow({ mood: 'glad', hands: 'together', withThem: () => drum }),
  'laughing crowd|laughing people': inLaughter(crowd),
  'laughing children': inLaughter(children),
}
