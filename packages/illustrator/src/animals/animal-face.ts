import { type Colour, darker, lighter, lightnessOf } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { feature, featureLine, flat, round } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { blob, curve, ellipse, type Path } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import type { AnimalLook } from '../looks/look.ts'
import { markOf } from '../looks/read-animal-marks.ts'
import { expressions } from '../people/expressions.ts'
import type { Face } from '../scene-description.ts'
import { INK, isHomeMade } from './animal-eyes.ts'
import type { SpeciesBuild } from './species-build.ts'

/** A place on the face, moved as the head turns. */
export type At = (x: number, y: number) => Point

export function muzzle(look: AnimalLook, build: SpeciesBuild, at: At): Shape[] {
  if (build.muzzle === 'trunk') {
    return [
      round(
        limb([at(0, 0.2), at(0.12, 0.9), at(0.36, 1.44), at(0.72, 1.4)], [0.62, 0.46, 0.34, 0.24]),
        look.coat,
      ),
    ]
  }
  const own = markOf(look, 'muzzle')?.colour
  if (build.muzzle === 'long')
    return [
      round(
        ellipse(...at(0.04, 0.52), 0.7, 0.52),
        own ?? (build.nose === 'pink' ? '#f2c9b4' : lighter(look.coat, 0.55)),
      ),
    ]
  if (build.muzzle === 'broad')
    return [round(ellipse(...at(0.02, 0.5), 0.96, 0.6), own ?? lighter(look.coat, 0.16))]
  if (build.muzzle === 'jaws') return jaws(look, at)
  if (look.species === 'lamb' || build.muzzle === 'snout') return []
  return [flat(ellipse(...at(0, 0.42), 0.46, 0.35), own ?? lighter(build.mask ?? look.coat, 0.58))]
}

/** A crocodile's: long, flat, with a few round teeth that bite nobody. */
const jaws = ({ coat }: AnimalLook, at: At): Shape[] => [
  round(
    blob([at(-0.5, 0.06), at(0.5, -0.02), at(1.36, 0.14), at(1.46, 0.56), at(0.7, 0.82), at(-0.5, 0.84)]),
    lighter(coat, 0.12),
  ),
  ...[0.1, 0.4, 0.7, 1].map((x) => flat(ellipse(...at(x, 0.66), 0.08, 0.11), '#fffaf0')),
]

export function noseAndMouth(
  look: AnimalLook,
  build: SpeciesBuild,
  face: Face | 'sleeping',
  at: At,
): Shape[] {
  const nose = markOf(look, 'nose')?.colour ?? null
  if (build.muzzle === 'trunk') return []
  const drawn = markOf(look, 'no-mouth') ? [] : drawMouth(build, face, at, inkOfMouth(look, build))
  if (build.muzzle === 'none') return drawn
  if (build.muzzle === 'broad') return [...nostrils(at, 0.26, 0.24), ...teeth(at), ...drawn]
  if (build.muzzle === 'jaws') return [...nostrils(at, 0.12, 0.14, 1.2), ...drawn]
  return build.muzzle === 'snout' ? [...snout(at), ...drawn] : [drawNose(build, at, nose), ...drawn]
}

const nostrils = (at: At, apart: number, y: number, x = 0): Shape[] =>
  [-apart, apart].map((aside) => feature(ellipse(...at(x + aside, y), 0.07, 0.09), '#43302a'))

/** Two at the corners of a hippo's smile. */
const teeth = (at: At): Shape[] =>
  [-0.4, 0.4].map((x) => feature(ellipse(...at(x, 0.74), 0.09, 0.12), '#fffaf0'))

/** A pig's: a disc with two holes. */
const snout = (at: At): Shape[] => [
  round(ellipse(...at(0, 0.26), 0.38, 0.29), '#e88f92'),
  ...[-0.14, 0.14].map((x) => feature(ellipse(...at(x, 0.25), 0.065, 0.1), '#9c4a52')),
]

/** How much lower than on a short muzzle nose and mouth are. */
const lower: Partial<Record<SpeciesBuild['muzzle'], number>> = {
  long: 0.22,
  snout: 0.12,
  broad: 0.26,
  jaws: 0.16,
}

const lowered = ({ muzzle }: SpeciesBuild): number => lower[muzzle] ?? 0

function drawNose(build: SpeciesBuild, at: At, own: string | null): Shape {
  const low = lowered(build)
  return feature(
    blob([at(-0.17, 0.21 + low), at(0.17, 0.21 + low), at(0.06, 0.36 + low), at(-0.06, 0.36 + low)]),
    own ?? (build.nose === 'pink' ? '#d98078' : '#43302a'),
  )
}

/** On the screen that is a robot's face it shines. */
const inkOfMouth = (look: AnimalLook, { body }: SpeciesBuild): string =>
  body === 'robot' && !isHomeMade(look) ? '#8ff0d0' : INK

function drawMouth(build: SpeciesBuild, face: Face | 'sleeping', at: At, ink: string): Shape[] {
  const low = lowered(build)
  const { mouth } = face === 'sleeping' ? expressions.calm : expressions[face]
  if (/open|round/.test(mouth)) {
    const lips = [at(-0.2, 0.46 + low), at(0, 0.5 + low), at(0.2, 0.46 + low)]
    return [
      feature(blob([...lips, at(0.12, 0.72 + low), at(-0.12, 0.72 + low)]), '#7a2a2a'),
      feature(ellipse(...at(0, 0.66 + low), 0.09, 0.06), '#e8736b'),
    ]
  }
  if (build.muzzle === 'broad') return [featureLine(wideLips(mouth, at, [-0.6, 0.6], 0.7), INK, 0.075)]
  if (build.muzzle === 'jaws') return [featureLine(wideLips(mouth, at, [-0.36, 1.24], 0.5), INK, 0.07)]
  if (smilesInOneLine.has(build.body))
    return [featureLine(wideLips(mouth, at, [-0.24, 0.24], 0.44), INK, 0.07)]
  if (build.body === 'doll') return [featureLine(stitched(mouth, at), '#a8453c', 0.075)]
  const droop = /frown|wobble|flat/.test(mouth) ? -0.1 : 0.08
  const lips = curve([
    at(-0.25, 0.5 + low),
    at(-0.11, 0.5 + low + droop),
    at(0, 0.42 + low),
    at(0.11, 0.5 + low + droop),
    at(0.25, 0.5 + low),
  ])
  return [featureLine(lips, ink, 0.068)]
}

/** Who has neither nose nor muzzle. */
const smilesInOneLine = new Set<SpeciesBuild['body']>([
  'octopus',
  'snail',
  'bee',
  'butterfly',
  'ladybug',
  'ant',
])

/** One line from corner to corner, that turns up or down at its ends. */
function wideLips(mouth: string, at: At, [from, to]: readonly [number, number], y: number): Path {
  const bend = /frown|wobble/.test(mouth) ? -0.12 : mouth === 'flat' ? 0 : 0.14
  return curve([at(from, y - bend * 0.6), at((from + to) / 2, y + bend), at(to, y - bend * 0.6)])
}

/** A rag doll's mouth is one thread. */
function stitched(mouth: string, at: At): Path {
  const bend = /frown|wobble/.test(mouth) ? -0.12 : mouth === 'flat' ? 0 : 0.14
  return curve([at(-0.24, 0.46), at(0, 0.46 + bend), at(0.24, 0.46)])
}

export function beak(look: AnimalLook, at: At): Shape[] {
  if (look.species === 'swan') return swansBeak(at)
  if (look.species === 'parrot') return hookedBeak(at, markOf(look, 'beak')?.colour ?? '#4a4550')
  const colour = markOf(look, 'beak')?.colour ?? (look.species === 'dove' ? '#e79a8c' : '#f0a03c')
  if (look.species === 'duck')
    return [
      round(
        blob([at(-0.1, 0.22), at(0.4, 0.12), at(1.02, 0.26), at(1, 0.46), at(0.4, 0.52), at(-0.06, 0.46)]),
        colour,
      ),
    ]
  return [round(blob([at(-0.17, 0.16), at(0.06, 0.1), at(0.26, 0.18), at(0.1, 0.5), at(0, 0.54)]), colour)]
}

/** The upper half bends over the lower one. */
const hookedBeak = (at: At, colour: Colour): Shape[] => [
  round(
    blob([at(-0.12, 0.44), at(0.16, 0.4), at(0.22, 0.62), at(0, 0.72), at(-0.12, 0.62)]),
    darker(colour, 0.8),
  ),
  round(
    blob([
      at(-0.24, 0.12),
      at(0.1, 0),
      at(0.42, 0.16),
      at(0.46, 0.5),
      at(0.3, 0.74),
      at(0.22, 0.46),
      at(-0.08, 0.48),
    ]),
    colour,
  ),
]

/** Orange, with the black knob between the eyes. */
const swansBeak = (at: At): Shape[] => [
  round(
    blob([at(-0.1, 0.1), at(0.34, 0.06), at(0.98, 0.34), at(0.94, 0.5), at(0.36, 0.54), at(-0.06, 0.44)]),
    '#ef8f3a',
  ),
  feature(blob([at(-0.1, 0.14), at(0.08, 0.02), at(0.24, 0.12), at(0.14, 0.26), at(-0.08, 0.28)]), '#3c3336'),
]

/** A goat's, hanging from the chin. */
export function chinTuft({ species, coat }: AnimalLook, at: At): Shape[] {
  if (species !== 'goat') return []
  const colour = lightnessOf(coat) > 0.86 ? '#b9ab97' : lighter(coat, 0.6)
  return [feature(blob([at(-0.2, 0.9), at(0.2, 0.9), at(0.16, 1.2), at(0.02, 1.54), at(-0.12, 1.2)]), colour)]
}

/** Two tufts under the nose. */
export function moustache(look: AnimalLook, build: SpeciesBuild, at: At): Shape[] {
  const colour = markOf(look, 'moustache')?.colour
  if (!colour) return []
  const y = 0.41 + lowered(build)
  return [-1, 1].map((side) =>
    feature(
      blob([
        at(side * 0.01, y - 0.02),
        at(side * 0.2, y - 0.08),
        at(side * 0.44, y + 0.02),
        at(side * 0.56, y - 0.06),
        at(side * 0.46, y + 0.17),
        at(side * 0.2, y + 0.15),
        at(side * 0.01, y + 0.08),
      ]),
      colour,
    ),
  )
}

/** Two, from the muzzle down beside the chin. */
export function tusks(look: AnimalLook, build: SpeciesBuild, at: At): Shape[] {
  const colour = markOf(look, 'tusks')?.colour
  if (!colour) return []
  const y = 0.56 + lowered(build)
  return [-1, 1].map((side) =>
    round(
      blob([
        at(side * 0.13, y),
        at(side * 0.34, y - 0.04),
        at(side * 0.34, y + 0.3),
        at(side * 0.22, y + 0.66),
        at(side * 0.16, y + 0.3),
      ]),
      colour,
    ),
  )
}
