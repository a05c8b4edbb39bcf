import { type CharacterReading, holdsWord, nothingRead } from '@faith-fables/contract'
import { type Listening, plainWordsOf } from '../listening/listening.ts'
import type { CharacterReader, TypedCharacter } from '../ports/character-reader.ts'
import type { ImageModel } from '../ports/image-model.ts'
import type { PlainReading } from '../ports/listener.ts'

/** What is understood of characters while parents write them. Nothing is stored or charged, and none of their words is logged. */
export interface Readings {
  /**
   * Empty without a word of details: a name alone says nothing that the parent could correct here.
   * @param closely whether a hosted listener is asked, where there is one
   */
  read(uid: string, character: TypedCharacter, closely: boolean): Promise<CharacterReading>
}

export function createReadings({
  reader,
  imageModel,
  listening,
}: {
  reader: CharacterReader
  imageModel: ImageModel
  listening: Listening
}): Readings {
  const readPlainly = (character: TypedCharacter) => readAlone({ reader, imageModel }, character)

  /** What is said back is read from the plain words, and so is what will be told and drawn. */
  function readClosely(character: TypedCharacter, heard: PlainReading): CharacterReading {
    const plain = readPlainly({ name: character.name, details: plainWordsOf(heard) })
    const unsure = heard.statements.filter(({ certain }) => !certain).map(({ plain: words }) => words)
    return {
      ...plain,
      perhaps: distinct([...plain.perhaps, ...unsure]),
      notUnderstood: distinct([...plain.notUnderstood, ...heard.notUnderstood]),
      otherLanguage: null,
      // A pick changes the parent's words: where they are not English, it can only be written behind them.
      seen: heard.isEnglish
        ? reader.read(character).seen
        : plain.seen.map((thing) => ({ ...thing, span: null, noun: null, parts: [], isPlain: false })),
    }
  }

  return {
    async read(uid, character, closely) {
      if (!holdsWord(character.details)) return nothingRead
      const said = { about: 'character' as const, name: character.name, words: character.details }
      const heard = closely ? await listening.hearWhileTyped(uid, said) : listening.recall(said)
      if (heard) return readClosely(character, heard)
      return { ...readPlainly(character), mayBeCloser: listening.isHosted && !closely }
    },
  }
}

/** What the built-in listener understands, which is there at once. */
export const readAlone = (
  { reader, imageModel }: { reader: CharacterReader; imageModel: Pick<ImageModel, 'findUndrawn'> },
  character: TypedCharacter,
): CharacterReading => ({
  ...reader.read(character),
  undrawn: imageModel.findUndrawn?.(character) ?? null,
  mayBeCloser: false,
})

const distinct = (words: readonly string[]): string[] => [...new Set(words)]
