import { type Mend, type NormalisedText, normaliseText } from './normalised-text.ts'
import { readUnits, type Unit } from './read-units.ts'
import { tagWords } from './tag-words.ts'

/** The words of a text as the tagger and the lexicons see them, with the way back to the parent's letters. */
export function unitsOf(typed: string, mend?: Mend): { units: Unit[]; normalised: NormalisedText } {
  const normalised = normaliseText(typed, mend)
  return { units: readUnits(tagWords(normalised.text)), normalised }
}
