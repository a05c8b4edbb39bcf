import { darker, mix } from '../drawing/colour.ts'
import { flat, land, line, round, type Shape } from '../drawing/shape.ts'
import { blob, curve, ellipse, landBelow } from '../geometry/path.ts'
import type { Random } from '../geometry/random.ts'
import { flatHouse } from './parts/bible-land.ts'
import { hill, ridge } from './parts/land.ts'
import { drawSky } from './parts/sky.ts'
import { beam, stroke } from './parts/timber.ts'
import { gleams, waves } from './parts/waves.ts'
import { layer, type SettingDrawing, STAGE } from './setting.ts'

/** A fishing boat with a mast; the middle of its keel lies at x, y. */
function fishingBoat(x: number, y: number, size: number, hull: string): Shape[] {
  const at = (dx: number, dy: number) => [x + dx * size, y + dy * size] as const
  return [
    beam(at(10, -70), at(10, -330), 11 * size, '#8a5f3c'),
    beam(at(-110, -282), at(120, -322), 8 * size, '#8a5f3c'),
    round(blob([at(-108, -276), at(118, -316), at(96, -250), at(0, -228), at(-92, -236)]), '#f3e3c0'),
    flat(blob([at(-176, -96), at(0, -72), at(180, -100), at(150, -58), at(-146, -58)]), darker(hull, 0.6)),
    round(
      blob([
        at(-190, -104),
        at(-150, -66),
        at(0, -54),
        at(154, -68),
        at(196, -112),
        at(150, -4),
        at(0, 8),
        at(-140, -4),
      ]),
      hull,
    ),
    line(curve([at(-166, -50), at(0, -30), at(166, -54)]), darker(hull, 0.76), 6 * size),
    line(curve([at(-150, -24), at(0, -6), at(150, -26)]), darker(hull, 0.76), 5 * size),
  ]
}

/** A net hung up to dry between two posts. */
function dryingNet(x: number, y: number): Shape[] {
  const sag = (part: number, depth: number): number => 4 * part * (1 - part) * depth
  const meshes = [0, 1, 2, 3, 4].map((row) =>
    line(
      curve(
        [0, 0.25, 0.5, 0.75, 1].map(
          (part) => [x + part * 260, y - 214 + row * 36 + sag(part, 30 - row * 3)] as const,
        ),
      ),
      '#e6d5a8',
      4,
    ),
  )
  const strings = Array.from({ length: 12 }, (_, index) => {
    const part = (index + 0.5) / 12
    return stroke(
      [x + part * 260 - 12, y - 214 + sag(part, 30)],
      [x + part * 260 + 12, y - 70 + sag(part, 18)],
      3,
      '#e6d5a8',
    )
  })
  return [
    ...[0, 260].map((dx) => beam([x + dx, y], [x + dx, y - 236], 15, '#8a6442')),
    ...meshes,
    ...strings,
    ...[40, 110, 180, 236].map((dx) => round(ellipse(x + dx, y - 66, 9), '#d8695a')),
  ]
}

function fishBasket(random: Random, x: number, y: number): Shape[] {
  const fish = [-34, -12, 12, 34].map((dx) =>
    round(
      ellipse(x + dx, y - 58 - random.between(0, 12), 24, 9, random.between(-0.8, 0.8)),
      random.pick(['#9fc0cc', '#86aebf', '#b9cfd4']),
    ),
  )
  return [
    ...fish,
    round(
      blob([
        [x - 58, y - 54],
        [x + 58, y - 54],
        [x + 44, y],
        [x - 44, y],
      ]),
      '#b98350',
    ),
    stroke([x - 52, y - 30], [x + 52, y - 30], 5, '#8a5f3c'),
  ]
}

/** The shore of the lake of Galilee: boats, nets on posts, baskets of fish. */
export const fishingShore: SettingDrawing = {
  indoors: false,
  warm: true,
  shows: ['boat', 'net', 'basket', 'fish'],
  floor: { back: 850, front: 950, left: 80, right: 944 },
  water: 752,
  draw(stage) {
    const { random, light, weather } = stage
    const blue = light.dark ? '#426494' : weather === 'rain' ? '#648a9a' : '#5fabc4'
    const rough = weather === 'rain' || weather === 'wind' ? 15 : 7
    const pebbles = Array.from({ length: 26 }, () =>
      flat(
        ellipse(
          random.between(STAGE.left, STAGE.right),
          random.between(830, 1000),
          random.between(9, 20),
          random.between(5, 9),
        ),
        random.pick(['#c9b48c', '#b8a888', '#d8c8a4']),
      ),
    )
    return {
      back: [
        ...drawSky(stage),
        layer(0.88, hill(random, 540, 44, mix('#a89f8c', light.sky.bottom, 0.5), 6)),
        layer(
          0.72,
          hill(random, 590, 16, mix('#b9a97c', light.sky.bottom, 0.35)),
          [-180, -90, 660, 740, 1100].flatMap((x) =>
            flatHouse(x, 604, 66, random.between(40, 62), {
              wall: mix('#ecd8ae', light.sky.bottom, 0.3),
              door: '#a9805a',
              lit: light.dark,
            }),
          ),
        ),
        layer(
          0.5,
          waves(random, 606, 790, 6, blue, rough),
          gleams(random, 640, 770, 12),
          fishingBoat(150, 700, 0.5, '#a8693c'),
        ),
        layer(
          0.2,
          land(landBelow(ridge(random, 780, 8, 5), STAGE.bottom), '#efe2bc'),
          land(landBelow(ridge(random, 800, 8, 5), STAGE.bottom), '#e3cc98'),
          pebbles,
          fishingBoat(720, 822, 1.08, '#b5713f'),
          dryingNet(-20, 830),
          fishBasket(random, 330, 846),
          fishBasket(random, 1090, 870),
        ),
      ],
      front: [],
      lamps: [],
    }
  },
}
