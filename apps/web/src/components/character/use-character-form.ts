import type { Character } from '@faith-fables/contract'
import { useState } from 'react'
import { type CharacterPlace, checkCharacter, tooShort, visibleCharacter } from './character-check.ts'

type Field = 'name' | 'details'

const empty: Character = { name: '', details: '' }

/**
 * What the editor of a character remembers. Details that are too short are counted from the start; the other
 * sentences wait until the field was left or saving was tried, and then follow the typing.
 *
 * @param written what was written of it before and is not saved
 */
export function useCharacterForm(
  place: CharacterPlace,
  character: Character | null,
  written: Character | null = null,
) {
  const before = character ?? empty
  const [name, setName] = useState(written?.name ?? before.name)
  const [details, setDetails] = useState(written?.details ?? before.details)
  const [alsoToProfile, setAlsoToProfile] = useState(false)
  const [told, setTold] = useState<Record<Field, boolean>>({ name: false, details: false })

  const typed = visibleCharacter({ name, details })
  const problems = checkCharacter(typed, place)
  const shortness = tooShort(typed.details)

  /** The character when it keeps all rules, else the first field that does not; from now on both say so. */
  function check(): { checked: Character | null; wrongField: Field } {
    setTold({ name: true, details: true })
    const isRight = problems.name === null && problems.details === null
    return { checked: isRight ? typed : null, wrongField: problems.name === null ? 'details' : 'name' }
  }

  return {
    name,
    setName,
    details,
    setDetails,
    alsoToProfile,
    setAlsoToProfile,
    isTooShort: shortness !== null,
    /** Closing now would lose something. */
    isChanged: name !== before.name || details !== before.details,
    nameProblem: told.name ? problems.name : null,
    detailsProblems: detailsWords(),
    detailsHint: shortness ?? 'How they look and what they are like.',
    leaveDetails: () => setTold({ ...told, details: true }),
    check,
  }

  /** An untouched field only counts; one with something in it is marked; one that was left says all. */
  function detailsWords(): string[] {
    const marked = typed.details === '' && !told.details ? null : shortness
    const sentences = [told.details ? problems.details : null, marked]
    return [...new Set(sentences)].filter((sentence) => sentence !== null)
  }
}
