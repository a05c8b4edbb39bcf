import { darker, mix } from '../../drawing/colour.ts'
import { capped, growing, PAGE_SIZE, round, type Shape } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, ellipse, joined } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { Random } from '../../geometry/random.ts'
import { clayJar } from '../../settings/parts/bible-land.ts'
import { flower, petals } from '../../settings/parts/plants.ts'

/** How far what stands in a lower corner reaches into the picture. */
export const cornerReach = 300

const GROUND = PAGE_SIZE + 16

/** Long blades of grass and a few flowers, dark and near, in the lower left corner. */
export function tallGrass(random: Random): Shape[] {
  const blooms = [60, 150, 226].map((x, index) =>
    flower(x, GROUND, random.between(2.2, 3.2) - index * 0.4, random.pick(petals)),
  )
  return [...blades(random, 12, '#3f7247'), ...blooms.flat(), ...blades(random, 8, '#2f5a3c')]
}

/** Reeds and bulrushes at the water's edge. */
export function reeds(random: Random): Shape[] {
  const rushes = [40, 108, 190].flatMap((x) => {
    const [tip, tall] = [x + random.between(10, 34), random.between(190, 280)]
    return [
      growing('grass', round(limb([[x, GROUND] as const, [tip, GROUND - tall] as const], [9, 6]), '#5a7f4a')),
      round(ellipse(tip, GROUND - tall - 26, 15, 44, 0.08), '#75492f'),
    ]
  })
  return [...blades(random, 9, '#4a7a4c'), ...rushes, ...blades(random, 6, '#35603f')]
}

/** One mass of blades and a few paler ones before it. */
function blades(random: Random, count: number, colour: string): Shape[] {
  const paths = Array.from({ length: count }, (_, index) => {
    const part = index / count
    const [x, tall] = [-30 + part * 270, (250 - part * 150) * random.between(0.7, 1.1)]
    const lean = random.between(10, 74)
    return limb(
      [
        [x, GROUND],
        [x + lean * 0.3, GROUND - tall * 0.6],
        [x + lean, GROUND - tall],
      ],
      [22, 15, 3],
    )
  })
  const pale = paths.filter((_, index) => index % 4 === 1)
  const dark = paths.filter((path) => !pale.includes(path))
  return [
    growing('grass', round(joined(dark), colour)),
    ...pale.map((path) => growing('grass', round(path, mix(colour, '#6f9a52', 0.4)))),
  ]
}

/** Stones, the largest in the lower left corner. */
export function boulders(random: Random, colour: string): Shape[] {
  const stones: [Point, number][] = [
    [[70, GROUND], 150],
    [[216, GROUND + 10], 78],
    [[0, GROUND + 26], 130],
  ]
  return stones.map(([[x, y], size], index) => {
    const outline = blob([
      [x - size, y + 20],
      [x - size * 0.7, y - size * random.between(0.5, 0.66)],
      [x - size * 0.1, y - size * random.between(0.8, 0.95)],
      [x + size * 0.62, y - size * random.between(0.46, 0.6)],
      [x + size, y + 20],
    ])
    return capped(round(outline, darker(colour, 0.94 - index * 0.06)))
  })
}

/** Clay jars that somebody has put down. */
export const jars = (): Shape[] => [
  ...clayJar(176, GROUND, 1.5, '#a8653f'),
  ...clayJar(62, GROUND + 24, 2.3, '#8f5236'),
]
