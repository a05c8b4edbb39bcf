import type { SpeciesBuild } from '../species-build.ts'

/** Sits up, round as a ball, with its small hands before its chest. */
export const hamster: SpeciesBuild = {
  size: 0.54,
  body: 'upright',
  legs: 10,
  arms: 62,
  trunk: { long: 54, high: 52 },
  head: { radius: 50, forward: 0, up: 34, wide: 1.2 },
  ears: 'round',
  tail: 'none',
  muzzle: 'short',
  nose: 'pink',
  whiskers: true,
  mark: 'white-cheeks',
  faceFirst: true,
}
