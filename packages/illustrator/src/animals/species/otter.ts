import type { SpeciesBuild } from '../species-build.ts'

export const otter: SpeciesBuild = {
  size: 0.8,
  body: 'upright',
  legs: 24,
  trunk: { long: 42, high: 60 },
  head: { radius: 50, forward: 4, up: 94, wide: 1.12 },
  ears: 'small',
  tail: 'thick',
  muzzle: 'short',
  nose: 'dark',
  mark: 'pale-chin',
  arms: 46,
  whiskers: true,
  faceFirst: true,
}
