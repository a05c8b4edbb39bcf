import type { Unit } from '../text/read-units.ts'
import type { Notes } from './notes.ts'

const parts =
  /^(?:wheels?|sides?|buttons?|antennas?|antennae|aerials?|tracks|rollers|screens?|lights?|arms?|torches|claws?|seams?|stitch(?:es)?|patch(?:es)?|springs?|knobs?|lids?|bolts?|hooks?|dents?)$/

const damaged =
  /^(?:bent|torn|missing|broken|cracked|dented|split|loose|wobbly|gone|squeaky|squeaks|creaks|rattles|wobbles|clicks|flickers|blinks|glows)$/

const isMade = ({ facts }: Notes): boolean =>
  facts.some((fact) => fact.kind === 'being' && /^(?:robot|toy|other)$/.test(fact.being.sort))

/** Of a robot, a toy or somebody of fable: "one wheel", "a dented side", "bent antenna", "one wheel instead of legs". */
export function isPartOfThing(units: readonly Unit[], notes: Notes): boolean {
  const end = units.findIndex(({ small }) => small === 'instead')
  const whole = end < 0 ? units : units.slice(0, end)
  // "Antenna bent", "button missing", "one wheel squeaks".
  const phrase = damaged.test(whole.at(-1)?.small ?? '') ? whole.slice(0, -1) : whole
  return (
    isMade(notes) &&
    parts.test(phrase.at(-1)?.small ?? '') &&
    phrase.every(
      ({ part, small }) =>
        /^(?:DET|NUM|ADJ|NOUN|PROPN)$/.test(part) || /(?:ed|nt)$|^(?:its|his|her)$/.test(small),
    )
  )
}
