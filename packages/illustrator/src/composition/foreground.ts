import { darker, mix } from '../drawing/colour.ts'
import { growing, type Layer, line, PAGE_SIZE, place, round, type Shape } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { placement } from '../geometry/matrix.ts'
import { type Bounds, blob, curve, ellipse, joined, polyline, roundedRectangle } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import { createRandom, type Random } from '../geometry/random.ts'
import type { Setting, Shot } from '../scene-description.ts'

interface ForegroundRequest {
  setting: Setting
  indoors: boolean
  /** At night no birds fly. */
  dark: boolean
  shot: Shot
  /** Which half of the picture the group leaves free: -1 left, 1 right. */
  freeSide: -1 | 1
  framed: boolean
  /** Everybody, in the picture's own units. */
  figures: readonly { bounds: Bounds }[]
  seed: string
}

/** Where no leafy tree grows. */
const underPalms = new Set<Setting>([
  'desert',
  'sea',
  'village',
  'well',
  'temple-court',
  'market',
  'fishing-shore',
])
const inTheOpen = new Set<Setting>(['mountain', 'hills', 'bridge'])

/**
 * Something dark and near that frames the picture: leaves hang into an upper corner, birds fly, a door stands at
 * the side. Wide shots outdoors always have it, so that their sky is not empty. It never comes near anybody.
 */
export function drawForeground(request: ForegroundRequest): Layer[] {
  const { setting, indoors, dark, shot, framed, freeSide, seed } = request
  if (shot === 'close' || (!framed && (indoors || shot !== 'wide'))) return []
  const random = createRandom(`foreground ${seed} ${setting}`)
  // The sail fills the sky.
  if (setting === 'boat') return []
  if (indoors) return layerOf(isFree(request, doorReach) ? door() : [], freeSide)
  const high = highestHead(request)
  if (inTheOpen.has(setting)) return layerOf(high > 240 && !dark ? birds(random) : [], freeSide)
  const size = Math.min(1, (high - 30) / reach)
  if (size < 0.6) return []
  const hanging = underPalms.has(setting) ? fronds(random) : leaves(random)
  return layerOf(place(hanging, placement({ scale: size })), freeSide)
}

/** How far leaves hang in from a corner at full size, and how far a door does. */
const reach = 300
const doorReach = 130

const highestHead = ({ figures }: ForegroundRequest): number =>
  Math.min(PAGE_SIZE * 0.45, ...figures.map(({ bounds }) => bounds.top))

const isFree = ({ figures, freeSide }: ForegroundRequest, width: number): boolean =>
  figures.every(({ bounds }) => (freeSide < 0 ? bounds.left > width : bounds.right < PAGE_SIZE - width)) &&
  figures.every(({ bounds }) => bounds.top > 90)

const layerOf = (shapes: readonly Shape[], side: -1 | 1): Layer[] =>
  shapes.length === 0
    ? []
    : [
        {
          depth: 0,
          figure: false,
          shapes: side < 0 ? [...shapes] : place(shapes, placement({ x: PAGE_SIZE, mirrored: true })),
        },
      ]

const LEAF = '#3f7247'
const WOOD = '#5a4034'
const JAMB = '#7a5944'

/** A branch out of the upper left corner: a dark mass of leaves, and single ones along its edge. */
function leaves(random: Random): Shape[] {
  const masses = (
    [
      [-20, 10, 150],
      [130, -10, 120],
      [40, 120, 90],
      [250, -20, 96],
      [170, 70, 70],
      [352, -6, 66],
      [420, 66, 26],
      [280, 60, 44],
    ] as const
  ).map(([x, y, radius]) => ({ x, y, radius: radius + random.between(-6, 6) }))
  const mass = joined(masses.map(({ x, y, radius }) => ellipse(x, y, radius, radius * 0.86)))
  const fringe = masses.flatMap(({ x, y, radius }) =>
    Array.from({ length: 9 }, (_, index) => {
      const angle = -0.3 + index * 0.29 + random.between(-0.1, 0.1)
      const along: Point = [
        x + Math.cos(angle) * radius * 0.98,
        y + Math.sin(angle) * radius * 0.86 * random.between(0.9, 1.06),
      ]
      const colour = mix(LEAF, '#6f9a52', random.next() * 0.5)
      return growing(
        'crown',
        round(ellipse(along[0], along[1], 25, 11, angle + random.between(-0.5, 0.5)), colour),
      )
    }),
  )
  const twig: Point[] = [
    [-40, 60],
    [160, 40],
    [330, 44],
    [446, 84],
  ]
  return [
    round(limb(twig, [30, 20, 11, 5]), WOOD),
    ...fringe,
    growing('crown', round(mass, darker(LEAF, 0.88))),
  ]
}

/** Palm leaves out of the upper left corner. */
function fronds(random: Random): Shape[] {
  const tips: Point[] = [
    [470, 90],
    [400, 190],
    [270, 262],
    [120, 290],
  ]
  return tips.flatMap(([x, y], index) => {
    const [bend, width] = [random.between(-14, 14), 30 - index * 2]
    const middle: Point = [x * 0.52, y * 0.36 + bend - 14]
    return [
      round(
        blob([
          [-30, -30],
          [middle[0], middle[1] - width],
          [x, y],
          [middle[0] - 16, middle[1] + width * 1.3],
        ]),
        index % 2 ? '#44764b' : '#386843',
      ),
      line(curve([[-20, -20], middle, [x - 14, y - 6]]), '#8fae6a', 4, 0.5),
    ]
  })
}

/** A flock over the land. */
function birds(random: Random): Shape[] {
  return Array.from({ length: 6 }, (_, index) => {
    const [x, y] = [
      150 + index * 46 + random.between(-14, 14),
      96 + Math.abs(index - 2) * 30 + random.between(-8, 8),
    ]
    const wing = random.between(20, 30)
    return line(
      curve([
        [x - wing, y - wing * 0.34],
        [x - wing * 0.4, y - wing * 0.5],
        [x, y],
        [x + wing * 0.4, y - wing * 0.5],
        [x + wing, y - wing * 0.34],
      ]),
      '#4d5a6e',
      6,
      0.85,
    )
  })
}

/** The jamb and the lintel of a door through which the reader looks in. */
function door(): Shape[] {
  return [
    round(roundedRectangle(-30, -30, PAGE_SIZE + 60, 92, 4), JAMB),
    round(roundedRectangle(-30, -30, 140, PAGE_SIZE + 60, 4), JAMB),
    line(
      polyline([
        [94, 62],
        [94, PAGE_SIZE],
      ]),
      darker(JAMB, 0.8),
      6,
      0.7,
    ),
  ]
}
