import { type Colour, darker, lighter } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { flat, round } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { blob, ellipse, joined, type Path, polygon, roundedRectangle } from '../geometry/path.ts'
import { onCircle } from '../geometry/point.ts'
import type { AnimalLook } from '../looks/look.ts'
import { markOf } from '../looks/read-animal-marks.ts'
import type { HeadView } from '../people/head-view.ts'
import { isHomeMade } from './animal-eyes.ts'
import { isWoolly } from './bodies/trunk.ts'
import { antler, brokenHorn, horn, hornedSides, hornOf, stump, sweptHorn } from './horns.ts'
import { aerialOf, ownMane } from './own-marks.ts'
import type { SpeciesBuild } from './species-build.ts'
import { bunch, fringe } from './yarn-hair.ts'

/** Light patches around the eyes or on the cheeks, which turn with the face. */
export function patches(look: AnimalLook, build: SpeciesBuild, view: HeadView): Shape[] {
  const patch = (x: number, y: number, rx: number, ry: number, colour: string): Shape[] => {
    const width = Math.min(1, view.facing(x, y) * 1.1)
    return width < 0.1 ? [] : [flat(ellipse(...view.at(x, y), rx * width, ry), colour)]
  }
  const masked = markOf(look, 'mask')?.colour ?? build.mask
  if (masked) return mask(masked, view)
  if (build.mark === 'pale-chin') return patch(0, 0.44, 0.74, 0.46, lighter(look.coat, 0.62))
  if (build.mark === 'cheek-patch') return [-0.42, 0.42].flatMap((x) => patch(x, 0.02, 0.34, 0.36, '#fff8ee'))
  if (build.mark === 'white-cheeks') {
    const full = markOf(look, 'full-cheeks') ? 1.24 : 1
    return [-0.5, 0.5].flatMap((x) => patch(x * full, 0.38, 0.46 * full, 0.4 * full, '#fff4e6'))
  }
  if (look.species === 'owl')
    return [-0.42, 0.42].flatMap((x) => patch(x, -0.02, 0.42, 0.44, lighter(look.coat, 0.55)))
  return []
}

/** Round each eye and over muzzle and chin: a face with a colour of its own. */
function mask(colour: Colour, view: HeadView): Shape[] {
  const around = (x: number, y: number, rx: number, ry: number): Path =>
    ellipse(...view.at(x, y), rx * Math.max(0.3, Math.min(1, view.facing(x, y) * 1.1)), ry)
  return [
    flat(
      joined([around(-0.36, -0.08, 0.4, 0.44), around(0.36, -0.08, 0.4, 0.44), around(0, 0.4, 0.66, 0.44)]),
      colour,
    ),
  ]
}

/** What of it is seen when the head is turned away. */
export function marksFromBehind(look: AnimalLook, build: SpeciesBuild): Shape[] {
  return /^(crest|wool|fleece|comb|yarn|ridge)$/.test(build.mark) ? onHead(look, build) : []
}

/** Mane, horns, antlers: what stands out behind the head. */
export function behindHead(look: AnimalLook, build: SpeciesBuild): Shape[] {
  if (build.mark === 'mane') {
    const tufts = Array.from({ length: 16 }, (_, index) =>
      ellipse(...onCircle([0, 0.04], 1.14, (index / 16) * Math.PI * 2), 0.4),
    )
    return [round(joined([...tufts, ellipse(0, 0.02, 1.24)]), ownMane(look)?.[0] ?? '#b06a30')]
  }
  if (build.mark === 'crest') {
    const strand = (shift: number, colour: Colour): Shape =>
      round(
        limb(
          [
            [-0.1 + shift, -1.05],
            [-0.66 + shift, -0.6],
            [-1.02 + shift, 0.4],
            [-1.16 + shift, 1.3],
          ],
          [0.4, 0.5, 0.5, 0.3],
        ),
        colour,
      )
    const [first, ...others] = ownMane(look) ?? [darker(look.coat, 0.52)]
    return [...others.map((colour, at) => strand(-0.36 * (others.length - at), colour)), strand(0, first)]
  }
  if (markOf(look, 'no-horns') && build.mark === 'antlers') return []
  if (build.mark === 'antlers' || markOf(look, 'antlers')) return [-1, 1].flatMap(antler)
  if (build.mark === 'yarn') return [-1, 1].flatMap((side) => bunch(look, side))
  if (build.mark === 'aerial') return aerialOf(look)
  if (build.mark === 'patchwork') return [-1, 1].flatMap(stump)
  if (build.mark === 'mantle') return [round(ellipse(-0.06, -0.34, 1.08, 1.06), look.coat)]
  if (build.mark === 'wings') return hornedSides(look).map((side) => horn(side, '#f2d9a0'))
  if (build.mark === 'goat-horns') return [...brokenHorn(look), ...hornedSides(look).map(sweptHorn)]
  if (build.mark !== 'horns') return []
  return [...brokenHorn(look), ...hornedSides(look).map((side) => horn(side, '#e9dcc0'))]
}

/** Forelock, comb, stripes: what lies on the head. */
export function onHead(look: AnimalLook, build: SpeciesBuild): Shape[] {
  if (isWoolly(build)) {
    const puffs = (
      [
        [-0.62, -0.62, 0.35],
        [-0.23, -0.86, 0.37],
        [0.22, -0.88, 0.37],
        [0.6, -0.64, 0.35],
        [0, -0.6, 0.4],
      ] as const
    ).map(([x, y, radius]) => ellipse(x, y, radius))
    return [round(joined(puffs), look.coat)]
  }
  if (build.mark === 'crest')
    return [
      round(
        blob([
          [-0.34, -0.98],
          [0.1, -1.1],
          [0.4, -0.9],
          [0.3, -0.4],
          [0.08, -0.2],
          [-0.1, -0.5],
        ]),
        ownMane(look)?.[0] ?? darker(look.coat, 0.52),
      ),
      ...hornOf(look),
    ]
  if (build.mark === 'comb') {
    return [-0.3, 0, 0.3].map((x) => round(ellipse(x, -0.98 + Math.abs(x) * 0.3, 0.2, 0.26), '#d9493f'))
  }
  if (build.mark === 'frog-eyes') {
    return [-0.42, 0.42].map((x) => round(ellipse(x, -0.74, 0.36), look.coat))
  }
  if (build.mark === 'ridge')
    return [-0.42, 0.42].map((x) => round(ellipse(x, -0.7, 0.32), darker(look.coat, 0.94)))
  if (build.mark === 'yarn') return fringe(look)
  if (build.mark === 'aerial')
    return isHomeMade(look) ? [] : [flat(roundedRectangle(-0.74, -0.5, 1.48, 0.98, 0.3), '#33414f')]
  if (look.species === 'cat')
    return [-0.22, 0, 0.22].map((x) =>
      flat(
        polygon([
          [x - 0.06, -0.92],
          [x + 0.06, -0.92],
          [x, -0.56],
        ]),
        darker(look.coat, 0.78),
      ),
    )
  return []
}
