import type { Colour } from '../../drawing/colour.ts'
import { mix } from '../../drawing/colour.ts'
import { flat, line, type Shape } from '../../drawing/shape.ts'
import { curve, ellipse, polygon, polyline } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { Random } from '../../geometry/random.ts'
import type { Weather } from '../../scene-description.ts'
import type { Light } from '../light.ts'
import type { StageConditions } from '../setting.ts'

type OnPane = (dx: number, dy: number) => Point

/** The weather before all that is seen through a window: drops, flakes or what the wind carries past. */
export function onPanes(
  x: number,
  y: number,
  size: number,
  { random, weather }: Pick<StageConditions, 'random' | 'weather'>,
): Shape[] {
  const at: OnPane = (dx, dy) => [x + dx * size, y + dy * size]
  if (weather === 'rain') return drops(random, at, size)
  if (weather === 'snow') return flakes(random, at, size)
  return weather === 'wind' ? gusts(random, at, size) : []
}

const drops = (random: Random, at: OnPane, size: number): Shape[] =>
  Array.from({ length: 22 }, () => {
    const [dx, dy, long] = [random.between(-132, 140), random.between(-150, 110), random.between(22, 44)]
    return line(polyline([at(dx, dy), at(dx - long * 0.24, dy + long)]), '#f0f6fa', 4 * size, 0.8)
  })

const flakes = (random: Random, at: OnPane, size: number): Shape[] =>
  Array.from({ length: 26 }, () =>
    flat(
      ellipse(...at(random.between(-138, 138), random.between(-150, 140)), size * random.between(4, 8)),
      '#ffffff',
    ),
  )

/** Long gusts, and leaves in them. */
const gusts = (random: Random, at: OnPane, size: number): Shape[] => [
  ...[-112, -58, 4].map((dy) => {
    const from = random.between(-132, -70)
    return line(
      curve([at(from, dy), at(from + 60, dy - 12), at(from + 120, dy + 8), at(from + 176, dy - 6)]),
      '#f4f7f8',
      5 * size,
      0.85,
    )
  }),
  ...Array.from({ length: 7 }, () =>
    flat(
      ellipse(
        ...at(random.between(-128, 128), random.between(-138, 128)),
        9 * size,
        random.between(3, 6) * size,
      ),
      random.pick(['#c9772e', '#b8912f', '#8c6a35']),
    ),
  ),
]

/** High mountains far behind all that is outside, with snow on their tops. */
export function peaksOutside(at: OnPane, air: Colour, dark: boolean): Shape[] {
  const stone = mix('#8ea0bd', air, dark ? 0.2 : 0.3)
  return peaks.flatMap(([x, top, half]) => {
    const snow = (FOOT - top) * 0.34
    const aside = (half * snow) / (FOOT - top)
    return [
      flat(
        polygon([at(Math.max(x - half, -146), FOOT), at(x, top), at(Math.min(x + half, 146), FOOT)]),
        stone,
      ),
      flat(
        polygon([
          at(x, top),
          at(x + aside, top + snow),
          at(x + aside * 0.3, top + snow * 0.72),
          at(x - aside * 0.2, top + snow * 1.1),
          at(x - aside, top + snow),
        ]),
        '#fbfdff',
      ),
    ]
  })
}

/** Where the mountains end behind the green, and of each its middle, its top and half its width. */
const FOOT = 100
const peaks = [
  [-84, -40, 62],
  [84, -22, 62],
  [2, -78, 108],
] as const

/** The sky and the green behind a window: a windy sky is grey there, and in fog the ground is as pale as the sky. */
export function seenOutside(
  { sky, dark, cloud }: Light,
  weather: Weather,
): { sky: Light['sky']; ground: Colour; cloud: Colour } {
  const ground = dark ? '#4a6a62' : '#8cc270'
  if (weather === 'fog') return { sky, ground: mix(ground, sky.bottom, 0.72), cloud }
  if (weather !== 'wind' || dark) return { sky, ground, cloud }
  return { sky: { top: '#8b9cab', bottom: '#c3ced4' }, ground: mix(ground, '#7d8b74', 0.4), cloud: '#93a2af' }
}
