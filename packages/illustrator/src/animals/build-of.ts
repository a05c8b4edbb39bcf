import type { AnimalLook, Species } from '../looks/look.ts'
import { isSewnSitting, plushBuild } from './bodies/plush-body.ts'
import { speciesBuilds } from './species.ts'
import type { SpeciesBuild } from './species-build.ts'

/** A child of 400 carries it in one arm. */
const LARGEST_TOY = 165

/**
 * A species as large as the parent says that this one is. A toy is as large as its animal only where that one is small: a
 * stuffed whale lies on a pillow.
 */
export function buildOf({ species, plush, size, marks }: AnimalLook): SpeciesBuild {
  const build = speciesBuilds[species]
  const own = plush && isSewnSitting(build) ? plushBuild(build) : build
  const isLong = own === build && marks.some(({ kind }) => kind === 'long-body')
  return { ...own, ...(isLong && stretched(own)), size: (usualLength(species, plush) / lengthOf(own)) * size }
}

/** Of a sausage dog. */
const stretched = ({ legs, trunk: { long, high } }: SpeciesBuild): Pick<SpeciesBuild, 'legs' | 'trunk'> => ({
  legs: legs * 0.5,
  trunk: { long: long * 1.4, high: high * 0.84 },
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
