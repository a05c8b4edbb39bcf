import { darker, lighter } from '../drawing/colour.ts'
import { flat, line, round, type Shape } from '../drawing/shape.ts'
import { blob, ellipse, polyline, roundedRectangle } from '../geometry/path.ts'
import type { PropDrawing } from '../props/prop.ts'

type OwnThing = Pick<PropDrawing, 'size' | 'place' | 'colour' | 'draw'>

/** Somebody who is the moon: its spots leave room for a face. */
const moon: OwnThing = {
  size: 210,
  place: 'sky',
  colour: '#f4e6b4',
  draw: (colour): Shape[] => [
    round(ellipse(0, -50, 50), colour),
    ...(
      [
        [-26, -82, 8],
        [30, -22, 7],
        [34, -74, 5],
        [-32, -20, 5],
      ] as const
    ).map(([x, y, radius]) => flat(ellipse(x, y, radius, radius * 0.86), darker(colour, 0.92))),
  ],
}

/** Water that has raised its head. */
const puddle: OwnThing = {
  size: 150,
  place: 'ground',
  colour: '#6fa9dc',
  draw: (colour): Shape[] => [
    round(ellipse(0, -14, 96, 18), darker(colour, 0.92)),
    round(
      blob([
        [-70, -12],
        [-44, -40],
        [-32, -84],
        [0, -100],
        [32, -84],
        [44, -40],
        [70, -12],
        [0, -4],
      ]),
      colour,
    ),
    flat(ellipse(-16, -86, 9, 5, -0.5), lighter(colour, 0.6)),
  ],
}

const washingMachine: OwnThing = {
  size: 230,
  place: 'ground',
  colour: '#e9edf1',
  draw: (colour): Shape[] => [
    round(roundedRectangle(-42, -100, 84, 100, 8), colour),
    flat(roundedRectangle(-36, -95, 72, 12, 4), darker(colour, 0.86)),
    flat(ellipse(26, -89, 4.4), '#5a7fae'),
    flat(ellipse(14, -89, 3), '#d9675a'),
    round(ellipse(0, -44, 33), darker(colour, 0.8)),
    round(ellipse(0, -44, 27), '#bcdcee'),
  ],
}

const ghost: OwnThing = {
  size: 230,
  place: 'ground',
  colour: '#f7f3ea',
  draw: (colour): Shape[] => [
    round(
      blob([
        [-34, -4],
        [-38, -50],
        [-30, -88],
        [0, -100],
        [30, -88],
        [38, -50],
        [34, -4],
        [22, -14],
        [11, -2],
        [0, -13],
        [-11, -2],
        [-22, -14],
      ]),
      colour,
    ),
  ],
}

const flame: OwnThing = {
  size: 180,
  place: 'ground',
  colour: '#f2903c',
  draw: (colour): Shape[] => [
    round(
      blob([
        [0, -100],
        [22, -66],
        [38, -32],
        [22, -2],
        [-22, -2],
        [-38, -32],
        [-18, -62],
      ]),
      colour,
    ),
    flat(ellipse(0, -26, 22, 24), lighter(colour, 0.4)),
  ],
}

const mountain: OwnThing = {
  size: 260,
  place: 'ground',
  colour: '#8d95a6',
  draw: (colour): Shape[] => [
    round(
      blob([
        [-74, 0],
        [-40, -50],
        [-8, -100],
        [8, -100],
        [44, -48],
        [74, 0],
      ]),
      colour,
    ),
    round(
      blob([
        [-20, -84],
        [-6, -101],
        [8, -101],
        [22, -82],
        [8, -76],
        [0, -82],
        [-8, -75],
      ]),
      '#fbf9f4',
    ),
    line(
      polyline([
        [-52, -14],
        [-34, -40],
      ]),
      darker(colour, 0.84),
      2.4,
    ),
  ],
}

/** Things whose usual drawing has no room for a face, or that have none. */
export const ownThings: Readonly<Record<string, OwnThing>> = {
  moon,
  puddle,
  'washing machine': washingMachine,
  ghost,
  flame,
  mountain,
}
