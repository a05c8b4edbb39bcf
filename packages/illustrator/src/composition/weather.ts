import type { Layer, Shape } from '../drawing/shape.ts'
import { feature, featureLine, PAGE_SIZE } from '../drawing/shape.ts'
import { blob, curve, ellipse, polyline } from '../geometry/path.ts'
import type { Random } from '../geometry/random.ts'
import type { Season, Weather } from '../scene-description.ts'
import { layer } from '../settings/setting.ts'

/** Mist, gusts of wind and puddles lie behind the figures, so that faces stay clear; in the picture's own units. */
export function drawAir(weather: Weather, random: Random): Layer[] {
  if (weather === 'fog')
    return [
      layer(
        0,
        [280, 450, 620, 780].map((y) => bank(y, random.between(0.5, 0.66), random)),
      ),
    ]
  if (weather === 'rain')
    return [
      layer(
        0,
        [840, 905, 985].flatMap((y) => puddle(y, random)),
      ),
    ]
  if (weather === 'wind')
    return [
      layer(
        0,
        Array.from({ length: 9 }, () => gust(random)),
      ),
    ]
  return []
}

/** Rain, snow, a last veil of fog or blown leaves, in front of everything. No leaf is blown about where nothing green grows. */
export function drawWeather(weather: Weather, random: Random, season: Season, green: boolean): Layer[] {
  switch (weather) {
    case 'clear':
      return []
    case 'rain':
      return [layer(0, splashes(random), rain(random))]
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
          Array.from({ length: green ? 15 : 0 }, () => leaf(random, season)),
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

/** Water that stands on the ground, with the sky in it; it keeps away from the very middle. */
function puddle(y: number, random: Random): Shape[] {
  const x = random.chance(0.5) ? random.between(40, 330) : random.between(690, 990)
  const size = ((y - 700) / 300) * random.between(0.8, 1.2)
  return [
    feature(ellipse(x, y, 130 * size, 24 * size), '#8fa6b8', 0.6),
    feature(ellipse(x - 16 * size, y - 4 * size, 96 * size, 14 * size), '#d3e0e9', 0.6),
  ]
}

/** A bank of mist that fades out on all sides. */
function bank(y: number, fromOpacity: number, random: Random): Shape {
  return {
    path: ellipse(random.between(300, 720), y, 1000, random.between(110, 150)),
    surface: 'glow',
    fill: { kind: 'outwards', from: '#eef1f2', to: '#eef1f2', fromOpacity, toOpacity: 0 },
  }
}

/** Rings where drops meet the ground. */
function splashes(random: Random): Shape[] {
  return Array.from({ length: 16 }, () => {
    const [x, y, size] = [
      random.between(0, PAGE_SIZE),
      random.between(850, PAGE_SIZE - 10),
      random.between(10, 22),
    ]
    return { ...featureLine(ellipse(x, y, size, size * 0.3), '#e6f1f8', 2.4), opacity: 0.7 }
  })
}

/** A gust as a picture book draws it: a long line that curls at its end. */
function gust(random: Random): Shape {
  const [x, y, length] = [
    random.between(-80, PAGE_SIZE - 200),
    random.between(60, 640),
    random.between(140, 260),
  ]
  const curl = random.between(16, 26)
  const path = curve([
    [x, y],
    [x + length * 0.5, y - curl * 0.6],
    [x + length, y],
    [x + length + curl * 1.5, y - curl],
    [x + length + curl * 0.4, y - curl * 1.9],
    [x + length - curl * 0.3, y - curl],
  ])
  return { ...featureLine(path, '#ffffff', random.between(3, 5)), opacity: 0.66 }
}

const blown: Record<Season, readonly string[]> = {
  spring: ['#f7c3d2', '#fbe3ea', '#a6d46a'],
  summer: ['#6fae5c', '#8fbf5a', '#5c9a54'],
  autumn: ['#d98a3a', '#c9643a', '#e0b13f', '#b5803f'],
  winter: ['#ffffff', '#eef3f8', '#a08a6a'],
}

function leaf(random: Random, season: Season): Shape {
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
  return { path, fill: random.pick(blown[season]), surface: 'flat' }
}
