import { findFirstEdition } from '../editions/first-edition.ts'
import { moveTo, type Stage } from './stage.ts'

/** Finds out how everybody in the approved text looks, so that they look the same on every page. */
export const enrichingCharacters: Stage = {
  async run(generation, { db, textModel, once, signal }) {
    const first = await findFirstEdition(db, generation)
    if (first) return moveTo('splitting_scenes', { cast: first.generation.cast })
    const order = {
      text: generation.storyText ?? '',
      characters: generation.characters,
      cast: generation.cast ?? [],
      language: generation.language,
    }
    const cast = await once('cast', () => textModel.describeCast(order, signal))
    return moveTo('splitting_scenes', { cast })
  },
}
