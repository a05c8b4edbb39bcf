import { drawAnimal } from '../../animals/draw-animal.ts'
import { type Colour, darker, lighter } from '../../drawing/colour.ts'
import { flat, place, round, type Shape, shining } from '../../drawing/shape.ts'
import { placement } from '../../geometry/matrix.ts'
import { blob, ellipse, polygon, roundedRectangle } from '../../geometry/path.ts'
import { onCircle } from '../../geometry/point.ts'
import { usualAnimal } from '../../looks/read-animal-look.ts'
import { alone } from '../../people/figure.ts'
import { cord, ringPath } from '../cord.ts'
import { bust, onlooker } from '../places/onlooker.ts'
import type { PropDrawing } from '../prop.ts'

const WOOD = '#8a5a38'

/** Before the wagon, to its right. */
function horse(): Shape[] {
  const look = usualAnimal('horse')
  const { shapes, height } = drawAnimal(
    { ...look, coat: '#efe6d8' },
    { ...alone, water: 'none', pose: 'walk', face: 'calm', turn: 0.5 },
  )
  return place(shapes, placement({ x: 132, scale: 92 / height }))
}

const wheel = (x: number, radius: number): Shape[] => [
  round(ringPath(x, -radius - 1, radius, radius, 5), darker(WOOD, 0.8)),
  ...[0, 1, 2, 3].map((spoke) =>
    cord(
      [onCircle([x, -radius - 1], radius, spoke * 0.785), onCircle([x, -radius - 1], -radius, spoke * 0.785)],
      darker(WOOD, 0.95),
      2.6,
    ),
  ),
  round(ellipse(x, -radius - 1, 5), '#c9a66b'),
]

const lantern = (x: number): Shape[] => [
  cord(
    [
      [x, -44],
      [x, -100],
    ],
    WOOD,
    3.4,
  ),
  round(
    polygon([
      [x - 9, -98],
      [x, -107],
      [x + 9, -98],
    ]),
    '#5d4a40',
  ),
  round(roundedRectangle(x - 7, -98, 14, 17, 3), '#5d4a40'),
  ...shining(roundedRectangle(x - 5, -96, 10, 13, 3), '#ffd98a'),
]

/** Benches full of people, hay on the floor, a lantern at each corner, and a horse before it all. */
const hayWagon: PropDrawing = {
  several: true,
  size: 330,
  place: 'behind',
  onlyOutdoors: true,
  standsAlone: true,
  shines: true,
  colour: '#b5633f',
  draw: (colour) =>
    place(
      [
        ...lantern(-104),
        ...lantern(38),
        ...[-84, -56, -28, 0, 26].flatMap((x, index) =>
          place(
            bust(onlooker(index, lighter(colour, 0.2))),
            placement({ x, y: -46, scale: index % 2 === 1 ? 0.68 : 0.82 }),
          ),
        ),
        round(
          blob([
            [-108, -50],
            [-70, -58],
            [-30, -53],
            [12, -58],
            [44, -50],
            [40, -42],
            [-104, -42],
          ]),
          '#dcb95f',
        ),
        round(
          polygon([
            [-116, -50],
            [50, -50],
            [42, -18],
            [-108, -18],
          ]),
          colour,
        ),
        ...[-39, -29].map((y) => flat(roundedRectangle(-110, y, 154, 2.4, 1), darker(colour, 0.78))),
        cord(
          [
            [44, -26],
            [88, -34],
            [120, -38],
          ],
          WOOD,
          4.5,
        ),
        ...horse(),
        ...wheel(-78, 24),
        ...wheel(12, 20),
      ],
      placement({ x: -32, scale: 0.94 }),
    ),
}

/** Boards on four wheels, of which two are seen; who rides along sits on its edge. */
function wagonBed(colour: Colour, { width, height }: { width: number; height: number }): Shape[] {
  const half = width / 2
  const radius = height * 0.42
  return [
    cord(
      [
        [half - 20, -height * 0.72],
        [half + 74, -height * 0.4],
      ],
      darker(colour, 0.8),
      11,
    ),
    round(roundedRectangle(-half, -height, width, height * 0.46, 9), darker(colour, 0.9)),
    ...[0.78, 0.6].map((up) =>
      flat(roundedRectangle(-half + 8, -height * up, width - 16, 4, 2), darker(colour, 0.74)),
    ),
    round(
      roundedRectangle(-half - 8, -height, width + 16, Math.max(14, height * 0.16), 7),
      lighter(colour, 0.1),
    ),
    ...[-1, 1].flatMap((side) =>
      place(wheel(0, 27), placement({ x: side * (half - radius - 6), scale: radius / 27 })),
    ),
  ]
}

const openWagon: PropDrawing = {
  size: 130,
  place: 'behind',
  onlyOutdoors: true,
  standsAlone: true,
  colour: '#b5633f',
  seat: wagonBed,
  draw: (colour) => place(wagonBed(colour, { width: 210, height: 92 }), placement({ x: -30 })),
}

/** What many ride on. */
export const wagonProps: Record<string, PropDrawing> = {
  'open wagon': openWagon,
  'hay wagon|hay cart|horse wagon|horse cart|festive wagon|carriage|coach': hayWagon,
}
