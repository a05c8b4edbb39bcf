import { holdsLetter, holdsWord, nameWithoutLetter, visibleName, visibleText } from './visible-text.ts'

/** How long a text may be, in UTF-16 units as it is kept, and what is said of a shorter and a longer one. */
export interface Lengths {
  atLeast?: Bound
  atMost: Bound
}

export interface Bound {
  length: number
  sentence: string
}

/** What may stand in a field that somebody types into, and what is said where it does not. */
export interface FieldRule extends Lengths {
  /** A `name` stands on one line and holds a letter, `words` hold a letter or a digit, `signs` are anything that is seen. */
  holds: 'name' | 'words' | 'signs'
  /** Said where that is missing. A field without this sentence may be left empty. */
  missing?: string
}

/** What was typed, as it is kept; the limits count this. */
export function keptField({ holds }: FieldRule, typed: string): string {
  return holds === 'name' ? visibleName(typed) : visibleText(typed)
}

/** The first thing that is wrong with what was typed, in the words the server would use; null when nothing is. */
export function checkField(rule: FieldRule, typed: string): string | null {
  const kept = keptField(rule, typed)
  return (
    (rule.missing === undefined ? null : missingIn(rule.holds, rule.missing, kept)) ?? checkLength(rule, kept)
  )
}

function missingIn(holds: FieldRule['holds'], sentence: string, kept: string): string | null {
  if (kept === '' || (holds === 'words' && !holdsWord(kept))) return sentence
  return holds === 'name' && !holdsLetter(kept) ? nameWithoutLetter : null
}

/** What is wrong with the length of a text that is kept like this; null when nothing is. */
export function checkLength({ atLeast, atMost }: Lengths, kept: string): string | null {
  if (atLeast && kept.length < atLeast.length) return atLeast.sentence
  return kept.length > atMost.length ? atMost.sentence : null
}
