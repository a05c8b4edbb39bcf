import type { Colour } from '../../drawing/colour.ts'
import { fullMoon } from '../../drawing/moon.ts'
import { feature, flat, glow, round, type Shape } from '../../drawing/shape.ts'
import { placement } from '../../geometry/matrix.ts'
import { blob, moved, type Path, polygon } from '../../geometry/path.ts'
import { onCircle, type Point } from '../../geometry/point.ts'
import { star } from '../../people/prints.ts'
import { cloud } from '../../settings/parts/sky.ts'
import type { PropDrawing } from '../prop.ts'

const cloudProp: PropDrawing = {
  onlyOutdoors: true,
  size: 90,
  place: 'sky',
  colour: '#ffffff',
  draw: (colour) => [cloud(0, -40, 1.5, colour)],
}

/** Three on the wing, each of one piece: wings raised, a head before them, a tail behind. */
const birds: PropDrawing = {
  several: true,
  onlyOutdoors: true,
  size: 64,
  place: 'sky',
  colour: '#5b7fae',
  draw: (colour) =>
    (
      [
        [-72, -18, 1],
        [2, -58, 1.15],
        [74, -26, 0.9],
      ] as const
    ).map(([x, y, scale]) =>
      round(
        moved(
          blob([
            [-40, -26],
            [-14, -18],
            [2, -4],
            [16, -24],
            [40, -34],
            [26, -10],
            [22, 2],
            [30, 6],
            [18, 10],
            [0, 11],
            [-22, 10],
            [-8, 0],
            [-22, -14],
          ]),
          placement({ x, y, scale }),
        ),
        colour,
      ),
    ),
}

const starProp: PropDrawing = {
  size: 84,
  place: 'sky',
  colour: '#ffd45a',
  shines: true,
  draw: (colour) => [glow(0, -50, 80, colour, 0.5), round(star([0, -50], 50), colour)],
}

const moonProp: PropDrawing = {
  onlyOutdoors: true,
  size: 140,
  place: 'sky',
  colour: '#fff3c4',
  draw: (colour) => [glow(0, -50, 110, colour, 0.5), ...fullMoon(0, -50, 50, colour)],
}

/** Where a page tells that it is one. */
const crescent: PropDrawing = {
  ...moonProp,
  draw: (colour) => [
    glow(0, -50, 110, colour, 0.5),
    flat(
      blob([
        [14, -100],
        [-34, -84],
        [-46, -48],
        [-28, -12],
        [16, -2],
        [-8, -26],
        [-14, -54],
        [-4, -80],
      ]),
      colour,
    ),
  ],
}

/** One broad bow with the other colours upon it: outlines between them would make it dark. */
const rainbow: PropDrawing = {
  onlyOutdoors: true,
  size: 300,
  place: 'sky',
  colour: '#e8635a',
  draw: (colour) =>
    [colour, '#f29a4a', '#f7d254', '#7ab865', '#5a9bd4', '#8f75bd'].map((stripe, index) =>
      index === 0
        ? round(arch([0, 40], 154, 54), stripe)
        : feature(arch([0, 40], 154 - index * 9, 9.4), stripe),
    ),
}

/** Three curtains of light, one behind the other, bright below and lost above. */
const northernLights: PropDrawing = {
  onlyOutdoors: true,
  several: true,
  size: 300,
  place: 'sky',
  colour: '#63e6a4',
  shines: true,
  draw: (colour) =>
    (
      [
        [-66, -66, 0.8, '#8f7be0'],
        [58, -52, 0.9, '#4fd0c8'],
        [0, -34, 1.1, colour],
      ] as const
    ).flatMap(([x, y, scale, shade]) => curtain(shade, { x, y, scale })),
}

/** Its lower hem waves; the light over it grows fainter. */
function curtain(shade: Colour, at: { x: number; y: number; scale: number }): Shape[] {
  const hem: readonly Point[] = [-110, -74, -36, 0, 38, 76, 112].map((x, index) => [
    x,
    index % 2 === 0 ? 0 : -16,
  ])
  const band = (height: number): Path =>
    moved(blob([...hem, ...hem.toReversed().map(([x, y]): Point => [x * 0.96, y - height])]), placement(at))
  return [
    { path: band(74), fill: shade, surface: 'glow', opacity: 0.3 },
    { path: band(46), fill: shade, surface: 'glow', opacity: 0.4 },
    feature(band(20), shade, 0.75),
  ]
}

const steps = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** A half ring, as broad as `width`. */
function arch(centre: Point, radius: number, width: number): Path {
  const edge = (distance: number): Point[] =>
    steps.map((step) => onCircle(centre, distance, Math.PI + (step * Math.PI) / 12))
  return polygon([...edge(radius), ...edge(radius - width).reverse()])
}

/** What is seen in the sky. */
export const skyProps: Record<string, PropDrawing> = {
  cloud: cloudProp,
  'birds|swallow|swallows|flock of birds|seagull|seagulls|gull|gulls': birds,
  'star|stars': starProp,
  'moon|full moon|harvest moon': moonProp,
  'crescent|crescent moon|new moon|half moon': crescent,
  rainbow,
  'northern lights|southern lights|polar lights|aurora|aurora borealis': northernLights,
}
