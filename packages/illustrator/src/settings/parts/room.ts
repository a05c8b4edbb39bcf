import { darker, lighter } from '../../drawing/colour.ts'
import type { Layer, Shape } from '../../drawing/shape.ts'
import { flat, glow, land, line, round, sky } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { archway, blob, curve, ellipse, polygon, polyline, roundedRectangle } from '../../geometry/path.ts'
import type { Random } from '../../geometry/random.ts'
import { layer, STAGE, type StageConditions } from '../setting.ts'
import { cloud } from './sky.ts'

export const FLOOR_LINE = 740

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
  { light, random }: StageConditions,
): Shape[] {
  const s = (value: number) => value * size
  const at = (dx: number, dy: number) => [x + s(dx), y + s(dy)] as const
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
      from: light.sky.top,
      to: light.sky.bottom,
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
      : [cloud(x - s(50), y - s(70), s(0.6), light.cloud)]),
    land(
      blob([at(-146, 96), at(-60, 60), at(20, 92), at(146, 64), at(146, 158), at(0, 158), at(-146, 158)]),
      light.dark ? '#4a6a62' : '#8cc270',
    ),
    round(roundedRectangle(...at(-8, -158), s(16), s(316), 0), '#a66f42'),
    round(roundedRectangle(...at(-146, -8), s(292), s(16), 0), '#a66f42'),
    round(
      blob([at(-196, -186), at(-80, -180), at(-96, -20), at(-160, 110), at(-200, 190), at(-214, 0)]),
      curtain,
    ),
    round(blob([at(196, -186), at(80, -180), at(96, -20), at(160, 110), at(200, 190), at(214, 0)]), curtain),
    round(limb([at(-226, -190), at(226, -190)], [s(20), s(20)]), '#8a5a38'),
    round(roundedRectangle(...at(-184, 172), s(368), s(24), 8), '#b9804c'),
  ]
}

export function bookshelf(random: Random, x: number, y: number, width: number, height: number): Shape[] {
  const rows = Math.round(height / 126)
  const shapes = [round(roundedRectangle(x, y - height, width, height, 10), '#a8713f')]
  for (let row = 0; row < rows; row++) {
    const [top, tall] = [y - height + 18 + row * ((height - 20) / rows), (height - 20) / rows - 18]
    shapes.push(flat(roundedRectangle(x + 16, top, width - 32, tall, 4), '#6f472c'))
    for (let left = x + 24; left < x + width - 44; left += 27) {
      const tallBook = tall * random.between(0.68, 0.94)
      if (random.chance(0.9))
        shapes.push(
          round(
            roundedRectangle(left, top + tall - tallBook, 22, tallBook, 3),
            random.pick(['#d8584a', '#3f7fc4', '#f2b84a', '#5aa35a', '#8a63b8', '#f3e3c3', '#3aa6a0']),
          ),
        )
    }
  }
  return shapes
}

export function floorLamp(x: number, y: number, lit: boolean): Shape[] {
  return [
    round(ellipse(x, y, 52, 14), '#8a5a38'),
    round(
      limb(
        [
          [x, y - 4],
          [x, y - 262],
        ],
        [14, 12],
      ),
      '#8a5a38',
    ),
    ...(lit ? [glow(x, y - 300, 190, '#ffe0a0', 0.5)] : []),
    round(
      polygon([
        [x - 56, y - 254],
        [x - 32, y - 356],
        [x + 32, y - 356],
        [x + 56, y - 254],
      ]),
      lit ? '#ffe3a0' : '#f3d9a8',
    ),
  ]
}

/** A small lamp whose foot stands at x, y. */
export function tableLamp(x: number, y: number, lit: boolean): Shape[] {
  return [
    ...(lit ? [glow(x, y - 70, 150, '#ffe0a0', 0.5)] : []),
    round(
      blob([
        [x - 18, y],
        [x - 24, y - 22],
        [x, y - 46],
        [x + 24, y - 22],
        [x + 18, y],
      ]),
      '#5f9fc9',
    ),
    round(
      polygon([
        [x - 44, y - 40],
        [x - 24, y - 104],
        [x + 24, y - 104],
        [x + 44, y - 40],
      ]),
      lit ? '#ffe3a0' : '#f6e3b8',
    ),
  ]
}

export function rug(x: number, y: number, width: number, colours: readonly [string, string]): Shape[] {
  return [1, 0.84, 0.7, 0.34].map((part, ring) =>
    flat(ellipse(x, y, width * part, width * 0.2 * part), ring % 2 ? colours[1] : colours[0]),
  )
}

export function picture(x: number, y: number, size: number): Shape[] {
  return [
    round(roundedRectangle(x - 70 * size, y - 54 * size, 140 * size, 108 * size, 6), '#8a5a38'),
    flat(roundedRectangle(x - 57 * size, y - 42 * size, 114 * size, 84 * size, 3), '#d5ead9'),
    flat(
      blob([
        [x - 57 * size, y + 42 * size],
        [x - 20 * size, y - 2 * size],
        [x + 10 * size, y + 22 * size],
        [x + 38 * size, y - 8 * size],
        [x + 57 * size, y + 42 * size],
      ]),
      '#7fb06a',
    ),
    flat(ellipse(x + 22 * size, y - 20 * size, 11 * size), '#ffe07a'),
  ]
}

export function door(x: number, y: number, width: number, height: number, colour: string): Shape[] {
  return [
    round(roundedRectangle(x - 14, y - height - 14, width + 28, height + 14, 8), darker(colour, 0.72)),
    round(roundedRectangle(x, y - height, width, height, 4), colour),
    ...[0.1, 0.55].map((part) =>
      flat(
        roundedRectangle(x + width * 0.16, y - height * (part + 0.38), width * 0.68, height * 0.34, 8),
        darker(colour, 0.88),
      ),
    ),
    flat(ellipse(x + width * 0.86, y - height * 0.46, 8), '#f2d16b'),
  ]
}

export function table(x: number, y: number, width: number, height: number, cloth: string | null): Shape[] {
  const wood = '#a8713f'
  return [
    ...[x - width / 2 + 22, x + width / 2 - 22].map((leg) =>
      round(
        limb(
          [
            [leg, y - height + 10],
            [leg, y],
          ],
          [22, 17],
        ),
        darker(wood, 0.86),
      ),
    ),
    round(roundedRectangle(x - width / 2, y - height, width, 26, 9), wood),
    ...(cloth
      ? [
          round(
            blob([
              [x - width * 0.46, y - height - 4],
              [x + width * 0.46, y - height - 4],
              [x + width * 0.47, y - height + 50],
              [x + width * 0.3, y - height + 62],
              [x, y - height + 52],
              [x - width * 0.3, y - height + 62],
              [x - width * 0.47, y - height + 50],
            ]),
            cloth,
          ),
        ]
      : []),
  ]
}

/** A bed seen from the side, the pillow at the left; its mattress' edge is at y. */
export function bed(x: number, y: number, width: number, quilt: string): Shape[] {
  const wood = '#a8713f'
  return [
    round(roundedRectangle(x - width / 2 - 22, y - 150, 34, 262, 14), wood),
    round(roundedRectangle(x + width / 2 - 12, y - 70, 32, 182, 14), wood),
    round(roundedRectangle(x - width / 2, y - 14, width, 92, 16), '#f5ead6'),
    round(
      blob([
        [x - width * 0.5, y + 10],
        [x - width * 0.5, y + 84],
        [x, y + 92],
        [x + width * 0.5, y + 84],
        [x + width * 0.5, y + 10],
        [x, y + 20],
      ]),
      quilt,
    ),
    ...[-0.36, -0.12, 0.12, 0.36].map((part) =>
      flat(ellipse(x + width * part, y + 54, 17, 15), lighter(quilt, 0.4)),
    ),
  ]
}

/** Light that falls through an arched opening. */
export const arch = (
  x: number,
  y: number,
  width: number,
  height: number,
  frame: string,
  inside: string,
): Shape[] => [
  round(archway(x - 18, y, width + 36, height + 18), frame),
  flat(archway(x, y, width, height), inside),
]

export const garland = (from: number, to: number, y: number, colours: readonly string[]): Shape[] => [
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
]
