import type { CharacterReading } from '@faith-fables/contract'

/** A character in the parent's words, as far as they are typed. */
export interface TypedCharacter {
  name: string
  details: string
}

/** Whoever understands what parents write. */
export interface CharacterReader {
  /** What was understood, to be said back. */
  read(character: TypedCharacter): Omit<CharacterReading, 'undrawn' | 'mayBeCloser'>
}
