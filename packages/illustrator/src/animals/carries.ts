import type { Look, Species } from '../looks/look.ts'

const large: ReadonlySet<Species> = new Set<Species>([
  'horse',
  'donkey',
  'camel',
  'cow',
  'deer',
  'lion',
  'bear',
  'elephant',
  'hippo',
  'alpaca',
])

/** Whose back a rider sits on. */
export const isLarge = (species: Species): boolean => large.has(species)

/** An animal of the cast that somebody can ride: no toy, and no small one of its kind. */
export const carriesRider = (look: Look): boolean =>
  look.kind === 'animal' && isLarge(look.species) && !look.plush && look.size > 0.7

/** How far behind the shoulders a rider sits, in shares of the animal's height. */
export const BEHIND_SHOULDERS = 0.13
