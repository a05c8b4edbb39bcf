import type { FigureDescription } from '../scene-description.ts'
import type { Look } from './look.ts'
import { readLook } from './read-look.ts'

/**
 * The looks of a story's people and animals by their names in small letters. Two of them wear the same colour only
 * where their descriptions say so: who comes later in the cast gets another.
 */
export function readCast(cast: readonly FigureDescription[]): Map<string, Look> {
  const looks = new Map<string, Look>()
  for (const description of cast) {
    const worn = [...looks.values()].flatMap((look) => (look.kind === 'human' ? [look.garment.colour] : []))
    const name = description.name.toLowerCase()
    if (!looks.has(name)) looks.set(name, readLook(description, worn))
  }
  return looks
}
