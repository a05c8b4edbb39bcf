import { mix } from '../../drawing/colour.ts'
import { fullMoon } from '../../drawing/moon.ts'
import type { Layer, Shape } from '../../drawing/shape.ts'
import { feature, flat, glow, pieceOf, round, sky } from '../../drawing/shape.ts'
import { ellipse, joined, polygon, roundedRectangle } from '../../geometry/path.ts'
import { onCircle } from '../../geometry/point.ts'
import type { Random } from '../../geometry/random.ts'
import { layer, STAGE, type StageConditions } from '../setting.ts'

/** Sky, sun or moon, stars and clouds. */
export function drawSky({ random, light, weather }: StageConditions): Layer[] {
  const width = STAGE.right - STAGE.left
  const dome = sky(roundedRectangle(STAGE.left, STAGE.top, width, 900, 0), {
    kind: 'downwards',
    from: light.sky.top,
    to: light.sky.bottom,
  })
  const celestialX = random.pick([210, 300, 730, 820])
  const isAThing = light.celestial?.isAThing === true
  const shapes: Shape[] = []
  if (light.celestial?.kind === 'moon')
    shapes.push(
      ...stars(random),
      ...(isAThing ? [] : pieceOf('moon', moon(celestialX, light.celestial.height, light.celestial.colour))),
    )
  if (light.celestial?.kind === 'sun' && random.chance(0.75) && !isAThing)
    shapes.push(...pieceOf('sun', sun(celestialX, light.celestial.height, light.celestial.colour)))
  if (light.celestial?.kind === 'sun' && light.celestial.height > 380)
    shapes.push(afterglow(celestialX, light.celestial.height, light.celestial.colour))
  const count = weather === 'rain' ? 8 : weather === 'clear' ? 4 : 5
  for (let index = 0; index < count; index++) {
    const x = STAGE.left + ((index + 0.5) / count) * width + random.between(-70, 70)
    shapes.push(
      ...pieceOf('cloud', [cloud(x, random.between(60, 300), random.between(0.8, 1.4), light.cloud)]),
    )
  }
  return [layer(1, dome), layer(0.95, ...shapes)]
}

export const cloud = (x: number, y: number, size: number, colour: string): Shape =>
  round(
    joined(
      (
        [
          [0, 0, 62, 26],
          [-44, 7, 40, 20],
          [48, 6, 44, 22],
          [-14, -20, 38, 30],
          [26, -14, 32, 26],
        ] as const
      ).map(([dx, dy, rx, ry]) => ellipse(x + dx * size, y + dy * size, rx * size, ry * size)),
    ),
    colour,
  )

function sun(x: number, y: number, colour: string): Shape[] {
  return [glow(x, y, 240, mix(colour, '#fff6d8', 0.5), 0.6), flat(ellipse(x, y, 70), colour)]
}

/** The band of light along the horizon when the sun is low. */
const afterglow = (x: number, y: number, colour: string): Shape => ({
  path: ellipse(x, y + 60, 900, 230),
  surface: 'glow',
  fill: { kind: 'outwards', from: colour, to: colour, fromOpacity: 0.75, toOpacity: 0 },
})

const moon = (x: number, y: number, colour: string): Shape[] => [
  glow(x, y, 260, colour, 0.4),
  ...fullMoon(x, y, 72, colour),
]

function stars(random: Random): Shape[] {
  return Array.from({ length: 64 }, () => {
    const [x, y, size] = [
      random.between(STAGE.left, STAGE.right),
      random.between(STAGE.top, 500),
      random.between(1.8, 5.2),
    ]
    return size > 4.4
      ? feature(sparkle(x, y, size * 2.6), '#fff6d2')
      : feature(ellipse(x, y, size * 0.8), '#fff6d2', random.between(0.6, 1))
  })
}

/** A star with four points. */
export const sparkle = (x: number, y: number, radius: number) =>
  polygon(
    Array.from({ length: 8 }, (_, index) =>
      onCircle([x, y], index % 2 ? radius * 0.28 : radius, index * 0.785),
    ),
  )
