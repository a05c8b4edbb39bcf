import type { Layer, Shape } from '../drawing/shape.ts'
import { feature, featureLine, PAGE_SIZE } from '../drawing/shape.ts'
import { blob, ellipse, polyline } from '../geometry/path.ts'
import type { Random } from '../geometry/random.ts'
import type { Weather } from '../scene-description.ts'
import { layer } from '../settings/setting.ts'

/** Mist lies behind the figures, so that faces stay clear; in the picture's own units. */
export function drawMist(weather: Weather, random: Random): Layer[] {
  return weather === 'fog'
    ? [
        layer(
          0,
          [280, 450, 620, 780].map((y) => bank(y, random.between(0.5, 0.66), random)),
        ),
      ]
    : []
}

/** Rain, snow, a last veil of fog or blown leaves, in front of everything. */
export function drawWeather(weather: Weather, random: Random): Layer[] {
  switch (weather) {
    case 'clear':
      return []
    case 'rain':
      return [layer(0, rain(random))]
    case 'snow':
      return [
        layer(
          0,
          Array.from({ length: 90 }, () => flake(random)),
        ),
      ]
    case 'fog':
      return [layer(0, bank(960, 0.6, random))]
    case 'wind':
      return [
        layer(
          0,
          Array.from({ length: 13 }, () => leaf(random)),
        ),
      ]
  }
}

function rain(random: Random): Shape[] {
  return Array.from({ length: 110 }, () => {
    const [x, y, length] = [
      random.between(-20, PAGE_SIZE + 60),
      random.between(-40, PAGE_SIZE),
      random.between(22, 54),
    ]
    return {
      ...featureLine(
        polyline([
          [x, y],
          [x - length * 0.28, y + length],
        ]),
        '#dcebf5',
        random.between(2, 3.4),
      ),
      opacity: 0.6,
    }
  })
}

function flake(random: Random): Shape {
  return feature(
    ellipse(random.between(0, PAGE_SIZE), random.between(0, PAGE_SIZE), random.between(3, 9)),
    '#ffffff',
    random.between(0.7, 1),
  )
}

/** A bank of mist that fades out on all sides. */
function bank(y: number, fromOpacity: number, random: Random): Shape {
  return {
    path: ellipse(random.between(300, 720), y, 1000, random.between(110, 150)),
    surface: 'glow',
    fill: { kind: 'outwards', from: '#eef1f2', to: '#eef1f2', fromOpacity, toOpacity: 0 },
  }
}

function leaf(random: Random): Shape {
  const [x, y, size] = [
    random.between(20, PAGE_SIZE - 20),
    random.between(60, PAGE_SIZE - 80),
    random.between(9, 17),
  ]
  const path = blob([
    [x - size, y + size * 0.3],
    [x, y - size * 0.6],
    [x + size, y - size * 0.2],
    [x, y + size * 0.5],
  ])
  return { path, fill: random.pick(['#d98a3a', '#c9643a', '#e0b13f', '#8fae4a']), surface: 'flat' }
}
