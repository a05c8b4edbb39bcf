import type { Unit } from '../text/read-units.ts'
import type { Notes } from './notes.ts'

/** "One wheel", "a dented side", of a robot or a toy. */
export const isPartOfThing = (units: readonly Unit[], { facts }: Notes): boolean =>
  facts.some((fact) => fact.kind === 'being' && /^(?:robot|toy)$/.test(fact.being.sort)) &&
  units.every(({ part }) => /^(?:DET|NUM|ADJ|NOUN)$/.test(part)) &&
  /^(?:wheels?|sides?|buttons?|antennas?|antennae|screens?|lights?|arms?|torches|claws?|seams?|stitch(?:es)?|patch(?:es)?|springs?|knobs?|lids?|bolts?|hooks?)$/.test(
    units.at(-1)?.small ?? '',
  )
