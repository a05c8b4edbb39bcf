import { darker } from '../drawing/colour.ts'
import { capped, flat, land, place, round, type Shape } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import { ellipse, polygon, roundedRectangle } from '../geometry/path.ts'
import type { Figure } from '../people/figure.ts'

/** How tall the front of the house is on the stage, where a child is 400 tall. */
export const DOOR_FRONT = 620
const UNIT = 100 / DOOR_FRONT

/** The front with its doorway, in the units of a thing; the door leaves a crack at its left. */
const WALL = { left: -44, right: 44, top: -98 }
const DOORWAY = { left: -17, right: 17, top: -84 }
const LEAF = -1
const COLOURS = { wall: '#e3c9a4', wood: '#8a5a38', leaf: '#4f8a80', roof: '#a8574a' }

/** 100 units tall: the front of a house, its door open by a crack, and half a face with one eye in it. */
export function doorAjar({ shapes, over }: Figure, dark: boolean): Shape[] {
  const { left, right, top } = DOORWAY
  const inside = place([...shapes, ...over], placement({ x: 1.5, y: -2, scale: UNIT }))
  return [
    flat(roundedRectangle(left, top, right - left, -top, 0), dark ? '#d8a860' : '#5a463c'),
    ...inside,
    round(roundedRectangle(LEAF, top, right - LEAF, -top, 0.6), COLOURS.leaf),
    flat(roundedRectangle(LEAF, top, 1.6, -top, 0), darker(COLOURS.leaf, 0.7)),
    ...[-74, -38].map((y) => flat(roundedRectangle(4, y, 10, 28, 1), darker(COLOURS.leaf, 0.86))),
    flat(ellipse(3.4, -42, 1.5), '#f2c33f'),
    ...[
      [WALL.left, WALL.top, left - WALL.left, -WALL.top],
      [right, WALL.top, WALL.right - right, -WALL.top],
      [left - 1, WALL.top, right - left + 2, top - WALL.top],
    ].map(([x = 0, y = 0, wide = 0, tall = 0]) => land(roundedRectangle(x, y, wide, tall, 0), COLOURS.wall)),
    ...[
      [left - 4, top - 4, 4.5, 4 - top],
      [right - 0.5, top - 4, 4.5, 4 - top],
      [left - 4, top - 4, right - left + 8, 4.5],
      [left - 7, -3, right - left + 14, 4],
    ].map(([x = 0, y = 0, wide = 0, tall = 0]) =>
      round(roundedRectangle(x, y, wide, tall, 0.8), COLOURS.wood),
    ),
    capped(
      round(
        polygon([
          [WALL.left - 8, WALL.top + 1],
          [WALL.left + 6, WALL.top - 16],
          [WALL.right - 6, WALL.top - 16],
          [WALL.right + 8, WALL.top + 1],
        ]),
        COLOURS.roof,
      ),
    ),
  ]
}
