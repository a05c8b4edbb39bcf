import { darker, lighter } from '../../drawing/colour.ts'
import { flat, round } from '../../drawing/shape.ts'
import { blob, ellipse, joined, polygon, roundedRectangle } from '../../geometry/path.ts'
import { cord } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'

const wardrobe: PropDrawing = {
  size: 400,
  place: 'behind',
  standsAlone: true,
  colour: '#a8713f',
  draw: (colour) => [
    round(
      joined([roundedRectangle(-27, -5, 8, 5, 2), roundedRectangle(19, -5, 8, 5, 2)]),
      darker(colour, 0.7),
    ),
    round(roundedRectangle(-30, -96, 60, 92, 3), colour),
    round(roundedRectangle(-33, -100, 66, 7, 3), darker(colour, 0.85)),
    ...[-26, 2].map((x) => flat(roundedRectangle(x, -88, 24, 78, 2), lighter(colour, 0.16))),
    flat(joined([ellipse(-5, -50, 1.8), ellipse(5, -50, 1.8)]), '#e9b93f'),
  ],
}

const stairs: PropDrawing = {
  size: 230,
  place: 'behind',
  standsAlone: true,
  colour: '#b98a5c',
  draw: (colour) =>
    [4, 3, 2, 1, 0].map((step) =>
      round(
        roundedRectangle(-60 + step * 24, -20 - step * 20, 120 - step * 24, 20 + step * 20, 2),
        step % 2 ? darker(colour, 0.93) : lighter(colour, 0.08),
      ),
    ),
}

const scarecrow: PropDrawing = {
  size: 330,
  place: 'behind',
  onlyOutdoors: true,
  standsAlone: true,
  colour: '#5f86a8',
  draw: (colour) => [
    round(roundedRectangle(-2.5, -70, 5, 70, 1), '#8a5a38'),
    ...[-1, 1].map((side) =>
      cord(
        [
          [side * 30, -58],
          [side * 38, -55],
        ],
        '#e0bf62',
        7,
      ),
    ),
    round(
      polygon([
        [-12, -68],
        [12, -68],
        [33, -63],
        [32, -53],
        [13, -54],
        [15, -24],
        [-15, -24],
        [-13, -54],
        [-32, -53],
        [-33, -63],
      ]),
      colour,
    ),
    flat(joined([roundedRectangle(-8, -46, 8, 8, 1), roundedRectangle(3, -36, 7, 7, 1)]), '#d98a4a'),
    round(ellipse(0, -78, 12, 11), '#efd9a0'),
    flat(joined([ellipse(-4, -79, 1.5), ellipse(4, -79, 1.5)]), '#33211c'),
    flat(ellipse(0, -73, 4.5, 1.3), '#b0543f'),
    round(
      blob([
        [-19, -85],
        [-8, -88],
        [-5, -99],
        [6, -99],
        [9, -88],
        [19, -85],
        [0, -83],
      ]),
      '#a8713f',
    ),
  ],
}

/** A lamp on a pole, as it lights a street; in its own words one that is out. */
const lampPost = (lit: boolean): PropDrawing => ({
  size: 430,
  place: 'behind',
  onlyOutdoors: true,
  standsAlone: true,
  ...(lit && { shines: true }),
  colour: '#4d5560',
  draw: (colour) => [
    round(roundedRectangle(-2.4, -82, 4.8, 82, 1.5), colour),
    round(
      polygon([
        [-8, 0],
        [-4, -12],
        [4, -12],
        [8, 0],
      ]),
      colour,
    ),
    round(
      polygon([
        [-6, -82],
        [6, -82],
        [9, -95],
        [-9, -95],
      ]),
      lit ? '#ffe29a' : '#aab4b8',
    ),
    round(
      polygon([
        [-11, -94],
        [0, -101],
        [11, -94],
      ]),
      darker(colour, 0.85),
    ),
    flat(roundedRectangle(-7, -84, 14, 3, 1), darker(colour, 0.8)),
  ],
})

/** What stands in a house, before it and in its field. */
export const houseProps: Record<string, PropDrawing> = {
  'wardrobe|closet|cupboard|cabinet': wardrobe,
  'stairs|staircase|stair|steps': stairs,
  scarecrow,
  'lamp post|lamppost|street lamp|streetlight': lampPost(true),
  'dark lamp post|dark lamppost|dark street lamp': lampPost(false),
}
