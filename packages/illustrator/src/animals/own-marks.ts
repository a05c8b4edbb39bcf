import { type Colour, darker, lightnessOf } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { flat, line, round } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { blob, curve, ellipse, joined, polygon } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import type { AnimalLook } from '../looks/look.ts'
import { markOf } from '../looks/read-animal-marks.ts'
import type { HeadView } from '../people/head-view.ts'

/** Stripes of a tabby: darker than the coat, or lighter on a dark one. */
export function stripeColour({ coat, marks }: AnimalLook): Colour {
  const said = marks.find(({ kind }) => kind === 'stripes')?.colour
  return said && said !== coat ? said : darker(coat, lightnessOf(coat) < 0.4 ? 1.5 : 0.68)
}

/** The colours of a mane that is not as the coat has it, from the face outwards: one, or those of a rainbow; a unicorn's is lilac. */
export function ownMane(look: AnimalLook): readonly [Colour, ...Colour[]] | null {
  if (markOf(look, 'rainbow-mane')) return ['#e57aa8', '#f2c14e', '#63b7d8']
  const colour = markOf(look, 'mane')?.colour ?? (markOf(look, 'horn') ? '#d79ad0' : null)
  return colour ? [colour] : null
}

/** A blaze between the eyes, stripes over the brow. */
export function ownOnHead(look: AnimalLook, view: HeadView): Shape[] {
  const blaze = markOf(look, 'blaze')
  const at = (x: number, y: number): Point => view.at(x, y)
  return [
    ...(markOf(look, 'stripes')
      ? [-0.3, 0, 0.3].map((x) =>
          flat(polygon([at(x - 0.08, -0.9), at(x + 0.08, -0.9), at(x * 0.86, -0.46)]), stripeColour(look)),
        )
      : []),
    ...(blaze?.colour
      ? [
          flat(
            blob([at(-0.1, -0.86), at(0.1, -0.86), at(0.14, -0.3), at(0, 0.1), at(-0.14, -0.3)]),
            blaze.colour,
          ),
        ]
      : []),
  ]
}

/** Stripes down a flank, half as long as it is and about its middle. */
export const stripesOn = (look: AnimalLook, long: number, high: number, [x, y]: Point): Shape[] =>
  markOf(look, 'stripes')
    ? [
        flat(
          joined(
            [-0.68, -0.36, -0.04, 0.28, 0.58].map((part) =>
              blob([
                [x + long * part - 5, y - high * 0.84],
                [x + long * part + 7, y - high * 0.84],
                [x + long * part + 9, y - high * 0.2],
                [x + long * part + 2, y + high * 0.3],
                [x + long * part - 3, y - high * 0.2],
              ]),
            ),
          ),
          stripeColour(look),
        ),
      ]
    : []

/** A white foot, or all four: which of them is asked for is the near one in front. */
export function sockOn(
  look: AnimalLook,
  knee: Point,
  foot: Point,
  thick: number,
  isNearFront: boolean,
): Shape[] {
  const colour = (markOf(look, 'socks') ?? (isNearFront ? markOf(look, 'paw') : undefined))?.colour
  if (!colour) return []
  const from: Point = [knee[0] + (foot[0] - knee[0]) * 0.36, knee[1] + (foot[1] - knee[1]) * 0.36]
  return [
    round(limb([from, [foot[0], foot[1] - 10]], [thick * 1.06, thick * 0.98]), colour),
    round(ellipse(foot[0] + 4, foot[1] - 8, thick * 0.64, 10.5), colour),
  ]
}

/** A rod with a lamp; of one that is bent it hangs aside. */
export function aerialOf(look: AnimalLook): Shape[] {
  const isBent = markOf(look, 'bent-aerial') !== undefined
  const rod: Point[] = isBent
    ? [
        [0, -0.8],
        [0.02, -1.3],
        [0.2, -1.48],
        [0.5, -1.3],
      ]
    : [
        [0, -0.8],
        [0.04, -1.4],
      ]
  const [x, y] = isBent ? [0.58, -1.18] : [0.04, -1.46]
  return [line(curve(rod), '#6b7480', 0.1), round(ellipse(x, y, 0.16), '#e0604f')]
}
