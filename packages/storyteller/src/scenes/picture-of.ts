import type { ChosenNoun } from '../notation/world.ts'

const colours =
  'red|crimson|maroon|pink|orange|yellow|golden|gold|green|olive|teal|turquoise|blue|navy|purple|violet|lilac|brown|beige|cream|white|silver|gray|grey|black'

/** "Light blue", as it stands somewhere before the noun; what the thing is painted with comes after it. */
const coloured = new RegExp(`^(?:[\\w-]+ )*?((?:(?:light|dark|pale|bright) )?(?:${colours})) [\\w -]+$`, 'i')

/**
 * The noun by which the illustrator knows a thing, in the colour that the words for it say: of the parent's "old green
 * cuckoo clock with a bird" it is "green clock".
 */
export function pictureOf({ noun, full }: ChosenNoun): string {
  const [head = ''] = full.split(/ (?:with|in|on|of|from|that|who)\b/)
  const colour = coloured.exec(head)?.[1]?.toLowerCase()
  const known = noun.picture ?? noun.word
  return colour === undefined ? known : `${colour} ${known}`
}
