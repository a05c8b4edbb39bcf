import type { Character, SavedCharacter } from '@faith-fables/contract'
import { limits } from '@faith-fables/contract/limits'
import { visibleCharacter } from '../../../components/character/character-check.ts'

const max = limits.charactersPerStory

export const maximumReached = `Maximum of ${max} characters reached.`

/** A changed list, or the sentence that says why it did not change. */
export type ListChange = { characters: readonly Character[]; refusal?: never } | { refusal: string }

export function isFull(characters: readonly Character[]): boolean {
  return characters.length >= max
}

export function addToStory(characters: readonly Character[], { name, details }: Character): ListChange {
  if (isFull(characters)) return { refusal: `You can add a maximum of ${max} characters to a story.` }
  if (isInStory(characters, { name, details })) return alreadyThere(name)
  return { characters: [...characters, { name, details }] }
}

export function replaceInStory(
  characters: readonly Character[],
  place: number,
  changed: Character,
): ListChange {
  if (isInStory(characters.toSpliced(place, 1), changed)) return alreadyThere(changed.name)
  return { characters: characters.with(place, changed) }
}

/** Equal in name and details; blanks around them and what cannot be seen don't count, upper and lower case do. */
export function isInStory(characters: readonly Character[], wanted: Character | SavedCharacter): boolean {
  const one = visibleCharacter(wanted)
  return characters
    .map(visibleCharacter)
    .some(({ name, details }) => name === one.name && details === one.details)
}

function alreadyThere(name: string): ListChange {
  return { refusal: `Character "${name}" is already in your story.` }
}
