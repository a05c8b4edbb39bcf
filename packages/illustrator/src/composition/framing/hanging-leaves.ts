import { darker, mix } from '../../drawing/colour.ts'
import { capped, growing, round, type Shape } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, joined, type Path } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { Random } from '../../geometry/random.ts'

const LEAF = '#3f7247'
const SUNLIT = '#86ad55'
const WOOD = '#5a4034'

/** A bough and its twigs, from the corner outwards; the first is the thickest. */
const twigs: readonly (readonly Point[])[] = [
  [
    [-40, 40],
    [150, 34],
    [320, 52],
    [452, 104],
  ],
  [
    [60, 30],
    [120, 120],
    [196, 176],
    [262, 240],
  ],
  [
    [-30, 70],
    [14, 170],
    [44, 240],
    [60, 300],
  ],
  [
    [180, 36],
    [300, -4],
    [400, -10],
    [500, 14],
  ],
  [
    [250, 46],
    [320, 110],
    [372, 144],
    [404, 190],
  ],
]

/** A bough that hangs in from the upper left corner: dark leaves behind, sunlit ones before them. */
export function hangingLeaves(random: Random): Shape[] {
  const boughs = twigs.map((twig, index) =>
    capped(round(limb(twig, index === 0 ? [26, 18, 10, 5] : [13, 9, 6, 3]), WOOD)),
  )
  const behind = twigs.map((twig) =>
    growing('leaf', round(joined(leavesAlong(twig, 15, 46, random)), darker(LEAF, random.between(0.8, 0.9)))),
  )
  const before = twigs.flatMap((twig) =>
    leavesAlong(twig, 8, 38, random).map((path) =>
      growing('leaf', round(path, mix(LEAF, SUNLIT, random.between(0.1, 0.62)))),
    ),
  )
  return [...behind, ...boughs, ...before]
}

function leavesAlong(twig: readonly Point[], count: number, long: number, random: Random): Path[] {
  return Array.from({ length: count }, (_, index) => {
    const part = ((index + random.next()) / count) * (twig.length - 1)
    const at = Math.min(twig.length - 2, Math.floor(part))
    const [from, to] = [twig[at] ?? [0, 0], twig[at + 1] ?? [0, 0]]
    const [x, y] = [from[0] + (to[0] - from[0]) * (part - at), from[1] + (to[1] - from[1]) * (part - at)]
    const along = Math.atan2(to[1] - from[1], to[0] - from[0])
    const angle = along + (index % 2 ? 0.9 : -0.7) + random.between(-0.35, 0.35)
    return leaf(x, y, angle, long * random.between(0.8, 1.2))
  })
}

/** A pointed leaf on a short stalk. */
function leaf(x: number, y: number, angle: number, long: number): Path {
  const at = (far: number, aside: number): Point => [
    x + Math.cos(angle) * far * long - Math.sin(angle) * aside * long,
    y + Math.sin(angle) * far * long + Math.cos(angle) * aside * long,
  ]
  return blob([at(0, 0), at(0.4, -0.26), at(0.8, -0.16), at(1.25, 0.02), at(0.8, 0.18), at(0.4, 0.26)])
}
