import type { AnimalLook } from '../looks/look.ts'
import { speciesBuilds } from './species.ts'
import type { SpeciesBuild } from './species-build.ts'

/** A child of 400 carries it in one arm. */
const LARGEST_TOY = 165

/**
 * A species as large as the parent says that this one is. A toy is as large as its animal only where that one is small: a
 * stuffed whale lies on a pillow.
 */
export function buildOf({ species, plush, size }: AnimalLook): SpeciesBuild {
  const build = speciesBuilds[species]
  const { legs, trunk, head } = build
  const large = Math.max(legs + 2 * trunk.high + head.up + head.radius, 2 * trunk.long + head.radius)
  const usual = plush ? Math.min(build.size, LARGEST_TOY / large) : build.size
  return { ...build, size: usual * size }
}
