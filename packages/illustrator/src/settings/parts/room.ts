import { darker, lighter } from '../../drawing/colour.ts'
import type { Layer, Shape } from '../../drawing/shape.ts'
import { flat, glow, land, line, pieceOf, round, sky } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, curve, ellipse, polygon, polyline, roundedRectangle } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import { layer, STAGE, type StageConditions } from '../setting.ts'
import { onPanes, peaksOutside, seenOutside } from './on-panes.ts'
import { cloud } from './sky.ts'

export const FLOOR_LINE = 740
/** How far away what is fitted to the wall is, as a counter; all that only stands before it is nearer. */
export const FITTED = 0.34
/** How far away at most what hangs on the wall or is cut into it is. */
export const ON_WALL = 0.5

export interface RoomColours {
  wall: string
  floor: string
  paper: 'stripes' | 'panels' | 'plain' | 'dots'
}

/** Wall with its paper, skirting and floor boards. */
export function drawRoom({ wall, floor, paper }: RoomColours): Layer[] {
  const width = STAGE.right - STAGE.left
  const pattern: Shape[] = []
  for (let x: number = STAGE.left; x < STAGE.right && paper !== 'plain'; x += 92) {
    if (paper === 'stripes')
      pattern.push(flat(roundedRectangle(x, STAGE.top, 36, FLOOR_LINE - STAGE.top, 0), lighter(wall, 0.16)))
    if (paper === 'panels')
      pattern.push(
        line(
          polyline([
            [x, 500],
            [x, FLOOR_LINE],
          ]),
          darker(wall, 0.88),
          4,
        ),
      )
    if (paper === 'dots')
      for (let y = 20; y < FLOOR_LINE - 60; y += 84)
        pattern.push(flat(ellipse(x + ((y / 84) % 2 > 1 ? 46 : 0), y, 7), lighter(wall, 0.3)))
  }
  if (paper === 'panels')
    pattern.push(flat(roundedRectangle(STAGE.left, 492, width, 14, 4), darker(wall, 0.84)))
  const boards = [0, 1, 2, 3, 4, 5].map((row) =>
    line(
      polyline([
        [STAGE.left, 792 + row * (44 + row * 10)],
        [STAGE.right, 792 + row * (44 + row * 10)],
      ]),
      darker(floor, 0.86),
      4,
    ),
  )
  return [
    layer(
      0.6,
      sky(roundedRectangle(STAGE.left, STAGE.top, width, 900, 0), {
        kind: 'downwards',
        from: darker(wall, 0.95),
        to: lighter(wall, 0.12),
      }),
      ...pattern,
    ),
    layer(
      0.2,
      land(roundedRectangle(STAGE.left, FLOOR_LINE + 16, width, 520, 0), floor),
      ...boards,
      round(roundedRectangle(STAGE.left, FLOOR_LINE - 14, width, 34, 0), darker(floor, 0.82)),
    ),
  ]
}

/** A window with the hour outside it and curtains; its middle is x, y. */
export function windowWithView(
  x: number,
  y: number,
  size: number,
  curtain: string,
  { light, random, weather, land: toldLand }: StageConditions,
): Shape[] {
  const s = (value: number) => value * size
  const at = (dx: number, dy: number) => [x + s(dx), y + s(dy)] as const
  const outside = seenOutside(light, weather)
  const moonlit = light.celestial?.kind === 'moon'
  const star = (): Shape =>
    flat(
      ellipse(x + s(random.between(-130, 130)), y + s(random.between(-140, 20)), s(random.between(2, 4))),
      '#fff6d2',
    )
  return [
    round(roundedRectangle(...at(-168, -180), s(336), s(360), 16), '#a66f42'),
    sky(roundedRectangle(...at(-146, -158), s(292), s(316), 8), {
      kind: 'downwards',
      from: outside.sky.top,
      to: outside.sky.bottom,
    }),
    ...(moonlit
      ? [
          star(),
          star(),
          star(),
          star(),
          star(),
          glow(...at(70, -84), s(90), '#fff3c4', 0.4),
          round(ellipse(...at(70, -84), s(32)), '#fff3c4'),
        ]
      : [cloud(x - s(50), y - s(70), s(0.6), outside.cloud)]),
    ...(toldLand === 'mountainous' ? peaksOutside(at, outside.sky.bottom, light.dark) : []),
    land(
      blob([at(-146, 96), at(-60, 60), at(20, 92), at(146, 64), at(146, 158), at(0, 158), at(-146, 158)]),
      outside.ground,
    ),
    ...onPanes(x, y, size, { random, weather }),
    round(roundedRectangle(...at(-8, -158), s(16), s(316), 0), '#a66f42'),
    round(roundedRectangle(...at(-146, -8), s(292), s(16), 0), '#a66f42'),
    ...curtains(x, y, size, curtain),
  ]
}

/** The curtains of a window on their rod, and its sill. */
export function curtains(x: number, y: number, size: number, colour: string): Shape[] {
  const s = (value: number) => value * size
  const at = (dx: number, dy: number): Point => [x + s(dx), y + s(dy)]
  return [
    round(
      blob([at(-196, -186), at(-80, -180), at(-96, -20), at(-160, 110), at(-200, 190), at(-214, 0)]),
      colour,
    ),
    round(blob([at(196, -186), at(80, -180), at(96, -20), at(160, 110), at(200, 190), at(214, 0)]), colour),
    round(limb([at(-226, -190), at(226, -190)], [s(20), s(20)]), '#8a5a38'),
    // A board whose top is seen, so that what is on it stands.
    round(roundedRectangle(...at(-196, 162), s(392), s(30), 8), '#d3a06c'),
    round(roundedRectangle(...at(-200, 184), s(400), s(20), 6), '#a9713f'),
  ]
}

export const garland = (from: number, to: number, y: number, colours: readonly string[]): Shape[] =>
  pieceOf('garland', [
    line(
      curve([
        [from, y],
        [(from + to) / 2, y + 56],
        [to, y],
      ]),
      '#8a6a4a',
      3,
    ),
    ...Array.from({ length: 9 }, (_, index) => {
      const part = (index + 0.5) / 9
      const x = from + (to - from) * part
      const top = y + 56 * 4 * part * (1 - part) * 0.98
      return flat(
        polygon([
          [x - 22, top - 2],
          [x + 22, top - 2],
          [x, top + 40],
        ]),
        colours[index % colours.length] ?? '#d8584a',
      )
    }),
  ])
