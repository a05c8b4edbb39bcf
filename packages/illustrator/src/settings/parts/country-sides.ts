import { wool } from '../../animals/bodies/trunk.ts'
import { mix } from '../../drawing/colour.ts'
import { type Layer, pieceOf, round, type Shape } from '../../drawing/shape.ts'
import { ellipse } from '../../geometry/path.ts'
import { layer, type Side, type StageConditions } from '../setting.ts'
import { fieldWall } from './bible-land.ts'
import { barnFront, chapel, fence, house } from './buildings.ts'
import { hill, windingPath } from './land.ts'
import { haystack, pond, windmill } from './landmarks.ts'
import { bush } from './plants.ts'
import { cypress, pine, tree } from './trees.ts'

/** Sheep that graze far off. */
const flock = (places: readonly (readonly [number, number])[]): Shape[] =>
  places.flatMap(([x, y], index) =>
    pieceOf('sheep', [
      ...wool(
        {
          kind: 'animal',
          name: `sheep ${index}`,
          species: 'lamb',
          coat: '#fbf4e8',
          spots: null,
          neckwear: null,
          glasses: false,
          hat: null,
          yarn: '#6b4128',
          plush: false,
          marks: [],
          size: 1,
        },
        x,
        y,
        22,
        14,
      ),
      round(ellipse(x + 24, y - 6, 9, 8), '#6b5a52'),
    ]),
  )

/** What stands in the middle distance of open country, from each side: its own landmark and other trees. */
type Country = Record<Side, (stage: StageConditions) => Layer[]>

export const onMeadows = (grass: string): Country => {
  const slope = ({ random }: StageConditions, ...shapes: (Shape | Shape[])[]): Layer =>
    layer(0.5, hill(random, 600, 32, mix(grass, '#9cc4b0', 0.3)), ...shapes)
  return {
    0: (stage) => {
      const { random, light } = stage
      return [
        slope(
          stage,
          [-180, 60, 300, 480, 900, 1120].flatMap((x) =>
            tree(
              random,
              x + random.between(-40, 40),
              random.between(606, 634),
              random.between(0.36, 0.5),
              '#78b083',
            ),
          ),
          house(random.pick([110, 740]), 640, 88, 62, { wall: '#f5e6cf', roof: '#c65f4a', lit: light.dark }),
        ),
        layer(
          0.15,
          hill(random, 715, 20, grass, 5),
          windingPath(566, 716, 520, '#efd9a6'),
          tree(random, random.pick([30, 990]), 800, 1.5, '#5b9f50'),
          bush(random.between(180, 280), 770, 0.7, '#6bab57'),
          bush(random.between(760, 860), 776, 0.8, '#5fa055'),
        ),
      ]
    },
    1: (stage) => {
      const { random, light } = stage
      return [
        slope(
          stage,
          windmill(744, 640, 0.62, light.dark),
          [-240, -150, 380, 1010, 1090, 1170].flatMap((x) => cypress(x, random.between(626, 650), 0.4)),
          flock([
            [150, 652],
            [226, 670],
            [300, 654],
          ]),
        ),
        layer(
          0.15,
          hill(random, 706, 16, '#a9c868', 5),
          haystack(120, 756, 1.1),
          haystack(300, 742, 0.8),
          haystack(930, 752, 1),
          hill(random, 752, 8, grass, 5),
          windingPath(560, 744, 500, '#efd9a6'),
          fence(-300, 380, 774, 84, '#c9a273'),
          bush(1090, 780, 1, '#6bab57'),
        ),
      ]
    },
    2: (stage) => {
      const { random, light } = stage
      return [
        slope(
          stage,
          chapel(286, 646, 0.26, light.dark),
          [180, 234, 356, 420].flatMap((x) => tree(random, x, 648, 0.32, '#78b083')),
          [720, 790, 850, 930, 1000].flatMap((x) =>
            tree(random, x, random.between(630, 660), 0.56, '#6fa578'),
          ),
        ),
        layer(
          0.15,
          hill(random, 700, 10, grass, 5),
          windingPath(396, 700, 470, '#efd9a6'),
          pond(740, 748, 230, light.sky.bottom, light.dark),
          tree(random, 1080, 800, 1.9, '#5b9f50'),
          tree(random, -120, 780, 1.1, '#67a85a'),
          bush(120, 768, 0.8, '#5fa055'),
        ),
      ]
    },
  }
}

export const onHills = (grass: string): Country => ({
  0: ({ random }) => [
    layer(
      0.5,
      hill(random, 610, 50, '#9cc676', 5),
      cypress(560, 640, 0.4),
      cypress(600, 648, 0.34),
      flock([
        [170, 640],
        [246, 658],
        [330, 640],
        [790, 658],
      ]),
    ),
    layer(
      0.15,
      hill(random, 730, 36, grass, 4),
      windingPath(610, 716, 500, '#ecdab0'),
      tree(random, 1030, 800, 1.6, '#6a9f4c'),
      tree(random, -180, 800, 1.4, '#6a9f4c'),
    ),
  ],
  1: ({ random, light }) => [
    layer(
      0.5,
      hill(random, 590, 60, '#a6c97a', 4),
      windmill(160, 640, 0.6, light.dark),
      [700, 760, 826, 880, 960].flatMap((x) => pine(x, random.between(630, 664), 0.52, '#5f9678')),
    ),
    layer(
      0.15,
      hill(random, 736, 24, grass, 4),
      fieldWall(random, -300, 320, 776, '#b5ab98'),
      fieldWall(random, 560, 1324, 780, '#b5ab98'),
      windingPath(430, 724, 470, '#ecdab0'),
      bush(960, 776, 0.8, '#7aa552'),
    ),
  ],
  2: ({ random, light }) => [
    layer(
      0.5,
      hill(random, 616, 30, '#94c07a', 5),
      barnFront(760, 668, 0.32),
      house(850, 668, 84, 60, { wall: '#f5e6cf', roof: '#a8604a', lit: light.dark }),
      [300, 372, 440].flatMap((x) => tree(random, x, 656, 0.4, '#7bad6c')),
    ),
    layer(
      0.15,
      hill(random, 722, 20, grass, 4),
      windingPath(470, 716, 540, '#ecdab0'),
      fence(610, 1324, 770, 92, '#c9a273'),
      haystack(150, 764, 1.2),
      pine(20, 800, 1.9, '#4f8a68'),
      pine(-150, 790, 1.5, '#5a9470'),
    ),
  ],
})
