import type { Character } from '@faith-fables/contract'
import type { ParentClient } from '@faith-fables/tools/product/parent-client'

/** Characters as a parent might have saved them: one with a long description, two with short ones. */
export const family: readonly Character[] = [
  {
    name: 'Amara',
    details:
      'Six years old, two long braids with yellow bows, a yellow dress with white dots and red shoes. She grows things in old cups and talks to every one of them before she goes to bed.',
  },
  { name: 'Grandma Ruth', details: 'Silver bun, round glasses, a purple cardigan. Always has peppermints.' },
  { name: 'Tobias', details: 'A donkey who will not cross water.' },
]

/** Saves characters to the profile, in this order. Answers their ids. */
export async function saveCharacters(parent: ParentClient, characters = family): Promise<string[]> {
  const ids: string[] = []
  for (const body of characters) {
    const { characterId } = await parent.call('addCharacter', { body })
    ids.push(characterId)
  }
  return ids
}
