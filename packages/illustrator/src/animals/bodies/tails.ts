import { darker, lighter, mix } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import { line, round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { curve, ellipse, polygon } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { AnimalLook } from '../../looks/look.ts'
import { markOf } from '../../looks/read-animal-marks.ts'
import { ownMane } from '../own-marks.ts'
import type { SpeciesBuild } from '../species-build.ts'

/** The tail, rooted at the back end of the body. */
export function drawTail(look: AnimalLook, build: SpeciesBuild, root: Point): Shape[] {
  if (build.tail === 'none') return []
  if (markOf(look, 'half-tail'))
    return [round(limb([root, [root[0] - 20, Math.min(-12, root[1] - 16)]], [24, 20]), look.coat)]
  const own = markOf(look, 'tail')?.colour
  return wholeTail(own ? { ...look, coat: own } : look, build, root)
}

function wholeTail(look: AnimalLook, { tail }: SpeciesBuild, [x, y]: Point): Shape[] {
  // The tail of who sits or lies rests on the ground.
  const at = (dx: number, dy: number): Point => [x + dx, Math.min(-9, y + dy)]
  switch (tail) {
    case 'none':
      return []
    case 'ball':
      return [round(ellipse(x - 8, y - 4, 21, 18), look.species === 'rabbit' ? '#fff7ee' : look.coat)]
    case 'curl':
      return [round(limb([at(14, 4), at(-22, -26), at(-24, -68)], [28, 24, 12]), look.coat)]
    case 'long':
      return [round(limb([at(14, 6), at(-34, -6), at(-44, -62), at(-22, -96)], [22, 20, 18, 14]), look.coat)]
    case 'tuft':
      return [
        round(limb([at(14, 6), at(-36, 2), at(-40, -60)], [18, 15, 12]), look.coat),
        round(ellipse(x - 38, y - 72, 19, 22), '#a8642e'),
      ]
    case 'bushy':
      return [
        round(limb([at(14, 10), at(-46, 0), at(-66, -62)], [24, 58, 16]), look.coat),
        round(limb([at(-60, -34), at(-68, -72)], [34, 8]), '#fff4e6'),
      ]
    case 'thin':
      return [
        round(limb([at(14, 10), at(-34, 20), at(-62, -14)], [12, 9, 5]), mix(look.coat, '#e79a9a', 0.4)),
      ]
    case 'pig':
      return [
        round(
          limb([at(10, 0), at(-14, -14), at(-26, 2), at(-14, 10), at(-12, -8)], [9, 8, 7, 6, 5]),
          look.coat,
        ),
      ]
    case 'spiked':
      return [
        round(limb([at(20, 10), at(-50, 20), at(-96, -4), at(-112, -40)], [50, 34, 20, 10]), look.coat),
        round(polygon([at(-100, -30), at(-134, -56), at(-104, -76), at(-92, -44)]), darker(look.coat, 0.8)),
      ]
    case 'feathers':
      return [-0.5, 0, 0.5].map((turn) =>
        round(ellipse(x - 22, y - 26 + turn * 34, 44, 16, 0.7 + turn * 0.7), darker(look.coat, 0.84)),
      )
    case 'plumes':
      return [0.3, 0, -0.3].map((turn, index) =>
        round(
          limb(
            [
              [x + 18, y + 20],
              [x - 26 - index * 8, y + 52],
              [x - 44 - turn * 44, y + 104 - index * 10],
            ],
            [30, 26, 10],
          ),
          [darker(look.coat, 0.7), '#d9493f', darker(look.coat, 0.84)][index] ?? look.coat,
        ),
      )
    case 'thick':
      return [
        round(
          limb([at(34, -12), at(-40, 4), at(-96, 4), at(-150, -8)], [52, 40, 26, 12]),
          darker(look.coat, 0.96),
        ),
      ]
    case 'over-back':
      return [
        round(
          limb(
            [at(12, 0), at(-14, -18), at(-20, -54), at(10, -74), at(32, -52), at(18, -36)],
            [26, 34, 36, 32, 26, 14],
          ),
          look.coat,
        ),
        line(curve([at(-2, -38), at(8, -56), at(20, -48)]), darker(look.coat, 0.78), 4),
      ]
    case 'spiral':
      return [
        line(
          curve([
            at(22, 8),
            at(-26, 18),
            at(-58, -14),
            at(-56, -64),
            at(-26, -84),
            at(-6, -62),
            at(-24, -46),
          ]),
          darker(look.coat, 0.92),
          13,
        ),
      ]
    case 'hair':
      return [
        round(limb([at(14, 0), at(-14, 20), at(-12, 50)], [14, 12, 10]), look.coat),
        round(
          ellipse(...at(y > -90 ? -22 : -12, 66), y > -90 ? 22 : 13, y > -90 ? 9 : 24),
          ownMane(look)?.[0] ?? darker(lighter(look.coat, 0.02), 0.5),
        ),
      ]
  }
}
