import { listenToCharacter, sayBack } from '@faith-fables/listener'
import type { CharacterReader } from '../../ports/character-reader.ts'

/** The listener that comes with the product. */
export function createBuiltinCharacterReader(): CharacterReader {
  return {
    read(character) {
      const { visible: _visible, ...said } = sayBack(listenToCharacter(character), character.details)
      return said
    },
  }
}
