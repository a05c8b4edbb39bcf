import { drawAnimal } from '../../animals/draw-animal.ts'
import { darker, lighter } from '../../drawing/colour.ts'
import { feature, flat, line, place, round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { placement } from '../../geometry/matrix.ts'
import { blob, curve, ellipse, joined, polygon, polyline, roundedRectangle } from '../../geometry/path.ts'
import { usualAnimal } from '../../looks/read-animal-look.ts'
import { alone } from '../../people/figure.ts'
import { cord } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'
import { hobbyHorse } from './hobby-horse.ts'

/** A rag doll with braids. */
const doll: PropDrawing = {
  size: 92,
  place: 'ground',
  colour: '#b58be0',
  draw: (colour) => [
    ...[-1, 1].flatMap((side) => [
      cord(
        [
          [side * 9, -14],
          [side * 10, -4],
        ],
        '#f6c9a0',
        10,
      ),
      cord(
        [
          [side * 12, -46],
          [side * 27, -34],
        ],
        '#f6c9a0',
        9,
      ),
      cord(
        [
          [side * 20, -78],
          [side * 28, -64],
          [side * 26, -50],
        ],
        '#8a5230',
        9,
      ),
      flat(ellipse(side * 26, -47, 4), '#e2566a'),
    ]),
    round(
      blob([
        [-11, -54],
        [11, -54],
        [28, -12],
        [0, -8],
        [-28, -12],
      ]),
      colour,
    ),
    flat(roundedRectangle(-12, -42, 24, 5, 2), lighter(colour, 0.55)),
    round(ellipse(0, -77, 25, 23), '#8a5230'),
    round(ellipse(0, -72, 21, 19), '#f6c9a0'),
    round(
      blob([
        [-22, -78],
        [-12, -94],
        [12, -94],
        [22, -78],
        [0, -84],
      ]),
      '#8a5230',
    ),
    flat(joined([ellipse(-8, -73, 2.8), ellipse(8, -73, 2.8)]), '#33211c'),
    flat(joined([ellipse(-13, -66, 4, 2.6), ellipse(13, -66, 4, 2.6)]), '#f0a090'),
    line(
      curve([
        [-5, -64],
        [0, -61],
        [5, -64],
      ]),
      '#a8433a',
      2,
    ),
  ],
}

const marbles: PropDrawing = {
  several: true,
  size: 32,
  place: 'ground',
  colour: '#4f8fc9',
  draw: (colour) =>
    (
      [
        [-58, -38, colour],
        [56, -36, '#c9573f'],
        [0, -42, '#6cab5c'],
      ] as const
    ).flatMap(([x, y, glass]) => [
      round(ellipse(x, y, 40), glass),
      flat(ellipse(x + 4, y + 4, 26, 9, 0.6), lighter(glass, 0.5)),
    ]),
}

/** A horse as the animals are drawn, on two bows. */
const rockingHorse: PropDrawing = {
  size: 190,
  place: 'ground',
  standsAlone: true,
  colour: '#c98f5a',
  draw: (colour) => {
    const look = usualAnimal('horse')
    const { shapes, height } = drawAnimal(
      { ...look, coat: colour },
      { ...alone, pose: 'stand', face: 'happy', turn: 0.7 },
    )
    return [
      ...place(shapes, placement({ y: -7, scale: 92 / height })),
      cord(
        [
          [-54, -14],
          [-30, -4],
          [0, -1],
          [30, -4],
          [54, -14],
        ],
        '#b0543f',
        7,
      ),
    ]
  },
}

const violin: PropDrawing = {
  size: 100,
  place: 'ground',
  colour: '#a8592f',
  draw: (colour) => [
    round(roundedRectangle(-4, -96, 8, 50, 2), '#3f2f28'),
    round(ellipse(0, -96, 6, 5), darker(colour, 0.8)),
    round(
      blob([
        [0, -58],
        [16, -52],
        [11, -36],
        [20, -14],
        [0, 0],
        [-20, -14],
        [-11, -36],
        [-16, -52],
      ]),
      colour,
    ),
    ...[-7, 7].map((x) => flat(ellipse(x, -26, 1.8, 7), '#3f2f28')),
    flat(roundedRectangle(-5, -20, 10, 12, 2), '#3f2f28'),
    line(
      polyline([
        [0, -90],
        [0, -20],
      ]),
      '#f1e6d0',
      1.6,
    ),
    cord(
      [
        [30, -2],
        [44, -90],
      ],
      '#6b4a30',
      4,
    ),
  ],
}

const puppet: PropDrawing = {
  size: 80,
  place: 'ground',
  colour: '#4f9a8a',
  draw: (colour) => [
    round(
      limb(
        [
          [-30, -52],
          [0, -46],
          [30, -52],
        ],
        [15, 22, 15],
      ),
      colour,
    ),
    round(
      blob([
        [-16, -54],
        [16, -54],
        [26, 0],
        [-26, 0],
      ]),
      colour,
    ),
    round(ellipse(0, -72, 22, 20), '#f6c9a0'),
    round(
      polygon([
        [-22, -80],
        [22, -80],
        [4, -104],
      ]),
      '#d9763f',
    ),
    feature(joined([ellipse(-8, -72, 3.4, 4), ellipse(8, -72, 3.4, 4)]), '#33211c'),
    flat(joined([ellipse(-14, -64, 4, 3), ellipse(14, -64, 4, 3)]), '#f09a8a'),
    flat(ellipse(0, -66, 3.4, 3), '#e0806a'),
    line(
      curve([
        [-7, -60],
        [0, -57],
        [7, -60],
      ]),
      '#a8433a',
      2,
    ),
    ...[-38, -22].map((y) => flat(ellipse(0, y, 3.4), '#f6d27a')),
  ],
}

/** Playthings that are made by hand. */
export const playthingProps: Record<string, PropDrawing> = {
  'doll|rag doll': doll,
  'marble|marbles': marbles,
  'rocking horse': rockingHorse,
  'hobby horse|stick horse|broom horse': hobbyHorse,
  'violin|fiddle|cello': violin,
  'puppet|hand puppet': puppet,
}
