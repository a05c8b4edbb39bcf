import type { AnimalLook, Species } from '../looks/look.ts'
import type { AnimalMark } from '../looks/mark.ts'
import { isSewnSitting, plushBuild } from './bodies/plush-body.ts'
import { breedOf } from './breeds.ts'
import { speciesBuilds } from './species.ts'
import type { SpeciesBuild } from './species-build.ts'

/** A child of 400 carries it in one arm. */
const LARGEST_TOY = 165

/**
 * A species as large as the parent says that this one is. A toy is as large as its animal only where that one is small: a
 * stuffed whale lies on a pillow.
 */
export function buildOf({ species, plush, size, marks, breadth = 1, breed }: AnimalLook): SpeciesBuild {
  const has = (kind: AnimalMark['kind']): boolean => marks.some((mark) => mark.kind === kind)
  const build: SpeciesBuild = {
    ...speciesBuilds[species],
    ...(breed && breedOf(breed)?.build),
    ...(has('curled-tail') && { tail: species === 'dog' ? 'over-back' : 'spiral' }),
    ...(has('long-nose') && { muzzle: 'long' }),
  }
  const own = plush && isSewnSitting(build) ? plushBuild(build) : build
  const isLong = own === build && has('long-body')
  const scale =
    (build.size / speciesBuilds[species].size) * (usualLength(species, plush) / lengthOf(own)) * size
  return { ...own, ...(isLong && stretched(own)), ...(breadth !== 1 && filled(own, breadth)), size: scale }
}

/** Of a sausage dog. */
const stretched = ({ legs, trunk: { long, high } }: SpeciesBuild): Pick<SpeciesBuild, 'legs' | 'trunk'> => ({
  legs: legs * 0.5,
  trunk: { long: long * 1.4, high: high * 0.84 },
})

/** Fat on short legs, or lean on long ones. */
const filled = (
  { legs, trunk: { long, high } }: SpeciesBuild,
  breadth: number,
): Pick<SpeciesBuild, 'legs' | 'trunk'> => ({
  legs: legs * breadth ** -0.7,
  trunk: { long: long * breadth ** 0.3, high: high * breadth },
})

/** How tall or long one of the kind is on the stage. */
export const usualLength = (species: Species, plush: boolean): number =>
  unscaledLength(species) * usualScale(species, plush)

const unscaledLength = (species: Species): number => lengthOf(speciesBuilds[species])

function lengthOf({ legs, trunk, head }: SpeciesBuild): number {
  return Math.max(legs + 2 * trunk.high + head.up + head.radius, 2 * trunk.long + head.radius)
}

function usualScale(species: Species, plush: boolean): number {
  const { size } = speciesBuilds[species]
  return plush ? Math.min(size, LARGEST_TOY / unscaledLength(species)) : size
}
