import { findProp } from '../props/find-prop.ts'
import type { NamedProp } from '../props/prop.ts'
import type { SceneDescription } from '../scene-description.ts'

/** What stands in the open, and what a room has instead of it: flags hang across it, and cut flowers stand in a vase. */
const instead: readonly (readonly [outdoors: string, inRooms: string])[] = [
  ['flag', 'bunting'],
  ['flower', 'vase of flowers'],
]

/** A thing as a room has it: no pole stands on its floor, and no flowers lie there. */
export function inRoom(prop: NamedProp): NamedProp {
  const found = instead.find(([noun]) => findProp(noun)?.drawing === prop.drawing)
  const other = found && findProp(found[1])
  if (!other || prop.damage || prop.words !== undefined) return prop
  return { ...prop, drawing: other.drawing, colour: other.colour, count: 1 }
}

/** The sticks of a drum that somebody has are at the drum; they do not stand on the ground besides. */
export const atTheDrum = (
  list: readonly NamedProp[],
  { figures }: Pick<SceneDescription, 'figures'>,
): NamedProp[] =>
  figures.some(({ hold }) => hold !== undefined && /\bdrum\b/.test(hold))
    ? list.filter(({ noun }) => !/\bdrumsticks?\b/.test(noun))
    : [...list]
