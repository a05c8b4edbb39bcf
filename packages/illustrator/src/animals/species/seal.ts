import type { SpeciesBuild } from '../species-build.ts'

export const seal: SpeciesBuild = {
  size: 0.98,
  body: 'seal',
  legs: 0,
  trunk: { long: 100, high: 44 },
  head: { radius: 50, forward: 0, up: 0, wide: 1.08 },
  ears: 'none',
  tail: 'none',
  muzzle: 'short',
  nose: 'dark',
  mark: 'none',
  whiskers: true,
  faceFirst: true,
}
