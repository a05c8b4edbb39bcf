import { mix } from '../drawing/colour.ts'
import { capped, covered, flat, glow, line, round, shining } from '../drawing/shape.ts'
import { ellipse, polyline, roundedRectangle } from '../geometry/path.ts'
import { house } from './parts/buildings.ts'
import { hill } from './parts/land.ts'
import { bush } from './parts/plants.ts'
import { drawSky } from './parts/sky.ts'
import { tree } from './parts/trees.ts'
import { layer, type SettingDrawing, STAGE } from './setting.ts'

const walls = ['#f3d9b0', '#c9dcc8', '#f0c3b0', '#cfd8ec', '#f6e6b8', '#e3cbe0']
const roofs = ['#b5574a', '#8a6a5a', '#7a8f9c', '#a8604a']

/** A row of bright houses, a street lamp, a pavement. */
export const street: SettingDrawing = {
  indoors: false,
  shows: ['house'],
  floor: { back: 830, front: 945, left: 80, right: 944 },
  draw(stage) {
    const { random, light } = stage
    const row = (y: number, width: number, height: number, count: number, far: number) =>
      Array.from({ length: count }, (_, index) =>
        house(STAGE.left + 20 + index * width * 1.16, y, width, height * random.between(0.86, 1.24), {
          wall: mix(walls[(index + count) % walls.length] ?? '#f3d9b0', light.sky.bottom, far),
          roof: mix(roofs[index % roofs.length] ?? '#b5574a', light.sky.bottom, far),
          lit: light.dark,
        }),
      ).flat()
    const lampX = 170
    const lamp = [
      round(roundedRectangle(lampX - 7, 450, 14, 350, 4), '#4a4a58'),
      round(ellipse(lampX, 798, 26, 8), '#4a4a58'),
      ...(light.lampsBurn ? [glow(lampX, 424, 150, '#ffe0a0', 0.6)] : []),
      round(roundedRectangle(lampX - 24, 396, 48, 58, 14), '#e9eef0'),
      ...(light.lampsBurn ? shining(roundedRectangle(lampX - 24, 396, 48, 58, 14), '#ffe9ad') : []),
      capped(round(roundedRectangle(lampX - 30, 384, 60, 16, 6), '#4a4a58')),
    ]
    const slabs = [-260, -80, 100, 280, 460, 640, 820, 1000, 1180].map((x) =>
      covered(
        line(
          polyline([
            [x, 800],
            [x - 90, 900],
          ]),
          '#bfae96',
          4,
        ),
      ),
    )
    return {
      back: [
        ...drawSky(stage),
        layer(0.8, row(640, 150, 150, 10, 0.45)),
        layer(0.4, row(770, 230, 270, 6, 0), bush(560, 770, 0.7), tree(random, 880, 780, 1.25, '#6da35a')),
        layer(
          0.2,
          hill(random, 768, 2, '#d9c9b0', 3),
          slabs,
          hill(random, 1000, 2, '#8f8a90', 3),
          lamp,
          Array.from({ length: 5 }, (_, index) =>
            covered(flat(roundedRectangle(-200 + index * 300, 1050, 140, 16, 4), '#f3ead6')),
          ),
        ),
      ],
      front: [],
      lamps: [[lampX, 424]],
    }
  },
}
