import { listenToCharacter, sayBack, seeThings } from '@faith-fables/listener'
import type { CharacterReader } from '../../ports/character-reader.ts'

/** The listener that comes with the product. */
export function createBuiltinCharacterReader(): CharacterReader {
  return {
    read(character) {
      const heard = listenToCharacter(character)
      const { visible: _visible, ...said } = sayBack(heard, character.details)
      const being = heard.facts.find((fact) => fact.kind === 'being')?.being
      return {
        ...said,
        seen: heard.otherLanguage === null ? seeThings(heard, character.details).map(asSent) : [],
        isPerson: being === undefined || being.sort === 'human',
      }
    },
  }
}

type Thing = ReturnType<typeof seeThings>[number]

/** Spans of a package cannot be changed, those of an answer may be. */
const asSent = ({ span, noun, parts, ...thing }: Thing) => ({
  ...thing,
  span: span && ([...span] as [number, number]),
  noun: noun && ([...noun] as [number, number]),
  parts: parts.map((part) => ({ ...part, span: [...part.span] as [number, number] })),
})
