import type { Character } from '@faith-fables/contract'
import { checkField, keptField } from '@faith-fables/contract/check-field'
import {
  characterDetailsRule,
  characterNameRule,
  storyCharacterDetailsRule,
  storyCharacterNameRule,
} from '@faith-fables/contract/field-rules'

/** Where a character is written: for a story, or for the parent's profile. The rules are the same, not the words. */
export type CharacterPlace = 'story' | 'profile'

/** What is wrong with each field; null when nothing is. */
export interface CharacterProblems {
  name: string | null
  details: string | null
}

/** Checks a character as it is kept. */
export function checkCharacter({ name, details }: Character, place: CharacterPlace): CharacterProblems {
  if (place === 'story') {
    return {
      name: checkField(storyCharacterNameRule, name),
      details: checkField(storyCharacterDetailsRule, details),
    }
  }
  const problem = checkField(characterDetailsRule, details)
  const isShort = problem === characterDetailsRule.atLeast.sentence
  return { name: checkField(characterNameRule, name), details: isShort ? tooShort(details) : problem }
}

/** What Save waits for, with the count; null when the details, as they are kept, are long enough. */
export function tooShort(details: string): string | null {
  const { atLeast } = characterDetailsRule
  if (details.length >= atLeast.length) return null
  return `${atLeast.sentence.slice(0, -1)} (currently ${details.length})`
}

/** The character as it is kept. */
export function visibleCharacter({ name, details }: Character): Character {
  return { name: keptField(characterNameRule, name), details: keptField(characterDetailsRule, details) }
}
