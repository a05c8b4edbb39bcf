import { listenToCharacter } from '@faith-fables/listener'
import type { Colour } from '../drawing/colour.ts'
import type { FigureDescription } from '../scene-description.ts'
import { animalBeingOf, thingOf } from './animal-being.ts'
import type { Kinship } from './kinship.ts'
import type { Look } from './look.ts'
import { readAnimalLook } from './read-animal-look.ts'
import { readHumanLook } from './read-human-look.ts'
import { readThingLook } from './read-thing-look.ts'

/**
 * The looks of a figure, from what the listener hears in the parent's own words. What they leave open is chosen by the figure's
 * seed, so it never changes between pages, candidates or styles. `worn` are colours of clothes that others wear
 * already. `kin` is what somebody has in common with the family, `others` are those whose double nobody of a plot is.
 */
export function readLook(
  figure: FigureDescription,
  worn: readonly Colour[] = [],
  kin?: Kinship,
  others: readonly Look[] = [],
): Look {
  const { facts } = listenToCharacter(figure)
  const animal = animalBeingOf(figure, facts)
  if (animal) return readAnimalLook(figure, animal, facts)
  const thing = thingOf(figure, facts)
  return thing ? readThingLook(figure, thing, facts) : readHumanLook(figure, facts, worn, kin, others)
}
