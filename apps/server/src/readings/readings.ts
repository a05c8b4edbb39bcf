import { type CharacterReading, holdsWord, nothingRead } from '@faith-fables/contract'
import type { CharacterReader, TypedCharacter } from '../ports/character-reader.ts'
import type { ImageModel } from '../ports/image-model.ts'

/** What is understood of characters while parents write them. Nothing is stored, charged or logged. */
export interface Readings {
  /** Empty without a word of details: a name alone says nothing that the parent could correct here. */
  read(character: TypedCharacter): CharacterReading
}

export function createReadings({
  reader,
  imageModel,
}: {
  reader: CharacterReader
  imageModel: ImageModel
}): Readings {
  return {
    read(character) {
      if (!holdsWord(character.details)) return nothingRead
      return { ...reader.read(character), undrawn: imageModel.findUndrawn?.(character) ?? null }
    },
  }
}
