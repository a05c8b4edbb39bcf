import { type Colour, darker, lighter, lightnessOf } from '../drawing/colour.ts'
import { flat, type Shape } from '../drawing/shape.ts'
import { ellipse, joined } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import type { AnimalLook } from '../looks/look.ts'
import { markOf } from '../looks/read-animal-marks.ts'
import type { HeadView } from '../people/head-view.ts'
import { patch } from './bodies/coat-patches.ts'
import { stripesOn } from './own-marks.ts'
import { speciesBuilds } from './species.ts'

const GINGER = '#d9843c'
const CREAM = '#f2e0bd'
const SOOT = '#4a4450'

/** The colours of its patches, one after the other: those of a tortoiseshell, a calico or a patchwork; none for a plain coat. */
function patchColours(look: AnimalLook): readonly Colour[] {
  if (markOf(look, 'tortoiseshell')) return [GINGER, CREAM, GINGER]
  if (markOf(look, 'calico')) return [GINGER, SOOT, GINGER]
  if (markOf(look, 'patchwork')) return ['#d9493f', '#f2c14e', '#4f8fc4', '#5aa35a']
  return look.spots ? [look.spots] : []
}

/** Places of patches over a trunk, in shares of half its length and height. */
const places: readonly (readonly [x: number, y: number, size: number])[] = [
  [-0.42, -0.3, 0.5],
  [0.26, 0.06, 0.42],
  [-0.04, -0.6, 0.3],
  [0.56, -0.46, 0.3],
  [-0.66, 0.26, 0.28],
]

/** In wool, patches that are not large are lost. */
const isWoolly = ({ species }: AnimalLook): boolean => /^(?:fleece|wool)$/.test(speciesBuilds[species].mark)

/** What is on a coat besides its colour, over a trunk of half this length and height about its middle. */
export function coatOn(look: AnimalLook, long: number, high: number, [x, y]: Point): Shape[] {
  const colours = patchColours(look)
  const isWool = isWoolly(look)
  const shown = colours.length > 1 || isWool ? places : places.slice(0, 3)
  const patches = shown.flatMap(([across, down, size], index) => {
    const colour = colours[index % Math.max(1, colours.length)]
    return colour
      ? [
          flat(
            patch(
              x + across * long,
              y + down * high,
              size * Math.min(long, high) * (isWool ? 1.3 : 1),
              index,
            ),
            colour,
          ),
        ]
      : []
  })
  return [...stripesOn(look, long, high, [x, y]), ...patches, ...specklesOn(look, long, high, [x, y])]
}

/** Speckles are darker than the coat, or lighter on a dark one. */
const speckleColour = (look: AnimalLook): Colour | null => {
  const mark = markOf(look, 'speckles')
  if (!mark) return null
  return mark.colour ?? (lightnessOf(look.coat) < 0.62 ? lighter(look.coat, 0.55) : darker(look.coat, 0.62))
}

/** Small flecks all over, the fewer the smaller the place. */
export function specklesOn(look: AnimalLook, long: number, high: number, [x, y]: Point): Shape[] {
  const colour = speckleColour(look)
  if (!colour) return []
  const count = Math.round(Math.min(30, (long * high) / 110))
  const flecks = Array.from({ length: count }, (_, index) => {
    // The angle of sunflower seeds spreads them evenly.
    const [angle, far] = [index * 2.4, Math.sqrt((index + 0.5) / count) * 0.84]
    return ellipse(x + Math.cos(angle) * far * long, y + Math.sin(angle) * far * high, index % 3 ? 3.2 : 4.2)
  })
  return [flat(joined(flecks), colour)]
}

/** The patch over one eye, and flecks on the brow. */
export function coatOnHead(look: AnimalLook, view: HeadView): Shape[] {
  const [colour, other] = patchColours(look)
  const width = Math.min(1, view.facing(0.46, -0.3) * 1.1)
  const fleck = speckleColour(look)
  return [
    ...(colour && width > 0.2 ? [flat(ellipse(...view.at(0.46, -0.28), 0.38 * width, 0.42), colour)] : []),
    ...(other && width > 0.2 ? [flat(patch(...view.at(-0.5, -0.6), 0.2, 1), other)] : []),
    ...(fleck
      ? [
          flat(
            joined(
              (
                [
                  [-0.4, -0.6],
                  [-0.12, -0.74],
                  [0.16, -0.58],
                  [0.42, -0.68],
                  [-0.7, -0.3],
                  [0.72, -0.3],
                ] as const
              ).map(([x, y]) => ellipse(...view.at(x, y), 0.06)),
            ),
            fleck,
          ),
        ]
      : []),
  ]
}
