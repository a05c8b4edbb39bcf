import { listenToCharacter } from '@faith-fables/listener'
import type { TypedCharacter } from '../../ports/character-reader.ts'

type Heard = ReturnType<typeof listenToCharacter>

let last: { name: string; details: string; heard: Heard } | null = null

/** What is said back, and what of it is drawn, are asked for one after the other: the same words are listened to once. */
export function hearCharacter({ name, details }: TypedCharacter): Heard {
  if (last?.name !== name || last.details !== details)
    last = { name, details, heard: listenToCharacter({ name, details }) }
  return last.heard
}
