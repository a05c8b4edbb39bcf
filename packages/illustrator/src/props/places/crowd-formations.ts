/** Where one of many stands, in units of the crowd, and where they look: -1 to the left, 1 to the right. */
export interface Spot {
  x: number
  y: number
  scale: number
  gaze: number
  /** A child among grown-ups. */
  isSmall?: boolean
}

type Place = readonly [x: number, y: number, scale: number, isSmall?: boolean]

/** Everybody looks to the middle, where somebody of the story stands. */
const looking = (places: readonly Place[]): Spot[] =>
  places
    .map(([x, y, scale, isSmall = false]) => ({
      x,
      y,
      scale,
      isSmall,
      gaze: Math.abs(x) < 14 ? 0 : Math.max(-1, Math.min(1, -x / 60)),
    }))
    // Who is farther away is drawn first.
    .sort((one, other) => one.y - other.y)

/**
 * How many who look on stand: in two rows; in a half circle, the outer ones nearer; in two groups with room between; and
 * along a slope, from near to far. Pages of a story in turn have another one.
 */
export const formations: readonly (readonly Spot[])[] = [
  looking([
    [-66, -9, 0.9],
    [-22, -9, 0.94],
    [22, -9, 0.9],
    [66, -9, 0.92],
    [-88, 0, 0.9, true],
    [-44, 0, 0.96],
    [0, 0, 0.92, true],
    [44, 0, 0.94],
    [88, 0, 0.98],
  ]),
  looking([
    [-6, -24, 0.72],
    [-36, -22, 0.76],
    [26, -23, 0.74],
    [-64, -15, 0.86],
    [56, -17, 0.82],
    [-94, -5, 0.94],
    [84, -6, 0.8, true],
    [-122, 9, 0.92, true],
    [112, 7, 1.06],
  ]),
  looking([
    [-112, -13, 0.9],
    [-78, -15, 0.86],
    [-130, 1, 0.98],
    [-95, 2, 0.9, true],
    [-60, 0, 0.96],
    [72, -14, 0.88],
    [108, -12, 0.92],
    [90, 1, 0.96],
    [126, 3, 0.86, true],
  ]),
  looking([
    [-124, 10, 1.06],
    [-98, 2, 0.86, true],
    [-74, -4, 0.96],
    [-44, -10, 0.88],
    [-18, -15, 0.82],
    [8, -19, 0.7, true],
    [34, -22, 0.74],
    [58, -25, 0.7],
    [82, -27, 0.66],
  ]),
]

/** At play: three in a ring, two who clap their hands, two who throw a ball; all look at those they play with. */
export const games: readonly Spot[] = [
  { x: -100, y: -24, scale: 0.78, gaze: 0 },
  { x: -124, y: -12, scale: 0.84, gaze: 1 },
  { x: -76, y: -12, scale: 0.84, gaze: -1 },
  { x: -12, y: -28, scale: 0.72, gaze: 1 },
  { x: 22, y: -28, scale: 0.74, gaze: -1 },
  { x: 76, y: -6, scale: 0.92, gaze: 1 },
  { x: 134, y: -4, scale: 0.94, gaze: -1 },
]

/** Where the ball of those two is. */
export const ball = { x: 106, y: -66, radius: 8 } as const

/** Who sings together: the small ones before the tall ones, and all look at who leads them, at the right end. */
export const choir: readonly Spot[] = [
  ...[-102, -62, -22, 18, 58].map((x, index) => ({ x, y: -14, scale: 0.94 + (index % 2) * 0.04, gaze: 0.7 })),
  ...[-84, -42, 0, 40].map((x, index) => ({ x, y: 0, scale: 0.84 - (index % 2) * 0.04, gaze: 0.7 })),
]
export const leader: Spot = { x: 98, y: 4, scale: 1.14, gaze: -1 }
