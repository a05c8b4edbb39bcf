import { darker, lighter } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import { flat, round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, ellipse } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { AnimalLook } from '../../looks/look.ts'
import { markOf } from '../../looks/read-animal-marks.ts'
import type { AnimalBody } from '../animal-body.ts'
import { dressedLying, dressedSitting } from '../animal-clothes.ts'
import { coatOn } from '../coat-patterns.ts'
import { sockOn } from '../own-marks.ts'
import { furOn, furry } from '../shaggy-fur.ts'
import type { SpeciesBuild } from '../species-build.ts'
import { curledNeck, drawNeck } from './necks.ts'
import { drawTail } from './tails.ts'
import { isWoolly, patchesOn, trunkShapes, wool } from './trunk.ts'
import { drawWings } from './wings.ts'

export const isHoofed = (look: AnimalLook): boolean =>
  /^(lamb|donkey|horse|cow|goat|camel|deer|pig|giraffe|alpaca)$/.test(look.species)

const legColour = (look: AnimalLook): string => (look.species === 'lamb' ? '#7b6358' : look.coat)

function leg(
  look: AnimalLook,
  hip: Point,
  foot: Point,
  thick: number,
  far: boolean,
  isNearFront = false,
): Shape[] {
  const colour = far ? darker(legColour(look), 0.84) : legColour(look)
  const knee: Point = [(hip[0] + foot[0]) / 2 + (foot[0] - hip[0]) * 0.1, (hip[1] + foot[1]) / 2]
  return [
    round(limb([hip, knee, [foot[0], foot[1] - 10]], [thick * 1.2, thick, thick * 0.92]), colour),
    round(
      ellipse(foot[0] + 4, foot[1] - 8, thick * 0.62, 10),
      isHoofed(look) ? darker(legColour(look), 0.62) : lighter(colour, 0.22),
    ),
    ...sockOn(look, knee, foot, thick, isNearFront),
  ]
}

/** On all fours, or in full run. */
export function drawStanding(look: AnimalLook, build: SpeciesBuild, running: boolean): AnimalBody {
  const { trunk, legs, head } = build
  const middle = -legs - trunk.high * 0.86
  const thick = Math.max(18, trunk.high * 0.56)
  const stride = running ? legs * 0.7 : 0
  const hipY = middle + trunk.high * 0.4
  const at = (part: number, shift: number): Shape[] =>
    leg(
      look,
      [trunk.long * part, hipY],
      [trunk.long * part + shift, running ? -10 : 0],
      thick,
      shift > 0 === part > 0 && running,
      part > 0,
    )
  const legShapes = [
    ...(markOf(look, 'three-legs')
      ? []
      : leg(
          look,
          [trunk.long * 0.32, hipY],
          [trunk.long * 0.32 + stride * 0.6, running ? -16 : 0],
          thick,
          true,
        )),
    ...leg(
      look,
      [-trunk.long * 0.36, hipY],
      [-trunk.long * 0.36 - stride * 0.4, running ? -8 : 0],
      thick,
      true,
    ),
  ]
  const near = [...at(0.6, stride), ...at(-0.66, -stride)]
  const headAt: Point = [trunk.long * 0.72 + head.forward, middle - head.up]
  const neck =
    head.up > 62
      ? drawNeck(look, build, [
          [trunk.long * 0.6, middle],
          [(trunk.long * 0.62 + headAt[0]) / 2, middle - head.up * 0.5],
          headAt,
        ])
      : []
  return {
    shapes: [
      ...drawTail(look, build, [-trunk.long * 0.92, middle - 6]),
      ...legShapes,
      ...near,
      ...trunkShapes(look, build, middle),
      ...neck,
    ],
    before: [],
    head: headAt,
    ...(build.longNecked && { neck: [trunk.long * 0.7, middle - head.up * 0.14] as const }),
    height: -headAt[1] + head.radius * topOf(build),
    footing: trunk.long * (build.tail === 'thick' ? 1.7 : 1.05),
    back: [0, middle - trunk.high * 0.9],
  }
}

/** Room above the middle of the head for ears, in its radii. */
export const topOf = (build: SpeciesBuild): number =>
  ({
    long: 2.3,
    donkey: 1.9,
    upright: 1.4,
    pointed: 1.5,
    large: 1.5,
    round: 1.3,
    floppy: 1.15,
    side: 1.2,
    small: 1.15,
    wide: 1.1,
    petal: 1.1,
    antennae: 1.75,
    stalks: 1.8,
    none: 1.1,
  })[build.ears]

/** On the haunches, front paws together: how cats, dogs and lambs listen. */
export function drawSitting(look: AnimalLook, build: SpeciesBuild): AnimalBody {
  const { trunk, legs, head } = build
  const tall = legs * 0.72 + trunk.high * 1.7
  const half = trunk.high * 1.06
  const headAt: Point = [half * 0.26, -tall - head.radius * 0.5]
  const paw = (x: number, far: boolean): Shape[] =>
    leg(look, [x, -tall * 0.5], [x + 4, 0], Math.max(18, trunk.high * 0.5), far, !far)
  const back = isWoolly(build)
    ? wool(look, -4, -tall * 0.48, half * 1.12, tall * 0.5)
    : [
        round(
          furry(
            look,
            blob([
              [half * 0.5, -tall],
              [-half * 0.4, -tall * 0.94],
              [-half * 0.98, -tall * 0.4],
              [-half * 1.1, -12],
              [-half * 0.5, 2],
              [half * 0.7, 0],
              [half * 0.86, -tall * 0.5],
            ]),
            [-half * 0.06, -tall * 0.52],
            half * 0.94,
            tall * 0.42,
            -1,
          ),
          look.coat,
        ),
      ]
  const haunch = round(
    blob([
      [-half * 0.96, -tall * 0.36],
      [-half * 0.3, -tall * 0.44],
      [half * 0.16, -tall * 0.16],
      [0, -4],
      [-half * 0.9, -2],
    ]),
    build.mark === 'wool' ? look.coat : darker(look.coat, 0.95),
  )
  const chest =
    build.mark === 'wool'
      ? []
      : [
          flat(
            ellipse(half * 0.4, -tall * 0.62, half * 0.34, tall * 0.22),
            markOf(look, 'chest')?.colour ?? lighter(look.coat, 0.46),
          ),
        ]
  const wings = drawWings(look, build, [-half * 0.5, -tall * 0.62])
  return {
    shapes: [
      ...drawTail(look, build, [-half * 0.96, -22]),
      ...wings.far,
      ...(build.mark === 'wool' || markOf(look, 'three-legs') ? [] : paw(half * 0.74, true)),
      ...back,
      haunch,
      ...furOn(look, [-half * 0.16, -tall * 0.5], half * 0.7, tall * 0.36),
      ...coatOn(look, half * 0.66, tall * 0.34, [-half * 0.16, -tall * 0.46]),
      ...chest,
      ...dressedSitting(look, half, tall),
      ...wings.near,
      ...(build.mark === 'wool' ? paw(half * 0.72, true) : []),
      ...paw(half * 0.34, false),
      round(
        ellipse(-half * 0.18, -8, half * 0.34, 11),
        isHoofed(look) ? darker(legColour(look), 0.62) : lighter(look.coat, 0.14),
      ),
    ],
    before: [],
    head: headAt,
    height: -headAt[1] + head.radius * topOf(build),
    footing: half * 1.2,
    back: [-half * 0.5, -tall * 0.78],
  }
}

/** On the ground like a loaf; a hoofed animal that is awake keeps its head up. */
export function drawLying(look: AnimalLook, build: SpeciesBuild, asleep: boolean): AnimalBody {
  const { trunk, head } = build
  const high = trunk.high * 1.08
  // A mane and a trunk need room above the ground.
  const low = build.mark === 'mane' || build.muzzle === 'trunk' ? 1.5 : 0.86
  const raised = !asleep && isHoofed(look) && look.species !== 'lamb'
  const curled = asleep && build.longNecked === true
  const headAt: Point = curled
    ? [-trunk.long * 0.2, -high * 1.3 - head.radius * 0.5]
    : raised
      ? [
          trunk.long * 0.78,
          -high * 1.5 - head.radius * 0.7 - (build.longNecked ? Math.min(104, head.up * 0.9) : 0),
        ]
      : [trunk.long * 0.66, -head.radius * low]
  const neck = curled
    ? drawNeck(look, build, curledNeck(trunk.long, high, headAt))
    : raised
      ? drawNeck(
          look,
          build,
          [[trunk.long * 0.5, -high * 0.7], [trunk.long * 0.72, -high * 1.3], headAt],
          true,
        )
      : []
  const body = isWoolly(build)
    ? wool(look, -trunk.long * 0.1, -high * 0.72, trunk.long, high * 0.82)
    : build.body === 'low' || build.mark === 'spines'
      ? trunkShapes(look, build, -high * 0.6)
      : [
          round(
            furry(
              look,
              blob([
                [-trunk.long * 1.05, -14],
                [-trunk.long * 0.96, -high],
                [-trunk.long * 0.3, -high * 1.52],
                [trunk.long * 0.5, -high * 1.2],
                [trunk.long * 0.9, -high * 0.5],
                [trunk.long * 0.8, 0],
                [-trunk.long * 0.8, 3],
              ]),
              [-trunk.long * 0.1, -high * 0.72],
              trunk.long * 0.92,
              high * 0.62,
            ),
            look.coat,
          ),
          flat(
            blob([
              [-trunk.long * 0.86, -12],
              [-trunk.long * 0.6, -high * 0.84],
              [-trunk.long * 0.1, -high * 0.7],
              [-trunk.long * 0.2, -8],
            ]),
            darker(look.coat, 0.93),
          ),
          ...coatOn(look, trunk.long * 0.8, high * 0.62, [-trunk.long * 0.2, -high * 0.76]),
          ...(build.mark === 'patchwork' ? patchesOn(trunk.long * 0.84, high * 0.8, -high * 0.72) : []),
        ]
  const wings = drawWings(look, build, [-trunk.long * 0.1, -high])
  const pawColour = markOf(look, 'socks')?.colour
    ? (markOf(look, 'socks')?.colour ?? look.coat)
    : isHoofed(look)
      ? darker(legColour(look), build.mark === 'wool' ? 1 : 0.62)
      : lighter(look.coat, 0.12)
  return {
    shapes: [
      ...drawTail(look, build, [-trunk.long * 0.96, -20]),
      ...wings.far,
      ...body,
      ...dressedLying(look, trunk.long, high),
      ...neck,
      ...wings.near,
    ],
    before: [
      round(ellipse(trunk.long * 0.56, -8, 26, 12), pawColour),
      round(ellipse(trunk.long * 0.9, -8, 26, 12), pawColour),
    ],
    head: headAt,
    height: Math.max(high * 1.55, -headAt[1] + head.radius * topOf(build)),
    footing: trunk.long * 1.12,
    back: [-trunk.long * 0.2, -high * 1.4],
  }
}
