import type { Character } from '@faith-fables/contract'
import { limits } from '@faith-fables/contract/limits'
import {
  holdsLetter,
  holdsWord,
  nameWithoutLetter,
  visibleName,
  visibleText,
} from '@faith-fables/contract/visible-text'

/** Where a character is written: for a story, or for the parent's profile. The rules are the same, not the words. */
export type CharacterPlace = 'story' | 'profile'

/** What is wrong with each field; null when nothing is. */
export interface CharacterProblems {
  name: string | null
  details: string | null
}

const { characterName, characterDetails } = limits

const missing = {
  story: {
    name: 'Character name is required (min 1 character).',
    details: `Character details are required (min ${characterDetails.min} characters).`,
  },
  profile: { name: 'Character name is required.', details: 'Character details are required.' },
}

/** Checks a character as it is kept. */
export function checkCharacter(character: Character, place: CharacterPlace): CharacterProblems {
  return { name: nameProblem(character.name, place), details: detailsProblem(character.details, place) }
}

/** What Save waits for, with the count; null when the details, as they are kept, are long enough. */
export function tooShort(details: string): string | null {
  if (details.length >= characterDetails.min) return null
  return `Details must be at least ${characterDetails.min} characters (currently ${details.length})`
}

/** The character as it is kept. */
export function visibleCharacter({ name, details }: Character): Character {
  return { name: visibleName(name), details: visibleText(details) }
}

function nameProblem(name: string, place: CharacterPlace): string | null {
  if (name.length < characterName.min) return missing[place].name
  if (!holdsLetter(name)) return nameWithoutLetter
  if (name.length <= characterName.max) return null
  return `Character name must be ${characterName.max} characters or less.`
}

function detailsProblem(details: string, place: CharacterPlace): string | null {
  if (details.length > characterDetails.max)
    return `Character details must be ${characterDetails.max} characters or less.`
  if (!holdsWord(details) || (place === 'story' && details.length < characterDetails.min))
    return missing[place].details
  return tooShort(details)
}
