import { darker, lighter } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import { flat, pieceOf, round, shining, sky } from '../../drawing/shape.ts'
import { archway, blob, ellipse, polygon, roundedRectangle } from '../../geometry/path.ts'
import type { Light } from '../light.ts'
import { door } from './furniture.ts'
import { beam, stroke } from './timber.ts'

/** The door of a house from inside: the hour is seen through a fanlight above it and through its panes. */
export function frontDoor(x: number, y: number, colour: string, { sky: hour, dark }: Light): Shape[] {
  const [width, height] = [190, 430]
  const frame = darker(colour, 0.72)
  const glass = (path: ReturnType<typeof archway>): Shape =>
    sky(path, { kind: 'downwards', from: hour.top, to: hour.bottom })
  return [
    round(archway(x - 22, y - height, width + 44, 126), frame),
    glass(archway(x - 4, y - height - 8, width + 8, 96)),
    ...[-54, 0, 54].map((dx) =>
      stroke(
        [x + width / 2, y - height - 6],
        [x + width / 2 + dx, y - height - 98 + Math.abs(dx) * 0.5],
        7,
        frame,
      ),
    ),
    ...door(x, y, width, height, colour),
    round(roundedRectangle(x + 34, y - height + 30, 122, 132, 10), frame),
    ...[0, 62].map((dx) => glass(roundedRectangle(x + 42 + dx, y - height + 38, 44, 116, 5))),
    ...(dark ? [flat(ellipse(x + 76, y - height + 70, 4), '#fff6d2')] : []),
    round(roundedRectangle(x + 62, y - 176, 66, 18, 6), '#e3b548'),
  ]
}

/** A chest of drawers under a mirror; its foot's middle stands at x, y, and its top is 148 above. */
export function chestWithMirror(x: number, y: number, wood: string): Shape[] {
  return [
    round(ellipse(x, y - 330, 76, 104), '#c9963f'),
    flat(ellipse(x, y - 330, 62, 90), '#dff0f4'),
    stroke([x - 26, y - 310], [x + 10, y - 378], 8, '#ffffff'),
    stroke([x + 4, y - 300], [x + 28, y - 344], 6, '#ffffff'),
    ...[-74, 74].map((dx) => beam([x + dx, y - 20], [x + dx, y], 16, darker(wood, 0.76))),
    round(roundedRectangle(x - 92, y - 142, 184, 128, 8), wood),
    round(roundedRectangle(x - 102, y - 148, 204, 20, 7), lighter(wood, 0.14)),
    ...[0, 1].flatMap((row) => [
      flat(roundedRectangle(x - 78, y - 118 + row * 50, 156, 40, 6), lighter(wood, 0.2)),
      ...[-40, 40].map((dx) => flat(ellipse(x + dx, y - 98 + row * 50, 6), '#f2d16b')),
    ]),
  ]
}

/** Coats and a bag on hooks over a bench with boots under it; the bench's middle stands at x, y. */
export function coatsOverBench(x: number, y: number): Shape[] {
  const wood = '#9a6a42'
  const coats = (
    [
      [-78, '#d8584a', 200],
      [-4, '#4f8fc9', 176],
      [66, '#f2b84a', 140],
    ] as const
  ).flatMap(([dx, cloth, long]) => [
    round(
      blob([
        [x + dx - 18, y - 368],
        [x + dx + 18, y - 368],
        [x + dx + 38, y - 368 + long],
        [x + dx, y - 360 + long],
        [x + dx - 38, y - 368 + long],
      ]),
      cloth,
    ),
    stroke([x + dx, y - 340], [x + dx + 2, y - 372 + long], 4, darker(cloth, 0.8)),
  ])
  return [
    round(roundedRectangle(x - 124, y - 392, 248, 26, 8), wood),
    ...coats,
    ...[-78, -4, 66].map((dx) => flat(ellipse(x + dx, y - 378, 9), '#f2d16b')),
    ...[-100, 100].map((dx) => beam([x + dx, y - 60], [x + dx, y], 18, darker(wood, 0.78))),
    ...[-62, -28, 22, 56].map((dx, index) => boot(x + dx, y - 2, index < 2 ? '#d9493f' : '#5aa35a')),
    round(roundedRectangle(x - 122, y - 76, 244, 24, 8), lighter(wood, 0.12)),
  ]
}

const boot = (x: number, y: number, colour: string): Shape =>
  round(
    blob([
      [x - 13, y - 48],
      [x + 7, y - 48],
      [x + 9, y - 22],
      [x + 24, y - 12],
      [x + 24, y],
      [x - 15, y],
    ]),
    colour,
  )

/** A staircase that rises to the right, with a red runner and a banister, from a foot at x, y. */
export function staircase(x: number, y: number, wood: string): Shape[] {
  const [run, rise, count] = [62, 44, 9]
  const at = (step: number, up: number) => [x + step * run, y - step * rise - up] as const
  const places = Array.from({ length: count }, (_, step) => step)
  const wall = polygon([
    [x + 20, y],
    ...places.flatMap((step) => [at(step, rise), [x + (step + 1) * run, y - (step + 1) * rise] as const]),
    [x + count * run, y],
  ])
  const steps = places.flatMap((step) => [
    round(roundedRectangle(x + step * run - 8, y - (step + 1) * rise - 6, run + 12, 16, 5), wood),
    flat(roundedRectangle(x + step * run, y - (step + 1) * rise + 10, 12, rise - 14, 0), '#b5574a'),
  ])
  // Its side is of wood down to the floor: treads before a wall in the wall's own colour would be shelves in the air.
  const side = lighter(wood, 0.22)
  return [
    round(wall, side),
    ...places.slice(1).map((step) => beam(at(step, 14), [x + step * run, y - 12], 5, darker(side, 0.86))),
    ...steps,
    ...places.map((step) => beam(at(step + 0.4, 40), at(step + 0.4, 156), 11, '#fbf3e4')),
    beam(at(0, 150), at(count, 150), 22, darker(wood, 0.8)),
    beam([x - 4, y], [x - 4, y - 178], 30, darker(wood, 0.8)),
    round(ellipse(x - 4, y - 192, 23), wood),
  ]
}

/** A lamp that hangs from the ceiling, its middle at x, y. */
export const hangingLamp = (x: number, y: number, lit: boolean): Shape[] => {
  const shade = blob([
    [x - 30, y - 34],
    [x + 30, y - 34],
    [x + 66, y + 30],
    [x, y + 40],
    [x - 66, y + 30],
  ])
  return [
    stroke([x, y - 300], [x, y - 30], 6, '#8a6a3a'),
    ...(lit ? shining(shade, '#ffe3a0') : [round(shade, '#f4deb0')]),
  ]
}

/** Umbrellas in a tall stand. */
export const umbrellaStand = (x: number, y: number): Shape[] =>
  pieceOf('umbrella stand', [
    ...(
      [
        [-14, '#3f7fc4'],
        [14, '#d8695a'],
      ] as const
    ).map(([dx, cloth]) => beam([x + dx * 0.6, y - 60], [x + dx * 1.5, y - 158], 20, cloth)),
    ...[-21, 21].map((dx) => beam([x + dx, y - 160], [x + dx * 1.2, y - 190], 8, '#6d4a30')),
    round(roundedRectangle(x - 36, y - 96, 72, 96, 12), '#6f8f9a'),
    flat(roundedRectangle(x - 36, y - 78, 72, 10, 3), '#8fb0ba'),
  ])

/** A plant with long leaves in a pot; green all the year. */
export const potPlant = (x: number, y: number): Shape[] =>
  pieceOf('plant', [
    ...[-1.2, -0.6, 0, 0.6, 1.2].map((lean, index) =>
      round(
        blob([
          [x - 6, y - 74],
          [x + lean * 50 - 14, y - 140],
          [x + lean * 74, y - 206 + Math.abs(lean) * 40],
          [x + lean * 50 + 18, y - 140],
          [x + 6, y - 74],
        ]),
        index % 2 ? '#5f9f58' : '#7ab86a',
      ),
    ),
    round(
      polygon([
        [x - 44, y - 84],
        [x + 44, y - 84],
        [x + 32, y],
        [x - 32, y],
      ]),
      '#c9744a',
    ),
  ])
